import { afterEach, expect, it } from "vitest";
import { joinPort, PortSocket } from "../src/device/port-socket";
import { FakeSocket } from "./fake-socket";

const ports: MessagePort[] = [];
afterEach(() => ports.splice(0).forEach((port) => port.close()));

function joined() {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const inside = new FakeSocket();
  const socket = new PortSocket(port1);
  joinPort(port2, inside);
  return { inside, socket };
}
const moment = () => new Promise((done) => setTimeout(done, 10));

it("what is said before the tables are there arrives when they are", async () => {
  const { inside, socket } = joined();
  socket.onopen = () => socket.send('{"do":"hello","table":"abcd2345"}');
  await moment();
  expect(inside.sent).toEqual([]);
  inside.opens();
  expect(inside.sent).toEqual([{ do: "hello", table: "abcd2345" }]);
  socket.send('{"do":"ping","n":1}');
  await moment();
  expect(inside.sent.at(-1)).toEqual({ do: "ping", n: 1 });
});

it("answers and the end of a connection come through", async () => {
  const { inside, socket } = joined();
  const heard: unknown[] = [];
  socket.onmessage = ({ data }) => heard.push(data);
  socket.onclose = ({ code, reason }) => heard.push([code, reason]);
  inside.answer({ is: "pong", n: 1, now: 5 });
  inside.onclose?.({ code: 4404, reason: "no-table" });
  await moment();
  expect(heard).toEqual(['{"is":"pong","n":1,"now":5}', [4404, "no-table"]]);
});

it("whoever goes is gone inside as well", async () => {
  const { inside, socket } = joined();
  socket.close();
  await moment();
  expect(inside.closed).toBe(true);
});
