/** Tooltips of symbols explain their meaning. */
import { afterEach, describe, expect, it } from "vitest";

import { symbolsAt } from "../src/match/symbols/symbols";

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
});
