"""How much of a game's rules is compiled, told while it happens: one entry may bring a hundred rules with it, and take a minute."""

from __future__ import annotations

from pathlib import Path

from tertulia.kernel.compile_cache import KERNEL, game_folder
from tertulia.kernel.rule import COMPILED_RULES


class CompiledShare:
    """Of the game that a file belongs to, and of the kernel: the rules and entries that this process knows when it is made."""

    def __init__(self, source: Path) -> None:
        homes = (game_folder(KERNEL / "rule.py"), game_folder(source))
        self._rules = [made for file, made in COMPILED_RULES if game_folder(file) in homes]

    def share(self) -> float:
        """Returns the share that is compiled (or loaded), from 0 to 1; less than 1 in the end where there are rules that nothing
        calls."""
        return sum(bool(made.overloads) for made in self._rules) / max(len(self._rules), 1)
