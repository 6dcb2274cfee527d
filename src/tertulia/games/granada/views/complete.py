"""Add the printed values to the tiles of views and events, from which texts are made.

Main entry: `complete_view`, which is `Game.complete_view` for Granada.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tertulia.games.granada.views.shape import PrintedTile


def complete_view(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return a copy of a view in which each tile has all that is printed on it.

    This includes the tile of the open decision (`complete_tiles`).
    """
    completed_view: dict[str, Any] = complete_tiles(view, view["tiles"])
    pending = completed_view["pending"]
    if pending and "tile" in pending:
        in_yard = [space["tile"] for space in completed_view["yard"] if space["tile"]]
        near = [
            *in_yard,
            *completed_view["bought"],
            *(tile for reserve in completed_view["reserves"] for tile in reserve),
        ]
        pending["tile"] = next(tile for tile in near if tile["number"] == pending["tile"])
    return completed_view


def complete_tiles(data: Any, tiles: Sequence[PrintedTile]) -> Any:
    """Return a copy of a view or event in which each tile has its `face`, `moats` and `other` face.

    `tiles` are the printed tiles in the order of their numbers. The start tile gets only an empty list of `moats`.
    """
    if isinstance(data, list):
        return [complete_tiles(part, tiles) for part in data]
    if not isinstance(data, Mapping):
        return data
    copied = {key: complete_tiles(part, tiles) for key, part in data.items()}
    if "number" not in data:
        return copied
    if data["number"] == 0:
        return {**copied, "moats": []}
    printed = tiles[data["number"] - 1]
    if data["value"] == printed["front"]["value"]:  # the values of the two faces differ by one
        return {**copied, "face": "front", "moats": printed["moats"], "other": printed["back"]}
    return {**copied, "face": "back", "moats": printed["moats"], "other": printed["front"]}
