/** A seat's connection and state together; it also contributes to every shuffle by itself. */
import type { Ack } from "../generated/protocol";
import type { Store } from "../app/store";
import { Contribution } from "../fair/contribution";
import { TableSocket, type Link, type Environment, type NewCommand } from "../connection/table-socket";
import type { ScoreSheet } from "./score-sheet";
import { fold, mySeat, NOTHING, type TableState } from "./state";

export interface Watcher {
  changed(state: TableState): void;
  link(link: Link): void;
  /** A move that waits until UNO is settled. */
  held(until: number): void;
  /** The server broke its promises about the shuffle of this match: nothing more is contributed. */
  doubted(): void;
}

export class Session {
  state: TableState = NOTHING;
  /** Why the table turned us away, if it did: the code of a refusal. */
  goodbye = "";
  readonly part: Contribution;
  private readonly socket: TableSocket;

  constructor(
    readonly table: string,
    token: string | null,
    around: Environment,
    store: Store,
    watcher: Watcher,
  ) {
    this.part = new Contribution(store);
    const name = Math.floor(around.random() * 2 ** 40).toString(36);
    this.socket = new TableSocket(table, token, name, around, {
      answer: (answer) => {
        if (answer.is === "held") return watcher.held(answer.until);
        if (answer.is === "bye") this.goodbye = answer.code;
        const next = fold(this.state, answer);
        if (next === this.state) return;
        this.state = next;
        watcher.changed(next);
        this.shuffle(watcher);
      },
      link: (link) => watcher.link(link),
    });
  }

  say(wish: NewCommand): Promise<Ack> {
    return this.socket.command(wish);
  }

  /** A move as the answer to the question that is being asked now. */
  play(move: string): Promise<Ack> {
    return this.say({ do: "play", move, decision: this.state.look?.decision ?? 0 });
  }

  /** Scores of earlier rounds, which were not in any message but asked for. */
  learn(sheet: ScoreSheet): TableState {
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

  private shuffle(watcher: Watcher): void {
    const seat = mySeat(this.state);
    const shuffle = this.state.room?.shuffle;
    if (seat == null || !shuffle) return;
    const known = this.part.doubts.size;
    const deed = this.part.due(shuffle, seat);
    if (this.part.doubts.size > known) watcher.doubted();
    // A part that comes too late is marked in the transcript; there is nothing else to be done about it.
    if (deed) this.say(deed).catch(() => undefined);
  }
}
