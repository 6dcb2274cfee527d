/** Possible actions in the viewed city: previews on building sites, and tiles that may leave. */
import { t } from "tertulia/i18n/words.svelte";
import { tileWords } from "../names";
import { pendingTile, type CompleteTile } from "../tiles";
import type { City, View } from "../types";
import type { Offer } from "./offers";
import type { GranadaTurn } from "./turn.svelte";

export interface Ghost {
  x: number;
  y: number;
  offer: Offer;
}

export function ghosts(turn: GranadaTurn, view: View, city: City): Ghost[] {
  const tile = pendingTile(view);
  if (!tile) return [];
  return [...turn.builds.values()].map((action) => {
    const [x, y] = [action.args["x"] as number, action.args["y"] as number];
    const moat = Number(action.hint["moat"] ?? 0);
    const change = moat - city.moat;
    return {
      x,
      y,
      offer: {
        notation: action.notation,
        label: t("granada-action-build-full", { x, y, moat, ...tileWords(tile) }),
        about: t("granada-moat-length", { moat }),
        note: change > 0 ? `${moat} ▲` : change < 0 ? `${moat} ▼` : `${moat}`,
        gain: change > 0,
        does: () => void turn.choose(action),
      },
    };
  });
}

const REMOVING_ACTIONS = [
  ["dismantle", "granada-action-dismantle-full", "↩"],
  ["for", "granada-action-for-full", "⇄"],
] as const;

export function removableTiles(turn: GranadaTurn, city: City): Map<number, Offer> {
  const offers = new Map<number, Offer>();
  for (const tile of city.tiles) {
    for (const [name, id, note] of REMOVING_ACTIONS) {
      const action = turn.findAction(name, "tile", tile.number);
      if (action && tile.kind !== "start")
        offers.set(tile.number, {
          notation: action.notation,
          label: t(id, { ...tileWords(tile) }),
          note,
          does: () => void turn.choose(action),
        });
    }
  }
  return offers;
}

/** The tile and place of a previewed build; null without one. */
export function previewedBuild(
  turn: GranadaTurn,
  view: View,
): { x: number; y: number; tile: CompleteTile } | null {
  const action = turn.preview;
  const tile = pendingTile(view);
  if (action?.name !== "build" || !tile) return null;
  return { x: action.args["x"] as number, y: action.args["y"] as number, tile };
}
