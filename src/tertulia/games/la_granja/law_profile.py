"""Settings of La Granja for the property tests that all games share (`tertulia.laws`)."""

from typing import Any

from tertulia.kernel.law_profile import LawProfile
from tertulia.kernel.schema import StateArray

FEW_MARKERS = 12
HELPERS = ("", "market_guard", "bookkeeper", "market_guard", "gambler", "bookkeeper", "village_elder", "market_guard")
"""Names of the helpers that `full_market` assigns to the cards, repeated for all cards.

An empty string keeps the helper that is printed on the card.
"""
ROOFS = ["silver_2", "reuse_roof", "change_die_1", "market_marker"]


def top_of_deck(state: StateArray) -> int:
    """Return the index of the card on top of the deck, which is drawn next."""
    return int(state[0]["deck"][int(state[0]["deck_size"]) - 1])


def full_market(data: dict[str, Any]) -> dict[str, Any]:
    """Change La Granja's component data so that rare decisions become frequent in tests; return the data.

    Each barrow requires one good, so the market fills up and markers on it are often threatened. Market guards need no
    payment. Unusual helpers are on many cards, and unusual roof markers come in every round. Each farm has only
    `FEW_MARKERS` player markers, so players often have to free one.
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
