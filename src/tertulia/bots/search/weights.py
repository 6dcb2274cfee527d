"""Read and write the weights of evaluation functions, called evaluations here.

A game's package has one file, `weights/<game>.npz`, with an evaluation for each kind of table. The file names the game
version and the hash of the features that it fits, and the hash of the component set that it was learned with.

A game with another component set uses the evaluations nevertheless, and callers can warn the players
(`was_learned_with`). This works because the features describe points, goods and markers, not single cards. On sets with
twenty printed values changed at random, bots with evaluations still win most games against bots without them;
docs/bots.md has the figures.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tertulia.bots.search.tree import Evaluation, empty_evaluation
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray

Evaluations = Mapping[int, Evaluation]
"""Evaluation functions by kind of table (`table_kind`), that is by number of players and variants."""
KIND_OFFSET = 16
"""Factor in the number of a table kind, greater than any number of seats.

The number is the number of seats, plus KIND_OFFSET * 2**i for each variant feature i that is positive. A variant
feature tells which variant is played, so it is constant during a game (`FeatureTable.variant_features`).
"""


class WeightsError(ValueError):
    """A game's evaluation file is missing, or was learned for other rules or features.

    The message names the command that creates an evaluation file.
    """


def evaluations_file(game: Game) -> Path:
    """Return the path of a game's evaluations, whether or not the file exists."""
    return game.folder / "weights" / f"{game.name}.npz"


def table_kind(game: Game, state: StateArray) -> int:
    """Return the kind of table of a state: its number of seats and variant features in one number (`KIND_OFFSET`)."""
    seats, variant_features = int(state["seats"][0]), game.feature_table.variant_features
    return (
        int(table_kinds(game.features(state, 0)[None], np.array([seats]), variant_features)[0])
        if variant_features
        else seats
    )


def table_kinds(features: NDArray[Any], seats: NDArray[Any], variant_features: Sequence[int]) -> NDArray[np.int64]:
    """Return the kind of table of each row of `features`, as an array of shape (rows,).

    `seats` holds the number of seats of each row. A kind is that number, plus KIND_OFFSET * 2**i for each variant
    feature i that is positive. `variant_features` lists the columns of the variant features.
    """
    kinds = seats.astype(np.int64)
    for place, feature in enumerate(variant_features):
        kinds += (KIND_OFFSET << place) * (features[:, feature] > 0)
    return kinds


def load_evaluation(game: Game, kind: int) -> Evaluation:
    """Return a game's evaluation for a kind of table.

    If the game lacks it, the evaluation for the same number of seats without variants is returned. If that is missing
    as well, the empty evaluation is returned. Raises `WeightsError` if the file is for other rules or features of the
    game.
    """
    return find_evaluation(load_evaluations(game), kind) or empty_evaluation()


def find_evaluation(evaluations: Evaluations, kind: int) -> Evaluation | None:
    """Return the evaluation for a kind of table.

    If it is missing, the evaluation for the same number of seats without variants is returned. Returns None if both are
    missing.
    """
    return evaluations.get(kind) or evaluations.get(kind % KIND_OFFSET)


@cache
def load_evaluations(game: Game) -> Evaluations:
    """Return all evaluations in a game's package, by kind of table; empty if it has no evaluations file.

    Raises `WeightsError` if the file is for other rules or features of the game.
    """
    path = evaluations_file(game)
    return read_evaluations(game, path) if path.exists() else {}


@cache
def learned_set_hash(game: Game) -> str | None:
    """Return the hash of the component set that a game's evaluations were learned with.

    Returns None if the game has no evaluations, and an empty string if their file lacks the hash.
    """
    path = evaluations_file(game)
    if not path.exists():
        return None
    with np.load(path, allow_pickle=False) as arrays:
        return str(arrays["components"]) if "components" in arrays.files else ""


def was_learned_with(game: Game, components: str) -> bool:
    """Return whether a game's evaluations were learned with the component set whose hash is `components`.

    The result is also True if the game has no evaluations.
    """
    return learned_set_hash(game) in (None, components)


def read_evaluations(game: Game, path: Path) -> Evaluations:
    """Read the evaluations of a file, by kind of table.

    Raises `WeightsError` if the file is missing or is for other rules or features of the game.
    """
    again = f"`tertulia train {game.name}` creates one"
    if not path.is_file():
        raise WeightsError(f"{game.name} has no evaluation; {again}")
    with np.load(path, allow_pickle=False) as arrays:
        if int(arrays["version"]) != game.version or str(arrays["features"]) != game.feature_table.hash:
            raise WeightsError(f"{path.name} was trained for other rules or features of {game.name}; {again}")
        parts = {part: arrays[part] for part in Evaluation._fields}
        return {
            int(kind): Evaluation(**{part: np.ascontiguousarray(of[row], np.float64) for part, of in parts.items()})
            for row, kind in enumerate(arrays["seats"])
        }


def write_evaluations(game: Game, evaluations: Evaluations, path: Path) -> None:
    """Write a game's evaluations to a file in single precision.

    The evaluations must have been learned with the component set in the game's package: the file records its hash.
    """
    kinds = sorted(evaluations)
    parts: dict[str, Any] = {
        part: np.stack([getattr(evaluations[kind], part) for kind in kinds]).astype(np.float32)
        for part in Evaluation._fields
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(
        path,
        version=game.version,
        features=game.feature_table.hash,
        components=game.components().hash,
        seats=np.array(kinds, np.int16),
        **parts,
    )
