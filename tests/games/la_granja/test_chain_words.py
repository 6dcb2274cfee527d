"""Error messages for endless chains in a set: helpers involved, repeated actions, and goods."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tertulia.games.la_granja.components import chains
from tertulia.games.la_granja.components.exchanges import STEP_KINDS, find_goods, find_step_kinds, list_exchanges
from tertulia.games.la_granja.game import GAME
from tertulia.kernel.component_faults import Fault, problem
from tertulia.kernel.component_text import ComponentsError
from tests.i18n.faults import assert_worded, format_problem

DATA = GAME.components().data


def find_fault(data: dict[str, Any], folder: Path) -> Fault:
    """Return the only error of a set."""
    path = folder / "own.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(ComponentsError) as caught:
        GAME.components(path)
    (fault,) = caught.value.faults
    assert_worded("la-granja", [fault])
    return fault


def test_cycle_uses_the_helper_name_of_the_file(tmp_path: Path) -> None:
    data = deepcopy(DATA)
    helper = next(row["helper"] for row in data["card"] if row["helper"]["name"] == "wine_dealer")
    helper |= {"name": "my_own_dealer", "amount": 2}
    assert format_problem("la-granja", "en", find_fault(data, tmp_path).problem) == (
        "With these helpers a player could go on for ever (My own dealer): buying and selling (grape)."
    )


def test_cycle_without_helpers_names_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chains, "find_endless_chain", lambda data: ((), ("buy pig", "sell pig", "draw")))
    loop_problem = find_fault(DATA, tmp_path).problem
    assert (
        format_problem("la-granja", "en", loop_problem)
        == "Endless loop possible: buying, selling, and drawing a card (pig)."
    )


def test_too_many_helpers_are_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = deepcopy(DATA)
    helper = next(row["helper"] for row in data["card"] if row["helper"]["name"] == "wine_dealer")
    helper["amount"] = 2
    monkeypatch.setattr(chains, "MAX_EFFECTS", 1)
    assert find_fault(data, tmp_path).problem.code == "too-many-chains"


def test_every_exchange_has_a_message() -> None:
    every = list_exchanges(DATA, [row["helper"] for row in DATA["card"]], moving=True)
    found = {one for exchange in every for one in find_step_kinds([exchange.name])}
    assert found == {step.replace(" ", "_") for step in STEP_KINDS}
    for exchange in every:
        steps = find_step_kinds([exchange.name])
        assert len(steps) == 1, exchange.name
        loop_problem = problem("endless", exchange.name, steps=steps, goods=find_goods([exchange.name]))
        assert_worded("la-granja", [Fault(None, None, None, loop_problem)])
