"""Evaluations as they are kept: one file for each game, by its version and the hash of its features; in it one for each number of
seats."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from tertulia.bots.search.memory import Evaluation, no_evaluation
from tertulia.kernel.game import Game

Evaluations = Mapping[int, Evaluation]
"""By the number of seats: what a position is worth is not the same with two players and with four."""
FOLDER = Path(__file__).with_name("weights")


class WeightsError(ValueError):
    """There is no evaluation that fits; the message names the command that makes one."""


def file_of(game: Game, folder: Path = FOLDER) -> Path:
    """Where the evaluation of a game is kept."""
    return folder / f"{game.name}.npz"


def evaluation_of(game: Game, seats: int) -> Evaluation:
    """The evaluation that the package has for a game of so many seats, none for a game it does not know; `WeightsError` where it is
    for others of its features."""
    return _evaluations_of(game).get(seats) or no_evaluation()


@cache
def _evaluations_of(game: Game) -> Evaluations:
    path = file_of(game)
    return load(game, path) if path.exists() else {}


def load(game: Game, path: Path) -> Evaluations:
    """The evaluations of a file."""
    again = f"`tertulia train {game.name}` makes one"
    if not path.is_file():
        raise WeightsError(f"{game.name} has no evaluation; {again}")
    with np.load(path, allow_pickle=False) as kept:
        if int(kept["version"]) != game.version or str(kept["features"]) != game.feature_table.hash:
            raise WeightsError(f"{path.name} is for other rules or features of {game.name}; {again}")
        parts = {part: kept[part] for part in Evaluation._fields}
        return {
            int(seats): Evaluation(**{part: np.ascontiguousarray(of[row], np.float64) for part, of in parts.items()})
            for row, seats in enumerate(kept["seats"])
        }


def save(game: Game, evaluations: Evaluations, path: Path) -> None:
    """Keep evaluations, in single precision."""
    counts = sorted(evaluations)
    parts: dict[str, Any] = {
        part: np.stack([getattr(evaluations[seats], part) for seats in counts]).astype(np.float32)
        for part in Evaluation._fields
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(
        path, version=game.version, features=game.feature_table.hash, seats=np.array(counts, np.int8), **parts
    )
