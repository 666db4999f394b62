// A player for Penultima: lays what it has most of, says UNO, catches the forgetful. The protocol: docs/bots.md.
"use strict";

const LETTERS = { red: "r", yellow: "y", green: "g", blue: "b" };
const best = (moves, worth) => moves.reduce((one, other) => (worth(other) > worth(one) ? other : one));

function choose(legal, view) {
  const owes = view.owes.includes(view.seat) || view.hand.length === 1;
  const call = legal.find((move) => (move === "uno" && owes) || move.startsWith("catch"));
  if (call) return call;
  const held = (letter) => view.hand.filter((card) => card[0] === letter).length;
  const cards = legal.filter((move) => view.hand.includes(move));
  if (cards.length) return best(cards, (card) => ("wx".includes(card[0]) ? 0 : held(card[0])));
  const colors = legal.filter((move) => move in LETTERS);
  if (colors.length) return best(colors, (color) => held(LETTERS[color]));
  const seats = legal.filter((move) => move.startsWith("@"));
  if (seats.length) return best(seats, (seat) => -view.sizes[Number(seat.slice(1))]);
  return legal.find((move) => move !== "uno") ?? null;
}

const say = (answer) => console.log(JSON.stringify(answer));
const answers = {
  hello: () => say({ type: "hello", name: "JavaScript example" }),
  decide: ({ id, legal, view }) => say({ type: "move", id, move: choose(legal, view) }),
};
const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const message = JSON.parse(line);
  answers[message.type]?.(message);
});
