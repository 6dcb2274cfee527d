"""Evaluations as they are kept: one file for each game, by its version and the hash of its features."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from tertulia.bots.search.memory import Evaluation, no_evaluation
from tertulia.kernel.game import Game

FOLDER = Path(__file__).with_name("weights")


class WeightsError(ValueError):
    """There is no evaluation that fits; the message names the command that makes one."""


def file_of(game: Game, folder: Path = FOLDER) -> Path:
    """Where the evaluation of a game is kept."""
    return folder / f"{game.name}.npz"


@cache
def evaluation_of(game: Game) -> Evaluation:
    """The evaluation that the package has for a game, none for a game it does not know; `WeightsError` where it is for others of
    its features."""
    path = file_of(game)
    return load(game, path) if path.exists() else no_evaluation()


def load(game: Game, path: Path) -> Evaluation:
    """The evaluation of a file."""
    again = f"`tertulia train {game.name}` makes one"
    if not path.is_file():
        raise WeightsError(f"{game.name} has no evaluation; {again}")
    with np.load(path, allow_pickle=False) as kept:
        if int(kept["version"]) != game.version or str(kept["features"]) != game.feature_table.hash:
            raise WeightsError(f"{path.name} is for other rules or features of {game.name}; {again}")
        return Evaluation(**{part: np.ascontiguousarray(kept[part], np.float64) for part in Evaluation._fields})


def save(game: Game, evaluation: Evaluation, path: Path) -> None:
    """Keep an evaluation, in single precision."""
    parts = {name: part.astype(np.float32) for name, part in evaluation._asdict().items()}
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, version=game.version, features=game.feature_table.hash, **parts)
