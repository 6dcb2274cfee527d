"""What the laws must know of La Granja No Siesta."""

from typing import Any

from tertulia.kernel.law_profile import LawProfile


def small_sheet(data: dict[str, Any]) -> dict[str, Any]:
    """Short helper fields, gaps and barrows, so that many helpers are hired, some of them are copied, and barrows wait for donkeys
    that are not needed any more."""
    for row in data["helper_field"]:
        row["needs"] = row["needs"][-2:]
    for row in data["roof_gap"]:
        row["silver"] = 2
    for row in data["barrow"]:
        row["goods"], row["donkeys"] = row["goods"][:2], 4
    return data


PROFILE = LawProfile(
    hidden=0.0,  # two tiles now and then
    private_parts=frozenset({"pending"}),
    eventful_components=small_sheet,
    rare_features=("pending ",),  # decisions that few helpers bring about
)
