import { afterEach, beforeEach, expect, test, vi } from "vitest";

const NOON = Date.UTC(2026, 2, 1, 12);
const at = (milliseconds: number): string => new Date(milliseconds).toUTCString();
let clock: typeof import("../src/api/serverTime");

beforeEach(async () => {
  vi.useFakeTimers({ now: NOON });
  vi.resetModules();
  clock = await import("../src/api/serverTime");
});
afterEach(() => vi.useRealTimers());

const off = (): number => clock.serverTime() - NOON;

test("a device whose clock is right is not corrected, however long an answer took", () => {
  clock.updateServerTime(at(NOON - 4000), NOON - 5000, NOON);
  clock.updateServerTime(at(NOON), NOON, NOON);
  expect(off()).toBe(0);
});

test("a device that is minutes wrong is corrected to within two seconds, and once", () => {
  clock.updateServerTime(at(NOON + 300_000), NOON - 200, NOON);
  const first = off();
  expect(Math.abs(first - 300_000)).toBeLessThanOrEqual(2000);
  clock.updateServerTime(at(NOON + 299_000), NOON - 100, NOON);
  expect(off()).toBe(first);
});

test("a device whose clock is set right meanwhile is corrected no longer", () => {
  clock.updateServerTime(at(NOON - 300_000), NOON, NOON);
  clock.updateServerTime(at(NOON), NOON - 100, NOON);
  expect(off()).toBe(0);
});

test("an answer without a time says nothing", () => {
  clock.updateServerTime(null, NOON, NOON);
  clock.updateServerTime("soon", NOON, NOON);
  expect(off()).toBe(0);
});
