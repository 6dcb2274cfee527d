"""Progress within a compile step of a game. One step may compile a hundred rules and take a minute."""

from __future__ import annotations

from pathlib import Path

from tertulia.kernel.compile_cache import KERNEL_FOLDER, game_folder
from tertulia.kernel.rule import COMPILED_RULES


class CompiledShare:
    """Counts how many rules of a game and of the kernel are compiled; `source` is any file of the game.

    Only rules that are defined in this process when the object is created count.
    """

    def __init__(self, source: Path) -> None:
        homes = (game_folder(KERNEL_FOLDER / "rule.py"), game_folder(source))
        self._rules = [dispatcher for file, dispatcher in COMPILED_RULES if game_folder(file) in homes]

    def share(self) -> float:
        """Return the share of the counted rules that are compiled or loaded, from 0 to 1.

        It stays below 1 if some rules are never called.
        """
        return sum(bool(dispatcher.overloads) for dispatcher in self._rules) / max(len(self._rules), 1)
