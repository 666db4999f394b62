/** A question is answered once: a second tap, while the answer is on its way to the table, is none. */
import { isCall } from "./moves";

export class OneAnswer {
  /** The question whose answer is on its way. */
  private decision: number | null = null;

  /** May this move be sent now? Saying UNO and catching answer no question. */
  sends(move: string, decision: number | null): boolean {
    if (isCall(move) || decision === null) return true;
    const first = decision !== this.decision;
    this.decision = decision;
    return first;
  }

  /** The answer has arrived, or was refused. */
  settle(): void {
    this.decision = null;
  }
}
