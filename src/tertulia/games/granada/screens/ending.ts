/** The result of a game of Granada: points of each scoring, and shared victories. */
import type { Table } from "tertulia/api/table";
import { formatList, t } from "tertulia/i18n/words.svelte";
import type { Ending, PointRow } from "tertulia/match/end/ending";
import { tileName } from "./names";
import { namesOf, scorers } from "./seats";
import type { Scoring, View } from "./types";

const buildingPoints = (scoring: Scoring, seat: number): number =>
  Object.values(scoring.kinds).reduce((total, points) => total + (points[seat] ?? 0), 0);

/** Points for moats and buildings by scoring; while the game runs also the forecast of the next scoring. */
export function pointRows(view: View): (PointRow & { ahead?: boolean })[] {
  const seats = scorers(view);
  const rows = view.scorings.flatMap((scoring) => {
    const { letter } = scoring;
    return [
      {
        id: `${letter}-moats`,
        name: t("granada-end-scoring-moats", { letter }),
        values: seats.map((seat) => scoring.moats[seat] ?? 0),
      },
      {
        id: `${letter}-kinds`,
        name: t("granada-end-scoring-kinds", { letter }),
        values: seats.map((seat) => buildingPoints(scoring, seat)),
      },
    ];
  });
  return view.over
    ? rows
    : [...rows, { id: "ahead", name: t("granada-forecast"), values: view.forecast, ahead: true }];
}

export function ending(table: Table): Ending {
  const view = table.view as View;
  const names = namesOf(table);
  const winners = view.winners ?? [];
  return {
    scorers: scorers(view).map((seat) => {
      const [name, points] = [names[seat] ?? "", view.scores[seat] ?? 0];
      return { seat, name, points, ...(seat < view.seats ? { order: [points] } : {}) };
    }),
    winners,
    rows: pointRows(view),
    tie: tieText(view, names, winners),
    notes: endNotes(view),
  };
}

/** There is no tie-breaker (rules: end of the game). */
function tieText(view: View, names: string[], winners: readonly number[]): string {
  if (winners.length < 2) return "";
  const points = view.scores[winners[0] ?? 0] ?? 0;
  return t("granada-end-tie", {
    winners: formatList(winners.map((seat) => names[seat] ?? "")),
    score: t("end-points", { points }),
  });
}

function endNotes(view: View): string[] {
  const seated = view.scores.slice(0, view.seats);
  const ahead = view.dirk !== null && (view.scores[view.seats] ?? 0) > Math.max(...seated);
  const left = view.yard.flatMap((place) => (place.tile ? [place.tile] : []));
  return [
    ...(ahead ? [t("granada-end-dirk")] : []),
    ...(left.length ? [`${t("granada-end-leftovers")}: ${formatList(left.map(tileName))}`] : []),
  ];
}
