"""The copying helper (experienced game; ruling 9)."""

from __future__ import annotations

from typing import Any

import pytest

from tertulia.games.no_siesta.model.terms import HELPERS
from tests.games.no_siesta.scenario import Scenario

pytestmark = pytest.mark.clause


# -- copy ---------------------------------------------------------------------------------------------------------------


def set_up_copying(**options: Any) -> Scenario:
    """Return a table on which seat 0 has the helper `copy`, and seats 1 and 2 have others."""
    table = Scenario(3, game="experienced", **options).helper(0, "copy", "roof_choice")
    return table.helper(1, "any_order", "roof_choice").helper(2, "copy", "no_donkeys").scoring()


def test_copy_printed_costs_a_disc_for_the_rest_of_the_game() -> None:
    table = set_up_copying()
    copies = [text for text in table.legal(0) if text.startswith("copy")]
    assert copies == ["copy no_donkeys", "copy any_order"], "own helpers and copies cannot be copied"
    table.act(0, "copy any_order")
    player = table.player(0)
    assert (player["copied"], player["supply"], player["helpers"]) == ("any_order", 3, ["copy", "roof_choice"])
    assert table.add_loose(0, silver=1).may("load 1 silver loose"), "it works at once"
    assert not table.may("copy")
    table.play_to_next_round().play_to_scoring()
    assert not table.may("copy"), "for the rest of the game"
    assert (table.player(0)["supply"], table.player(0)["working"]) == (3, ["roof_choice", "any_order", "copy"])


def test_copy_needs_a_disc_in_the_own_supply() -> None:
    assert not set_up_copying().board(0, pig=4).may("copy")
    assert set_up_copying().supply(0, 1).may("copy"), "as printed, it may be the last one"


def test_ruling_9_copy_of_a_copy_is_impossible() -> None:
    table = (
        Scenario(3, game="experienced")
        .helper(0, "copy")
        .helper(1, "copy")
        .helper(2, "any_order")
        .copy_helper(1, "any_order")
    )
    assert [text for text in table.scoring().legal(0) if text.startswith("copy")] == ["copy any_order"]
    table = Scenario(2, game="experienced").helper(0, "copy").helper(1, "copy")
    assert not table.scoring().may("copy")


def test_ruling_9_tile_hired_this_round_works_from_the_next() -> None:
    """Online the copy is made when the helper is hired; the copied tile may be new as well."""
    table = Scenario(2, game="experienced", rules="online").siesta(1, 1)
    table.cross_field(0, 1, "grain", "pig").cross_field(1, 1, "grain", "pig").scoring().end_scoring()
    table.act(1, "hire any_order").act(0, "hire copy")
    assert table.legal(0) == ["copy any_order", "waive"]
    assert table.player(0)["working"] == []
    table.act(0, "copy any_order")
    assert (table.view()["round"], table.player(0)["working"]) == (2, ["any_order", "copy"])


def test_ruling_19_online_copying_is_possible_at_end_of_round_only() -> None:
    table = set_up_copying(rules="online")
    assert not table.may("copy")
    assert table.end_scoring().legal(0) == ["copy no_donkeys", "copy any_order", "waive"]


def test_ruling_19_online_declined_copy_is_offered_again() -> None:
    table = set_up_copying(rules="online").end_scoring().act(0, "waive")
    assert table.events("forgo") == [{"type": "forgo", "seat": 0, "what": "copy"}]
    table.act(2, "waive")
    assert (table.view()["round"], table.player(0)["copied"]) == (2, None)
    table.play_to_scoring(0).end_scoring().act(2, "waive")
    assert table.act(0, "copy any_order").player(0)["copied"] == "any_order"


def test_ruling_19_printed_copying_needs_the_own_scoring_phase() -> None:
    table = set_up_copying()
    assert table.may("copy any_order")
    assert table.play_to_next_round().view()["round"] == 2
    assert all(text.startswith("take") for text in table.legal(table.view()["actors"][0]))


