import { mount } from "svelte";

import App from "./App.svelte";
import "../ui/style/tokens.css";
import "../ui/style/base.css";
import "../ui/style/controls.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
