/** The two sides of a tile. */
import type { Face, Tile } from "./types";

/** The tile with the given side up. */
export function showFace(tile: Tile, face: Face): Tile {
  if (tile.face === face || tile.face === "start" || !tile.other || tile.kind === "start") return tile;
  return { ...tile, face, ...tile.other, other: { kind: tile.kind, value: tile.value } };
}
