import { describe, expect, it } from "vitest";

import type { Seat } from "../src/api/contract";
import type { Table } from "../src/api/table";
import { toAwaySince, MIN_ABSENCE_SECONDS, waitText, secondsUntilBot } from "../src/match/players/absence";

const NOW = 1_000_000;
const seat = (change: Partial<Seat> = {}): Seat => ({
  index: 1,
  kind: "guest",
  name: "Ben",
  bot: null,
  own: false,
  online: false,
  handle: null,
  ...change,
});
const table = (change: Partial<Table> = {}): Table =>
  ({
    phase: "running",
    host: true,
    own_seats: [0],
    patience: 600,
    seats: [],
    time: { pace: null },
    ...change,
  }) as unknown as Table;
const away = (seconds: number) => toAwaySince([0, seconds], [0], NOW);

describe("a bot in the place of somebody who is away", () => {
  it("is for the host to ask for after half a minute", () => {
    expect(secondsUntilBot(table(), seat(), away(0), NOW)).toBe(MIN_ABSENCE_SECONDS);
    expect(secondsUntilBot(table(), seat(), away(7), NOW)).toBe(MIN_ABSENCE_SECONDS - 7);
    expect(secondsUntilBot(table(), seat(), away(MIN_ABSENCE_SECONDS), NOW)).toBe(0);
    expect(secondsUntilBot(table(), seat(), away(7), NOW + 20_000)).toBe(3);
  });

  it("is for others when the table says so", () => {
    const guest = table({ host: false });
    expect(secondsUntilBot(guest, seat(), away(100), NOW)).toBe(500);
    expect(secondsUntilBot(guest, seat(), away(600), NOW)).toBe(0);
    expect(secondsUntilBot(table({ host: false, patience: 5 }), seat(), away(10), NOW)).toBe(20);
    expect(secondsUntilBot(table({ host: false, patience: 0 }), seat(), away(9999), NOW)).toBe(null);
    expect(secondsUntilBot(table({ host: false, own_seats: [] }), seat(), away(9999), NOW)).toBe(null);
  });

  it("is no question while they are there, where a bot plays, or when the game does not run", () => {
    expect(secondsUntilBot(table(), seat(), toAwaySince([0, 50], [0, 1], NOW), NOW)).toBe(null);
    expect(secondsUntilBot(table(), seat({ bot: "greedy" }), away(99), NOW)).toBe(null);
    expect(secondsUntilBot(table(), seat({ kind: "bot", bot: "greedy" }), away(99), NOW)).toBe(null);
    expect(secondsUntilBot(table({ phase: "over" }), seat(), away(99), NOW)).toBe(null);
  });

  it("is for nobody to ask for by turns, where the clock says when", () => {
    const turns = { time: { pace: { kind: "by turns" } } } as unknown as Partial<Table>;
    expect(secondsUntilBot(table(turns), seat(), away(9999), NOW)).toBe(null);
    expect(secondsUntilBot(table({ ...turns, host: false }), seat(), away(9999), NOW)).toBe(null);
    expect(secondsUntilBot(table(turns), seat({ own: true }), away(0), NOW)).toBe(0);
  });

  it("is one's own to ask for at any time", () => {
    expect(secondsUntilBot(table({ host: false }), seat({ own: true }), away(0), NOW)).toBe(0);
  });

  it("is waited for in words", () => {
    expect([7, 99, 100, 600, 7200].map(waitText)).toEqual(["7 s", "99 s", "2 min", "10 min", "2 h"]);
  });
});
