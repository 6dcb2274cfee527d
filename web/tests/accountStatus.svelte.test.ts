/** Account status: expired sanctions are not shown as active, and a claimed role is shown at once. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";

import type { Sanction, AccountStatus } from "../src/api/contract";
import { dictionary, t } from "../src/i18n/words.svelte";
import AccountStatusPage from "../src/community/AccountStatusPage.svelte";
import { fakeServer, wait } from "./browser";

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

const PLAYER: AccountStatus = {
  role: "player",
  sanctions: [],
  reports: [],
  open_cases: 0,
  has_sign_in_method: true,
};

afterEach(() => vi.unstubAllGlobals());

it("names a sanction that is over, and says what holds", async () => {
  dictionary.use("en");
  const status = { ...PLAYER, sanctions: [mute("a", true), mute("b", false)] };
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
});

it("shows a claimed role, however slowly the account status loads at first", async () => {
  dictionary.use("en");
  let claimed = false;
  const loaded: (() => void)[] = [];
  fakeServer(async ({ path }) => {
    if (path.endsWith("claim/preview")) return { body: { role: "moderator" } };
    if (path.endsWith("claim")) claimed = true;
    if (!path.endsWith("status")) return { body: { players: [] } };
    const body = { ...PLAYER, role: claimed ? "moderator" : "player" };
    if (!claimed) await new Promise<void>((resolve) => loaded.push(resolve));
    return { body };
  });
  location.hash = "#claim=token";
  const page = mount(AccountStatusPage, { target: document.body, props: {} });
  const button = (): HTMLElement | null => document.querySelector("[data-action=claim]");
  await wait(20);
  button()?.click();
  await wait(20);
  loaded.forEach((resolve) => resolve());
  await vi.waitFor(() => {
    flushSync();
    if (!claimed) button()?.click();
    expect(document.body.textContent).toContain(t("account-status-role-moderator"));
  });
  void unmount(page);
});
