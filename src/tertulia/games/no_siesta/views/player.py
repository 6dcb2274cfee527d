"""Converts a player of No Siesta to JSON data: discs, sheet, helpers, points. Main entry: `serialize_player`."""

from typing import Any

from tertulia.games.no_siesta.model import terms
from tertulia.games.no_siesta.views.serialize import counts_by_name, names_in_mask, temporary_counts
from tertulia.games.no_siesta.views.shape import Barrow, Player, RoofTile, Tile
from tertulia.kernel.names import names_of

ONCE = names_of(terms.OncePerPhase)
DECIDED = (terms.BarrowState.FIRST, terms.BarrowState.LATER)


def serialize_player(record: Any, seat: int, tiles: tuple[Tile, ...], sheet: list[int], open_points: bool) -> Player:
    """Return a player's data, with the points if `open_points`.

    `sheet` is the seat's row from `rules.queries.fill_sheets`.
    """
    player, box = record["players"][seat], record["box"]
    sources = dict(zip(terms.POINT_SOURCES, player["sources"].tolist(), strict=True))
    return {
        "seat": seat,
        "points": sum(sources.values()) if open_points else None,
        "sources": sources if open_points else None,
        "siesta": int(player["siesta"]),
        "supply": int(player["supply"]),
        "common": int(player["common"]),
        "board": counts_by_name(player["board"]),
        "loose": temporary_counts(player),
        "waiting": counts_by_name(player["bonus"]),
        "not_stored": counts_by_name(player["cleared_out"]),
        "dice": [terms.FACES[face - 1] for face in player["dice"].tolist() if face],
        "roof": player["roof"].tolist(),
        "gap_cost": sheet[len(terms.SPACES)],
        "tiles": serialize_roof_tiles(player, tiles),
        "helper_fields": [
            _crossed_goods(player["fields"][i], box["field_needs"][i], terms.MAX_CIRCLES)
            for i in range(terms.HELPER_FIELDS)
        ],
        "lacks": [
            _lacking_goods(player["fields"][i], box["field_needs"][i], terms.MAX_CIRCLES)
            for i in range(terms.HELPER_FIELDS)
        ],
        "hired": [terms.HELPERS[helper - 1] if helper else None for helper in player["hired"].tolist()],
        "helpers": [terms.HELPERS[helper - 1] for helper in player["hired"].tolist() if helper],
        "working": [name for i, name in enumerate(terms.HELPERS) if int(player["helpers"]) >> i & 1],
        "copied": terms.HELPERS[int(player["copied"]) - 1] if player["copied"] else None,
        "trade": names_in_mask(int(player["trades"])),
        "barrows": [serialize_barrow(record, player, number) for number in range(terms.BARROWS)],
        "storage": counts_by_name(player["storage"]),
        "cleared": counts_by_name(player["cleared"]),
        "esporles": [space for i, space in enumerate(terms.SPACES) if int(player["esporles"]) >> i & 1],
        "esporles_now": dict(zip(terms.SPACES, sheet[: len(terms.SPACES)], strict=True)),
        "due": int(player["due"]),
        "used": [name for i, name in enumerate(ONCE) if int(player["used"]) >> i & 1],
    }


def serialize_roof_tiles(player: Any, tiles: tuple[Tile, ...]) -> list[RoofTile | None]:
    """Return the tiles of the closed gaps, with their unused goods; None for a gap closed when the pile was empty."""
    used, unspent_bits = int(player["tiles_used"]), int(player["tiles_open"])
    laid = player["tiles"].tolist()[: int(player["gaps"])]
    return [
        _serialize_roof_tile(tiles[tile - 1], used >> gap, unspent_bits >> terms.TILE_GOODS * gap) if tile else None
        for gap, tile in enumerate(laid)
    ]


def _serialize_roof_tile(tile: Tile, used: int, unspent_bits: int) -> RoofTile:
    """Return a tile of a closed gap.

    Bit 0 of `used` says whether its bonus was used. The lowest bits of `unspent_bits` stand for its unspent goods.
    """
    return {**tile, "used": bool(used & 1), "open": _unused_goods(tile, unspent_bits)}


def _unused_goods(tile: Tile, unspent_bits: int) -> list[str]:
    """Return the goods of a bonus whose bits in `unspent_bits` are set; bit i stands for the i-th good."""
    return [good for i, good in enumerate(tile["bonus"][: terms.TILE_GOODS]) if unspent_bits >> i & 1]


def serialize_barrow(record: Any, player: Any, number: int) -> Barrow:
    """Return a barrow of a player: its loaded and missing goods and donkeys, and the points if they are known."""
    box, state = record["box"], int(player["barrow_state"][number])
    column = int(state == terms.BarrowState.LATER)
    return {
        "crossed": _crossed_goods(player["barrows"][number], box["barrow_goods"][number], terms.MAX_GOODS),
        "donkeys": int(player["donkeys"][number]),
        "done": state != terms.BarrowState.OPEN,
        "state": terms.BARROW_STATES[state],
        "points": int(box["barrow_points"][number, column]) if state in DECIDED else None,
        "wants": names_in_mask(int(player["barrow_wants"][number])),
        "lacks": _lacking_goods(player["barrows"][number], box["barrow_goods"][number], terms.MAX_GOODS),
        "missing": _count_missing_donkeys(player, box, number),
    }


def _crossed_goods(mask: Any, needs: Any, most: int) -> list[str]:
    return [
        terms.REVENUES[need - 1]
        for circle, need in enumerate(needs.tolist()[:most])
        if need and int(mask) >> circle & 1
    ]


def _lacking_goods(mask: Any, needs: Any, most: int) -> list[str]:
    return _crossed_goods(~int(mask), needs, most)


def _count_missing_donkeys(player: Any, box: Any, number: int) -> int:
    if (
        int(player["helpers"]) >> terms.Helper.NO_DONKEYS & 1
        or player["barrow_state"][number] != terms.BarrowState.OPEN
    ):
        return 0
    return int(box["barrow_donkeys"][number] - player["donkeys"][number])
