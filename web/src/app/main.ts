import { mount } from "svelte";

import App from "./App.svelte";
import { installation } from "../ui/installation.svelte";
import { parts } from "../ui/parts.svelte";
import "../ui/style/fonts.css";
import "../ui/style/tokens.css";
import "../ui/style/base.css";
import "../ui/style/controls.css";

/** Longest wait for the fonts in ms. Text that gets its font after it was shown moves what lies below. */
const FONTS_MS = 500;

parts.follow();
installation.follow();
const fonts = Promise.all(
  ["700 1em 'Tertulia Title'", "1em 'Tertulia Text'"].map((font) => document.fonts.load(font)),
);
const waited = new Promise((resolve) => setTimeout(resolve, FONTS_MS));
const target = document.getElementById("app");
if (target) void Promise.race([fonts.catch(() => undefined), waited]).then(() => mount(App, { target }));
