"""Small facts about a legal action, for a screen: what would be lost, which tile it is about, what a space or a helper gives."""

from typing import Any

import numpy as np

from tertulia.games.no_siesta.model.actions import ACTIONS, Action
from tertulia.games.no_siesta.model.decisions import Decision
from tertulia.games.no_siesta.model.terms import CIRCLES, REVENUES, SOURCES, SPACES, TRADE_SPLITS, TRADED
from tertulia.games.no_siesta.rules.queries import points_of_space
from tertulia.games.no_siesta.views.events import FORGONE
from tertulia.games.no_siesta.views.pending import next_thing
from tertulia.games.no_siesta.views.serialize import Facts, temporary, tiles
from tertulia.games.no_siesta.views.shape import DISC

WAIVED: dict[int, str] = {Decision.MARKET: DISC, **FORGONE}


def hint(state: np.ndarray[Any, Any], seat: int, action: int) -> Facts:
    """What would be lost (`end`), is let go (`waive`), is on the tile (`tile`, `keep`), pays (`trade`), is scored (`market`: in
    general, and now), or is done by the helper (`hire`, `copy`)."""
    record = state[0]
    name, args = ACTIONS.decode(action)
    if name == "end":
        left = lost(record, seat, action != Action.END)
        return {"loses": bool(left), "lost": left}
    if name in ("tile", "keep"):
        number = args["tile"] - 1 if name == "keep" else int(record["players"][seat]["tiles"][args["gap"] - 1]) - 1
        return dict(tiles(record["box"].tobytes())[number])
    if name == "trade":
        return {"given": {args["good"]: TRADED}, "paid": paid(action)}
    if name == "market":
        points = points_of_space(state, seat, SPACES.index(args["space"]))
        return {"points": points, "gives": args["space"]}
    if name in ("hire", "copy"):
        return {"does": args["helper"]}
    if name == "waive":
        return {"what": waived(record, seat)}
    return {}


def waived(record: Any, seat: int) -> str:
    """What `waive` lets go: a disc for Esporles, steps of discs, goods to be taken out, a copy, a commodity."""
    agenda = record["players"][seat]["agenda"]
    kind = int(agenda["kind"][int(agenda["open"]) - 1])
    return next_thing(record, seat) if kind == Decision.SCORE else WAIVED[Decision(kind)]


def paid(trade: int) -> dict[str, int]:
    """How many of each source pay for a trade."""
    split = TRADE_SPLITS[(trade - Action.TRADE) % len(TRADE_SPLITS)]
    return {source: number for source, number in zip(SOURCES, split, strict=True) if number}


def lost(record: Any, seat: int, returned: bool) -> dict[str, int]:
    """What ending the scoring phase would lose: temporary revenues, marked ones, and all commodities but one."""
    player = record["players"][seat]
    left = temporary(player)
    for i, revenue in enumerate(REVENUES[:CIRCLES]):
        left[revenue] += int(player["board"][i])
    kept = 0 if returned else 1
    left["commodity"] += max(int(player["board"][CIRCLES]) - kept, 0)
    return {revenue: number for revenue, number in left.items() if number}
