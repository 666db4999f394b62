/** The same views at a server's paths and in a folder of static files. */
import { expect, it } from "vitest";
import { hrefOf, pathOf } from "../src/app/base";
import { routeOf } from "../src/app/route";

const at = (url: string, server: boolean) => pathOf(new URL(url), server);

it("finds the view at a server's path", () => {
  expect(at("http://x/t/k3n5q8z2?start", true)).toBe("/t/k3n5q8z2");
  expect(at("http://x/?at=/replay", true)).toBe("/");
});

it.each([
  "https://x.y/",
  "https://x.y/some/folder/",
  "https://x.y/some/folder/index.html",
  "file:///home/me/site/index.html",
])("finds it in the query of %s, and the way back", (home) => {
  expect(at(home, false)).toBe("/");
  for (const path of ["/", "/replay", "/replay?local=k3n5q8z2", "/t/k3n5q8z2?start"]) {
    const address = new URL(hrefOf(path, false), home);
    expect(at(address.href, false)).toBe(path.split("?")[0]);
    expect(routeOf(at(address.href, false))).toEqual(routeOf(path.split("?")[0]!));
    expect(address.href.startsWith(home.replace("index.html", ""))).toBe(true);
    // What views read from the query is there as well.
    for (const [name, value] of new URLSearchParams(path.split("?")[1]))
      expect(address.searchParams.get(name)).toBe(value);
  }
});

it("leaves the addresses of a server alone", () => {
  for (const path of ["/", "/t/k3n5q8z2?start", "/replay"]) expect(hrefOf(path, true)).toBe(path);
});
