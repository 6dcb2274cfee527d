"""Profile of No Siesta for the property tests that all games share (`tertulia.laws`)."""

from typing import Any

from tertulia.kernel.law_profile import LawProfile


def small_sheet(data: dict[str, Any]) -> dict[str, Any]:
    """Change the data of a components file so that rare situations are frequent, and return it.

    Helper fields, gaps and barrows get few circles, so that seats hire many helpers and copy helpers of other seats.
    Each barrow needs four donkeys, so that the helper `no_donkeys` often makes a barrow full.
    """
    for row in data["helper_field"]:
        row["needs"] = row["needs"][-2:]
    for row in data["roof_gap"]:
        row["silver"] = 2
    for row in data["barrow"]:
        row["goods"], row["donkeys"] = row["goods"][:2], 4
    return data


PROFILE = LawProfile(
    min_secret_share=0.0,  # only two drawn roof tiles are hidden, and rarely
    private_parts=frozenset({"pending"}),
    eventful_components=small_sheet,
    rare_features=("pending ",),  # decisions that few helpers bring about
)
