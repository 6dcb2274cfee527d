/** The result of a game of No Siesta: points by source, and hats as tie-breaker. */
import type { Table } from "tertulia/api/table";
import { formatList, t } from "tertulia/i18n/words.svelte";
import { tiedGroupsBelowFirst, type Ending, type PointRow } from "tertulia/match/end/ending";
import { namesOf } from "./names";
import type { Player, View } from "./types";

const SOURCES = [
  "roof",
  "tiles",
  "helpers",
  "trade",
  "warehouse",
  "stable",
  "barrows",
  "siesta",
  "esporles",
] as const;

/** Points by source, for players whose points are known. */
export const sourceRows = (players: readonly Player[]): PointRow[] =>
  SOURCES.map((source) => ({
    id: source,
    name: t(`no-siesta-source-${source}`),
    values: players.map((player) => player.sources?.[source] ?? 0),
  }));

export function ending(table: Table): Ending {
  const view = table.view as View;
  const names = namesOf(table);
  return {
    scorers: view.players.map(({ seat, points, siesta }) => ({
      seat,
      name: names[seat] ?? "",
      points: points ?? 0,
      order: [points ?? 0, siesta],
    })),
    winners: view.winners ?? [],
    rows: sourceRows(view.players),
    tie: tieText(view, names),
    notes: [
      ...(view.idle ? [t("no-siesta-end-idle", { rounds: view.idle.rounds })] : []),
      ...tiedGroupsBelowFirst(view.players, ({ siesta }) => siesta).map((group) =>
        t("no-siesta-end-tie-hats", heldText(group, names)),
      ),
    ],
  };
}

/**
 * The tie-breaker is the position on the siesta track; players who are equal there, too, share the victory. The rules
 * let another game decide (rules: end of the game).
 */
function tieText({ players, winners }: View, names: string[]): string {
  const most = Math.max(...players.map(({ points }) => points ?? 0));
  const first = players.filter(({ points }) => points === most).toSorted((a, b) => b.siesta - a.siesta);
  if (first.length < 2) return "";
  const facts = heldText(first, names);
  const shared = players.filter(({ seat }) => winners?.includes(seat));
  return shared.length > 1
    ? t("no-siesta-end-tie-shared", { ...facts, winners: namesOfSeats(shared, names) })
    : t("no-siesta-end-tie-hats", facts);
}

const namesOfSeats = (some: readonly Player[], names: string[]): string =>
  formatList(some.map(({ seat }) => names[seat] ?? ""));

/** Names the hats that separate players with equal points, in the order of `group`. */
function heldText(
  group: readonly Player[],
  names: string[],
): { players: string; score: string; held: string } {
  const hats = group.map(({ seat, siesta }) =>
    t("no-siesta-end-hats", { player: names[seat] ?? "", hats: siesta }),
  );
  return {
    players: namesOfSeats(group, names),
    score: t("end-points", { points: group[0]?.points ?? 0 }),
    held: hats.join(", "),
  };
}
