"""What the property tests of all games (`tertulia.laws`) need to know about La Granja."""

from typing import Any

from tertulia.kernel.law_profile import LawProfile
from tertulia.kernel.schema import StateArray

FEW_MARKERS = 12
HELPERS = ("", "market_guard", "bookkeeper", "market_guard", "gambler", "bookkeeper", "village_elder", "market_guard")
"""Helpers that `full_market` puts on the cards in rotation; an empty string keeps the printed helper."""
ROOFS = ["silver_2", "reuse_roof", "change_die_1", "market_marker"]


def top_of_deck(state: StateArray) -> int:
    """Return the index of the card on top of the deck, which is drawn next."""
    return int(state[0]["deck"][int(state[0]["deck_size"]) - 1])


def full_market(data: dict[str, Any]) -> dict[str, Any]:
    """Change the component data so that rare situations are frequent.

    Barrows ask for one good each, which fills the market and threatens markers; market guards work for free. Unusual
    helpers and roof markers appear on many cards and in every round. With few player markers, some have to be freed.
    """
    data["player_board"]["markers"] = FEW_MARKERS
    for edition in ("original", "deluxe"):
        data["roofs"][edition] = [ROOFS] * len(data["roofs"][edition])
    known = {row["helper"]["name"]: row["helper"] for row in data["card"]}
    known["market_guard"].pop("pay")
    for i, row in enumerate(data["card"]):
        row["barrow"] = {"goods": ["olive" if i % 3 else "silver"], "points": 3 + i % 4}
        row["helper"] = known[HELPERS[i % len(HELPERS)] or row["helper"]["name"]]
    return data


PROFILE = LawProfile(
    min_secret_share=0.8,
    secret_number=top_of_deck,
    private_parts=frozenset({"scores", "players", "pending"}),
    eventful_components=full_market,
    rare_features=("pending ", "step mark", "step scoring"),  # decisions that few helpers bring about
)
