"""Small facts about a legal action, for a screen: what of it would be lost, which tile it is about, what a space would score."""

from __future__ import annotations

from typing import Any

import numpy as np

from tertulia.games.no_siesta.model import ACTIONS, CIRCLES, REVENUES, SPACES, Action
from tertulia.games.no_siesta.views.queries import sheets
from tertulia.games.no_siesta.views.serialize import Facts, loose, tiles


def hint(state: np.ndarray[Any, Any], seat: int, action: int) -> Facts:
    """For `end` what would be lost, for `tile` and `keep` the tile, for `market` what the space would score now."""
    record = state[0]
    name, args = ACTIONS.decode(action)
    if name == "end":
        return {"lost": lost(record, seat, action != Action.END)}
    if name in ("tile", "keep"):
        number = args["tile"] - 1 if name == "keep" else int(record["players"][seat]["tiles"][args["gap"] - 1]) - 1
        return {"bonus": tiles(record["box"].tobytes())[number]["bonus"]}
    if name == "market":
        return {"points": sheets(state)[seat][SPACES.index(args["space"])]}
    return {}


def lost(record: Any, seat: int, returned: bool) -> dict[str, int]:
    """What ending the scoring phase would lose: temporary revenues, marked ones, and all commodities but one."""
    player = record["players"][seat]
    left = loose(player)
    for i, revenue in enumerate(REVENUES[:CIRCLES]):
        left[revenue] += int(player["board"][i])
    kept = 0 if returned else 1
    left["commodity"] += max(int(player["board"][CIRCLES]) - kept, 0)
    return {revenue: number for revenue, number in left.items() if number}
