/**
 * The runner of a live table (server/live/runner.py): does what is due, when it is due, lets bots think in time, and writes
 * down who comes and goes.
 */
import { commandOf, dueFacts, nextDue, sameAction, type DueAction } from "./due";
import type { AnyFact } from "./facts";
import type { LiveTable } from "./live-table";
import { HeldError, refuse, RefusedError } from "./refusals";
import { isHere, type Table } from "./table";
import { thinkAsk } from "./thinking";

/** Milliseconds before something that could not be done is tried again. */
const RETRY = 500;
/** The same for who is here: while there is no room to write it, that is not tried all the time. */
const PRESENCE_RETRY = 2000;
/** Milliseconds that a timer may be late; beyond that the device slept. */
const SLEPT = 5000;

/** A bot's choice for an action, under way or made. */
interface Thinking {
  cmd: string;
  choice: Promise<string | null>;
  abort: AbortController;
}

export class Runner {
  private stopped = false;
  private busy = false;
  private thinking: Thinking | null = null;
  private cancelTimer = () => {};
  /** How many are writing down at this moment who is here. */
  private updating = 0;
  private cancelRepair = () => {};

  constructor(private readonly live: LiveTable) {}

  /** Do nothing more. */
  stop(): void {
    this.stopped = true;
    this.cancelTimer();
    this.cancelRepair();
    this.thinking?.abort.abort();
  }

  private nextDue(table = this.live.table): DueAction | null {
    return nextDue(table, this.live.shared.timing);
  }

  /** Whoever was connected to a host that is gone is no longer here. */
  async markCrashed(): Promise<void> {
    for (const [person, one] of this.live.table.is.people.entries())
      if (isHere(one) && one.process !== this.live.shared.process)
        await this.write("dead", { k: "left", person, crashed: true });
  }

  /** Make true what the rows say about who is here. */
  async updatePresence(): Promise<void> {
    const { process } = this.live.shared;
    this.updating++;
    try {
      for (const [person, one] of this.live.table.is.people.entries()) {
        const here = this.live.connectedPeople().has(person);
        if (here && one.process !== process) await this.write("here", { k: "back", person, process });
        else if (!here && one.process === process) await this.write("gone", { k: "left", person });
      }
    } finally {
      this.updating--;
    }
    if (!this.updating && this.presenceIsWrong()) this.repairLater();
  }

  /** Is anybody connected here of whom the rows say that they left, or the other way round? */
  private presenceIsWrong(): boolean {
    const connected = this.live.connectedPeople();
    const { process } = this.live.shared;
    return this.live.table.is.people.some((one, person) =>
      connected.has(person) ? !isHere(one) : one.process === process,
    );
  }

  /** Who is here could not be stored, or another tab wrote otherwise: it is written again. */
  private repairLater(): void {
    this.cancelRepair();
    if (this.stopped) return;
    this.cancelRepair = this.live.shared.around.after(PRESENCE_RETRY, () => void this.updatePresence());
  }

  private async write(what: string, ...facts: AnyFact[]): Promise<void> {
    try {
      await this.live.submit(this.live.uniqueCommand(what), (table) => {
        const news = facts.filter((fact) => isNews(table, fact));
        return news.length ? news : refuse("not-now");
      });
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
    }
  }

  /** Wake up when the next thing is due; a search that nobody waits for any more is broken off. */
  schedule(): void {
    this.cancelTimer();
    if (this.stopped) return;
    if (!this.updating && this.presenceIsWrong()) void this.updatePresence();
    const action = this.nextDue();
    if (this.thinking && this.thinking.cmd !== (action && commandOf(action))) {
      this.thinking.abort.abort();
      this.thinking = null;
    }
    if (!action || this.busy) return;
    if (action.kind === "move") this.think(action);
    const wait = Math.max(0, action.at - this.live.now());
    this.cancelTimer = this.live.shared.around.after(wait, () => void this.wake(action));
  }

  /** The timer has run its time: that is enough, whatever the clock says, which may have been set back meanwhile. */
  private async wake(action: DueAction): Promise<void> {
    if (this.stopped || !sameAction(this.nextDue(), action)) return this.schedule();
    this.busy = true;
    try {
      if (this.hasSlept(this.live.table, action)) await this.awake(action);
      else await this.act(action);
    } catch (error) {
      if (!(error instanceof RefusedError || error instanceof HeldError || isAbort(error))) throw error;
    } finally {
      this.busy = false;
      if (!this.stopped && sameAction(this.nextDue(), action))
        this.cancelTimer = this.live.shared.around.after(RETRY, () => this.schedule());
      else this.schedule();
    }
  }

  /** Is this action so late that the device must have slept, at a table where that costs somebody time? */
  private hasSlept({ is }: Table, action: DueAction): boolean {
    const timed = is.opened.pace !== "untimed" || is.uno_owed.length > 0;
    return timed && this.live.now() - action.at > SLEPT;
  }

  /**
   * The device slept, and everybody with it: clocks go on from now, as when all have left and come back. Another tab may have
   * said so already; and a tab in which nobody plays says nothing.
   */
  private async awake(action: DueAction): Promise<void> {
    const { process } = this.live.shared;
    await this.live.submit(this.live.uniqueCommand("awake"), (table) => {
      const connected = this.live.connectedPeople();
      const people = table.is.people.flatMap((one, person) => (connected.has(person) && isHere(one) ? [person] : []));
      if (!people.length || !sameAction(this.nextDue(table), action)) refuse("not-now");
      return [
        ...people.map((person): AnyFact => ({ k: "left", person })),
        ...people.map((person): AnyFact => ({ k: "back", person, process })),
      ];
    });
  }

  private async act(action: DueAction): Promise<void> {
    const { timing } = this.live.shared;
    const text = action.kind === "move" ? await this.think(action).choice : null;
    const choice = text === null ? null : (this.live.table.is.game.words.move(text) ?? null);
    await this.live.submit(commandOf(action), (table, now) =>
      dueFacts(table, action, timing, Math.max(now, action.at), choice),
    );
  }

  /** Ask a bot as soon as it is known that it will be asked; whether it may do what it chose is checked again. */
  private think(action: DueAction): Thinking {
    const cmd = commandOf(action);
    if (this.thinking?.cmd !== cmd) {
      const { around, bots } = this.live.shared;
      const ask = thinkAsk(this.live.table, action.seat);
      const abort = new AbortController();
      const pause = () => new Promise<void>((done) => around.after(0, done));
      const here = () => bots.choose(ask, pause, abort.signal);
      // A worker that fails is no reason to wait: the search is done here then.
      const elsewhere = (error: unknown) => (abort.signal.aborted ? Promise.reject(error as Error) : here());
      const choice = around.think && bots.searches(ask) ? around.think(ask, abort.signal).catch(elsewhere) : here();
      choice.catch(() => undefined); // whoever waits for it is told
      this.thinking = { cmd, choice, abort };
    }
    return this.thinking;
  }
}

const isAbort = (error: unknown) => error instanceof Error && error.name === "AbortError";

/** Do the rows say otherwise about who is here? */
function isNews({ is }: Table, fact: AnyFact): boolean {
  if (fact.k === "back") return is.people[fact.person]!.process !== fact.process;
  return fact.k !== "left" || isHere(is.people[fact.person]!);
}
