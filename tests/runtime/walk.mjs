// The same walk as walk.py, for Node: `node walk.mjs ENGINE.WASM ABI.JSON FILE` prints a line for each game.
//
// Here arrays live in the memory of the engine for as long as a game lasts; the host in Python copies them in and out.

import { readFileSync } from "node:fs";

const [wasm, abi, games] = process.argv.slice(2);
const about = JSON.parse(readFileSync(abi, "utf-8"));
const module = new WebAssembly.Module(readFileSync(wasm));
const SIZES = { int8: 1, int16: 2, int32: 4, uint32: 4, float32: 4, int64: 8, uint64: 8, float64: 8 };
const PAGE = 65536;
const DRAW = 55;
const ASKED_STAGE = 3;
const [STEP, RESET, SAMPLE] = [0, 1, 3];
const TARGET = 120;
const ENV_ARRAYS = "states episodes configs skills logs generators actions legal obs masks rewards done truncated seats schedule"
  .split(" ")
  .map((name) => `env_${name}`);

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? (byte >>> 1) ^ 0xedb88320 : byte >>> 1;
  return byte;
});

function crc32(bytes, before) {
  let crc = ~before;
  for (const byte of bytes) crc = (crc >>> 8) ^ TABLE[(crc ^ byte) & 255];
  return ~crc >>> 0;
}

class Walk {
  constructor(game) {
    this.game = game;
    this.players = game.players;
    this.dice = game.seed * 2 + 1;
    this.crc = this.moves = 0;
    this.engine = new WebAssembly.Instance(module).exports;
    this.arrays = {};
    const { memory } = this.engine;
    let at = memory.buffer.byteLength;
    for (const [name, [kind, count]] of Object.entries(game.arrays)) {
      const item = SIZES[kind] ?? about.records[kind].size;
      this.arrays[name] = { kind, item, at, count };
      at += (item * count + 15) & -16;
    }
    memory.grow(Math.ceil((at - memory.buffer.byteLength) / PAGE));
    this.bytes = new Uint8Array(memory.buffer);
    this.data = new DataView(memory.buffer);
    for (const [name, [, , content]] of Object.entries(game.arrays)) {
      this.bytes.set(Buffer.from(content, "base64"), this.arrays[name].at);
    }
  }

  below(n) {
    let x = this.dice;
    x = (x ^ (x << 13)) >>> 0;
    x = (x ^ (x >>> 17)) >>> 0;
    x = (x ^ (x << 5)) >>> 0;
    this.dice = x;
    return x % n;
  }

  content({ at, count, item }) {
    return this.bytes.subarray(at, at + count * item);
  }

  tell(...names) {
    for (const name of names) this.crc = crc32(this.content(this.arrays[name]), this.crc);
  }

  part(name, first, end) {
    const array = this.arrays[name];
    return { ...array, at: array.at + first * array.item, count: end - first };
  }

  copy(source, target, at = 0) {
    this.bytes.set(this.content(this.part(source, 0, 1)), this.part(target, at, at + 1).at);
  }

  number(name, field) {
    const { at, kind } = this.arrays[name];
    return Number(this.data.getBigInt64(at + about.records[kind].fields[field][0], true));
  }

  ask(name, ...given) {
    const { arguments: taken, returns } = about.entries[name];
    if (given.length !== taken.length) throw new Error(`${name} takes ${taken.length} arguments`);
    const values = taken.flatMap(({ kind, of, item }, i) => {
      if (kind === "i32") return [given[i]];
      if (kind === "i64") return [BigInt(given[i])];
      const array = typeof given[i] === "string" ? this.arrays[given[i]] : given[i];
      if (array.kind !== of || array.item !== item) throw new Error(`argument ${i} of ${name} is ${array.kind}`);
      return [array.at, array.count];
    });
    const answer = this.engine[`penultima_${name}`](...values);
    if ((answer === undefined) !== (returns === "nothing")) throw new Error(`${name} returns ${answer}`);
    const said = answer ?? 0;
    this.crc = crc32(Buffer.from(`${name} ${said}`), this.crc);
    return said;
  }

  askTwice(name, ...given) {
    this.ask(`may_${name}`, ...given);
    return this.ask(name, ...given);
  }

