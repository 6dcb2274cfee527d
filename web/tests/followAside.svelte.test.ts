/** Hidden tables are synchronized between devices: sent entries, accepted entries, and entries that stay local. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { followAside, packed, unpacked } from "../src/app/followAside.svelte";
import { account } from "../src/api/account";
import { aside, changed, readUnsent } from "../src/match/putAside.svelte";

const ids = (count: number): string[] => Array.from({ length: count }, (_, n) => `table-${1000 + n}`);

describe("the settings that hold them", () => {
  const put = (
    settings: Record<string, string>,
    values: Record<string, string | null>,
  ): Record<string, string> =>
    Object.fromEntries(
      Object.entries({ ...settings, ...values }).filter(
        (entry): entry is [string, string] => entry[1] !== null,
      ),
    );

  it("give back what was put into them, in order, in few and short ones", () => {
    const settings = put({ theme: '"dark"' }, packed(ids(300), {}));
    expect(unpacked(settings)).toEqual(ids(300));
    expect(Math.max(...Object.values(settings).map(({ length }) => length))).toBeLessThanOrEqual(200);
    expect(Object.keys(settings).length).toBeLessThan(30);
  });
  it("change only where they must, and go when nothing is in them", () => {
    const settings = put({}, packed(ids(40), {}));
    expect(packed(ids(40), settings)).toEqual({});
    expect(Object.keys(packed(ids(41), settings))).toEqual([Object.keys(settings).at(-1)]);
    expect(put(settings, packed([], settings))).toEqual({});
  });
  it("are not trusted", () => {
    expect(
      unpacked({ "hidden.1": "b <i> c", "hidden.0": "a", "hidden.x": "d", hidden: "e", "hidden.2": "" }),
    ).toEqual(["a", "b", "c"]);
  });
});

it("makes each change where the table was put last", () => {
  expect(changed(["a", "b"], { b: false, c: true, a: true })).toEqual(["c", "a"]);
  expect(changed(ids(300), { new: true })).toEqual([...ids(300).slice(1), "new"]);
});

it("takes what was put aside before others could be told of it as not told yet", () => {
  expect(readUnsent(null, ["a"])).toEqual({ a: true });
  expect(readUnsent("{}", ["a"])).toEqual({});
  expect(readUnsent('{"a": false, "b": 1}', ["a"])).toEqual({ a: false });
  expect(readUnsent("[", ["a"])).toEqual({ a: true });
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
    vi.spyOn(account, "settings").mockImplementation(() => Promise.resolve({ settings: server, kept: true }));
    vi.spyOn(account, "keepSettings").mockImplementation(keep);
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
    vi.restoreAllMocks();
    aside.told(aside.unsent, []);
  });

  it("takes over theirs and tells of one's own, several at once", async () => {
    aside.put("before");
    end = followAside({ settings: server, kept: true });
    expect(aside.has("theirs") && aside.has("before")).toBe(true);
    aside.back("theirs");
    aside.put("mine");
    server = { "hidden.0": "theirs meanwhile" }; // set by another device
    await vi.runAllTimersAsync();
    expect(unpacked(server)).toEqual(["meanwhile", "before", "mine"]);
    expect(keep).toHaveBeenCalledTimes(1);
    expect(aside.unsent).toEqual({});
    expect(["theirs", "meanwhile", "before", "mine"].map((id) => aside.has(id))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it("keeps for the next start what could not be sent", async () => {
    end = followAside({ settings: server, kept: true });
    keep.mockRejectedValueOnce(new Error("offline"));
    aside.put("mine");
    await vi.runAllTimersAsync();
    expect(aside.unsent).toEqual({ mine: true });
    expect(readUnsent(localStorage.getItem("tertulia.hidden.unsent"), [])).toEqual({ mine: true });
  });

  it("sends nothing of somebody who only looks", async () => {
    end = followAside({ settings: {}, kept: false });
    aside.put("mine");
    await vi.runAllTimersAsync();
    expect(keep).not.toHaveBeenCalled();
    expect(aside.has("mine")).toBe(true);
  });
});
