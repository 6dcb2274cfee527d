/** La Granja's messages on the default table. */
import { beforeAll, expect, it } from "vitest";

import { valueOf } from "tertulia/default/names";
import { dictionary } from "tertulia/i18n/words.svelte";

beforeAll(() => dictionary.use("en"));

it("says no word that wants facts which the value alone does not have", () => {
  expect(valueOf("la-granja", "effect", "modifier")).toBe("modifier");
  expect(valueOf("la-granja", "good", "olive")).not.toContain("{");
});
