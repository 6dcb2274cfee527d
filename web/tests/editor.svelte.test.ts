/** Editor of component sets: editing one component at a time, undo and redo, validation, saving. */
import { expect, it } from "vitest";

import type { SetFault } from "../src/api/contract";
import type { FaultText } from "../src/i18n/faults";
import { Editor, type Check, type Verdict } from "../src/app/componentEditor/editor.svelte";
import { LocalSets } from "../src/app/componentEditor/localSets.svelte";
import type { Editing, Part, SetData } from "../src/match/editing";
import { FakeStorage } from "./fakeStorage";

const row = (number: number, field: string): Part => ({ number, field, size: 1, source: "reconstructed" });
const BASE: SetData = {
  board: { limit: 3, source: "rules" },
  card: [row(1, "olive"), row(2, "grape"), row(3, "grain")],
};
const EDITING: Editing = { tables: ["card", "board"], fields: () => [] };
const FINE: Verdict = { ok: true, faults: [] };

class Bench {
  readonly storage = new FakeStorage();
  readonly shelf = new LocalSets(() => this.storage);
  readonly checked: Part[] = [];
  verdict: Verdict | Error = FINE;
  editor: Editor;

  constructor() {
    const check: Check = (file) => {
      this.checked.push(file);
      return this.verdict instanceof Error ? Promise.reject(this.verdict) : Promise.resolve(this.verdict);
    };
    const own = this.shelf.add("any", "My box");
    this.editor = new Editor({ own, base: BASE, editing: EDITING, shelf: this.shelf }, check, 0);
  }

  /** Waits until pending requests are answered. */
  async settled(): Promise<void> {
    await new Promise((done) => setTimeout(done, 5));
  }

  get stored(): unknown {
    const { changes } = JSON.parse([...this.storage.entries.values()][0] ?? "{}") as { changes: unknown };
    return changes;
  }
}

it("goes through the things in the order of the declaration, and to the next that nobody has seen", () => {
  const { editor } = new Bench();
  expect(editor.places.map(({ table, number }) => [table, number])).toEqual([
    ["card", 1],
    ["card", 2],
    ["card", 3],
    ["board", null],
  ]);
  editor.confirm();
  editor.go(1);
  editor.confirm();
  editor.go(3);
  expect(editor.nextUnconfirmed()).toBe(2);
  editor.go(99);
  expect(editor.index).toBe(3);
  editor.go(2);
  editor.confirm();
  expect(editor.nextUnconfirmed()).toBe(-1);
});

it("keeps each change, marks it, and takes it back and does it again", () => {
  const bench = new Bench();
  const { editor } = bench;
  editor.set({ ...editor.part, field: "grape" });
  const once = { card: [{ ...row(1, "grape"), marks: { field: "box" } }] };
  expect(bench.stored).toEqual(once);
  editor.set({ ...editor.part, size: 2 });
  const twice = { card: [{ number: 1, field: "grape", size: 2, source: "box" }] };
  expect(bench.stored).toEqual(twice);
  editor.undo();
  expect(bench.stored).toEqual(once);
  editor.redo();
  expect(bench.stored).toEqual(twice);
  editor.undo();
  editor.undo();
  expect([bench.stored, editor.canUndo, editor.isStandard]).toEqual([{}, false, true]);
  editor.redo();
  editor.set({ ...editor.part, size: 3 });
  expect(editor.canRedo).toBe(false);
  editor.revert();
  expect([bench.stored, editor.canUndo]).toEqual([{}, true]);
});

it("copies from another thing of the table", () => {
  const { editor } = new Bench();
  editor.copy({ table: "card", number: 2 });
  expect(editor.part).toMatchObject({ number: 1, field: "grape" });
  editor.undo();
  editor.copy({ table: "card", number: 2 }, ["field"]);
  expect(editor.isStandard).toBe(true);
});

