"""Feature tables: named numbers about a state, limited to a seat's knowledge, for learning.

A table is a list of blocks. `Block("stock", GOODS)` has one number for each good, named `stock olive` and so on;
`Block("round")` has a single number.

>>> table = FeatureTable([Block("round"), Block("stock", ["olive", "pig"])])
>>> table.size, table.first_index("stock"), table.names
(3, 1, ('round', 'stock olive', 'stock pig'))
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable


class Block:
    """A group of features: its name, and the names of the single features if there are several."""

    def __init__(self, name: str, parts: Iterable[str] = ()) -> None:
        self.name, self.parts = name, tuple(parts)
        self.size = max(1, len(self.parts))

    @property
    def names(self) -> list[str]:
        """Names of the block's features, in order."""
        return [f"{self.name} {part}" for part in self.parts] or [self.name]


class FeatureTable:
    """All features of a game, numbered block by block in the given order.

    `variant_features` names features that are 0 or 1 throughout a game and change how it is played. Bots use separate
    evaluation weights for games that differ in them.
    """

    def __init__(self, blocks: Iterable[Block] = (), variant_features: Iterable[str] = ()) -> None:
        self.blocks = tuple(blocks)
        self._first: dict[str, int] = {}
        self.size = 0
        for block in self.blocks:
            self._first[block.name] = self.size
            self.size += block.size
        self.variant_features = tuple(self._first[name] for name in variant_features)
        """Indices of the features that are constant throughout a game and change how it is played."""

    def first_index(self, name: str) -> int:
        """Return the index of the first feature of the block `name`.

        A block is a named group of features with successive indices. Raises `KeyError` for an unknown name.
        """
        return self._first[name]

    @property
    def names(self) -> tuple[str, ...]:
        """Names of all features, by index."""
        return tuple(name for block in self.blocks for name in block.names)

    @property
    def hash(self) -> str:
        """SHA-256 (hex) of the names of all features.

        Files of evaluation weights contain this hash. It shows for which features the weights were trained.
        """
        return hashlib.sha256("\n".join(self.names).encode()).hexdigest()
