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
    """Return facts about a legal action; the keys depend on the kind of action, such as `trade`.

    The result is empty for kinds that this list omits:

    - `end`: `loses`, whether any revenues would be lost, and `lost`, the number of each lost revenue by its name.
    - `tile` and `keep`: the roof tile, with the keys of `shape.Tile`.
    - `trade`: `given`, the number of goods by their name, and `paid`, the number spent from each source by its name.
    - `market`: `gives`, the name of the space, and `points`, the points that the space would score now.
    - `hire` and `copy`: `does`, the name of the helper whose ability the seat would get.
    - `waive`: `what`, the name of the benefit that the seat would give up (`waived_benefit`).
    """
    record = state[0]
    name, args = ACTIONS.decode(action)
    if name == "end":
        lost_counts = lost_revenues(record, seat, action != Action.END)
        return {"loses": bool(lost_counts), "lost": lost_counts}
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
    """Return the name of the benefit that the action `waive` gives up.

    The benefit is a disc for Esporles, steps of discs, goods to take out of the storage, a copied helper, or a
    commodity.
    """
    agenda = record["players"][seat]["agenda"]
    kind = int(agenda["kind"][int(agenda["open"]) - 1])
    return next_action_kind(record, seat) if kind == Decision.SCORE else WAIVED[Decision(kind)]


def paid_sources(trade: int) -> dict[str, int]:
    """Return the number of goods that each source pays for a trade, by its name. `trade` is the action's number."""
    split = TRADE_SPLITS[(trade - Action.TRADE) % len(TRADE_SPLITS)]
    return {source: number for source, number in zip(SOURCES, split, strict=True) if number}


def lost_revenues(record: Any, seat: int, returned: bool) -> dict[str, int]:
    """Return the number of each revenue that a seat would lose at the end of the scoring phase, by its name.

    Lost are temporary revenues, revenues marked by discs, and all commodities on discs except one. If `returned`, the
    seat returns that last commodity, too.
    """
    player = record["players"][seat]
    counts = temporary_counts(player)
    for i, revenue in enumerate(REVENUES[:CIRCLES]):
        counts[revenue] += int(player["board"][i])
    retained_commodities = 0 if returned else 1
    counts["commodity"] += max(int(player["board"][CIRCLES]) - retained_commodities, 0)
    return {revenue: number for revenue, number in counts.items() if number}
