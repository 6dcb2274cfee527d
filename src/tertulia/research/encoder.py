"""Observations as input of a network (`Encoder`)."""

from __future__ import annotations

from typing import Any

import numpy as np

from tertulia.kernel.observation import ObservationTable

LARGEST_LINEAR = 64
"""Greatest absolute value in the declared range of an observed amount that is encoded linearly.

If the range of an amount contains a greater absolute value, the amount is encoded by a logarithm.
"""


class Encoder:
    """Turns observations of 16-bit integers into 32-bit floats from -1 to 1.

    - An amount becomes one float: the amount divided by its largest possible absolute value. If this value is over 64,
      the float is log(1 + |amount|) / log(1 + largest), with the amount's sign. So small differences remain visible.
    - A code becomes one float for each of its words: 1 for the word that it stands for, else 0.
    - A bit set becomes one float for each bit.

    The floats of all amounts come first, then those of the codes, then those of the bit sets. All numbers of a seat
    without a player are 0 in an observation. A code of 0 stands for the first word.

    >>> from tertulia.kernel.observation import ObservationBlock, bits_block, code_block
    >>> step, stock = code_block("step", ["roll", "hold"]), ObservationBlock("stock", unit="goods", high=10)
    >>> encoder = Encoder(ObservationTable([step, stock, bits_block("used", ["left", "right"])]))
    >>> encoder.names
    ('stock', 'step = roll', 'step = hold', 'used left', 'used right')
    >>> encoder(np.array([1, 5, 2], np.int16)).tolist()
    [0.5, 0.0, 1.0, 0.0, 1.0]
    """

    def __init__(self, table: ObservationTable) -> None:
        self.hash = table.hash
        """Hash of the names and ranges of all observed numbers. Store it beside trained weights."""
        amounts: list[tuple[str, int, int]] = []
        codes: list[tuple[str, int, int]] = []
        bits: list[tuple[str, int, int]] = []
        at = 0
        for begin, block in table.blocks:
            for name, high in zip(block.names, block.highs, strict=True):
                full = begin + name
                if block.unit == "code":
                    codes += [(f"{full} = {word}", at, block.low + i) for i, word in enumerate(block.words)]
                elif block.unit == "bits":
                    bits += [(f"{full} {word}", at, shift) for shift, word in enumerate(block.words)]
                else:
                    amounts.append((full, at, max(abs(block.low), abs(high), 1)))
                at += 1
        self.names = tuple(name for name, _, _ in (*amounts, *codes, *bits))
        """Name of each float, in order."""
        self.size = len(self.names)
        """Number of floats in an encoded observation."""
        self._amounts = np.array([at for _, at, _ in amounts], np.int64)
        largest = np.array([largest for _, _, largest in amounts], np.float32)
        self._linear = np.where(largest <= LARGEST_LINEAR, 1 / largest, 0).astype(np.float32)
        self._logarithmic = np.where(largest <= LARGEST_LINEAR, 0, 1 / np.log1p(largest)).astype(np.float32)
        self._codes = np.array([at for _, at, _ in codes], np.int64)
        self._values = np.array([value for _, _, value in codes], np.int16)
        self._bits = np.array([at for _, at, _ in bits], np.int64)
        self._shifts = np.array([shift for _, _, shift in bits], np.int16)

    def __call__(self, observations: Any) -> Any:
        """Encode observations, an array of shape (…, numbers), as 32-bit floats of shape (…, `size`).

        Accepts arrays of NumPy, JAX and other libraries that follow the array API standard, and returns an array of the
        same library. The calculation can be compiled by `jax.jit`.
        """
        xp = observations.__array_namespace__()
        amounts = observations[..., self._amounts].astype(xp.float32)
        curved = xp.sign(amounts) * xp.log1p(xp.abs(amounts)) * xp.asarray(self._logarithmic)
        amounts = xp.clip(amounts * xp.asarray(self._linear) + curved, -1, 1)
        codes = observations[..., self._codes] == xp.asarray(self._values)
        bits = (observations[..., self._bits] >> xp.asarray(self._shifts)) & 1
        return xp.concat([amounts, codes.astype(xp.float32), bits.astype(xp.float32)], axis=-1)
