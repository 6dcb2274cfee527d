"""What holds for the record of every game."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from tertulia.kernel.game import Game

pytestmark = pytest.mark.laws


def fields(dtype: np.dtype[np.void], path: str = "") -> Iterator[tuple[str, str]]:
    """Every field of a record and of the records in it, with the path to it."""
    for name in dtype.names or ():
        yield name, f"{path}{name}"
        yield from fields(dtype[name].base, f"{path}{name}.")


def test_no_field_hides_behind_an_attribute_of_numpy(game: Game) -> None:
    """`record.size` is NumPy's own when interpreted and the field when compiled: such a name may not be used."""
    hidden = [path for name, path in fields(game.dtype) if hasattr(np.void, name)]
    assert not hidden


def test_the_record_is_plain_and_small(game: Game) -> None:
    """No Python object, and no more than 8 KiB to copy."""
    assert not game.dtype.hasobject
    assert game.dtype.itemsize <= 8192
