/** Looks up tiles: everything printed on them, and tiles by their numbers. */
import type { Face, Placed, PrintedFace, PrintedTile, Side, Tile, View } from "./types";

/** A tile with everything printed on it. */
export interface CompleteTile extends Tile {
  face: Face | "start";
  moats: readonly Side[];
  /** The face-down side; a start tile has none, and a city does not show it. */
  other?: PrintedFace;
}

/** Adds everything that is printed on a tile. `tiles` are the tiles of the view (`View.tiles`). */
export function completeTile(tiles: readonly PrintedTile[], tile: Tile): CompleteTile {
  const printed = tiles[tile.number - 1];
  if (!printed) return { ...tile, face: "start", moats: [] };
  const { front, back, moats } = printed;
  const isFront = tile.value === front.value;
  return { ...tile, face: isFront ? "front" : "back", moats, other: isFront ? back : front };
}

/** A tile of a city with everything that is visible of it. */
export type BuiltTile = Placed & CompleteTile;
export function builtTile(tiles: readonly PrintedTile[], tile: Placed): BuiltTile {
  const { face, moats } = completeTile(tiles, tile);
  return { ...tile, face, moats };
}

/** A face-up tile by its number; undefined if it does not exist or is in the bag. */
export function findTile(view: View, number: number | undefined): CompleteTile | undefined {
  const { cities, reserves, bought, tiles } = view;
  const inYard = view.yard.flatMap(({ tile }) => (tile ? [tile] : []));
  const tile = [...cities.flatMap((city) => city.tiles), ...reserves.flat(), ...bought, ...inYard].find(
    (one) => one.number === number,
  );
  return tile && completeTile(tiles, tile);
}

/** The tile of the open decision, if it is about one. */
export const pendingTile = (view: View): CompleteTile | undefined => findTile(view, view.pending?.tile);

/** The tile with the given side up. */
export function showFace(tile: CompleteTile, face: Face): CompleteTile {
  if (tile.face === face || tile.face === "start" || !tile.other || tile.kind === "start") return tile;
  return { ...tile, face, ...tile.other, other: { kind: tile.kind, value: tile.value } };
}

/** The tile with its other side up. */
export const turnOver = (tile: CompleteTile): CompleteTile =>
  showFace(tile, tile.face === "front" ? "back" : "front");
