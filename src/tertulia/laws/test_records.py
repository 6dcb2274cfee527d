"""Laws (property tests) of the record that holds a game's state: field names, size and contents.

A state is a NumPy record, so compiled rules can read it and copies are cheap.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from tertulia.kernel.game import Game

pytestmark = pytest.mark.laws


def fields(dtype: np.dtype[np.void], path: str = "") -> Iterator[tuple[str, str]]:
    """Yield (name, path) of every field of a record type and of the record types nested in it.

    The path of the field `size` in the nested record `board` is `board.size`. `path` is the text before every path.
    """
    for name in dtype.names or ():
        yield name, f"{path}{name}"
        yield from fields(dtype[name].base, f"{path}{name}.")


def test_fields_do_not_shadow_attributes_of_numpy(game: Game) -> None:
    """Field names must not be NumPy attributes.

    `record.size` would be NumPy's attribute when interpreted, but the field when compiled.
    """
    hidden = [path for name, path in fields(game.dtype) if hasattr(np.void, name)]
    assert not hidden


def test_record_has_no_objects_and_is_small(game: Game) -> None:
    """The record contains no Python objects and has at most 8 KiB, so that copies are cheap."""
    assert not game.dtype.hasobject
    assert game.dtype.itemsize <= 8192
