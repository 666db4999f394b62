/** A seat at a table: socket and state together, and the part in the shuffle that nobody has to think of. */
import type { Ack } from "$protocol";
import { Part, type Keeping } from "../fair/part";
import { TableSocket, type Link, type Surroundings, type Wish } from "../wire/socket";
import type { Sheet } from "./sheet";
import { fold, mySeat, NOTHING, type TableState } from "./state";

export interface Watcher {
  changed(state: TableState): void;
  link(link: Link, why: string): void;
  /** A move that waits until UNO is settled. */
  held(until: number): void;
}

export class Session {
  state: TableState = NOTHING;
  readonly part: Part;
  private readonly socket: TableSocket;

  constructor(
    readonly table: string,
    token: string | null,
    around: Surroundings,
    keeping: Keeping,
    watcher: Watcher,
  ) {
    this.part = new Part(keeping);
    const name = Math.floor(around.random() * 2 ** 40).toString(36);
    this.socket = new TableSocket(table, token, name, around, {
      heard: (answer) => {
        if (answer.is === "held") return watcher.held(answer.until);
        const next = fold(this.state, answer);
        if (next === this.state) return;
        this.state = next;
        watcher.changed(next);
        this.shuffle();
      },
      link: (link, why) => watcher.link(link, why),
    });
  }

  say(wish: Wish): Promise<Ack> {
    return this.socket.command(wish);
  }

  /** A move as the answer to the question that is being asked now. */
  play(move: string): Promise<Ack> {
    return this.say({ do: "play", move, decision: this.state.look?.decision ?? 0 });
  }

  /** Something about the table that was not told but asked for. */
  learn(sheet: Sheet): TableState {
    this.state = { ...this.state, sheet, fresh: [] };
    return this.state;
  }

  get offset(): number {
    return this.socket.offset;
  }

  hurry(): void {
    this.socket.hurry();
  }

  cut(): void {
    this.socket.cut();
  }

  close(): void {
    this.socket.close();
  }

  private shuffle(): void {
    const seat = mySeat(this.state);
    const shuffle = this.state.room?.shuffle;
    const deed = seat != null && shuffle ? this.part.due(shuffle, seat) : null;
    // A part that comes too late is marked in the transcript; there is nothing else to be done about it.
    if (deed) this.say(deed).catch(() => undefined);
  }
}