it("tells what the server finds wrong beside the fact, and that such a set is a draft", async () => {
  const bench = new Bench();
  const { editor } = bench;
  const fault = (number: number | null, key: string | null): SetFault => ({
    table: "card",
    number,
    key,
    code: "of-nobody",
    message: `wrong: ${key}`,
    args: {},
  });
  bench.verdict = {
    ok: false,
    faults: [fault(1, "field"), fault(1, "field"), fault(1, null), fault(2, null)],
  };
  editor.set({ ...editor.part, field: "stone" });
  expect(editor.ok).toBeNull();
  await bench.settled();
  const englishFault = (text: string): FaultText[] => [{ text, language: "en" }];
  expect([editor.ok, editor.errorsOf("field"), editor.errorsOf("size")]).toEqual([
    false,
    englishFault("wrong: field"),
    [],
  ]);
  expect(editor.otherErrors(["field"])).toEqual(englishFault("wrong: null"));
  expect(editor.otherErrors([])).toEqual([...englishFault("wrong: field"), ...englishFault("wrong: null")]);
  expect(editor.errorsElsewhere).toEqual([]);
  expect(editor.places.map((place) => editor.hasErrors(place))).toEqual([true, true, false, false]);
  expect(bench.shelf.get(editor.own.id)?.playable).toBe(false);
  bench.verdict = FINE;
  editor.undo();
  await bench.settled();
  expect([editor.ok, editor.faults, bench.shelf.get(editor.own.id)?.playable]).toEqual([true, [], true]);
  expect(bench.checked.at(-1)).toEqual({ set: { name: "My box", game: "any" } });
});

it("tells what is wrong with nothing that can be shown", async () => {
  const bench = new Bench();
  const where = { table: "set", number: null, key: "name" };
  bench.verdict = {
    ok: false,
    faults: [{ ...where, code: "set-name", message: "set: name", args: { most: 60 } }],
  };
  bench.editor.confirm();
  await bench.settled();
  expect(bench.editor.errorsElsewhere).toHaveLength(1);
});

it("says when it could not be checked, and checks again with the next change", async () => {
  const bench = new Bench();
  bench.verdict = new Error("offline");
  bench.editor.confirm();
  await bench.settled();
  expect([bench.editor.trouble, bench.editor.ok]).toEqual(["unchecked", null]);
  bench.verdict = FINE;
  bench.editor.undo();
  await bench.settled();
  expect([bench.editor.trouble, bench.editor.ok]).toEqual(["", true]);
});

it("shows what another tab has made of the set, and can go back to what it had", () => {
  const { editor } = new Bench();
  editor.set({ ...editor.part, size: 2 });
  const mine = editor.own.changes;
  editor.adopt({ ...editor.own, changes: { board: { limit: 9, source: "box" } }, revision: "other" });
  expect(editor.own.changes).toEqual({ board: { limit: 9, source: "box" } });
  editor.undo();
  expect(editor.own.changes).toEqual(mine);
});

it("does not redo a change to a version that another tab has replaced", () => {
  const { editor } = new Bench();
  editor.confirm();
  editor.undo();
  const changes = { board: { limit: 9, source: "box" } };
  editor.adopt({ ...editor.own, changes, revision: "other" });
  expect(editor.canRedo).toBe(false);
  editor.redo();
  expect(editor.own.changes).toEqual(changes);
});

it("limits the changes of another tab that can be undone", () => {
  const { editor } = new Bench();
  for (let limit = 0; limit < 510; limit++)
    editor.adopt({ ...editor.own, changes: { board: { limit, source: "box" } }, revision: String(limit) });
  let undone = 0;
  for (; editor.canUndo; undone++) editor.undo();
  expect(undone).toBe(500);
});

it("says when the browser is full, goes on, and keeps it once there is room", () => {
  const bench = new Bench();
  bench.storage.full = true;
  bench.editor.confirm();
  expect([bench.editor.trouble, bench.editor.part["source"]]).toEqual(["full", "box"]);
  bench.storage.full = false;
  bench.editor.retryStorage();
  expect(bench.editor.trouble).toBe("");
  expect(bench.stored).toEqual({ card: [{ ...row(1, "olive"), source: "box" }] });
});
