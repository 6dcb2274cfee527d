import { mount } from "svelte";

import App from "./App.svelte";
import "./style/base.css";
import "./style/controls.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
