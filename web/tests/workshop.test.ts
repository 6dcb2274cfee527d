/** Component sets as data, edits made by their fields, and the browser's storage of sets. */
import { describe, expect, it, vi } from "vitest";

import { countsOf, idOf, keyOf, read, valueAt, write, wrong } from "../src/app/workshop/fields";
import { fileName, readable, saveSet } from "../src/app/workshop/loading";
import {
  changed,
  changesOf,
  confirmed,
  confirmedFact,
  copied,
  corrected,
  counted,
  fileOf,
  fits,
  isUnseen,
  markOf,
  named,
  overlay,
  partAt,
} from "../src/app/workshop/sets";
import { MOST, setIn, Shelf } from "../src/app/workshop/shelf.svelte";
import type { Field, Part, SetData } from "../src/match/editing";
import { Drawer } from "./drawer";

const BASE: SetData = {
  board: { prices: { olive: 1, pig: 3 }, limit: 3, source: "public", marks: { part: "inferred" } },
  card: [
    { number: 1, field: "olive", circle: ["pig"], source: "reconstructed", marks: { field: "rules" } },
    { number: 2, field: "grape", circle: ["pig", "pig"], source: "reconstructed" },
  ],
};
const CARD = { table: "card", number: 1 };
const card = (set: SetData, number: number): Part => partAt(set, { table: "card", number }) as Part;

