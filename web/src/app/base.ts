/**
 * Where the page stands: at the root of a server, or in a folder of static files without one. A static host knows no view, so there
 * the view stands in the query, `folder/?at=/replay`: every folder will do, and a reload finds the same file.
 */
const SERVER = 'meta[name="penultima-server"]';
const AT = "at";

/** Is there a server behind the page? */
export const hasServer =
  typeof document === "undefined" || document.querySelector<HTMLMetaElement>(SERVER)?.content !== "none";

/** The path of the view that an address shows, as the page speaks of it: `/`, `/replay`, `/t/k3n5q8z2`. */
export function pathOf({ pathname, search }: Pick<Location, "pathname" | "search">, server = hasServer): string {
  return server ? pathname : (new URLSearchParams(search).get(AT) ?? "/");
}

/** The address of a path, which may have a query: relative to the page if it has no server. */
export function hrefOf(path: string, server = hasServer): string {
  if (server) return path;
  const [view, query] = path.split("?");
  const search = [view === "/" ? "" : `${AT}=${view}`, query].filter(Boolean).join("&");
  return search ? `?${search}` : "./";
}

/** The address of a file that lies beside the page's entrance. */
export const besideEntrance = (file: string) => (hasServer ? `/${file}` : file);
