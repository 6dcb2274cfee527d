"""Tables of features: what a seat may know of a state, as numbers with names, for those who learn and analyse.

A table is a list of blocks. `Block("stock", GOODS)` takes one number for each good, named `stock olive`; `Block("round")` takes
one.

>>> table = FeatureTable([Block("round"), Block("stock", ["olive", "pig"])])
>>> table.size, table.first("stock"), table.names
(3, 1, ('round', 'stock olive', 'stock pig'))
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable


class Block:
    """Features that belong together: a name, and the names of its parts where it has several."""

    def __init__(self, name: str, parts: Iterable[str] = ()) -> None:
        self.name, self.parts = name, tuple(parts)
        self.size = max(1, len(self.parts))

    @property
    def names(self) -> list[str]:
        """The names of its features, in order."""
        return [f"{self.name} {part}" for part in self.parts] or [self.name]


class FeatureTable:
    """All features of a game, numbered block by block in the order given.

    `variant_features` names features that are 0 or 1 throughout a game: by them, tables are played so differently that what is
    learnt of one kind says little of another."""

    def __init__(self, blocks: Iterable[Block] = (), variant_features: Iterable[str] = ()) -> None:
        self.blocks = tuple(blocks)
        self._first: dict[str, int] = {}
        self.size = 0
        for block in self.blocks:
            self._first[block.name] = self.size
            self.size += block.size
        self.variant_features = tuple(self._first[name] for name in variant_features)
        """The numbers of those features."""

    def first(self, name: str) -> int:
        """The number of a block's first feature: what the rules count from."""
        return self._first[name]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all features; a feature's number is its place here."""
        return tuple(name for block in self.blocks for name in block.names)

    @property
    def hash(self) -> str:
        """SHA-256 (hex) of the names: weights that were learnt on other features are known by it."""
        return hashlib.sha256("\n".join(self.names).encode()).hexdigest()
