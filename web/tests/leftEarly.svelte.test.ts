/** Players out of time: they are informed, can return, and the end says who finished their game. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";

import { api, recordPath } from "../src/api/client";
import type { Table } from "../src/api/table";
import { t } from "../src/i18n/words.svelte";
import EndedEarly from "../src/match/clock/EndedEarly.svelte";
import TimedOut from "../src/match/clock/TimedOut.svelte";
import { computeFingerprint } from "../src/match/end/fingerprint";
import LeftEarly from "../src/match/end/LeftEarly.svelte";
import type { MatchStore } from "../src/match/matchStore.svelte";
import { stubDialogs } from "./browser";
import { table } from "./granada/fixture";

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

/** Returns a table at which seat 0, the browser's own, has left for a reason and a bot plays for it. */
function left(why: "time" | "resigned", lost: number[] = []): Table {
  const now = table();
  const seats = now.seats.map((seat) =>
    seat.index === 0 ? { ...seat, own: true, kind: "guest" as const, bot: "greedy" } : seat,
  );
  return { ...now, seats, time: { ...now.time, lost, departures: [{ ply: 3, seat: 0, why }] } };
}
function show(now: Table): HTMLElement {
  const match = { refresh: vi.fn(async () => undefined), error: "" } as unknown as MatchStore;
  shown = mount(TimedOut, { target: document.body, props: { table: now, match } });
  flushSync();
  return document.body;
}

it("tells players that their time ran out and lets them play again", async () => {
  const back = vi.spyOn(api, "takeBack").mockResolvedValue(undefined as never);
  const page = show(left("time"));
  expect(page.textContent).toContain(t("clock-timed-out"));
  expect(page.textContent).toContain(t("clock-timed-out-bot"));
  page.querySelector<HTMLButtonElement>("[data-action=play-again]")?.click();
  await vi.waitFor(() => expect(back).toHaveBeenCalledWith(expect.anything(), 0));
});

it("offers no way back into a game that is lost on time", () => {
  const page = show(left("time", [0]));
  expect(page.textContent).toContain(t("clock-timed-out-lost"));
  expect(page.querySelector("[data-action=play-again]")).toBeNull();
});

it("says nothing to a player who resigned", () => {
  expect(show(left("resigned")).textContent.trim()).toBe("");
});

it("says at the end who left and for whom a bot finished the game", () => {
  const names = ["Ana", "Bea"];
  shown = mount(LeftEarly, { target: document.body, props: { table: left("time"), names } });
  flushSync();
  expect(document.body.textContent).toContain(t("clock-record-time", { player: "Ana" }));
  expect(document.body.textContent).toContain(
    t("end-finished-by-bot", { player: "Ana", bot: t("bot-greedy") }),
  );
});

it("offers the record and the fairness check of a game that ended early", async () => {
  stubDialogs();
  const key = "00ff";
  const commitment = await computeFingerprint(key);
  const now = left("resigned");
  const time = { ...now.time, ended: { kind: "agreed" as const, winner: null } };
  const over: Table = { ...now, phase: "over", time, key, commitment };
  const match = { history: {} } as unknown as MatchStore;
  shown = mount(EndedEarly, {
    target: document.body,
    props: { table: over, match, names: ["Ana", "Bea"], watch: () => undefined },
  });
  flushSync();
  const press = (action: string): void =>
    document.querySelector<HTMLButtonElement>(`[data-action=${action}]`)?.click();
  press("show-proof");
  flushSync();
  expect(document.querySelector("a[download]")?.getAttribute("href")).toBe(recordPath(over.id));
  press("verify");
  await vi.waitFor(() => expect(document.querySelector("[data-verdict=right]")).not.toBeNull());
});
