/** A seat at a table as the views see it: what is known, what may be done, what is on its way. */
import { COLORS } from "../generated/cards";
import type { Color } from "../generated/protocol";
import { parseRules, type RulesText } from "../game/rules";
import { readRecord } from "../game/record";
import { optimisticFlight, remainingFlights } from "../table/optimistic";
import { flights, type Flight } from "../table/flights";
import { choices, isAsked, mayShout, type Choices } from "../table/moves";
import { Session } from "../table/session";
import { withRecord } from "../table/score-sheet";
import { isHost, mySeat, NOTHING, type TableState } from "../table/state";
import { burst, yourTurn } from "../text/announce";
import { question, refusal } from "../text/questions";
import type { Screen } from "../text/screen";
import { browserEnvironment, Refused, type Link, type NewCommand } from "../connection/table-socket";
import { sounds } from "../sound/sounds";
import { app, store, prefs } from "./app.svelte";
import { soundsOf } from "../sound/event-sounds";
import { recordOf } from "./api";

/** Is the seat of this state asked something? */
function asks(state: TableState): boolean {
  return isAsked(state.look) && state.room?.status === "playing";
}

/** More flights than this are a jump: the table is simply shown as it is. */
const MOST_FLIGHTS = 90;
/** Milliseconds in which several events become one announcement. */
const TOGETHER = 320;
/** How long a notice stays, and how long the cards of a battle, in milliseconds. */
const NOTICE = 6000;
const REVEAL = 3200;

export interface Duel {
  seat: number;
  whom: number;
  cards: string[];
  winner: number | null;
}

function duelOf(duel: Duel | null, fresh: TableState["fresh"]): Duel | null {
  let now = duel;
  for (const { event } of fresh) {
    if (event?.name === "foe") now = { seat: event.seat, whom: event.whom, cards: [], winner: null };
    else if (event?.name === "chose" && now?.cards.length) now = { ...now, cards: [], winner: null };
    else if (event?.name === "revealed") {
      const cards = [...(now?.cards.length === 2 ? [] : (now?.cards ?? []))];
      now = {
        seat: now?.seat ?? event.seat,
        whom: now?.whom ?? event.seat,
        winner: null,
        cards: [...cards, event.cards[0] ?? "?"],
      };
      if (now.cards.length === 2 && now.seat === now.whom) now = { ...now, whom: event.seat };
    } else if (event?.name === "won_battle" && now) now = { ...now, winner: event.seat };
  }
  return now;
}

export class Seat {
  state: TableState = $state.raw(NOTHING);
  link: Link = $state("connecting");
  /** A sentence that explains something, for a while. */
  notice = $state("");
  /** UNO is said with the next card. */
  armed = $state(false);
  /** A card that is on its way to the pile, before the table has said yes. */
  sent: string | null = $state(null);
  /** What was clicked and is not answered yet. */
  pressed = $state("");
  heldUntil = $state(0);
  /** A battle whose cards have just been turned, for as long as one looks at them. */
  duel: Duel | null = $state.raw(null);
  /** What somebody just said, by seat. */
  says: Record<number, string> = $state({});
  /** Who just said UNO. */
  shouting: number[] = $state([]);
  /** Who just lost a turn. */
  skipped: number[] = $state([]);
  /** Somebody else on this device is speaking. */
  quiet = false;
  onflights: (flights: Flight[]) => void = () => {};
  /** What left before it was known goes back. */
  onrecall: () => void = () => {};

  look = $derived(this.state.look);
  room = $derived(this.state.room);
  me = $derived(mySeat(this.state));
  host = $derived(isHost(this.state));
  // What words are made from stays the same object as long as it says the same: views need not say them again.
  private written = $derived(this.state.room?.rules ?? "classic/en");
  rules: RulesText = $derived(parseRules(this.written));
  screen: Screen = $derived(app.screen!.at(this.rules.booklet));
  private called = $derived(namesOf(this.state, this.screen).join("\n"));
  names: string[] = $derived(this.called.split("\n"));
  may: Choices = $derived(choices(this.state.room?.status === "playing" ? this.state.look : null));
  /** The color that I have just named. */
  naming: Color | null = $derived(
    COLORS.find((one) => this.state.look?.phase === "COLOR" && one === this.pressed) ?? null,
  );
  shouts = $derived(mayShout(this.state.look) && this.rules.changes.uno !== "automatic");

