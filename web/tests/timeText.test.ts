/** Wording of durations. */
import { beforeAll, describe, expect, it } from "vitest";

import { dictionary, languages } from "../src/i18n/words.svelte";
import { durationText } from "../src/match/clock/timeText";

describe("a duration", () => {
  beforeAll(() => dictionary.use("en"));

  it("is told in its two largest units", () => {
    expect(durationText(0)).toBe("0 seconds");
    expect(durationText(1000)).toBe("1 second");
    expect(durationText(61_000)).toBe("1 minute 1 second");
    expect(durationText(2 * 86_400_000 + 5 * 3_600_000 + 60_000)).toBe("2 days 5 hours");
  });
  it("of less than a second is not called none", async () => {
    const texts = new Set<string>();
    for (const language of languages) {
      await dictionary.use(language);
      texts.add(durationText(999));
      expect(durationText(1)).toBe(durationText(999));
      expect(durationText(1)).not.toMatch(/0/);
    }
    expect(texts.size).toBe(languages.length);
    expect(texts).toContain("under a second");
  });
});
