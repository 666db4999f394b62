import { mount } from "svelte";
import App from "./App.svelte";
import { app } from "./app/app.svelte";
import "./page.css";

addEventListener("popstate", () => (app.path = location.pathname));
void app.speak().then(() => mount(App, { target: document.getElementById("app")! }));
