"""Which questions a player need not be asked one by one: those before which nothing sensible is left to do (rulings 2 and 27)."""

from typing import Any

import numpy as np

from tertulia.games.la_granja.model.actions import Action
from tertulia.games.la_granja.model.arguments import Pausing
from tertulia.games.la_granja.model.cards import Roof, Trigger
from tertulia.games.la_granja.model.decisions import Before, Decision
from tertulia.games.la_granja.model.terms import FARM_GOODS, FIELDS, HARVEST, Gift, Trade, Zone
from tertulia.games.la_granja.rules.helpers import ROOFS_FOR_CARDS

PLAYING = ROOFS_FOR_CARDS | 1 << Roof.REUSE_ROOF
"""Roof markers that play a card, or may do so, as bits."""


def passes(state: np.ndarray[Any, Any], seat: int, legal: np.ndarray[Any, Any]) -> int | None:
    """`done` before an income that nothing would change, and at the end of a turn where neither a roof marker nor a helper can be
    used; else nothing."""
    record = state[0]
    agenda = record["farms"][seat]["agenda"]
    top = int(agenda["open"]) - 1
    if top < 0 or agenda["kind"][top] != Decision.PAUSE:
        return None
    if agenda["args"][top][Pausing.BEFORE] == Before.TURN_END:
        matters = bool(((legal >= Action.USE) & (legal < Action.DONE)).any())
    else:
        matters = any(_changes_income(record, seat, int(action)) for action in legal)
    return None if matters else int(Action.DONE)


def _changes_income(record: Any, seat: int, action: int) -> bool:
    """Whether an action may play a card that raises the income, or spends silver before a helper counts who has more."""
    farm = record["farms"][seat]
    if Action.USE <= action < Action.HELPER:
        return bool(PLAYING >> (int(farm["roofs"][action - Action.USE]) - 1) & 1)
    if action == Action.TRADE + Trade.CARD:
        return _extends(record, seat)
    if Action.BUY <= action < Action.SELL or Action.UPGRADE <= action < Action.TRADE:
        return bool(int(farm["triggers"]) >> Trigger.INCOME_PER_RICHER & 1)
    return Action.HELPER <= action < Action.DONE


def _extends(record: Any, seat: int) -> bool:
    """Whether a card of the hand could be an extension with silver at once."""
    farm = record["farms"][seat]
    goods = farm["stock"][:FARM_GOODS] > 0
    goods[:HARVEST] |= farm["stock"][FIELDS : FIELDS + HARVEST] > 0
    if int(goods.sum()) <= int(farm["extensions"]):
        return False
    hand = record["box"]["cards"]["gifts"][record["zone"] == Zone.HAND + seat]
    return bool((hand >> Gift.SILVER & 1).any())