describe("a set as data", () => {
  it("is the game's own with what is changed laid over it", () => {
    const row = { ...card(BASE, 2), field: "grain" };
    const changes = changed(BASE, {}, { table: "card", number: 2 }, row);
    expect(changes).toEqual({ card: [row] });
    expect(card(overlay(BASE, changes), 2)).toEqual(row);
    expect(card(overlay(BASE, changes), 1)).toBe(card(BASE, 1));
    expect(changesOf(BASE, overlay(BASE, changes))).toEqual(changes);
    expect(changed(BASE, changes, { table: "card", number: 2 }, card(BASE, 2))).toEqual({});
  });

  it("knows tables without rows, and nothing but what the game has", () => {
    const board = { ...(BASE["board"] as Part), limit: 4 };
    expect(changed(BASE, {}, { table: "board", number: null }, board)).toEqual({ board });
    expect(fits(BASE, overlay(BASE, { board }))).toBe(true);
    for (const data of [null, [], { other: {} }, { card: {} }, { card: [{ number: 3 }] }, { board: 5 }])
      expect(fits(BASE, data)).toBe(false);
    expect(fits(BASE, { card: [{ number: 1 }, { number: 1 }] })).toBe(false);
  });

  it("marks what somebody wrote, and the whole thing once all of it is from the box", () => {
    const before = card(BASE, 1);
    const after = corrected(before, { ...before, circle: ["olive"] });
    expect([markOf(after, "circle"), markOf(after, "field")]).toEqual(["box", "rules"]);
    expect(isUnseen(before)).toBe(true);
    expect(isUnseen(after)).toBe(false);
    expect(confirmedFact(after, "field")).toEqual({
      number: 1,
      field: "olive",
      circle: ["olive"],
      source: "box",
    });
    expect(confirmed(before)).toEqual({ number: 1, field: "olive", circle: ["pig"], source: "box" });
    expect(corrected(before, { ...before })).toEqual(before);
    expect(isUnseen(BASE["board"] as Part)).toBe(true);
  });

  it("copies what stands on another thing, but for what is kept", () => {
    const to = copied(card(BASE, 2), card(BASE, 1), ["field"]);
    expect(to).toMatchObject({ number: 1, field: "olive", circle: ["pig", "pig"] });
    expect(markOf(to, "circle")).toBe("box");
  });

  it("counts what is corrected and what nobody has seen", () => {
    expect(counted(BASE, {})).toEqual({ corrected: 0, unseen: 3, all: 3 });
    const changes = changed(BASE, {}, CARD, confirmed(card(BASE, 1)));
    expect(counted(BASE, changes)).toEqual({ corrected: 1, unseen: 2, all: 3 });
    expect(counted(BASE, changes, [CARD])).toEqual({ corrected: 1, unseen: 0, all: 1 });
  });

  it("is a file that can be read, with a name that the server takes", () => {
    const file = fileOf("My box", "any", { card: [confirmed(card(BASE, 1))] }, true);
    expect(JSON.parse(readable(file))).toEqual(file);
    expect(file["set"]).toEqual({ name: "My box", game: "any", draft: true });
    expect(fileOf("My box", "any", {}, false)).toEqual({ set: { name: "My box", game: "any" } });
    expect(named("  <b>My\u202e\n box ")).toBe("bMy box");
    expect(named(" \u200b ")).toBeNull();
    expect(named("x".repeat(99))).toHaveLength(60);
    expect(fileName("any", "Ána's box!")).toBe("any-Ána-s-box.json");
  });

  const textOf = (blob: Blob): Promise<string> =>
    new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(blob);
    });

  it("saves a set that is not playable as a draft, in a file with the set's name", async () => {
    const blobs: Blob[] = [];
    const names: string[] = [];
    vi.stubGlobal("URL", {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL() {},
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const set = { id: "1", game: "any", name: "My box", changes: {}, revision: "1" };
    for (const playable of [false, true, null]) saveSet({ ...set, playable });
    const files = await Promise.all(blobs.map(async (blob) => JSON.parse(await textOf(blob)) as Part));
    const content = { name: "My box", game: "any" };
    expect(files.map((file) => file["set"])).toEqual([{ ...content, draft: true }, content, content]);
    expect(names).toEqual(Array(3).fill("any-My-box.json"));
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});

const number: Field = { kind: "number", at: ["prices", "pig"], least: 0, most: 9 };
const list: Field = {
  kind: "list",
  at: ["circle"],
  options: ["olive", "pig"].map((value) => ({ value, words: value })),
  fewest: 1,
  most: 2,
};
const flag: Field = { kind: "flag", at: ["helper", "once"], optional: true };

describe("a field", () => {
  const board = BASE["board"] as Part;

  it("writes its place and nothing else", () => {
    expect(read(number, board)).toBe(3);
    expect(write(number, board, 4)).toEqual({ ...board, prices: { olive: 1, pig: 4 } });
    const spaces = {
      spaces: [
        [0, 1, 2],
        [3, 4, 5],
      ],
    };
    const space: Field = { kind: "number", at: ["spaces", 1, 2], least: 2, most: 6 };
    expect(write(space, spaces, 6)).toEqual({
      spaces: [
        [0, 1, 2],
        [3, 4, 6],
      ],
    });
    expect(valueAt(board, ["prices", "none", "deeper"])).toBeUndefined();
    expect(idOf({ ...number, name: "x" })).toBe("prices-pig-x");
  });

  it("leaves out what is empty, where the file does", () => {
    const with_ = write(flag, { helper: { name: "a" } }, true);
    expect(with_).toEqual({ helper: { name: "a", once: true } });
    expect(write(flag, with_, undefined)).toEqual({ helper: { name: "a" } });
  });

  it("says what is wrong in words, and nothing of what may stand so", () => {
    expect(wrong(number, board)).toBe("");
    for (const value of [10, -1, 1.5, null, "3"])
      expect(wrong(number, write(number, board, value))).not.toBe("");
    for (const value of [[], ["olive", "olive", "pig"], ["stone"]])
      expect(wrong(list, { circle: value })).not.toBe("");
    expect(wrong(list, { circle: ["pig", "pig"] })).toBe("");
    expect(wrong(flag, {})).toBe("");
    const counts: Field = { ...list, kind: "counts", least: 1, highest: 9 };
    expect(wrong(counts, { circle: { olive: 9 } })).toBe("");
    for (const value of [{ olive: 0 }, { olive: 10 }, {}, { stone: 1 }])
      expect(wrong(counts, { circle: value })).not.toBe("");
    expect(countsOf(["olive"])).toEqual([]);
  });

  it("makes a name of what somebody types as files have it", () => {
    expect(keyOf("Großer Müller (2)", 40)).toBe("grosser_muller_2");
    expect(keyOf("12 bulls", 40)).toBe("bulls");
    expect(keyOf("a b", 2)).toBe("a");
    const name: Field = { kind: "name", at: ["name"], longest: 40, shown: String };
    expect(wrong(name, { name: "two_words" })).toBe("");
    for (const value of ["", "Two words", 5, undefined]) expect(wrong(name, { name: value })).not.toBe("");
  });
});

describe("the shelf", () => {
  it("keeps sets of several games, each under a name of its own", () => {
    const drawer = new Drawer();
    const shelf = new Shelf(() => drawer);
    const one = shelf.add("any", "My box");
    const two = shelf.add("any", "My box");
    shelf.add("other", "My box");
    expect([one.name, two.name]).toEqual(["My box", "My box (2)"]);
    expect(new Shelf(() => drawer).of("any").map(({ name }) => name)).toEqual(["My box", "My box (2)"]);
    shelf.remove(one.id);
    expect(new Shelf(() => drawer).of("any")).toHaveLength(1);
  });

  it("keeps what another tab has made of a set, and this one's beside it", () => {
    const drawer = new Drawer();
    const [here, there] = [new Shelf(() => drawer), new Shelf(() => drawer)];
    const set = here.add("any", "My box");
    there.reload();
    there.keep(set, { changes: { board: { limit: 9 } } });
    const kept = here.keep(set, { changes: { board: { limit: 5 } } });
    expect(kept).toMatchObject({ beside: true, set: { name: "My box (2)" } });
    const found = new Shelf(() => drawer).of("any").map(({ changes }) => changes);
    expect(found).toEqual([{ board: { limit: 9 } }, { board: { limit: 5 } }]);
  });

  it("has on the page what a full browser does not store, and stores it once there is room", () => {
    const drawer = new Drawer();
    const shelf = new Shelf(() => drawer);
    const set = shelf.add("any", "My box");
    drawer.full = true;
    expect(shelf.keep(set, { changes: { board: { limit: 5 } } })).toBe("full");
    expect(shelf.unstored).toHaveLength(1);
    drawer.full = false;
    expect(shelf.keep(set, { changes: { board: { limit: 5 } } })).toMatchObject({ beside: false });
    expect(shelf.unstored).toHaveLength(0);
    expect(new Shelf(() => drawer).get(set.id)?.changes).toEqual({ board: { limit: 5 } });
  });

  it("works on the page where the browser stores nothing at all", () => {
    const shelf = new Shelf(() => {
      throw new DOMException("no", "SecurityError");
    });
    const set = shelf.add("any", "My box");
    expect(shelf.of("any").map(({ id }) => id)).toEqual([set.id]);
    expect(shelf.keep(set, { name: "Yours" })).toBe("full");
    expect(shelf.get(set.id)?.name).toBe("Yours");
    shelf.remove(set.id);
    expect(shelf.of("any")).toEqual([]);
  });

  it("tells of what it cannot read, and leaves it where it is until told otherwise", () => {
    const drawer = new Drawer();
    const texts = ["{", "null", '{"id":"c","game":"any","name":"<","changes":{},"revision":"1"}'];
    texts.forEach((text, index) => drawer.setItem(`tertulia.set.${index}`, text));
    drawer.setItem("tertulia.settings", "{}");
    const shelf = new Shelf(() => drawer);
    expect(shelf.damaged.map(({ text }) => text)).toEqual(texts);
    expect(shelf.sets).toEqual([]);
    shelf.discard(shelf.damaged[0] as (typeof shelf.damaged)[number]);
    expect(drawer.length).toBe(3);
    expect(setIn("[]")).toBeNull();
  });

  it("stores no set that is larger than the server reads", () => {
    const shelf = new Shelf(() => new Drawer());
    const set = shelf.add("any", "My box");
    expect(shelf.keep(set, { changes: { board: { text: "x".repeat(MOST) } } })).toBe("full");
  });
});
