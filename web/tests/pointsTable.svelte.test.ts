/** Table of points by source: its header shows names if there is enough space. */
import { createRawSnippet, mount, unmount } from "svelte";
import { expect, it } from "vitest";

import PointsTable from "../src/ui/PointsTable.svelte";

it.each([
  { players: 3, hidden: 0 },
  { players: 4, hidden: 4 },
])("shows the names of up to three players: $players", ({ players, hidden }) => {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const badge = createRawSnippet(() => ({ render: () => "<i></i>" }));
  const names = seats.map((seat) => `Player ${seat}`);
  const page = mount(PointsTable, {
    target: document.body,
    props: { caption: "Points", seats, names, rows: [], totals: seats, badge },
  });
  expect(document.querySelectorAll("thead .hidden")).toHaveLength(hidden);
  expect(document.querySelectorAll("thead .name")).toHaveLength(players - hidden);
  void unmount(page);
});
