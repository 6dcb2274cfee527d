"""How much of a game's rules is compiled, told while it happens: one entry may bring a hundred rules with it, and take a minute."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numba.core.event

from tertulia.kernel.compile_cache import KERNEL, game_folder
from tertulia.kernel.rule import COMPILED_RULES

event: Any = numba.core.event


class CompiledShare:
    """Of the game that a file belongs to, and of the kernel: the rules and entries that this process knows when it is made."""

    def __init__(self, source: Path) -> None:
        homes = (game_folder(KERNEL / "rule.py"), game_folder(source))
        self._rules = [made for file, made in COMPILED_RULES if game_folder(file) in homes]

    def share(self) -> float:
        """The share that is compiled (or loaded), from 0 to 1; short of it where there are rules that nothing calls."""
        return sum(bool(made.overloads) for made in self._rules) / max(len(self._rules), 1)


@contextmanager
def each_compiled(told: Callable[[], None]) -> Iterator[None]:
    """Call `told` whenever a rule or an entry has been compiled, as long as the block lasts."""
    with event.install_listener("numba:compile", _Ends(told)):
        yield


class _Ends(event.Listener):  # type: ignore[misc]
    """Hears of the end of each compiling."""

    def __init__(self, told: Callable[[], None]) -> None:
        self._told = told

    def on_start(self, event: Any) -> None:
        """Nothing is compiled yet."""

    def on_end(self, event: Any) -> None:
        """One more is."""
        self._told()
