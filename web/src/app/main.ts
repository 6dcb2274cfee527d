import { mount } from "svelte";

import App from "./App.svelte";
import { parts } from "../ui/parts.svelte";
import "../ui/style/fonts.css";
import "../ui/style/tokens.css";
import "../ui/style/base.css";
import "../ui/style/controls.css";

parts.follow();
const target = document.getElementById("app");
if (target) mount(App, { target });
