/** A seat at a table as the views see it: what is known, what may be done, what is on its way. */
import { COLORS } from "../generated/cards";
import type { Color, NewsItem } from "../generated/protocol";
import { parseRules, type RulesText } from "../game/rules";
import { readRecord } from "../game/record";
import { OneAnswer } from "../table/one-answer";
import { optimisticFlight, remainingFlights } from "../table/optimistic";
import { flights, type Flight } from "../table/flights";
import { catchingFrom, unoCall } from "../table/calls";
import { duelOf, revealsBattle, type Duel } from "../table/duel";
import { Landing } from "../table/landing";
import { choices, isAsked, type Choices } from "../table/moves";
import { Session } from "../table/session";
import { withRecord } from "../table/score-sheet";
import { Timers } from "../table/timers";
import { isHost, mySeat, NOTHING, seatNames, type TableState } from "../table/state";
import { burst, yourTurn } from "../text/announce";
import { facesOf, withBotNames } from "../text/bot-names";
import { hitText } from "../text/hits";
import { spoken } from "../text/log";
import { question, refusal } from "../text/questions";
import type { Screen } from "../text/screen";
import { Refused, type Link, type NewCommand } from "../connection/table-socket";
import { reducedMotion } from "../motion/reduced-motion";
import { sounds } from "../sound/sounds";
import { attention } from "../device/attention";
import { app, store, prefs } from "./app.svelte";
import { soundsOf } from "../sound/event-sounds";
import { onServer, type Place } from "./place";

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
const HIT = 4500;
/** Clocks differ a little: a catch lights up these milliseconds after it is first accepted. */
const MARGIN = 60;
const REVEAL = 3200;
/** How long the whole table looks at a battle, in milliseconds. */
const BATTLE = 2600;
/** How long words stay at who said them, in milliseconds. */
const BUBBLE = 5000;

export class Seat {
  state: TableState = $state.raw(NOTHING);
  link: Link = $state("connecting");
  /** A sentence that explains something, for a while. */
  notice = $state("");
  /** What just happened to this seat, for a while. */
  hit = $state("");
  /** The first entry of the log whose cards are still in the air; all before it may be told. */
  told = $state(0);
  /** Whoever owes UNO has had their moment to remember it. */
  private graceOver = $state(false);
  /** UNO is said with the next card. */
  armed = $state(false);
  /** A card that is on its way to the pile, before the table has said yes. */
  sent: string | null = $state(null);
  /** What was clicked and is not answered yet. */
  pressed = $state("");
  heldUntil = $state(0);
  /** A battle whose cards have just been turned, for as long as one looks at them. */
  duel: Duel | null = $state.raw(null);
  /** Everybody looks at the cards of a battle: what came of it is shown when they have turned. */
  battling = $state(false);
  /** What somebody just said, by seat. */
  says: Record<number, string> = $state({});
  /** Words just said by somebody who has no seat: by who watches. */
  heard: { id: number; text: string }[] = $state([]);
  /** Why the table turned us away: the code of a refusal. */
  goodbye = $state("");
  /** Who just said UNO. */
  shouting: number[] = $state([]);
  /** Who just lost a turn. */
  skipped: number[] = $state([]);
  /** Somebody else on this device is speaking. */
  quiet = false;
  /** The host, where somebody else on this device is that. */
  hostHere: Seat | null = $state.raw(null);
  onflights: (flights: Flight[]) => Promise<void> | void = () => {};
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
  /** The animal of each seat, by its number. */
  faces: number[] = $derived(facesOf(this.names, botsOf(this.state)));
  may: Choices = $derived(choices(this.state.room?.status === "playing" ? this.state.look : null));
  /** The color that I have just named. */
  naming: Color | null = $derived(
    COLORS.find((one) => this.state.look?.phase === "COLOR" && one === this.pressed) ?? null,
  );
  /** Is it for me to say UNO? Not where the house or my help at this table says it. */
  uno = $derived(this.saidForMe || this.state.room?.status !== "playing" ? "" : unoCall(this.state.look));
  /** Whom a catch is accepted for now. */
  catches: readonly number[] = $derived(this.graceOver ? this.may.catches : []);

  readonly session: Session;
  private waiting: TableState["fresh"] = [];
  private readonly timers = new Timers<"tell" | "notice" | "duel" | "shout" | "skip" | "battle" | "hit" | "grace">();
  /** What came while a battle was looked at. */
  private after: TableState[] = [];
  private readonly landing = new Landing();
  private readonly answer = new OneAnswer();
  private asked = -1;
  /** UNO is owed, and it was said aloud that it is. */
  private urged = false;
  private flown: Flight | null = null;
  /** The table has accepted the command; the news of what came of it are not here yet. */
  private acked = false;

