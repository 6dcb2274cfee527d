"""Many games side by side, all taken one decision on by one call: what environments for learning stand on.

    arrays = StepArrays.of(game, seats=4, count=1024, mask=True, observations=True)
    with StepBatch(game, arrays, seed=7, workers=2) as batch:
        for _ in range(1000):
            batch.step(policy(arrays.observations, arrays.mask))

The caller owns the arrays and finds there, after each step, who is to act in each game, what they may do and what they may know.
Where a game has come to its end, `done` is 1 and `points` and `rewards` are its result; the next game is dealt there at once, and
what is told of actors, masks and observations is of its first decision. No Python runs between two games.

Which games are dealt hangs on the seed alone: game `e` of index `i` has the same key in every batch, whatever the number of games
and of workers. Played from that key one by one (`Game.new`, `Game.apply`) it is the same game, byte for byte; and with `choose` it
is the game that `tertulia.kernel.batch.play` plays between random players from the same row of `keys`.
"""

from __future__ import annotations

import hashlib
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple, SupportsIndex, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tertulia.kernel.batch import AS_USUAL, GameSetup
from tertulia.kernel.chance import WORDS, Chance, key_words
from tertulia.kernel.game import Game, GameError
from tertulia.kernel.integers import as_integer
from tertulia.kernel.rule import compile_entry
from tertulia.kernel.schema import StateArray, copy_state, zero_state
from tertulia.kernel.step_entries import NOT_DEALT, Games, Told, choose_any, first_illegal

FIRST_ILLEGAL = compile_entry(first_illegal, "steps", "tertulia.kernel")
CHOOSE_ANY = compile_entry(choose_any, "steps", "tertulia.kernel")
Number = TypeVar("Number", bound=np.generic)
LISTED = 12
"""How many legal actions the refusal of an illegal one names."""


