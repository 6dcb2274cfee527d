"""Hints of No Siesta: facts about a legal action for a screen, such as losses, tiles, payments and points."""

from typing import Any

import numpy as np

from tertulia.games.no_siesta.model.actions import ACTIONS, Action
from tertulia.games.no_siesta.model.decisions import Decision
from tertulia.games.no_siesta.model.terms import CIRCLES, REVENUES, SOURCES, SPACES, TRADE_SPLITS, TRADED
from tertulia.games.no_siesta.rules.queries import points_of_space
from tertulia.games.no_siesta.views.events import FORGONE
from tertulia.games.no_siesta.views.pending import next_action_kind
from tertulia.games.no_siesta.views.serialize import Facts, serialize_tiles, temporary_counts
from tertulia.games.no_siesta.views.shape import DISC

WAIVED: dict[int, str] = {Decision.MARKET: DISC, **FORGONE}


def hint(state: np.ndarray[Any, Any], seat: int, action: int) -> Facts:
    """Return facts about a legal action that depend on its verb; empty for other verbs.

    - `end`: whether the action `loses` something, and the `lost` revenues by number.
    - `tile` and `keep`: the roof tile.
    - `trade`: the goods `given`, and the numbers `paid` by source.
    - `market`: the space (`gives`), and the `points` that it would score now.
    - `hire` and `copy`: the helper, whose ability a screen describes (`does`).
    - `waive`: the waived benefit (`what`).
    """
    record = state[0]
    name, args = ACTIONS.decode(action)
    if name == "end":
        left = lost_revenues(record, seat, action != Action.END)
        return {"loses": bool(left), "lost": left}
    if name in ("tile", "keep"):
        number = args["tile"] - 1 if name == "keep" else int(record["players"][seat]["tiles"][args["gap"] - 1]) - 1
        return dict(serialize_tiles(record["box"].tobytes())[number])
    if name == "trade":
        return {"given": {args["good"]: TRADED}, "paid": paid_sources(action)}
    if name == "market":
        points = points_of_space(state, seat, SPACES.index(args["space"]))
        return {"points": points, "gives": args["space"]}
    if name in ("hire", "copy"):
        return {"does": args["helper"]}
    if name == "waive":
        return {"what": waived_benefit(record, seat)}
    return {}


def waived_benefit(record: Any, seat: int) -> str:
    """Return the benefit that `waive` gives up.

    It is a disc for Esporles, steps of discs, goods to take out of the storage, a copied helper, or a commodity.
    """
    agenda = record["players"][seat]["agenda"]
    kind = int(agenda["kind"][int(agenda["open"]) - 1])
    return next_action_kind(record, seat) if kind == Decision.SCORE else WAIVED[Decision(kind)]


def paid_sources(trade: int) -> dict[str, int]:
    """Return how many of each source pay for a trade; `trade` is the number of the action."""
    split = TRADE_SPLITS[(trade - Action.TRADE) % len(TRADE_SPLITS)]
    return {source: number for source, number in zip(SOURCES, split, strict=True) if number}


def lost_revenues(record: Any, seat: int, returned: bool) -> dict[str, int]:
    """Return the revenues that would be lost at the end of the scoring phase.

    These are temporary revenues, marked ones, and all commodities except one, which is lost as well if `returned`.
    """
    player = record["players"][seat]
    left = temporary_counts(player)
    for i, revenue in enumerate(REVENUES[:CIRCLES]):
        left[revenue] += int(player["board"][i])
    kept = 0 if returned else 1
    left["commodity"] += max(int(player["board"][CIRCLES]) - kept, 0)
    return {revenue: number for revenue, number in left.items() if number}
