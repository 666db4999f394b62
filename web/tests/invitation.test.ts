import { describe, expect, it } from "vitest";
import { reachable } from "../src/app/invitation";

const at = (origin: string) => ({ origin });

describe("links that work on another device", () => {
  it("are none while the home network is closed, whatever the page itself was opened by", () => {
    expect(reachable({ local: true, links: [] }, at("http://localhost:8787"))).toEqual([]);
    expect(reachable({ local: true, links: ["http://127.0.0.1:8787"] }, at("http://127.0.0.1:8787"))).toEqual([]);
  });
  it("are all addresses of the home network once it is open, in the server's order", () => {
    const links = ["http://192.168.1.7:8787", "http://[fd00::7]:8787"];
    expect(reachable({ local: true, links }, at("http://localhost:8787"))).toEqual(links);
  });
  it("begin with the address by which a guest came", () => {
    const guest = at("http://192.168.1.7:8787");
    expect(reachable({ local: false, links: ["http://192.168.1.7:8787"] }, guest)).toEqual([guest.origin]);
    expect(reachable({ local: false, links: [] }, guest)).toEqual([guest.origin]);
  });
  it("keep the https that a proxy has taken off", () => {
    expect(reachable({ local: false, links: ["http://cards.example"] }, at("https://cards.example"))).toEqual([
      "https://cards.example",
    ]);
  });
  it("are the public address where there is one", () => {
    expect(reachable({ local: true, links: ["https://cards.example"] }, at("http://localhost:1"))).toEqual([
      "https://cards.example",
    ]);
    expect(reachable({ local: false, links: ["https://cards.example"] }, at("http://10.0.0.7"))).toEqual([
      "https://cards.example",
    ]);
  });
});
