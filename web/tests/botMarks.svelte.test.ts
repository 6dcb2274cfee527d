/** Bots are marked beside their names: in the waiting room, the log, the analysis and the lists of tables. */
import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, it } from "vitest";

import type { Seat, TableSummary } from "../src/api/contract";
import type { Table } from "../src/api/table";
import { tableDetails } from "../src/app/lobby/describeTable";
import { dictionary } from "../src/i18n/words.svelte";
import { botText, botTextAt } from "../src/match/players/botText";
import BotMark from "../src/ui/BotMark.svelte";
import { NO_PACE } from "./untimed";

const seat = (index: number, kind: Seat["kind"], name: string, bot: string | null = null): Seat =>
  ({ index, kind, name, bot, handle: null, own: false, online: false }) as Seat;
const SEATS = [seat(0, "guest", "Ana"), seat(1, "bot", "Wren", "strong"), seat(2, "guest", "Bea", "quick")];

beforeEach(async () => {
  await dictionary.use("en");
  await dictionary.loadAll();
});

it("says which bot plays a seat, its own or that of a player", () => {
  expect(SEATS.map(botText)).toEqual([null, "bot, Strong", "Quick bot plays for them"]);
  expect(botText(undefined)).toBeNull();
});

it("says which bot played at an earlier move", () => {
  const substitutions = [
    { ply: 5, seat: 0, bot: "quick" },
    { ply: 9, seat: 0, bot: null },
  ];
  const table = { seats: SEATS, substitutions } as unknown as Table;
  expect([4, 5, 8, 9].map((ply) => botTextAt(table, 0, ply) !== null)).toEqual([false, true, true, false]);
  expect(botTextAt(table, 1, 0)).toBe("bot, Strong");
});

it("marks names in lists of tables", () => {
  const table = {
    ...{ phase: "running", seats: SEATS, actors: [1], own_seats: [], asleep: false, pace: NO_PACE },
    ...{ set_name: "", age: 5, host: false, practice: false },
  } as unknown as TableSummary;
  expect(tableDetails(table).join(" ")).toContain("Wren (bot)");
});

it("is a sign with a text for screen readers, unless a text beside it says the same", () => {
  const signs = (text: string | null, silent: boolean): string[] => {
    const target = document.createElement("div");
    const shown = mount(BotMark, { target, props: { text, silent } });
    flushSync();
    const found = [...target.querySelectorAll("[data-bot]")].map((one) => one.textContent?.trim() ?? "");
    void unmount(shown);
    return found;
  };
  expect(signs("bot, Strong", false)).toEqual(["(bot, Strong)"]);
  expect(signs("bot, Strong", true)).toEqual([""]);
  expect(signs(null, false)).toEqual([]);
});