  run() {
    this.chance();
    this.begin();
    let legal = this.look();
    while (legal.length && this.moves < this.game.moves) {
      const [seat, move] = this.choose(legal);
      this.makeMove(this.below(14) - 2, this.below(94) - 2);
      this.makeMove(seat, move);
      this.ask("note_move", "states", seat, move, "facts");
      this.ask("apply", "states", seat, move, "logs");
      this.tell("states", "logs", "facts");
      this.hear();
      this.moves++;
      legal = this.look();
    }
    this.end();
    this.environments();
    this.bots();
    this.batch();
    return this.crc;
  }

  wide(shift, more = 0) {
    return (BigInt(this.game.seed) << BigInt(shift)) + BigInt(more);
  }

  chance() {
    this.ask("chacha", "key", this.wide(40, 5), this.wide(33), 8, "block");
    this.tell("block");
    for (const n of [2, this.players, 2 ** 30]) this.ask("pick", "key", this.game.seed, this.below(100), n);
    for (const how of [0, 1]) {
      const [special, symbol] = [this.below(2), this.below(2)];
      this.ask("find_dealer", "key", this.game.seed, this.players, special, how, symbol, "drawn");
      this.tell("drawn");
    }
    for (const attention of [0, 1, 2]) {
      const [seat, whom] = [this.below(this.players), this.below(this.players)];
      const moment = this.below(2 ** 30);
      this.ask("reaction", "key", attention, seat, whom, moment, 600, this.below(3) * 1000);
    }
    for (const kind of [0, 1, 2]) {
      const target = 60 + (this.game.seed % 40);
      this.ask("match_stakes", kind, target, this.players, this.below(this.players), "scores", "curve");
      this.tell("curve");
    }
    this.ask("clear", "work");
    this.ask("copy_state", "work", "view", 2);
    this.tell("view");
    this.ask("start_job", "shared", STEP);
    this.ask("may_sleep", "shared", 1);
    this.tell("shared");
  }

  begin() {
    for (let seat = 0; seat < this.players; seat++) {
      this.ask("begin_memory", this.part("memories", seat, seat + 1), seat);
    }
    if (this.game.dealt) return;
    this.ask("clear", "states");
    this.ask("deal_out", "states", "logs");
    this.tell("states", "logs");
    this.ask("deal", "states", "logs");
    this.tell("states", "logs");
    this.hear();
  }

  hear() {
    for (let seat = -1; seat < this.players; seat++) {
      this.copy("logs", "hidden");
      this.ask("hide_cards", "hidden", seat);
      this.tell("hidden");
      if (seat >= 0) this.ask("remember", this.part("memories", seat, seat + 1), this.players, "hidden");
    }
    this.tell("memories");
  }

  look() {
    const legal = [];
    for (let seat = 0; seat < this.players; seat++) {
      this.ask("legal", "states", seat, "sets");
      this.tell("sets");
      for (const [half, first] of [[0, 0], [1, DRAW]]) {
        const bits = this.data.getBigUint64(this.arrays.sets.at + 8 * half, true);
        for (let bit = 0; bit < 64; bit++) if ((bits >> BigInt(bit)) & 1n) legal.push([seat, first + bit]);
      }
    }
    const [seat, move] = [this.below(14) - 2, this.below(94) - 2];
    this.ask("why_not", "states", seat, move);
    this.ask("calls_open", "states");
    this.ask("would_be_bluff", "states", this.below(this.players));
    this.ask("who_may_speak", "states", "cursors", "stages", "seats");
    this.ask("gentlest", "states");
    this.ask("points", "states", "points");
    this.ask("view", "states", this.below(this.players + 1) - 1, "view");
    this.ask("all_views", "states", "views", "all_sets");
    this.tell("states", "cursors", "stages", "seats", "points", "view", "views", "all_sets");
    return legal;
  }

  makeMove(seat, move) {
    const { States, PlayedRounds } = about.records;
    const state = PlayedRounds.fields["state.players"][0] - States.fields.players[0];
    this.bytes.set(this.content(this.arrays.states), this.arrays.played.at + state);
    this.ask("make_move", "played", seat, move);
    this.tell("played");
  }

