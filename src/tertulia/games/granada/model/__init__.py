"""The model of Granada: terms, actions, decisions, events and the state. Nothing in it is a rule."""

from tertulia.games.granada.model.actions import ACTIONS, MOST_LEGAL, Action
from tertulia.games.granada.model.decisions import Choosing, Decision, Origin, Paying, Placing, Purpose
from tertulia.games.granada.model.events import Event
from tertulia.games.granada.model.state import Box, Player, ScoringResult, State
from tertulia.games.granada.model.terms import (
    CARDS,
    CURRENCIES,
    DECK,
    FACES,
    KINDS,
    LETTERS,
    MAX_SEATS,
    NO_CARD,
    NO_TILE,
    OPTIONS,
    OWNERS,
    REACH,
    SCORING_CARD,
    SIDES,
    SLOTS,
    SPACES,
    START,
    TILES,
    TURN_PRICE,
    VALUES,
    WIDTH,
    Currency,
    Face,
    Kind,
    Place,
    Scoring,
)

__all__ = [
    "ACTIONS", "CARDS", "CURRENCIES", "DECK", "FACES", "KINDS", "LETTERS", "MAX_SEATS", "MOST_LEGAL", "NO_CARD",
    "NO_TILE", "OPTIONS", "OWNERS", "REACH", "SCORING_CARD", "SIDES", "SLOTS", "SPACES", "START", "TILES", "TURN_PRICE",
    "VALUES", "WIDTH", "Action", "Box", "Choosing", "Currency", "Decision", "Event", "Face", "Kind", "Origin", "Paying", "Place",
    "Placing", "Player", "Purpose", "Scoring", "ScoringResult", "State",
]  # fmt: skip
