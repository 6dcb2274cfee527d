/** The browser computes the fingerprint of a shuffle, so that the server need not be trusted. */
import { expect, it } from "vitest";

import { computeFingerprint } from "../src/match/end/fingerprint";

it("is the SHA-256 of the key's bytes, as the server reckons it", async () => {
  expect(await computeFingerprint("00".repeat(32))).toBe(
    "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
  );
  expect(await computeFingerprint("616263")).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
});

it("refuses what is no key", async () => {
  await expect(computeFingerprint("abc")).rejects.toThrow("pairs of hexadecimal digits");
  await expect(computeFingerprint("")).rejects.toThrow();
});
