"""Evaluations as a game's package has them: one file, `weights/<game>.npz`, by its version and the hash of its features; in it one
for each kind of table.

The file names the set of components that was learnt with (`components`, its hash). Where a game is played with another set, the
bots use the evaluation all the same, and whoever shows them says so (`has_learnt`): its features are points, goods and markers, not
cards by their numbers, and on random sets of twenty changed facts bots with it still win most games against the same ones without
(docs/bots.md has the figures)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tertulia.bots.search.tree import Evaluation, no_evaluation
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray

Evaluations = Mapping[int, Evaluation]
"""By the kind of table: what a position is worth is not the same with two players and with four."""
APART = 16
"""A kind of table is its number of seats; where a feature sets tables apart (`FeatureTable.variant_features`), so much more, or
twice that."""


class WeightsError(ValueError):
    """There is no evaluation that fits; the message names the command that makes one."""


def file_of(game: Game) -> Path:
    """Returns the file in which a game's package has its evaluations, whether there is one or not."""
    return game.folder / "weights" / f"{game.name}.npz"


def kind_of(game: Game, state: StateArray) -> int:
    """Returns the kind of table that a state is of: its number of seats, with a part for each `variant_features` that is on."""
    seats, variant_features = int(state["seats"][0]), game.feature_table.variant_features
    return (
        int(kinds_of(game.features(state, 0)[None], np.array([seats]), variant_features)[0])
        if variant_features
        else seats
    )


def kinds_of(features: NDArray[Any], seats: NDArray[Any], variant_features: Sequence[int]) -> NDArray[np.int64]:
    """Returns the kind of table of each row of features, (rows,)."""
    kinds = seats.astype(np.int64)
    for place, feature in enumerate(variant_features):
        kinds += (APART << place) * (features[:, feature] > 0)
    return kinds


def evaluation_of(game: Game, kind: int) -> Evaluation:
    """Returns the evaluation that a game has for a kind of table, or for the usual table of as many seats; an empty one for a game
    without weights; `WeightsError` where they are for others of its features."""
    return known_of(evaluations_of(game), kind) or no_evaluation()


def known_of(evaluations: Evaluations, kind: int) -> Evaluation | None:
    """Returns the evaluation of a kind of table, otherwise of the usual table of as many seats; None where there is neither."""
    return evaluations.get(kind) or evaluations.get(kind % APART)


@cache
def evaluations_of(game: Game) -> Evaluations:
    """Returns all evaluations that a game's package has, by the kind of table."""
    path = file_of(game)
    return load(game, path) if path.exists() else {}


@cache
def set_learnt(game: Game) -> str | None:
    """Returns the hash of the set of components that a game's evaluations were learnt with; None for a game without any."""
    path = file_of(game)
    if not path.exists():
        return None
    with np.load(path, allow_pickle=False) as kept:
        return str(kept["components"]) if "components" in kept.files else ""


def has_learnt(game: Game, components: str) -> bool:
    """Returns whether what bots have learnt of a game was learnt with that set (the hash of its facts); true where they have learnt
    nothing."""
    return set_learnt(game) in (None, components)


def load(game: Game, path: Path) -> Evaluations:
    """Returns the evaluations of a file, by the kind of table."""
    again = f"`tertulia train {game.name}` makes one"
    if not path.is_file():
        raise WeightsError(f"{game.name} has no evaluation; {again}")
    with np.load(path, allow_pickle=False) as kept:
        if int(kept["version"]) != game.version or str(kept["features"]) != game.feature_table.hash:
            raise WeightsError(f"{path.name} is for other rules or features of {game.name}; {again}")
        parts = {part: kept[part] for part in Evaluation._fields}
        return {
            int(kind): Evaluation(**{part: np.ascontiguousarray(of[row], np.float64) for part, of in parts.items()})
            for row, kind in enumerate(kept["seats"])
        }


def save(game: Game, evaluations: Evaluations, path: Path) -> None:
    """Write evaluations to a file, in single precision; they were learnt with the set of components of the game's package."""
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
