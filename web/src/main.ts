import { mount } from "svelte";
import App from "./App.svelte";
import { app } from "./app/app.svelte";
import { routeOf } from "./app/route";
import { fetchView } from "./app/views";
import "./styles/page.css";

addEventListener("popstate", () => (app.path = location.pathname));
/** The scripts do not wait for the rest of the document; what they show does. */
const parsed = new Promise((done) =>
  document.readyState === "loading" ? addEventListener("DOMContentLoaded", done) : done(null),
);
void Promise.all([app.speak(), fetchView(routeOf(location.pathname).view), parsed]).then(() =>
  mount(App, { target: document.getElementById("app")! }),
);
