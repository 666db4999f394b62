/** Which view an address shows. */
export interface Route {
  view: "home" | "table" | "replay";
  code: string;
}

export function routeOf(path: string): Route {
  const code = /^\/t\/([0-9a-z]{8})$/.exec(path)?.[1];
  return code ? { view: "table", code } : { view: path === "/replay" ? "replay" : "home", code: "" };
}
