"""Data about Granada for the property tests of all games (`tertulia.laws`)."""

from tertulia.kernel.law_profile import LawProfile
from tertulia.kernel.schema import StateArray


def top_of_deck(state: StateArray) -> int:
    """Return the card on top of the deck, which is drawn next, as its number in `State.deck`."""
    return int(state[0]["deck"][int(state[0]["deck_size"]) - 1])


PROFILE = LawProfile(
    min_secret_share=0.8, secret_number=top_of_deck, private_parts=frozenset({"hands"}), rare_features=("pending ",)
)
