/** Sound for the player's turn: two audible notes that end. */
import { afterEach, expect, it, vi } from "vitest";

import { chime } from "../src/ui/chime";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("swells to a volume that can be heard, falls silent and frees the device", () => {
  vi.useFakeTimers();
  const volumes: [number, number][] = [];
  const close = vi.fn(() => Promise.resolve());
  const play = vi.fn();
  class FakeAudio {
    currentTime = 10;
    destination = {};
    close = close;
    createOscillator = () => ({
      frequency: { value: 0 },
      connect: (to: unknown) => to,
      start: play,
      stop: play,
    });
    createGain = () => ({
      gain: {
        setValueAtTime: (volume: number, at: number) => volumes.push([volume, at]),
        exponentialRampToValueAtTime: (volume: number, at: number) => volumes.push([volume, at]),
      },
      connect: () => undefined,
    });
  }
  vi.stubGlobal("AudioContext", FakeAudio);
  chime();
  expect(play.mock.calls.flat()).toEqual([10, 10.55, 10.16, 10.71].map((at) => expect.closeTo(at) as number));
  for (const note of [volumes.slice(0, 3), volumes.slice(3)]) {
    expect(note.map(([volume]) => volume > 0.01)).toEqual([false, true, false]);
    expect(note.map(([, at]) => at)).toEqual(note.map(([, at]) => at).toSorted((a, b) => a - b));
  }
  vi.advanceTimersByTime(2000);
  expect(close).toHaveBeenCalledTimes(1);
});
