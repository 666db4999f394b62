/** Which view an address shows. */
export interface Route {
  view: "home" | "table" | "replay" | "device" | "past";
  code: string;
  /** A table on this device, not on the server. */
  local: boolean;
}

export function routeOf(path: string): Route {
  const [, folder, code] = /^\/(t|local)\/([0-9a-z]{8})$/.exec(path) ?? [];
  if (code) return { view: "table", code, local: folder === "local" };
  const view = (["replay", "device", "past"] as const).find((one) => path === `/${one}`) ?? "home";
  return { view, code: "", local: false };
}
