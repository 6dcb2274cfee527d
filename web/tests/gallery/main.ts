/**
 * A page with every drawing of a game's table, in both themes and several sizes. Run `npx vite` and open
 * `/tests/gallery/index.html?game=…`; without a name it shows the first game with a gallery.
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
