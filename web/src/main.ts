import { mount } from "svelte";
import App from "./App.svelte";
import { app } from "./app/app.svelte";
import { pathOf } from "./app/base";
import { localTables } from "./app/local.svelte";
import { routeOf } from "./app/route";
import { fetchView, later } from "./app/views";
import "./styles/page.css";

addEventListener("popstate", () => (app.path = pathOf(location)));
/** The scripts do not wait for the rest of the document; what they show does. */
const parsed = new Promise((done) =>
  document.readyState === "loading" ? addEventListener("DOMContentLoaded", done) : done(null),
);
const { view, local } = routeOf(pathOf(location));
// Whoever comes here is about to play on this device: the worker starts beside the first view, not after it.
if (view === "home" || local) localTables.warm();
void Promise.all([view === "table" ? app.speak() : app.learn(), fetchView(view), parsed]).then(() => {
  const target = document.getElementById("app")!;
  // What it says to who cannot run it.
  target.replaceChildren();
  mount(App, { target });
  // Without a network now, the page is kept at the next visit.
  later(() => void import("./offline/keeping").then(({ keepPage }) => keepPage()).catch(() => undefined));
});
