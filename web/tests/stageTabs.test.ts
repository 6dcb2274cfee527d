/** Tabs on a phone: a tab is marked if its part contains something usable at any time. */
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, it } from "vitest";

import { dictionary, t } from "../src/i18n/words.svelte";
import StageTabs from "../src/ui/StageTabs.svelte";

beforeAll(() => dictionary.use("en"));

it("marks the tab of what is asked for, and another way the tab of what may be used besides", () => {
  const parts = [
    { id: "farm", title: "Farm", able: true },
    { id: "hand", title: "Hand", lit: true, able: true },
    { id: "log", title: "Log", able: false },
  ];
  const page = mount(StageTabs, {
    target: document.body,
    props: { parts, open: "log", show: () => undefined },
  });
  flushSync();
  const tabs = [...document.querySelectorAll("[data-tab]")].map((tab) => [
    tab.classList.contains("able"),
    tab.textContent,
  ]);
  void unmount(page);
  expect(tabs).toEqual([
    [true, `Farm${t("table-part-able")}`],
    [false, `Hand${t("table-part-lit")}`],
    [false, "Log"],
  ]);
});
