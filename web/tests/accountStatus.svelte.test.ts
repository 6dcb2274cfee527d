/** Account status: expired sanctions are not shown as active. */
import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";

import type { Sanction, AccountStatus } from "../src/api/contract";
import { dictionary, t } from "../src/i18n/words.svelte";
import AccountStatusPage from "../src/community/AccountStatusPage.svelte";
import { fakeServer } from "./browser";

const mute = (id: string, inForce: boolean): Sanction => ({
  id,
  player: { handle: "p", name: "Ana" },
  kind: "mute",
  reason: "flood",
  began: 1,
  until: 2,
  in_force: inForce,
  seen: true,
  appeal: null,
  answer: null,
  upheld: null,
  lifted: null,
  by_me: false,
});

it("names a sanction that is over, and says what holds", async () => {
  dictionary.use("en");
  const status: AccountStatus = {
    role: "player",
    sanctions: [mute("a", true), mute("b", false)],
    reports: [],
    open_cases: 0,
    has_sign_in_method: true,
  };
  fakeServer(({ path }) => ({ body: path.endsWith("status") ? status : { players: [] } }));
  const page = mount(AccountStatusPage, { target: document.body, props: {} });
  await vi.waitFor(() => {
    flushSync();
    expect([...document.querySelectorAll("[data-sanction] h2")].map((title) => title.textContent)).toEqual([
      t("sanction-mute"),
      t("sanction-of-mute"),
    ]);
  });
  void unmount(page);
  vi.unstubAllGlobals();
});
