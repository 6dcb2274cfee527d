/** The result of a game of La Granja: points by source, and silver as tie-breaker. */
import type { Table } from "tertulia/api/table";
import { formatList, t } from "tertulia/i18n/words.svelte";
import { tiedGroupsBelowFirst, type Ending, type PointRow } from "tertulia/match/end/ending";
import { namesOf, sourceName } from "./names";
import type { Player, View } from "./types";

/**
 * Points needed to win a solo game. The rulebook sets none (rules 11.0); the greedy bot reaches it in half of its
 * games.
 */
export const SOLO_MARK = 49;

/** Points by source, for players whose points are known. */
export function sourceRows(players: readonly Player[]): PointRow[] {
  const sources = new Set(players.flatMap((player) => Object.keys(player.sources ?? {})));
  return [...sources].map((source) => ({
    id: source,
    name: sourceName(source),
    values: players.map((player) => player.sources?.[source] ?? 0),
  }));
}

export function ending(table: Table): Ending {
  const view = table.view as View;
  const names = namesOf(table);
  return {
    scorers: view.players.map(({ seat, points, silver }) => ({
      seat,
      name: names[seat] ?? "",
      points: points ?? 0,
      order: [points ?? 0, silver],
    })),
    winners: view.winners ?? [],
    rows: sourceRows(view.players),
    tie: tieText(view, names),
    notes:
      view.seats === 1
        ? [t("la-granja-end-mark")]
        : tiedGroupsBelowFirst(view.players, ({ silver }) => silver).map((group) =>
            tieBreakText(group, names),
          ),
    ...(view.seats === 1 ? { mark: SOLO_MARK } : {}),
  };
}

/** The tie-breaker is silver; players with equal silver share the victory (rules 10.0). */
function tieText({ players, winners }: View, names: string[]): string {
  const most = Math.max(...players.map(({ points }) => points ?? 0));
  const first = players.filter(({ points }) => points === most).toSorted((a, b) => b.silver - a.silver);
  if (first.length < 2) return "";
  if (winners?.length === first.length)
    return t("la-granja-end-tie-shared", {
      players: namesOfSeats(first, names),
      score: t("end-points", { points: most }),
      silver: first[0]?.silver ?? 0,
    });
  return tieBreakText(first, names);
}

const namesOfSeats = (some: readonly Player[], names: string[]): string =>
  formatList(some.map(({ seat }) => names[seat] ?? ""));

/** Names the silver that separates players with equal points, in the order of `group`. */
function tieBreakText(group: readonly Player[], names: string[]): string {
  const held = group.map(({ seat, silver }) =>
    t("la-granja-end-holds", { player: names[seat] ?? "", silver }),
  );
  const score = t("end-points", { points: group[0]?.points ?? 0 });
  return t("la-granja-end-tie-silver", { players: namesOfSeats(group, names), score, held: held.join(", ") });
}