class StepArrays(NamedTuple):
    """What is told of the games after each step, the games first. A batch writes to these arrays in place: copy what is to last. An
    array that nobody wants has no columns, and costs nothing."""

    actors: NDArray[np.int8]
    """(games,): the seat that is to act; where several may at once, the lowest of them."""
    mask: NDArray[np.uint8]
    """(games, actions): 1 for each legal action, else 0. What has become illegal is cleared, all else is left alone."""
    bits: NDArray[np.uint8]
    """(games, (actions + 7) // 8): the same in bits, the lowest first, as by `numpy.packbits(…, bitorder="little")`."""
    rewards: NDArray[np.float32]
    """(games, seats): where a game has just ended, each seat's share of the victory, 1 in all; else 0."""
    points: NDArray[np.int32]
    """(games, seats): where a game has just ended, the points of each seat; else 0."""
    done: NDArray[np.uint8]
    """(games,): 1 where a game has just ended, and the next one was dealt."""
    observations: NDArray[np.int16]
    """(games, numbers): what the seat that is to act may know, as `Game.observation_table` names it."""

    @classmethod
    def of(
        cls, game: Game, seats: int, count: int, *, mask: bool = False, bits: bool = False, observations: bool = False
    ) -> StepArrays:
        """Returns new arrays for `count` games of so many seats, with those that are wanted. Raises `GameError` for less than one
        game, and where observations are wanted of a game that tells none."""
        if count < 1:
            raise GameError(f"games are 1 or more, not {count}")
        return cls(
            np.zeros(count, np.int8),
            np.zeros((count, game.num_actions * mask), np.uint8),
            np.zeros((count, (game.num_actions + 7) // 8 * bits), np.uint8),
            np.zeros((count, seats), np.float32),
            np.zeros((count, seats), np.int32),
            np.zeros(count, np.uint8),
            np.zeros((count, game.observation_size() if observations else 0), np.int16),
        )


class StepBatch:
    """Games that go on together, on `workers` threads; the results are the same for any number of them."""

    def __init__(
        self, game: Game, arrays: StepArrays, *, seed: SupportsIndex = 0, setup: GameSetup = AS_USUAL, workers: int = 1
    ) -> None:
        """Deal the first games; the arrays say how many, and of how many seats.

        Raises `GameError` for seats or options that the game does not have, for arrays of another kind, shape or layout than
        `StepArrays.of` makes, and for less than one worker; `TypeError` for a seed that is no integer.
        """
        check_arrays(game, arrays)
        count, seats = arrays.points.shape
        if workers < 1:
            raise GameError(f"workers are 1 or more, not {workers}")
        self.game, self.arrays = game, arrays
        self.actions = np.zeros(count, np.int64)
        """(games,): what is done next. Write here to spare `step` a copy."""
        legal, counts = np.zeros((count, game.most_legal), np.int32), np.zeros(count, np.int32)
        episodes, keys = np.zeros(count, np.int64), np.zeros((count, WORDS), np.uint32)
        self.legal = read_only(legal)
        """(games, most legal): the legal actions of each game, ascending; so many of them count as `counts` says. Read only."""
        self.counts = read_only(counts)
        """(games,): the number of legal actions. Read only."""
        self.episodes = read_only(episodes)
        """(games,): how many games came to their end at each index. Read only."""
        self.keys = read_only(keys)
        """(games, 16): the key of the game that is played, then that of its random players: rows for `batch.play`. Read only."""
        fresh = game.zero_state(setup.components)
        self._states: StateArray = copy_state(np.repeat(fresh, count))
        self._source, self._players = zero_state(Chance.dtype), zero_state(Chance.dtype, count)
        self._actors = np.zeros(count, np.int8)
        options = game.option_codes(setup.options, seats)
        dealt: dict[str, Any] = {"states": self._states, "fresh": fresh, "keys": keys, "options": options}
        chance: dict[str, Any] = {"source": self._source, "players": self._players, "episodes": episodes}
        asked: dict[str, Any] = {"actors": self._actors, "counts": counts, "legal": legal, "actions": self.actions}
        self._games: Any = Games(**dealt, **chance, **asked)
        self._told = Told(*arrays)
        bounds = [count * worker // workers for worker in range(workers + 1)]
        self._chunks = [(first, last) for first, last in pairwise(bounds) if first < last]
        self._pool = ThreadPoolExecutor(len(self._chunks) - 1) if len(self._chunks) > 1 else None
        self.deal(seed)

    def __len__(self) -> int:
        return len(self.arrays.done)

    def __enter__(self) -> StepBatch:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """Let the threads go; the batch is of no use any more."""
        if self._pool:
            self._pool.shutdown()

    def deal(self, seed: SupportsIndex) -> None:
        """Replace all games by the first ones of a seed. Raises `TypeError` for a seed that is no integer."""
        number = as_integer(seed, "seed")
        self._source["key"][0] = key_words(hashlib.sha256(f"tertulia steps {number}".encode()).digest())
        self._actors[:] = NOT_DEALT
        self._games.episodes[:] = self._games.counts[:] = 0
        for array in self.arrays:
            array[...] = 0
        self._all(self.game.compiled.step_games, self._games, self._told)

    def step(self, actions: ArrayLike | None = None) -> None:
        """Take every game a decision on, by its action, (games,); without any, by what stands in `self.actions`.

        Raises `GameError` for another number of actions, for what is no whole number, and where one is not legal; then nothing is
        done to any game."""
        if actions is not None:
            self._take(np.asarray(actions))
        wrong = int(FIRST_ILLEGAL(self.actions, self.legal, self.counts))
        if wrong >= 0:
            raise GameError(self._refusal(wrong))
        self._all(self.game.compiled.step_games, self._games, self._told)

    def choose(self) -> NDArray[np.int64]:
        """Returns `self.actions` with one of the legal actions of each game, any being as likely: what random players do."""
        self._all(CHOOSE_ANY, self._players, self.actions, self.legal, self.counts)
        return self.actions

    def key(self, index: int) -> bytes:
        """Returns the 32 bytes that the game of an index was dealt from. Raises `IndexError` for an index that there is not."""
        return self.keys[index, : WORDS // 2].astype("<u4").tobytes()

    def state(self, index: int) -> StateArray:
        """Returns a copy of the game of an index as it stands: for views, or to go on with it alone. Raises `IndexError` for an
        index that there is not."""
        place = range(len(self))[index]
        return copy_state(self._states[place : place + 1])

    def _take(self, actions: NDArray[Any]) -> None:
        if actions.shape != (len(self),):
            raise GameError(f"there is one action for each of {len(self)} games, not {actions.shape}")
        if actions.dtype.kind not in "iu":
            raise GameError(f"actions are whole numbers, not {actions.dtype}")
        self.actions[:] = actions

    def _refusal(self, index: int) -> str:
        """What is said against the action of a game."""
        table, action = self.game.actions, int(self.actions[index])
        legal = self.legal[index, : self.counts[index]].tolist()
        named = f"{action} ({table.notation(action)})" if 0 <= action < table.size else f"{action}"
        listed = ", ".join(f"{one} ({table.notation(one)})" for one in legal[:LISTED])
        more = f" and {len(legal) - LISTED} more" if len(legal) > LISTED else ""
        seat = int(self._actors[index])
        return f"game {index}: action {named} is not legal for seat {seat}; legal are {listed}{more}"

    def _all(self, entry: Any, *given: Any) -> None:
        """Call an entry for all games: each worker a part of them, this thread the first."""
        mine, *others = self._chunks
        waiting = [self._pool.submit(entry, *given, *chunk) for chunk in others] if self._pool else []
        entry(*given, *mine)
        for other in waiting:
            other.result()


def read_only(array: NDArray[Number]) -> NDArray[Number]:
    """Returns the same numbers as an array that cannot be written to."""
    seen = array.view()
    seen.flags.writeable = False
    return seen


def check_arrays(game: Game, arrays: StepArrays) -> None:
    """Raises `GameError` where arrays are of another kind, shape or layout than `StepArrays.of` makes; it names the array, and what
    is accepted."""
    points = np.asarray(arrays.points)
    if points.ndim != 2 or len(points) < 1 or points.shape[1] not in game.seats:
        seats = f"{game.seats[0]} to {game.seats[-1]} seats"
        raise GameError(f"points have a row for each game and a column for each of {seats}, not {points.shape}")
    count, seats_here = points.shape
    observed = np.size(arrays.observations) > 0
    wanted: tuple[Any, ...] = StepArrays.of(game, seats_here, 1, mask=True, bits=True, observations=observed)
    given: tuple[Any, ...] = arrays
    for name, array, model in zip(StepArrays._fields, given, wanted, strict=True):
        shapes = {(count, *model.shape[1:])} | ({(count, 0)} if name in ("mask", "bits", "observations") else set())
        if not isinstance(array, np.ndarray) or array.dtype != model.dtype or array.shape not in shapes:
            accepted = " or ".join(str(shape) for shape in sorted(shapes))
            raise GameError(f"{name} is an array of {model.dtype}, {accepted}, not {describe(array)}")
        if not array.flags.c_contiguous or not array.flags.writeable:
            raise GameError(f"{name} is to be writable, its rows one behind the other in memory")


def describe(array: object) -> str:
    """Returns the kind and shape of an array, or the type of anything else."""
    return f"{array.dtype}, {array.shape}" if isinstance(array, np.ndarray) else type(array).__name__