  choose(legal) {
    const asked = this.number("states", "asked");
    this.ask("view", "states", asked, "view");
    this.ask("open_stages", "view", asked);
    this.ask("observe_view", "view", "observed", "configs", asked, ASKED_STAGE, "obs", "masks");
    this.tell("observed", "obs", "masks");
    const careful = this.ask("choose_move", "view", asked, "careful");
    this.ask("choose_move", "view", asked, "beginner");
    this.tell("view");
    const found = this.moves % this.game.searches === 0 ? this.search(asked) : careful;
    const any = legal[this.below(legal.length)];
    return [[asked, found], [asked, careful], any, any][this.below(4)];
  }

  search(asked) {
    const memory = this.part("memories", asked, asked + 1);
    this.copy("view", "work");
    this.ask("determinize", this.part("work", 0, 1), memory, "careful", this.wide(35));
    this.tell("work");
    this.ask("begin_search", "view", this.wide(34), "searches");
    this.tell("searches");
    const budget = this.game.playouts;
    if (this.number("searches", "candidates") > 1) {
      this.copy("view", "work");
      for (const slice of [Math.floor(budget / 2), budget]) {
        const work = this.part("work", 0, 3);
        this.askTwice("continue_search", work, memory, "careful", "searches", "stakes", slice, "silent");
        this.tell("searches", "work");
      }
    }
    return this.ask("best_move", "searches");
  }

  end() {
    this.ask("note_end", "states", "facts");
    const { points, scores } = this.arrays;
    for (let kind = 0; kind < 3; kind++) {
      this.ask("points_for_round", "states", kind, "points");
      this.ask("match_winners", "states", kind, TARGET, "scores");
      for (let seat = 0; seat < this.players; seat++) {
        const [more, at] = [this.data.getInt32(points.at + 4 * seat, true), scores.at + 8 * seat];
        this.data.setBigInt64(at, this.data.getBigInt64(at, true) + BigInt(more), true);
      }
      this.tell("points", "scores");
    }
    for (let custom = 0; custom < 4; custom++) this.ask("next_dealer", "states", custom);
    this.ask("shuffle_cards", "key", this.game.seed, "deck");
    this.ask("draw_for_dealer", "deck", this.arrays.deck.count, this.players, this.below(2), "drawn");
    this.tell("facts", "deck", "drawn");
  }

  environments() {
    const step = (mode) => {
      if (mode === STEP) this.ask("first_illegal", "env_legal", "env_actions");
      this.askTwice("step_all", ...ENV_ARRAYS, -1, mode);
      this.tell(...ENV_ARRAYS);
    };
    step(RESET);
    for (let i = 0; i < this.game.steps; i++) [SAMPLE, STEP].forEach(step);
    for (let seat = 0; seat < this.players; seat++) {
      const one = [this.part("env_states", 0, 1), this.part("env_episodes", 0, 1)];
      this.ask("observe_seat", ...one, "env_configs", seat, "obs", "masks");
      this.tell("obs", "masks", "env_episodes");
    }
  }

  bots() {
    this.copy("states", "work");
    this.content(this.arrays.facts).fill(0);
    const names = "work cursors listening table memories searches stakes".split(" ");
    this.askTwice("play_bots", ...names, this.wide(32, 1), Math.floor(this.game.moves / 2), "facts");
    this.tell("facts", "work", "listening", "memories", "searches");
  }

  batch() {
    this.copy("states", "work");
    const [policy, limit] = [this.game.seed % 2, 2 * this.game.moves];
    this.askTwice("play_rounds", this.part("work", 0, 1), "silent", this.wide(32), policy, limit, "lengths", "winners");
    this.tell("lengths", "winners", "work");
    this.copy("states", "work");
    this.copy("states", "work", 1);
    this.askTwice("play_rounds", "work", "silent", -1, 1 - policy, limit, "lengths", "winners");
    this.tell("lengths", "winners", "work");
  }
}

for (const line of readFileSync(games, "utf-8").split("\n")) {
  const game = JSON.parse(line);
  const walk = new Walk(game);
  console.log(`${game.name}: ${walk.run().toString(16).padStart(8, "0")} after ${walk.moves} moves`);
}
