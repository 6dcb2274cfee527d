/** Tooltips of symbols explain their meaning. */
import { afterEach, describe, expect, it } from "vitest";

import { nameAt, symbolsAt } from "../src/match/symbols/symbols";

describe("pointing", () => {
  afterEach(() => document.body.replaceChildren());
  const use = (id: string): string => `<svg><use href="#${id}"></use></svg>`;
  const all = ["lg-olive", "lg-pig", "lg-hat"].map((id) => ({ id, text: id }));
  const at = (selector: string): string[] => {
    const target = document.querySelector(selector);
    return target ? symbolsAt(target, all).map(({ id }) => id) : ["nothing there"];
  };

  it("tells what is drawn where one points, else what the thing has, each once", () => {
    document.body.innerHTML = `<div class="board"><div class="part">
      <button><i>1</i><b>${use("lg-hat")}</b>${use("lg-pig")}${use("lg-pig")}${use("lgp-hair")}</button><button class="hex">3</button><p>-</p>${use("lg-olive")}
    </div></div><header>${use("lg-olive")}</header>`;
    expect(at("b use")).toEqual(["lg-hat"]);
    expect(at("i")).toEqual(["lg-pig", "lg-hat"]);
    expect(at("p")).toEqual(["lg-olive", "lg-pig", "lg-hat"]);
    expect(at(".hex")).toEqual([]);
    expect(at("header use")).toEqual([]);
    document.body.innerHTML = "";
  });

  it("tells the name of a button: its label, else its text for screen readers", () => {
    document.body.innerHTML = `<div class="board">
      <button aria-label="Ana, 5 points"><i>1</i><span class="hidden">4 minutes</span></button>
      <button><b>2</b><span class="hidden">Ben</span></button></div>`;
    const names = ["i", "b"].map((selector) => nameAt(document.querySelector(selector) ?? document.body));
    expect(names).toEqual(["Ana, 5 points", "Ben"]);
  });
});
