// A player at a table on the network, in plain JavaScript: node examples/table-bot.mjs LINK [NAME]
// (Node 22; with Node 20: node --experimental-websocket …). The protocol: docs/protocol.md.
//
// It joins by the link that the host sent, takes a free seat, does its part in every shuffle, and plays until the match
// is over. A program that should survive a lost connection says hello again with the same token and `since`, and sends
// what was not answered once more with the same `cmd`.
import { createHash, randomBytes } from "node:crypto";

const [link, name = "JavaScript"] = process.argv.slice(2);
const { protocol, host, pathname } = new URL(link);
const socket = new WebSocket(`${protocol === "https:" ? "wss:" : "ws:"}//${host}/ws`);
const token = randomBytes(32).toString("base64url");
const secrets = new Map();
let numbers = 0;
let room = null;
let person = null;
let answered = "";

const say = (message) => socket.send(JSON.stringify(message));
const command = (what, rest = {}) => say({ do: what, cmd: `${what}-${++numbers}`, ...rest });
const seat = () => (person === null ? null : room.people[person]?.seat ?? null);

// Docs/fairness.md: each item is its length in four bytes, then its bytes; numbers are four bytes, high byte first.
const bytes = (item) => {
  if (typeof item !== "number") return Buffer.from(item);
  const four = Buffer.alloc(4);
  four.writeUInt32BE(item);
  return four;
};
const hash = (purpose, ...items) => {
  const made = createHash("sha256");
  for (const item of [`penultima-fair-1 ${purpose}`, ...items].map(bytes)) made.update(bytes(item.length)).update(item);
  return made.digest("hex");
};

function shuffle({ match, number, stage, wanted = [], transcript }) {
  if (!wanted.includes(seat())) return;
  const deal = `${match}-${number}`;
  if (!secrets.has(deal)) secrets.set(deal, randomBytes(32));
  const secret = secrets.get(deal);
  const mine = hash("commitment", match, number, seat(), secret);
  const cmd = `${stage}-${deal.replace("/", "-")}`;
  if (stage === "open") say({ do: "commit", cmd, value: mine });
  // Only who finds their own commitment in the sealed list gives what they committed to.
  else if (transcript?.deals.at(-1).parts[seat()].commitment === mine)
    say({ do: "give", cmd, value: secret.toString("hex") });
}

function choose({ seat, turn, owes = [], hand = [], moves = [] }) {
  if (owes.includes(seat) && moves.includes("uno")) return "uno";
  if (turn !== seat) return moves.find((move) => move.startsWith("catch"));
  const held = (card) => ("wx".includes(card[0]) ? 0 : hand.filter((other) => other[0] === card[0]).length);
  const cards = moves.filter((move) => hand.includes(move)).sort((one, other) => held(other) - held(one));
  return cards[0] ?? moves.find((move) => move !== "uno" && !move.startsWith("catch"));
}

function decide(seq, look) {
  if (look?.seat === undefined || answered === `${seq} ${look.decision}`) return;
  answered = `${seq} ${look.decision}`;
  const move = choose(look);
  if (move) command("play", { move, decision: look.decision });
}

function hear(message) {
  if (message.is === "bye") throw new Error(message.code);
  if (message.is === "ack" && message.person !== undefined) person = message.person;
  if (message.is === "ack" && message.cmd.startsWith("join")) command("sit");
  if (message.is === "no" && !message.cmd.startsWith("play")) throw new Error(message.code);
  if (message.is === "welcome") command("join", { name });
  if (message.is !== "welcome" && message.is !== "news") return;
  const before = room && seat();
  room = message.room ?? room;
  if (seat() !== null && seat() !== before) console.log(`${name} sits on seat ${seat()}`);
  if (room.shuffle) shuffle(room.shuffle);
  decide(message.seq, message.look);
  if (room.status === "over") {
    console.log(room.winners.includes(seat()) ? "won" : "lost");
    socket.close();
  }
}

socket.onopen = () => say({ do: "hello", table: pathname.split("/").at(-1), token });
socket.onmessage = ({ data }) => hear(JSON.parse(data));
