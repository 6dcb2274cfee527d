/** Actions about another player: a press right after the buttons have appeared is carried out. */
import { mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";

import PlayerActions from "../src/community/PlayerActions.svelte";
import { dictionary } from "../src/i18n/words.svelte";
import { fakeServer } from "./browser";

afterEach(() => {
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

it("blocks a player even if the status arrives late", async () => {
  await dictionary.use("en");
  await dictionary.loadAll();
  let answerStatus = (): void => undefined;
  const status = new Promise<void>((resolve) => (answerStatus = resolve));
  const calls = fakeServer(async ({ method, path }) => {
    if (method === "GET" && path.endsWith("me/blocked")) return { body: { players: [] } };
    if (method === "GET") {
      await status;
      return { body: { role: "player", sanctions: [], reports: [], open_cases: 0 } };
    }
    return { body: {} };
  });
  const page = mount(PlayerActions, { target: document.body, props: { handle: "a1", name: "Rolf" } });
  const find = (): HTMLElement | null => document.querySelector("[data-action=block]");
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  find()?.click();
  answerStatus();
  await vi.waitFor(() => expect(find()).not.toBeNull());
  find()?.click();
  await vi.waitFor(() => expect(find()?.textContent).toBe("Unblock"));
  expect(calls.filter(({ method }) => method === "PUT")).toHaveLength(1);
  void unmount(page);
});
