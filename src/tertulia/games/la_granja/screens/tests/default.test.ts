/** La Granja's messages on the default table. */
import { beforeAll, expect, it } from "vitest";

import { valueText } from "tertulia/default/labels";
import { dictionary } from "tertulia/i18n/words.svelte";

beforeAll(() => dictionary.use("en"));

it("says no word that wants facts which the value alone does not have", () => {
  expect(valueText("la-granja", "effect", "modifier")).toBe("modifier");
  expect(valueText("la-granja", "good", "olive")).not.toContain("{");
});
