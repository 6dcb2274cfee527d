"""Write the games of a batch as record files, one file for each game (`write_records`)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tertulia.kernel.batch import Batch, GameSetup
from tertulia.kernel.game import Game, GameError
from tertulia.kernel.schema import StateArray
from tertulia.play import FORMAT, GameRecord, Result, save_record
from tertulia.play.match import LogEntry
from tertulia.play.recorded_sets import recorded_set


def write_records(
    game: Game,
    played: Batch,
    lineup: Sequence[Sequence[str]],
    setup: GameSetup,
    folder: Path,
    first: int,
) -> None:
    """Write each game of a batch into a record file in a folder: `0000001.json` and so on.

    The batch must contain the actions of its games (`Batch.traces`). Game g of the simulation has its bots by seat in
    `lineup[g % len(lineup)]`. `first` is the number of the batch's first game in the simulation, counted from 0.
    """
    box = setup.components or game.components()
    for i, trace in enumerate(played.traces):
        key = played.game_key(i)
        seats = lineup[(first + i) % len(lineup)]
        state = game.new(setup.options, len(seats), key, box)
        record = GameRecord(
            format=FORMAT,
            game=game.name,
            components=box.hash,
            options=dict(setup.options),
            seats=list(seats),
            key=key.hex(),
            actions=record_actions(game, state, trace),
            result=_record_result(game, state),
            printed=recorded_set(game, box),
        )
        save_record(record, folder / f"{first + i + 1:07}.json")


def create_records_folder(folder: Path) -> None:
    """Create the folder for records if it is missing. Raises `GameError` if it cannot be created."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise GameError(f"the folder {folder} for the records cannot be created: {error.strerror}") from None


def record_actions(game: Game, state: StateArray, trace: NDArray[np.int32]) -> list[str]:
    """Convert the rows of a trace (seat and action number) to the texts in `GameRecord.actions`.

    Plays the game in `state` to its end, in place.
    """
    actions = []
    for seat, action in trace.tolist():
        shared = game.actors(state) != 1 << seat
        actions.append(LogEntry(seat, action, game.actions.notation(action), shared).text)
        game.apply(state, seat, action)
    return actions


def _record_result(game: Game, state: StateArray) -> Result | None:
    outcome = game.outcome(state)
    return Result(list(outcome.scores), list(outcome.winners)) if outcome else None
