/** Time data of a record file: read as far as possible, and worded. */
import { describe, expect, it } from "vitest";

import { parseRecord } from "../src/app/files/recordFile";
import { recordTimeText } from "../src/app/files/recordTimeText";

const record = (time: unknown): ReturnType<typeof parseRecord> =>
  parseRecord(JSON.stringify({ game: "pig", seats: ["human", "human"], actions: ["roll", "hold"], time }));

describe("a record's time", () => {
  it("is the pace, who left, the end and how long it took", () => {
    const read = record({
      pace: { kind: "live", bank: 600, increment: 30, pause: 0 },
      forfeit: "end",
      departures: [{ ply: 2, seat: 1, why: "resigned" }],
      lost: [1],
      ended: { kind: "forfeit", winner: 0 },
      actions: [0, 61_000],
    });
    expect(read?.time?.pace).toMatchObject({ kind: "live", start: 600, added: 30 });
    expect(read?.time?.lasted).toBe(61_000);
    expect(read && recordTimeText(read).length).toBe(5);
  });
  it("is told by turns", () => {
    const pace = { kind: "by turns", reserve: 86_400, per_move: 3600, cap: 86_400, nights: true };
    expect(record({ pace })?.time?.pace).toMatchObject({ start: 86_400, added: 3600, nights: true });
  });
  it("is nothing where the file says nothing, and nothing of what it says wrongly", () => {
    expect(record(undefined)?.time).toBeNull();
    const read = record({
      pace: { kind: "slow" },
      departures: [{ seat: "1" }],
      ended: { kind: "x" },
      lost: "1",
    });
    expect(read?.time).toEqual({ pace: null, departures: [], lost: [], ended: null, lasted: null });
    expect(read && recordTimeText(read)).toEqual([]);
  });
});
