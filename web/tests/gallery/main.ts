/** A page with every drawing of La Granja's table in both themes and several sizes, to look at: `npx vite`, then `/tests/gallery/index.html`. */
import { mount } from "svelte";

import "../../src/ui/style/tokens.css";
import "../../src/ui/style/base.css";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.body });