  readonly session: Session;
  private waiting: TableState["fresh"] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;
  private duelTimer: ReturnType<typeof setTimeout> | undefined;
  private shoutTimer: ReturnType<typeof setTimeout> | undefined;
  private skipTimer: ReturnType<typeof setTimeout> | undefined;
  private asked = -1;
  private flown: Flight | null = null;
  /** The table has accepted the command; the news of what came of it are not here yet. */
  private acked = false;

  constructor(
    readonly table: string,
    token: string | null,
  ) {
    this.session = new Session(table, token, browserEnvironment(location), store, {
      changed: (state) => this.changed(state),
      link: (link) => {
        if (link === "open" && this.link === "away") app.announce(this.screen.say("page-back-again"));
        if (link === "connecting" && this.link === "away") return;
        this.link = link;
      },
      held: (until) => (this.heldUntil = until - this.session.offset),
      doubted: () => this.explain(this.screen.say("fair-doubt")),
    });
  }

  /** Our clock's time for a moment of the server's. */
  localTime(at: number): number {
    return at - this.session.offset;
  }

  private changed(state: TableState): void {
    const before = this.state;
    this.state = state;
    this.heldUntil = 0;
    const events = state.fresh.flatMap((entry) => (entry.event ? [entry.event] : []));
    const answered = state.look?.decision !== before.look?.decision || state.room?.status !== before.room?.status;
    const flying = remainingFlights(flights(events, mySeat(state)), answered ? this.flown : null);
    if (flying.length && flying.length < MOST_FLIGHTS) this.onflights(flying);
    if (this.flown?.waits && answered && !flying.some(({ from, to }) => from === "draw" && to === "hand"))
      this.onrecall();
    if (answered) this.armed = false;
    if (answered || this.acked) this.settle();
    // Browsers forbid sounds before somebody has touched the page.
    sounds.on = prefs.sound && !this.quiet && navigator.userActivation?.hasBeenActive !== false;
    soundsOf(events, mySeat(state)).forEach((sound, at) => sounds.play(sound, at * 0.12));
    if (asks(state) && !asks(before)) sounds.play("turn", 0.3);
    this.shown(state);
    this.tell(state);
  }

  /** What was on its way has arrived, or is not to be. */
  private settle(): void {
    this.sent = this.flown = null;
    this.pressed = "";
    this.acked = false;
  }

  /** What is shown only for a while: a reveal, a skipped seat, a word. */
  private shown(state: TableState): void {
    const duel = duelOf(this.duel, state.fresh);
    if (duel !== this.duel) {
      this.duel = duel;
      clearTimeout(this.duelTimer);
      if (duel?.cards.length) this.duelTimer = setTimeout(() => (this.duel = null), REVEAL);
    }
    const said = state.fresh.flatMap((entry) => (entry.event?.name === "said_uno" ? [entry.event.seat] : []));
    if (said.length) {
      this.shouting = said;
      clearTimeout(this.shoutTimer);
      this.shoutTimer = setTimeout(() => (this.shouting = []), 1500);
    }
    const lost = state.fresh.flatMap((entry) => (entry.event?.name === "skipped" ? [entry.event.seat] : []));
    if (lost.length) {
      this.skipped = lost;
      clearTimeout(this.skipTimer);
      this.skipTimer = setTimeout(() => (this.skipped = []), 1800);
    }
    for (const { news } of state.fresh) {
      // The host knows; the others see it where they wait.
      if (news?.what === "changed" && !isHost(state))
        this.inform(this.screen.say("page-news", { what: news.what, who: "" }));
      const seat = news?.what === "said" && news.person != null ? state.room?.people[news.person]?.seat : null;
      if (!news || seat == null) continue;
      this.says[seat] = news.phrase ? this.screen.say("ui-phrase", { phrase: news.phrase }) : (news.text ?? "");
      setTimeout(() => delete this.says[seat], 3500);
    }
  }