  constructor(
    readonly table: string,
    readonly token: string | null,
    readonly place: Place = onServer,
  ) {
    this.session = new Session(table, token, place.environment(), store, {
      changed: (state) => this.arrived(state),
      link: (link) => {
        if (link === "open" && this.link === "away") app.announce(this.screen.say("page-back-again"));
        if (link === "connecting" && this.link === "away") return;
        if (link === "ended") this.goodbye = this.session.goodbye;
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

  /** What a battle came to waits until its cards have been seen, and all that follows waits behind it. */
  private arrived(state: TableState): void {
    if (this.after.length) return void this.after.push(state);
    if (!revealsBattle(state.fresh) || this.quiet || document.hidden || reducedMotion()) return this.changed(state);
    this.after = [state];
    this.duel = duelOf(this.duel, state.fresh);
    this.battling = true;
    this.timers.clear("duel");
    this.timers.set("battle", BATTLE, () => {
      const later = this.after.slice(1);
      this.after = [];
      this.battling = false;
      this.changed(state);
      // Everybody has seen it: what is asked next needs the room.
      this.duel = null;
      for (const one of later) this.arrived(one);
    });
  }

  private changed(state: TableState): void {
    const before = this.state;
    this.state = state;
    this.heldUntil = 0;
    const events = state.fresh.flatMap((entry) => (entry.event ? [entry.event] : []));
    const answered = state.look?.decision !== before.look?.decision || state.room?.status !== before.room?.status;
    const flying = remainingFlights(flights(events, mySeat(state)), answered ? this.flown : null);
    const flight = flying.length && flying.length < MOST_FLIGHTS ? this.onflights(flying) : undefined;
    this.landing.after(flight, () => this.landed(state));
    this.awaitCatching();
    if (this.flown?.waits && answered && !flying.some(({ from, to }) => from === "draw" && to === "hand"))
      this.onrecall();
    if (answered) this.armed = false;
    if (answered || this.acked) this.settle();
    // Browsers forbid sounds before somebody has touched the page.
    sounds.on = prefs.sound && !this.quiet && navigator.userActivation?.hasBeenActive !== false;
    sounds.volume = prefs.volume;
    soundsOf(events, mySeat(state)).forEach((sound, at) => sounds.play(sound, at * 0.12));
    if (asks(state) && !asks(before)) {
      sounds.play("turn", 0.3);
      attention.yourTurn(prefs.attention && !this.quiet);
    }
    attention.playing(prefs.attention && state.room?.status === "playing");
    this.shown(state, before);
    this.tell(state);
  }

  /** The cards of this state have arrived: now it may be told. */
  private landed(state: TableState): void {
    this.told = state.next;
    const hit = hitText(this.screen, state.fresh, this.names, mySeat(state));
    if (!hit) return;
    this.hit = hit;
    this.timers.set("hit", HIT, () => (this.hit = ""));
  }

  /** A catch that comes before the grace is over would be refused. */
  private awaitCatching(): void {
    this.timers.clear("grace");
    const wait = this.localTime(catchingFrom(this.look, this.room)) - Date.now();
    this.graceOver = wait <= 0;
    if (wait > 0) this.timers.set("grace", wait + MARGIN, () => (this.graceOver = true));
  }

  private get saidForMe(): boolean {
    const { room } = this.state;
    const help = this.me == null ? false : room?.seats[this.me]?.assist_uno;
    return this.rules.changes.uno === "automatic" || Boolean(help);
  }

  /** What was on its way has arrived, or is not to be. */
  private settle(): void {
    this.sent = this.flown = null;
    this.pressed = "";
    this.acked = false;
    this.answer.settle();
  }

  /** What is shown only for a while: a reveal, a skipped seat, a word. */
  private shown(state: TableState, before: TableState): void {
    const duel = duelOf(this.duel, state.fresh);
    if (duel !== this.duel) {
      this.duel = duel;
      this.timers.clear("duel");
      if (duel?.cards.length) this.timers.set("duel", REVEAL, () => (this.duel = null));
    }
    const said = state.fresh.flatMap((entry) => (entry.event?.name === "said_uno" ? [entry.event.seat] : []));
    if (said.length) {
      this.shouting = said;
      this.timers.set("shout", 1500, () => (this.shouting = []));
    }
    const lost = state.fresh.flatMap((entry) => (entry.event?.name === "skipped" ? [entry.event.seat] : []));
    if (lost.length) {
      this.skipped = lost;
      this.timers.set("skip", 1800, () => (this.skipped = []));
    }
    for (const { id, news } of state.fresh) {
      // The host knows; the others see it where they wait.
      if (news?.what === "changed" && !isHost(state))
        this.inform(this.screen.say("page-news", { what: news.what, who: "" }));
      // Who was sent away is told so; their name is gone from the table.
      if (news?.what === "dismissed" && state.person == null && before.person === news.person)
        this.inform(this.screen.say("page-news", { what: news.what, who: news.name ?? "" }), true);
      if (news?.what === "said" && news.person != null) this.hear(id, news, state);
    }
  }

  /** A bubble at the seat of who speaks; where one sees no such seat, words for everybody to read. */
  private hear(id: number, news: NewsItem, state: TableState): void {
    const seat = state.room?.people[news.person!]?.seat;
    const { who, text } = spoken(this.screen, news, state.room);
    if (seat != null) {
      this.says[seat] = text;
      return void setTimeout(() => this.says[seat] === text && delete this.says[seat], BUBBLE);
    }
    this.heard = [...this.heard.slice(-2), { id, text: this.screen.say("page-says", { who, text }) }];
    setTimeout(() => (this.heard = this.heard.filter((one) => one.id !== id)), BUBBLE);
  }

  /** What happens in quick succession is announced together, then what is asked. */
  private tell(state: TableState): void {
    this.waiting = [...this.waiting, ...state.fresh];
    this.timers.set("tell", TOGETHER, () => {
      const words = this.waiting.flatMap(({ news }) => (news?.what === "said" ? [news] : []));
      const text = [
        burst(this.screen, this.waiting, this.names, this.me, this.room),
        ...words.map((news) => this.screen.say("page-says", spoken(this.screen, news, this.room))),
      ]
        .filter(Boolean)
        .join(" ");
      this.waiting = [];
      if (this.quiet) return;
      if (text) app.announce(text);
      // What is urgent is said in one breath: of two alerts at once only the last is heard.
      const urgent = this.uno === "now" && !this.urged ? [this.screen.say("tell-uno-say")] : [];
      this.urged = this.uno === "now";
      const look = this.look;
      if (this.room?.status === "playing" && isAsked(look)) {
        if (look.decision !== this.asked) urgent.push(yourTurn(this.screen, look, this.rules, this.names));
        this.asked = look.decision;
      }
      if (urgent.length) app.announce(urgent.join(" "), true);
    });
  }

  /** Rounds that were played before this page was opened are asked for, once each. */
  async remember(): Promise<void> {
    const { sheet } = this.state;
    if (!sheet.rounds.includes(null)) return;
    try {
      const record = readRecord(await this.place.record(this.table));
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
    this.timers.set("notice", NOTICE, () => (this.notice = ""));
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
    if (this.battling || !this.answer.sends(move, this.look?.decision ?? null)) return;
    const breath = this.armed && this.may.cards.has(move) ? `${move} uno` : move;
    const flight = this.flown ? null : optimisticFlight(this.look, move);
    this.pressed = move;
    if (flight) {
      this.flown = flight;
      if (flight.from === "hand") this.sent = move;
      if (!dropped) this.landing.after(this.onflights([flight]));
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

  refused(error: Refused, move: string): void {
    this.explain(refusal(this.screen, error.no, move, this.look, this.rules, this.names));
  }

  /** Say UNO now, or with the card that comes next: pressed twice, it is still said. Who need not say it is told so. */
  shout(): void {
    if (this.uno === "with-card") {
      this.armed = true;
      return this.explain(this.screen.say("tell-uno-ready"));
    }
    if (this.uno === "now" || !this.may.asked) return void this.play("uno");
    this.explain(this.screen.say(this.saidForMe ? "reason-uno-is-automatic" : "reason-uno-not-owed"));
  }

  close(): void {
    this.timers.clearAll();
    this.landing.stop();
    this.session.close();
    attention.playing(false);
  }
}

function botsOf({ room }: TableState): number[] {
  return (room?.seats ?? []).flatMap((seat, at) => (seat.bot ? [at] : []));
}

function namesOf(state: TableState, screen: Screen): string[] {
  return withBotNames(state.room ? seatNames(state.room) : [], botsOf(state), screen.language);
}
