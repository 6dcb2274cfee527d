/**
 * A page with every drawing of a game's table in both themes and several sizes, to look at: `npx vite`, then
 * `/tests/gallery/index.html?game=…`; without a name that of the first game that has such a page.
 */
import { type Component, mount } from "svelte";

import "../../src/ui/style/tokens.css";
import "../../src/ui/style/base.css";

const pages = import.meta.glob<{ default: Component }>(
  "../../../src/tertulia/games/*/screens/tests/gallery/Gallery.svelte",
);
const wanted = new URLSearchParams(location.search).get("game")?.replaceAll("-", "_") ?? "";
const found = Object.keys(pages).find((path) => path.includes(`/games/${wanted}`));
const page = await (found === undefined ? undefined : pages[found])?.();
if (page) mount(page.default, { target: document.body });
