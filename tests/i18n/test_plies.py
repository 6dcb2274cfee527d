"""The example plies used by the client's tests match the current games."""

from __future__ import annotations

import json

import pytest

from tertulia.kernel.registry import find_game
from tests.i18n.catalogues import WITH_FACTS, get_test_folder
from tests.i18n.plies import FILE, find_first_plies, list_named_actions


@pytest.mark.parametrize("name", WITH_FACTS)
def test_example_plies_follow_current_rules(name: str) -> None:
    """The plies of the first game come first in the file."""
    plies = json.loads((get_test_folder(name) / FILE).read_text(encoding="utf-8"))["plies"]
    now = json.loads(json.dumps(find_first_plies(find_game(name), 1)))
    assert plies[: len(now)] == now, "make them anew: python -m tests.i18n.plies"


@pytest.mark.parametrize("name", WITH_FACTS)
def test_example_plies_have_every_verb(name: str) -> None:
    game = find_game(name)
    example = json.loads((get_test_folder(name) / FILE).read_text(encoding="utf-8"))
    assert example["actions"] == list_named_actions(game), "make them anew: python -m tests.i18n.plies"
    played = {ply["action"].split(" ")[0] for ply in example["plies"] if ply["action"]}
    for ply in example["plies"]:
        if ply["action"]:
            game.actions.parse(ply["action"])
    assert len(played) >= 0.9 * len(game.actions.verbs)
