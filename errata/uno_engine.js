// Drives the npm package uno-engine: a JSON request on each line of stdin, a JSON answer on each line of stdout.
'use strict';
const shuffling = require('shuffle');
const { Game, Card, Color, Value } = require('uno-engine');

const COLORS = { r: Color.RED, y: Color.YELLOW, g: Color.GREEN, b: Color.BLUE };
const FACES = { s: Value.SKIP, r: Value.REVERSE, '+': Value.DRAW_TWO };
const named = (table, value) => Object.keys(table).find((key) => table[key] === value);

const theirs = (card) => {
  if (card[0] === 'w') return new Card(card === 'w4' ? Value.WILD_DRAW_FOUR : Value.WILD);
  return new Card(card[1] in FACES ? FACES[card[1]] : Number(card[1]), COLORS[card[0]]);
};
const ours = (card) => {
  if (card === undefined) return '?';
  if (card.isWildCard()) return card.value === Value.WILD_DRAW_FOUR ? 'w4' : 'w';
  return named(COLORS, card.color) + (named(FACES, card.value) || String(card.value));
};

// The first shuffle of a game can be told its outcome: the cards of the deck in the order asked for, the top card last.
let wanted = null;
let whole = [];
const shuffle = shuffling.shuffle;
shuffling.shuffle = (options) => {
  const deck = shuffle(options);
  whole = deck.cards.map(ours);
  if (wanted) {
    const left = deck.cards.slice();
    deck.cards = wanted.map((card) => left.splice(left.findIndex((other) => ours(other) === card), 1)[0]);
    wanted = null;
  }
  return deck;
};

// Every game sees the same chance after its deal.
const chance = () => {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state / 2 ** 32;
  };
};

let game = null;
let winner = null;
let score = null;
const player = (seat) => game.getPlayer('p' + seat);
const seats = () => game.players.map((_, seat) => player(seat));

const requests = {
  // Dealt by the engine: chance arranges the deck and lets this seat start.
  deal({ players, order, starts }) {
    wanted = order;
    Math.random = () => (starts + 0.5) / players;
    game = new Game([...Array(players).keys()].map((seat) => 'p' + seat));
    Math.random = chance();
    winner = score = null;
    game.on('end', (event) => {
      winner = event.winner.name.slice(1);
      score = event.score;
    });
  },
  place({ hands, draw, top, color, direction, turn, drawn, said }) {
    requests.deal({ players: hands.length, order: null, starts: 0 });
    hands.forEach((hand, seat) => { player(seat).hand = hand.map(theirs); });
    game.deck.shuffle.cards = draw.map(theirs);
    game.deck.shuffle.length = draw.length;
    const card = theirs(top);
    if (card.isWildCard()) card.color = COLORS[color];
    game.discardedCard = card;
    game.playingDirection = direction === 1 ? 1 : 2;
    game.currentPlayer = player(turn);
    game.drawn = drawn;
    said.forEach((seat) => { game.yellers['p' + seat] = true; });
  },
  lay({ seat, card, color }) {
    if (game.currentPlayer !== player(seat)) throw new Error('not on turn');
    const held = player(seat).hand.find((other) => ours(other) === card);
    if (!held) throw new Error('not held');
    if (!held.isWildCard()) return game.play(held);
    held.color = COLORS[color];
    try {
      return game.play(held);
    } catch (error) {
      held.color = undefined;
      throw error;
    }
  },
  draw({ seat }) {
    if (game.currentPlayer !== player(seat)) throw new Error('not on turn');
    game.draw();
  },
  pass({ seat }) {
    if (game.currentPlayer !== player(seat)) throw new Error('not on turn');
    game.pass();
  },
  uno({ seat }) {
    return game.uno(player(seat)).map((drawer) => Number(drawer.name.slice(1)));
  },
  deck() {
    requests.deal({ players: 2, order: null, starts: 0 });
    return whole;
  },
  look() {
    const top = game.discardedCard;
    return {
      hands: seats().map((one) => one.hand.map(ours)),
      draw: game.deck.cards.map(ours),
      top: ours(top),
      color: named(COLORS, top.color),
      direction: game.playingDirection === 1 ? 1 : -1,
      turn: Number(game.currentPlayer.name.slice(1)),
      drawn: game.drawn,
      winner,
      score,
      points: seats().map((one) => one.hand.reduce((sum, card) => sum + card.score, 0)),
      said: seats().map((one) => Boolean(game.yellers[one.name])),
    };
  },
};

require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const request = JSON.parse(line);
  let answer;
  try {
    answer = { ok: true, said: requests[request.do](request) };
  } catch (error) {
    answer = { ok: false, error: error.message, crash: error instanceof TypeError };
  }
  process.stdout.write(JSON.stringify(answer) + '\n');
});
