// node load.js TABLES RATE SECONDS: the load of ../server_load.py for boardgame.io; prints the same figures.
const { spawn, execSync } = require("node:child_process");
const { io } = require("socket.io-client");
const { readFileSync } = require("node:fs");
const os = require("node:os");

const [tables, rate, seconds] = process.argv.slice(2).map(Number);
const SEATS = 4;
const PORT = 18200 + (process.pid % 1000);
const url = `http://127.0.0.1:${PORT}`;
const now = () => performance.now();

/** Milliseconds of CPU that a process has used. */
function cpu(pid) {
  const cells = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/\(.*\)/, "name").split(" ");
  return { user: Number(cells[13]) * 10, system: Number(cells[14]) * 10 };
}

const ready = [];
const sent = new Map();
const times = [];
let measuring = false;

function sit(table, seat) {
  return new Promise((resolve) => {
    const socket = io(`${url}/table`, { transports: ["websocket"], forceNew: true });
    const match = `m${table}`;
    socket.on("connect", () => socket.emit("sync", match, String(seat), undefined, SEATS));
    socket.on("sync", () => resolve(socket));
    socket.on("update", (_, state) => {
      const key = `${table}/${state._stateID}`;
      const started = sent.get(key);
      if (started && ++started.seen === SEATS) {
        if (measuring) times.push(now() - started.at);
        sent.delete(key);
      }
      if (state.ctx.currentPlayer === String(seat)) ready.push([socket, table, seat, state._stateID]);
    });
  });
}

async function sendFor(milliseconds) {
  const started = now();
  let count = 0;
  while (now() - started < milliseconds) {
    while (ready.length && count < ((now() - started) / 1000) * rate) {
      const [socket, table, seat, id] = ready.shift();
      sent.set(`${table}/${id + 1}`, { at: now(), seen: 0 });
      const action = { type: "MAKE_MOVE", payload: { type: "lay", args: [], playerID: String(seat) } };
      socket.emit("update", action, id, `m${table}`, String(seat));
      count += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return count;
}

async function main() {
  const server = spawn(process.execPath, [`${__dirname}/server.js`, String(PORT)], { stdio: ["ignore", "pipe", "ignore"] });
  await new Promise((resolve) => server.stdout.on("data", (text) => String(text).includes("ready") && resolve()));
  if (os.cpus().length > 1) {
    execSync(`taskset -a -p 1 ${server.pid}; taskset -a -p 2 ${process.pid}`, { stdio: "ignore" });
  }
  try {
    for (let table = 0; table < tables; table += 1) {
      const sockets = [];
      for (let seat = 0; seat < SEATS; seat += 1) sockets.push(await sit(table, seat));
      ready.push([sockets[0], table, 0, 0]);
    }
    await sendFor(5000);
    measuring = true;
    const before = cpu(server.pid);
    const count = await sendFor(seconds * 1000);
    const after = cpu(server.pid);
    times.sort((one, other) => one - other);
    const at = (share) => Number((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1));
    console.log(
      JSON.stringify({
        peer: "boardgame.io, in memory",
        tables,
        connections: tables * SEATS,
        moves_per_second: Math.round(count / seconds),
        last_watcher_ms: { p50: at(0.5), p99: at(0.99), max: at(1) },
        server_cpu_ms_a_move: {
          user: Number(((after.user - before.user) / count).toFixed(3)),
          system: Number(((after.system - before.system) / count).toFixed(3)),
        },
        load_average: os.loadavg()[0],
      }),
    );
  } finally {
    server.kill("SIGKILL");
    process.exit(0);
  }
}

main();
