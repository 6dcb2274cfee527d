"""Which tests one worker runs one after the other: those of a file, which share what takes long to make or to load (a server's
folder, a database, the compiled search of a game), and those of some folders. Tests with a browser are spread one by one, so that
at the end no worker waits long for another; laws are grouped by their tables, where they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePosixPath

import pytest

TOGETHER = {
    "tests/i18n": "catalogues",
    "tests/bots": "search",
    "tests/analysis": "search",
    "tests/simulation": "search",
    "tests/kernel/test_step_batch.py": "batches",
    "tests/bench/test_steps.py": "batches",
}
"""Folders and files that load the same compiled code, some seconds in each process."""


def group(items: Sequence[pytest.Item]) -> None:
    """Groups the tests that no mark puts into a group."""
    for item in items:
        if not any(item.iter_markers("xdist_group")) and not any(
            item.get_closest_marker(kind) for kind in ("browser", "laws")
        ):
            item.add_marker(pytest.mark.xdist_group(group_of(item.nodeid.partition("::")[0])))


def group_of(file: str) -> str:
    """The group of a file of tests: the name of the first entry of `TOGETHER` that holds it, or its path."""
    places = (str(place) for place in (PurePosixPath(file), *PurePosixPath(file).parents))
    return next((TOGETHER[place] for place in places if place in TOGETHER), file.removesuffix(".py").replace("/", " "))