  /** What happens in quick succession is announced together, then what is asked. */
  private tell(state: TableState): void {
    this.waiting = [...this.waiting, ...state.fresh];
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const text = burst(this.screen, this.waiting, this.names, this.me);
      this.waiting = [];
      if (this.quiet) return;
      if (text) app.announce(text);
      const look = this.look;
      if (this.room?.status !== "playing" || !isAsked(look)) return;
      if (look.decision !== this.asked) app.announce(yourTurn(this.screen, look, this.rules, this.names), true);
      this.asked = look.decision;
    }, TOGETHER);
  }

  /** Rounds that were played before this page was opened are asked for, once each. */
  async remember(): Promise<void> {
    const { sheet } = this.state;
    if (!sheet.rounds.includes(null)) return;
    try {
      const record = readRecord(await recordOf(this.table));
      if (sheet.match === this.state.sheet.match) this.state = this.session.learn(withRecord(this.state.sheet, record));
    } catch {
      // They stay open on the sheet; the totals are known anyway.
    }
  }

  /** Say the question again, for whoever asks. */
  repeat(): void {
    const look = this.look;
    if (isAsked(look)) app.announce(yourTurn(this.screen, look, this.rules, this.names), true);
  }

  /** A sentence that answers what the person just did. */
  explain(text: string): void {
    this.inform(text, true);
  }

  /** A sentence that is shown for a while, and said: at once if it is urgent. */
  private inform(text: string, urgent = false): void {
    this.notice = text;
    app.announce(text, urgent);
    clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(() => (this.notice = ""), NOTICE);
  }

  /** A card that was dragged somewhere has not to fly there. */
  async drop(card: string, place: string): Promise<void> {
    const flight = optimisticFlight(this.look, card);
    if (!flight || flight.from !== "hand") return;
    if (flight.to === place) return this.play(card, true);
    const to = this.look?.recipient;
    if (place.startsWith("seat-") && to != null)
      this.explain(question(this.screen, this.look!, this.rules, this.names));
  }

  async play(move: string, dropped = false): Promise<void> {
    const breath = this.armed && this.may.cards.has(move) ? `${move} uno` : move;
    const flight = this.flown ? null : optimisticFlight(this.look, move);
    this.pressed = move;
    if (flight) {
      this.flown = flight;
      if (flight.from === "hand") this.sent = move;
      if (!dropped) this.onflights([flight]);
    }
    if (this.look?.moves?.includes(move)) this.notice = "";
    try {
      await this.session.play(breath);
      this.acked = true;
    } catch (error) {
      if (flight?.waits) this.onrecall();
      this.settle();
      if (error instanceof Refused) this.refused(error, move);
    }
  }

  async say(wish: NewCommand): Promise<boolean> {
    this.pressed = wish.do;
    try {
      await this.session.say(wish);
      this.acked = true;
      return true;
    } catch (error) {
      this.settle();
      if (error instanceof Refused) this.refused(error, "");
      return false;
    }
  }

  private refused(error: Refused, move: string): void {
    this.explain(refusal(this.screen, error.no, move, this.look, this.rules, this.names));
  }

  /** Say UNO now, or with the card that comes next. */
  shout(): void {
    if (this.may.uno) void this.play("uno");
    else if (this.shouts) this.armed = !this.armed;
    else void this.play("uno");
  }

  close(): void {
    for (const timer of [this.timer, this.noticeTimer, this.duelTimer, this.skipTimer, this.shoutTimer])
      clearTimeout(timer);
    this.session.close();
  }
}

function namesOf(state: TableState, screen: Screen): string[] {
  const animals = screen.say("ui-animals").split(" ");
  return (state.room?.seats ?? []).map((seat, at) => (seat.bot ? (animals[at] ?? seat.name ?? "") : (seat.name ?? "")));
}
