"""`Game.pass_action` of La Granja: skips pauses in which no action is useful (rulings 2 and 27)."""

from typing import Any

import numpy as np

from tertulia.games.la_granja.model.actions import Action
from tertulia.games.la_granja.model.arguments import Pausing
from tertulia.games.la_granja.model.cards import Roof, Trigger
from tertulia.games.la_granja.model.decisions import Decision, PauseBefore
from tertulia.games.la_granja.model.terms import FARM_GOODS, FIELDS, HARVEST, Gift, Trade, Zone
from tertulia.games.la_granja.rules.helpers import ROOFS_FOR_CARDS

CARD_PLAYING_ROOFS = ROOFS_FOR_CARDS | 1 << Roof.REUSE_ROOF
"""Kinds of roof markers (`Roof`) whose use can lead to playing a card, as bits.

`REUSE_ROOF` is included, because it can turn such a marker face up again.
"""


def passes(state: np.ndarray[Any, Any], seat: int, legal: np.ndarray[Any, Any]) -> int | None:
    """Return the action `done` if it ends a pause in which no other action is useful, else None.

    Before the income, an action is useful if it could change the income. At the end of a turn, it is useful if it
    uses a roof marker or a helper. `legal` holds the legal actions.
    """
    record = state[0]
    agenda = record["farms"][seat]["agenda"]
    top = int(agenda["open"]) - 1
    if top < 0 or agenda["kind"][top] != Decision.PAUSE:
        return None
    if agenda["args"][top][Pausing.BEFORE] == PauseBefore.TURN_END:
        matters = bool(((legal >= Action.USE) & (legal < Action.DONE)).any())
    else:
        matters = any(_changes_income(record, seat, int(action)) for action in legal)
    return None if matters else int(Action.DONE)


def _changes_income(record: Any, seat: int, action: int) -> bool:
    """Return whether an action could change the seat's income.

    An action could do so if it can lead to playing a farm extension with silver, or if it uses a helper. A payment in
    silver could do so if a helper gives income for each seat with more silver.
    """
    farm = record["farms"][seat]
    if Action.USE <= action < Action.HELPER:
        return bool(CARD_PLAYING_ROOFS >> (int(farm["roofs"][action - Action.USE]) - 1) & 1)
    if action == Action.TRADE + Trade.CARD:
        return _can_extend(record, seat)
    if Action.BUY <= action < Action.SELL or Action.UPGRADE <= action < Action.TRADE:
        return bool(int(farm["triggers"]) >> Trigger.INCOME_PER_RICHER & 1)
    return Action.HELPER <= action < Action.DONE


def _can_extend(record: Any, seat: int) -> bool:
    """Return whether the seat could play and pay for a hand card as a farm extension that gives silver."""
    farm = record["farms"][seat]
    goods = farm["stock"][:FARM_GOODS] > 0
    goods[:HARVEST] |= farm["stock"][FIELDS : FIELDS + HARVEST] > 0
    if int(goods.sum()) <= int(farm["extensions"]):
        return False
    hand = record["box"]["cards"]["gifts"][record["zone"] == Zone.HAND + seat]
    return bool((hand >> Gift.SILVER & 1).any())
