"""Sets of components that make seldom things usual, so that random games meet them. No owner could play with them."""

from __future__ import annotations

import copy
import hashlib
from typing import Any

from tertulia.kernel.components import Components
from tertulia.kernel.game import Game

FEW_MARKERS = 12
HELPERS = ("", "market_guard", "bookkeeper", "market_guard", "gambler", "bookkeeper", "village_elder", "market_guard")
"""What the helpers of the cards are, in turn; the others are as they are printed."""
ROOFS = ["silver_2", "reuse_roof", "change_die_1", "market_marker"]


def seldom(game: Game) -> Components | None:
    """A game's set in which its seldom actions come up all the time; none where random games meet all of them anyway."""
    change = CHANGES.get(game.name)
    return Components(change(copy.deepcopy(dict(game.components().data))), _hash(game), ()) if change else None


def _hash(game: Game) -> str:
    return hashlib.sha256(f"seldom {game.name}".encode()).hexdigest()


def _full_market(data: dict[str, Any]) -> dict[str, Any]:
    """Barrows of one good, so that the market is full and markers are threatened, and market guards for nothing; helpers and roof
    markers that do odd things on many cards and in every round; few player markers, so that some have to be freed."""
    data["player_board"]["markers"] = FEW_MARKERS
    for edition in ("original", "deluxe"):
        data["roofs"][edition] = [ROOFS] * len(data["roofs"][edition])
    known = {row["helper"]["name"]: row["helper"] for row in data["card"]}
    known["market_guard"].pop("pay")
    for i, row in enumerate(data["card"]):
        row["barrow"] = {"goods": ["olive" if i % 3 else "silver"], "points": 3 + i % 4}
        row["helper"] = known[HELPERS[i % len(HELPERS)] or row["helper"]["name"]]
    return data


def _small_sheet(data: dict[str, Any]) -> dict[str, Any]:
    """Short helper fields, gaps and barrows, so that many helpers are hired, some of them are copied, and barrows wait for donkeys
    that are not needed any more."""
    for row in data["helper_field"]:
        row["needs"] = row["needs"][-2:]
    for row in data["roof_gap"]:
        row["silver"] = 2
    for row in data["barrow"]:
        row["goods"], row["donkeys"] = row["goods"][:2], 4
    return data


CHANGES = {"la-granja": _full_market, "no-siesta": _small_sheet}
"""What makes a game's seldom things usual."""