@pytest.mark.parametrize(("discs", "offered"), [(2, False), (3, True)])
def test_online_copying_needs_three_discs(discs: int, offered: bool) -> None:
    table = Scenario(2, game="experienced", rules="online").helper(1, "any_order").cross_field(0, 1, "grain", "pig")
    table.supply(0, discs).scoring().end_scoring()
    assert table.may("hire copy") == offered


def test_online_copy_cannot_be_hired_without_a_helper_to_copy() -> None:
    table = Scenario(2, game="experienced", rules="online").cross_field(0, 1, "grain", "pig").scoring().end_scoring()
    assert table.legal(0) == [f"hire {name}" for name in HELPERS[:-1]]


def test_ruling_9_online_copy_alone_is_no_helper_to_copy() -> None:
    table = Scenario(3, game="experienced", rules="online").helper(1, "copy").cross_field(0, 1, "grain", "pig")
    assert table.view()["middle"]["copy"] > 0, "one is left in the middle"
    assert table.scoring().end_scoring().legal(0) == [f"hire {name}" for name in HELPERS[:-1]]


def test_ruling_9_online_own_helper_hired_this_round_is_not_copied() -> None:
    """The hired helper does not work yet and can no longer be copied."""
    table = Scenario(3, game="experienced", rules="online").helper(0, "copy").helper(1, "any_order", "no_donkeys")
    table.cross_field(0, 2, *table.data["helper_field"][1]["needs"]).scoring().end_scoring().act(0, "hire any_order")
    assert table.player(0)["working"] == ["copy"]
    assert table.legal(0) == ["copy no_donkeys", "waive"]


def test_copied_helpers_score_nothing() -> None:
    """Only tiles on a player's own fields score, and only they count for Esporles."""
    table = (
        Scenario(2, game="experienced")
        .helper(1, "any_order")
        .helper(0, "copy")
        .supply(0, 5)
        .copy_helper(0, "any_order")
    )
    table.market(0, "helpers").scoring().start_last_round().end_scoring()
    assert table.view()["over"]
    assert table.sources(0) == {"esporles": 1}


@pytest.mark.parametrize("helper", [name for name in HELPERS if name != "copy"])
def test_every_helper_except_copy_may_be_copied(helper: str) -> None:
    table = Scenario(2, game="experienced").helper(1, helper).helper(0, "copy").scoring().act(0, f"copy {helper}")
    assert table.events("copy") == [{"type": "copy", "seat": 0, "helper": helper}]
    assert helper in table.player(0)["working"]


def copy_no_donkeys(discs: int) -> Scenario:
    """Let seat 0 copy `no_donkeys` with two barrows that lack only donkeys.

    It has `discs` free discs before copying.
    """
    table = Scenario(2, game="experienced").helper(1, "no_donkeys").helper(0, "copy").barrow(0, 1, 6).barrow(0, 2, 7)
    return table.supply(0, discs).scoring().act(0, "copy no_donkeys")


def test_copying_no_donkeys_completes_barrows_at_once() -> None:
    table = copy_no_donkeys(5)
    assert table.legal(0) == ["complete 1", "complete 2"]
    table.act(0, "complete 2", "market discs")
    assert (table.kind(0), table.discs(0)) == ("market", {"commodity": 2})
    assert table.act(0, "waive").kind(0) == "score"


def test_ruling_37_barrow_proceeds_are_used_before_the_next_barrow() -> None:
    """One disc is left after copying.

    It becomes the first commodity, which is spent to free a disc for Esporles.
    """
    table = copy_no_donkeys(2).act(0, "complete 1")
    assert table.view(0)["pending"]["next"] == "disc"
    assert not table.player(0)["barrows"][1]["done"]
    table.act(0, "roof commodity", "market trades")
    assert table.player(0)["barrows"][1]["done"]
    assert table.view(0)["pending"]["next"] == "commodity"
    table.act(0, "waive")
    assert (table.kind(0), table.view(0)["pending"]["next"]) == ("score", "anything")


def test_copying_roof_costs_closes_a_begun_gap_at_once() -> None:
    table = Scenario(2, game="experienced").helper(1, "roof_costs").helper(0, "copy").roof(0, 1).scoring()
    assert len(table.act(0, "copy roof_costs").player(0)["tiles"]) == 1
