/** Everything that is drawn, on one page, for looking at while drawing; not part of the built page. */
import { mount } from "svelte";
import Gallery from "./cards/Gallery.svelte";
import "./styles/tables.css";

mount(Gallery, { target: document.body });
