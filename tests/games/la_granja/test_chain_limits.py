"""Detection of endless chains takes seconds at most, for any set of helpers."""

from __future__ import annotations

from typing import Any

import pytest

from tertulia.games.la_granja.components.chains import MAX_EFFECTS, TooManyEffects, iterate_farms


def _seller(name: str, amount: int) -> dict[str, Any]:
    return {"name": name, "modifier": "sell_from_fields", "amount": amount}


def test_helpers_with_equal_effects_are_examined_once() -> None:
    """A farm has three helpers, however many exist."""
    sellers = [_seller(f"one_{number}", 1) for number in range(60)]
    assert len(list(iterate_farms(sellers))) == 1
    assert len(list(iterate_farms([*sellers, _seller("other", 2)]))) == 2


def test_too_many_different_helpers_are_refused() -> None:
    sellers = [_seller(f"seller_{amount}", amount) for amount in range(1, MAX_EFFECTS + 2)]
    assert list(iterate_farms(sellers[:-1]))
    with pytest.raises(TooManyEffects):
        list(iterate_farms(sellers))
