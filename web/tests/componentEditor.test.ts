/** Component sets as data, edits made by their fields, and the browser's storage of sets. */
import { describe, expect, it, vi } from "vitest";

import {
  toCounts,
  fieldId,
  toKey,
  readField,
  valueAt,
  writeField,
  fieldError,
} from "../src/app/componentEditor/fields";
import { fileName, formatSet, downloadSet } from "../src/app/componentEditor/setFiles";
import {
  withComponent,
  diffSets,
  confirmAll,
  confirmFact,
  copyFacts,
  confirmChanges,
  countComponents,
  toSetFile,
  isChanges,
  isUnconfirmed,
  markOf,
  cleanName,
  completeSet,
  partAt,
} from "../src/app/componentEditor/setData";
import { MAX_SET_CHARACTERS, parseSet, LocalSets } from "../src/app/componentEditor/localSets.svelte";
import type { Field, Part, SetData } from "../src/match/editing";
import { FakeStorage } from "./fakeStorage";

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
    const changes = withComponent(BASE, {}, { table: "card", number: 2 }, row);
    expect(changes).toEqual({ card: [row] });
    expect(card(completeSet(BASE, changes), 2)).toEqual(row);
    expect(card(completeSet(BASE, changes), 1)).toBe(card(BASE, 1));
    expect(diffSets(BASE, completeSet(BASE, changes))).toEqual(changes);
    expect(withComponent(BASE, changes, { table: "card", number: 2 }, card(BASE, 2))).toEqual({});
  });

  it("knows tables without rows, and nothing but what the game has", () => {
    const board = { ...(BASE["board"] as Part), limit: 4 };
    expect(withComponent(BASE, {}, { table: "board", number: null }, board)).toEqual({ board });
    expect(isChanges(BASE, completeSet(BASE, { board }))).toBe(true);
    for (const data of [null, [], { other: {} }, { card: {} }, { card: [{ number: 3 }] }, { board: 5 }])
      expect(isChanges(BASE, data)).toBe(false);
    expect(isChanges(BASE, { card: [{ number: 1 }, { number: 1 }] })).toBe(false);
  });

  it("marks what somebody wrote, and the whole thing once all of it is from the box", () => {
    const before = card(BASE, 1);
    const after = confirmChanges(before, { ...before, circle: ["olive"] });
    expect([markOf(after, "circle"), markOf(after, "field")]).toEqual(["box", "rules"]);
    expect(isUnconfirmed(before)).toBe(true);
    expect(isUnconfirmed(after)).toBe(false);
    expect(confirmFact(after, "field")).toEqual({
      number: 1,
      field: "olive",
      circle: ["olive"],
      source: "box",
    });
    expect(confirmAll(before)).toEqual({ number: 1, field: "olive", circle: ["pig"], source: "box" });
    expect(confirmChanges(before, { ...before })).toEqual(before);
    expect(isUnconfirmed(BASE["board"] as Part)).toBe(true);
  });

  it("copies what stands on another thing, but for what is kept", () => {
    const to = copyFacts(card(BASE, 2), card(BASE, 1), ["field"]);
    expect(to).toMatchObject({ number: 1, field: "olive", circle: ["pig", "pig"] });
    expect(markOf(to, "circle")).toBe("box");
  });

  it("counts what is corrected and what nobody has seen", () => {
    expect(countComponents(BASE, {})).toEqual({ corrected: 0, unconfirmed: 3, all: 3 });
    const changes = withComponent(BASE, {}, CARD, confirmAll(card(BASE, 1)));
    expect(countComponents(BASE, changes)).toEqual({ corrected: 1, unconfirmed: 2, all: 3 });
    expect(countComponents(BASE, changes, [CARD])).toEqual({ corrected: 1, unconfirmed: 0, all: 1 });
  });

  it("is a file that can be read, with a name that the server takes", () => {
    const file = toSetFile("My box", "any", { card: [confirmAll(card(BASE, 1))] }, true);
    expect(JSON.parse(formatSet(file))).toEqual(file);
    expect(file["set"]).toEqual({ name: "My box", game: "any", draft: true });
    expect(toSetFile("My box", "any", {}, false)).toEqual({ set: { name: "My box", game: "any" } });
    expect(cleanName("  <b>My\u202e\n box ")).toBe("bMy box");
    expect(cleanName(" \u200b ")).toBeNull();
    expect(cleanName("x".repeat(99))).toHaveLength(60);
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
    for (const playable of [false, true, null]) downloadSet({ ...set, playable });
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
    expect(readField(number, board)).toBe(3);
    expect(writeField(number, board, 4)).toEqual({ ...board, prices: { olive: 1, pig: 4 } });
    const spaces = {
      spaces: [
        [0, 1, 2],
        [3, 4, 5],
      ],
    };
    const space: Field = { kind: "number", at: ["spaces", 1, 2], least: 2, most: 6 };
    expect(writeField(space, spaces, 6)).toEqual({
      spaces: [
        [0, 1, 2],
        [3, 4, 6],
      ],
    });
    expect(valueAt(board, ["prices", "none", "deeper"])).toBeUndefined();
    expect(fieldId({ ...number, name: "x" })).toBe("prices-pig-x");
  });

  it("leaves out what is empty, where the file does", () => {
    const with_ = writeField(flag, { helper: { name: "a" } }, true);
    expect(with_).toEqual({ helper: { name: "a", once: true } });
    expect(writeField(flag, with_, undefined)).toEqual({ helper: { name: "a" } });
  });

  it("says what is wrong in words, and nothing of what may stand so", () => {
    expect(fieldError(number, board)).toBe("");
    for (const value of [10, -1, 1.5, null, "3"])
      expect(fieldError(number, writeField(number, board, value))).not.toBe("");
    for (const value of [[], ["olive", "olive", "pig"], ["stone"]])
      expect(fieldError(list, { circle: value })).not.toBe("");
    expect(fieldError(list, { circle: ["pig", "pig"] })).toBe("");
    expect(fieldError(flag, {})).toBe("");
    const counts: Field = { ...list, kind: "counts", least: 1, highest: 9 };
    expect(fieldError(counts, { circle: { olive: 9 } })).toBe("");
    for (const value of [{ olive: 0 }, { olive: 10 }, {}, { stone: 1 }])
      expect(fieldError(counts, { circle: value })).not.toBe("");
    expect(toCounts(["olive"])).toEqual([]);
  });

  it("makes a name of what somebody types as files have it", () => {
    expect(toKey("Großer Müller (2)", 40)).toBe("grosser_muller_2");
    expect(toKey("12 bulls", 40)).toBe("bulls");
    expect(toKey("a b", 2)).toBe("a");
    const name: Field = { kind: "name", at: ["name"], longest: 40, shown: String };
    expect(fieldError(name, { name: "two_words" })).toBe("");
    for (const value of ["", "Two words", 5, undefined])
      expect(fieldError(name, { name: value })).not.toBe("");
  });
});

