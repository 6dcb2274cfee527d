/** Hidden tables are synchronized between devices: sent entries, accepted entries, and entries that stay local. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { syncHiddenTables, packIds, unpackIds } from "../src/app/syncHiddenTables.svelte";
import { accountApi } from "../src/api/account";
import { hiddenTables, applyChanges, parseUnsent } from "../src/match/hiddenTables.svelte";

const ids = (count: number): string[] => Array.from({ length: count }, (_, n) => `table-${1000 + n}`);

describe("the settings that hold them", () => {
  const packedValues = (
    settings: Record<string, string>,
    values: Record<string, string | null>,
  ): Record<string, string> =>
    Object.fromEntries(
      Object.entries({ ...settings, ...values }).filter(
        (entry): entry is [string, string] => entry[1] !== null,
      ),
    );

  it("give back what was put into them, in order, in few and short ones", () => {
    const settings = packedValues({ theme: '"dark"' }, packIds(ids(300), {}));
    expect(unpackIds(settings)).toEqual(ids(300));
    expect(Math.max(...Object.values(settings).map(({ length }) => length))).toBeLessThanOrEqual(200);
    expect(Object.keys(settings).length).toBeLessThan(30);
  });
  it("change only where they must, and go when nothing is in them", () => {
    const settings = packedValues({}, packIds(ids(40), {}));
    expect(packIds(ids(40), settings)).toEqual({});
    expect(Object.keys(packIds(ids(41), settings))).toEqual([Object.keys(settings).at(-1)]);
    expect(packedValues(settings, packIds([], settings))).toEqual({});
  });
  it("are not trusted", () => {
    expect(
      unpackIds({ "hidden.1": "b <i> c", "hidden.0": "a", "hidden.x": "d", hidden: "e", "hidden.2": "" }),
    ).toEqual(["a", "b", "c"]);
  });
});

it("makes each change where the table was put last", () => {
  expect(applyChanges(["a", "b"], { b: false, c: true, a: true })).toEqual(["c", "a"]);
  expect(applyChanges(ids(300), { new: true })).toEqual([...ids(300).slice(1), "new"]);
});

it("takes what was put aside before others could be told of it as not told yet", () => {
  expect(parseUnsent(null, ["a"])).toEqual({ a: true });
  expect(parseUnsent("{}", ["a"])).toEqual({});
  expect(parseUnsent('{"a": false, "b": 1}', ["a"])).toEqual({ a: false });
  expect(parseUnsent("[", ["a"])).toEqual({ a: true });
});

describe("following", () => {
  let server: Record<string, string>;
  let end = (): void => undefined;
  const keep = vi.fn((values: Record<string, string | null>) => {
    server = Object.fromEntries(
      Object.entries({ ...server, ...values }).filter(
        (entry): entry is [string, string] => entry[1] !== null,
      ),
    );
    return Promise.resolve(null);
  });

  beforeEach(() => {
    vi.useFakeTimers();
    server = { "hidden.0": "theirs" };
    keep.mockClear();
    vi.spyOn(accountApi, "loadSettings").mockImplementation(() =>
      Promise.resolve({ settings: server, stored: true }),
    );
    vi.spyOn(accountApi, "saveSettings").mockImplementation(keep);
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
    vi.restoreAllMocks();
    hiddenTables.confirmSent(hiddenTables.unsent, []);
  });

  it("takes over theirs and tells of one's own, several at once", async () => {
    hiddenTables.hide("before");
    end = syncHiddenTables({ settings: server, stored: true });
    expect(hiddenTables.has("theirs") && hiddenTables.has("before")).toBe(true);
    hiddenTables.show("theirs");
    hiddenTables.hide("mine");
    server = { "hidden.0": "theirs meanwhile" }; // set by another device
    await vi.runAllTimersAsync();
    expect(unpackIds(server)).toEqual(["meanwhile", "before", "mine"]);
    expect(keep).toHaveBeenCalledTimes(1);
    expect(hiddenTables.unsent).toEqual({});
    expect(["theirs", "meanwhile", "before", "mine"].map((id) => hiddenTables.has(id))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it("keeps for the next start what could not be sent", async () => {
    end = syncHiddenTables({ settings: server, stored: true });
    keep.mockRejectedValueOnce(new Error("offline"));
    hiddenTables.hide("mine");
    await vi.runAllTimersAsync();
    expect(hiddenTables.unsent).toEqual({ mine: true });
    expect(parseUnsent(localStorage.getItem("tertulia.hidden.unsent"), [])).toEqual({ mine: true });
  });

  it("sends nothing of somebody who only looks", async () => {
    end = syncHiddenTables({ settings: {}, stored: false });
    hiddenTables.hide("mine");
    await vi.runAllTimersAsync();
    expect(keep).not.toHaveBeenCalled();
    expect(hiddenTables.has("mine")).toBe(true);
  });
});
