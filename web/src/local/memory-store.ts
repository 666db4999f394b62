/** Tables kept as long as the page lasts: where storage is denied, and in tests. */
import { StoreConflict, type Row, type TableListed, type TableStore } from "./interfaces";

export class MemoryStore implements TableStore {
  private readonly tables = new Map<string, { rows: Row[]; listed: TableListed }>();

  async append(table: string, after: number, rows: Row[], listed: TableListed): Promise<void> {
    const kept = this.tables.get(table)?.rows ?? [];
    if ((kept.at(-1)?.seq ?? 0) !== after) throw new StoreConflict();
    this.tables.set(table, { rows: [...kept, ...structuredClone(rows)], listed });
  }

  async read(table: string, from = 1): Promise<Row[]> {
    const { rows = [] } = this.tables.get(table) ?? {};
    return structuredClone(rows.filter(({ seq }) => seq >= from));
  }

  async list(): Promise<TableListed[]> {
    return [...this.tables.values()].map(({ listed }) => listed);
  }

  async remove(table: string): Promise<void> {
    this.tables.delete(table);
  }
}