describe("the shelf", () => {
  it("keeps sets of several games, each under a name of its own", () => {
    const storage = new FakeStorage();
    const shelf = new LocalSets(() => storage);
    const one = shelf.add("any", "My box");
    const two = shelf.add("any", "My box");
    shelf.add("other", "My box");
    expect([one.name, two.name]).toEqual(["My box", "My box (2)"]);
    expect(new LocalSets(() => storage).ofGame("any").map(({ name }) => name)).toEqual([
      "My box",
      "My box (2)",
    ]);
    shelf.remove(one.id);
    expect(new LocalSets(() => storage).ofGame("any")).toHaveLength(1);
  });

  it("keeps what another tab has made of a set, and this one's beside it", () => {
    const storage = new FakeStorage();
    const [here, there] = [new LocalSets(() => storage), new LocalSets(() => storage)];
    const set = here.add("any", "My box");
    there.reload();
    there.save(set, { changes: { board: { limit: 9 } } });
    const saved = here.save(set, { changes: { board: { limit: 5 } } });
    expect(saved).toMatchObject({ beside: true, set: { name: "My box (2)" } });
    const found = new LocalSets(() => storage).ofGame("any").map(({ changes }) => changes);
    expect(found).toEqual([{ board: { limit: 9 } }, { board: { limit: 5 } }]);
  });

  it("has on the page what a full browser does not store, and stores it once there is room", () => {
    const storage = new FakeStorage();
    const shelf = new LocalSets(() => storage);
    const set = shelf.add("any", "My box");
    storage.full = true;
    expect(shelf.save(set, { changes: { board: { limit: 5 } } })).toBe("full");
    expect(shelf.unstored).toHaveLength(1);
    storage.full = false;
    expect(shelf.save(set, { changes: { board: { limit: 5 } } })).toMatchObject({ beside: false });
    expect(shelf.unstored).toHaveLength(0);
    expect(new LocalSets(() => storage).get(set.id)?.changes).toEqual({ board: { limit: 5 } });
  });

  it("works on the page where the browser stores nothing at all", () => {
    const shelf = new LocalSets(() => {
      throw new DOMException("no", "SecurityError");
    });
    const set = shelf.add("any", "My box");
    expect(shelf.ofGame("any").map(({ id }) => id)).toEqual([set.id]);
    expect(shelf.save(set, { name: "Yours" })).toBe("full");
    expect(shelf.get(set.id)?.name).toBe("Yours");
    shelf.remove(set.id);
    expect(shelf.ofGame("any")).toEqual([]);
  });

  it("tells of what it cannot read, and leaves it where it is until told otherwise", () => {
    const storage = new FakeStorage();
    const texts = ["{", "null", '{"id":"c","game":"any","name":"<","changes":{},"revision":"1"}'];
    texts.forEach((text, index) => storage.setItem(`tertulia.set.${index}`, text));
    storage.setItem("tertulia.settings", "{}");
    const shelf = new LocalSets(() => storage);
    expect(shelf.damaged.map(({ text }) => text)).toEqual(texts);
    expect(shelf.sets).toEqual([]);
    shelf.discard(shelf.damaged[0] as (typeof shelf.damaged)[number]);
    expect(storage.length).toBe(3);
    expect(parseSet("[]")).toBeNull();
  });

  it("stores no set that is larger than the server reads", () => {
    const shelf = new LocalSets(() => new FakeStorage());
    const set = shelf.add("any", "My box");
    expect(shelf.save(set, { changes: { board: { text: "x".repeat(MAX_SET_CHARACTERS) } } })).toBe("full");
  });
});
