"""Carries out one action in each of many games in a single call, for vectorized learning environments.

    arrays = StepArrays.allocate(game, seats=4, count=1024, mask=True, observations=True)
    with StepBatch(game, arrays, seed=7, workers=2) as batch:
        for _ in range(1000):
            batch.step(policy(arrays.observations, arrays.mask))

The caller owns the arrays. After each step they hold, for each game, the seat to act, its legal actions and its
observation. If a game has just ended, `done` is 1, and `points` and `rewards` are its result. The next game is dealt at
that index at once, so actors, masks and observations already belong to its first decision. No Python code runs between
two games.

The games depend only on the seed. Each game's key is made from the seed, its index in the arrays, and the number of
earlier games at that index. The numbers of games and of workers do not matter. `Game.new` and `Game.apply` give
byte-identical states for that key and the same actions. With `choose`, a game is identical to one of random players
that `tertulia.kernel.batch.play_batch` plays from the same row of `keys`.
"""

from __future__ import annotations

import hashlib
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple, SupportsIndex, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tertulia.kernel.batch import DEFAULT_SETUP, GameSetup
from tertulia.kernel.chance import BLOCK_WORDS, Chance, key_words
from tertulia.kernel.game import Game, GameError
from tertulia.kernel.integers import as_integer
from tertulia.kernel.rule import compile_entry
from tertulia.kernel.schema import StateArray, copy_state, zero_state
from tertulia.kernel.step_entries import NOT_DEALT, StepGames, StepResults, choose_any, first_illegal

FIRST_ILLEGAL = compile_entry(first_illegal, "steps", "tertulia.kernel")
CHOOSE_ANY = compile_entry(choose_any, "steps", "tertulia.kernel")
Number = TypeVar("Number", bound=np.generic)
MAX_LISTED_ACTIONS = 12
"""Maximum number of legal actions that an error message lists."""


class StepArrays(NamedTuple):
    """Results of a step. The first axis of every array is the game.

    Each step overwrites the arrays in place, so copy values that you need later. `mask`, `bits` and `observations` are
    optional: an omitted array has no columns and costs nothing.
    """

    actors: NDArray[np.int8]
    """Seat to act, (games,); the lowest one if several seats may act at once."""
    mask: NDArray[np.uint8]
    """1 for each legal action of the seat in `actors`, else 0, (games, actions).

    A step writes only the entries of actions that were legal before or are legal now.
    """
    bits: NDArray[np.uint8]
    """`mask`, packed by `numpy.packbits(…, axis=1, bitorder="little")`, (games, (actions + 7) // 8)."""
    rewards: NDArray[np.float32]
    """Each seat's share of the victory if a game has just ended (the sum is 1), else 0, (games, seats)."""
    points: NDArray[np.int32]
    """Final points of each seat if a game has just ended, else 0, (games, seats)."""
    done: NDArray[np.uint8]
    """1 if a game has just ended and the next one was dealt, else 0, (games,)."""
    observations: NDArray[np.int16]
    """Observation of the seat in `actors`, (games, numbers); see `Game.observation_table` for the numbers."""

    @classmethod
    def allocate(
        cls, game: Game, seats: int, count: int, *, mask: bool = False, bits: bool = False, observations: bool = False
    ) -> StepArrays:
        """Return new all-zero arrays for `count` games of `seats` seats, with the requested optional arrays.

        Raises `GameError` if `count` is less than 1, or if the game has no observations but they are requested.
        """
        if count < 1:
            raise GameError(f"games must be 1 or more, not {count}")
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
    """Games with the same rules and number of seats; each step carries out one action in every game.

    A step runs on `workers` threads, and their number does not affect the results. A batch is a context manager that
    stops the threads at its end.
    """

    def __init__(
        self,
        game: Game,
        arrays: StepArrays,
        *,
        seed: SupportsIndex = 0,
        setup: GameSetup = DEFAULT_SETUP,
        workers: int = 1,
    ) -> None:
        """Deal the first games. The shape of `arrays.points` gives the numbers of games and of seats.

        Raises `GameError` for an invalid number of seats or option, or if `workers` is less than 1. Also raises it for
        arrays with another dtype, shape or layout than those of `StepArrays.allocate`. Raises `TypeError` if `seed` is
        not an integer.
        """
        check_arrays(game, arrays)
        count, seats = arrays.points.shape
        if workers < 1:
            raise GameError(f"workers must be 1 or more, not {workers}")
        self.game, self.arrays = game, arrays
        self.actions = np.zeros(count, np.int64)
        """Next action of each game, (games,). To avoid a copy, write to this array and call `step()`."""
        legal, counts = np.zeros((count, game.most_legal), np.int32), np.zeros(count, np.int32)
        episodes, keys = np.zeros(count, np.int64), np.zeros((count, BLOCK_WORDS), np.uint32)
        self.legal = read_only_view(legal)
        """Legal actions of the seat to act, ascending, (games, most legal). Read-only.

        Only the first `counts[i]` of row i are valid.
        """
        self.counts = read_only_view(counts)
        """Number of legal actions of the seat to act, (games,). Read-only."""
        self.episodes = read_only_view(episodes)
        """Number of games finished at each index of the arrays since the last `deal`, (games,). Read-only."""
        self.keys = read_only_view(keys)
        """Random keys of the current games, (games, 16). Read-only.

        A row has eight 32-bit words that seed the game, then eight that seed the random choices of `choose`.
        `tertulia.kernel.batch.play_batch` accepts these rows.
        """
        fresh = game.zero_state(setup.components)
        self._states: StateArray = copy_state(np.repeat(fresh, count))
        self._source, self._players = zero_state(Chance.dtype), zero_state(Chance.dtype, count)
        self._actors = np.zeros(count, np.int8)
        options = game.option_codes(setup.options, seats)
        dealt: dict[str, Any] = {"states": self._states, "fresh": fresh, "keys": keys, "options": options}
        chance: dict[str, Any] = {"source": self._source, "players": self._players, "episodes": episodes}
        current: dict[str, Any] = {"actors": self._actors, "counts": counts, "legal": legal, "actions": self.actions}
        self._games: Any = StepGames(**dealt, **chance, **current)
        self._results = StepResults(*arrays)
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
        """Stop the threads. The batch must not be used afterwards."""
        if self._pool:
            self._pool.shutdown()

    def deal(self, seed: SupportsIndex) -> None:
        """Deal all games again, exactly like a new batch with this seed.

        Raises `TypeError` if `seed` is not an integer.
        """
        number = as_integer(seed, "seed")
        self._source["key"][0] = key_words(hashlib.sha256(f"tertulia steps {number}".encode()).digest())
        self._actors[:] = NOT_DEALT
        self._games.episodes[:] = self._games.counts[:] = 0
        for array in self.arrays:
            array[...] = 0
        self._run_all(self.game.compiled.step_games, self._games, self._results)

    def step(self, actions: ArrayLike | None = None) -> None:
        """Carry out an action in every game; replace each game that ends by a newly dealt one.

        `actions` has one action per game; None uses those in `self.actions`. Raises `GameError` if the actions have
        another shape, are not integers, or include an illegal action. After the error, no game is changed.
        """
        if actions is not None:
            self._set_actions(np.asarray(actions))
        wrong = int(FIRST_ILLEGAL(self.actions, self.legal, self.counts))
        if wrong >= 0:
            raise GameError(self._illegal_message(wrong))
        self._run_all(self.game.compiled.step_games, self._games, self._results)

    def choose(self) -> NDArray[np.int64]:
        """Write a uniformly random legal action for each game to `self.actions`, and return that array."""
        self._run_all(CHOOSE_ANY, self._players, self.actions, self.legal, self.counts)
        return self.actions

    def game_key(self, index: int) -> bytes:
        """Return the random key (32 bytes) from which the current game at `index` was dealt.

        Raises `IndexError` for an index out of range.
        """
        return self.keys[index, : BLOCK_WORDS // 2].astype("<u4").tobytes()

    def state(self, index: int) -> StateArray:
        """Return a copy of the state of the current game at `index`: an array of shape (1,).

        Raises `IndexError` for an index out of range.
        """
        place = range(len(self))[index]
        return copy_state(self._states[place : place + 1])

    def _set_actions(self, actions: NDArray[Any]) -> None:
        if actions.shape != (len(self),):
            raise GameError(f"expected one action for each of {len(self)} games, not an array of shape {actions.shape}")
        if actions.dtype.kind not in "iu":
            raise GameError(f"actions must be integers, not {actions.dtype}")
        self.actions[:] = actions

    def _illegal_message(self, index: int) -> str:
        """Return the error message about the game at `index`, whose next action is not legal."""
        table, action = self.game.actions, int(self.actions[index])
        legal = self.legal[index, : self.counts[index]].tolist()
        named = f"{action} ({table.notation(action)})" if 0 <= action < table.size else f"{action}"
        listed = ", ".join(f"{one} ({table.notation(one)})" for one in legal[:MAX_LISTED_ACTIONS])
        more = f" and {len(legal) - MAX_LISTED_ACTIONS} more" if len(legal) > MAX_LISTED_ACTIONS else ""
        seat = int(self._actors[index])
        return f"game {index}: action {named} is not legal for seat {seat}; legal are {listed}{more}"

    def _run_all(self, entry: Any, *given: Any) -> None:
        """Call `entry` once per thread, with the arguments `given` and the range of games of that thread.

        The calling thread takes the first range, and returns when all threads are done.
        """
        mine, *others = self._chunks
        waiting = [self._pool.submit(entry, *given, *chunk) for chunk in others] if self._pool else []
        entry(*given, *mine)
        for other in waiting:
            other.result()


def read_only_view(array: NDArray[Number]) -> NDArray[Number]:
    """Return a view of an array that cannot be written to."""
    seen = array.view()
    seen.flags.writeable = False
    return seen


def check_arrays(game: Game, arrays: StepArrays) -> None:
    """Check that arrays have the dtypes, shapes and layout of those of `StepArrays.allocate`.

    Raises `GameError`, which names the first wrong array and the accepted shapes.
    """
    points = np.asarray(arrays.points)
    if points.ndim != 2 or len(points) < 1 or points.shape[1] not in game.seats:
        seats = f"{game.seats[0]} to {game.seats[-1]} seats"
        raise GameError(f"points must have a row for each game and a column for each of {seats}, not {points.shape}")
    count, seats_here = points.shape
    observed = np.size(arrays.observations) > 0
    wanted: tuple[Any, ...] = StepArrays.allocate(game, seats_here, 1, mask=True, bits=True, observations=observed)
    given: tuple[Any, ...] = arrays
    for name, array, model in zip(StepArrays._fields, given, wanted, strict=True):
        shapes = {(count, *model.shape[1:])} | ({(count, 0)} if name in ("mask", "bits", "observations") else set())
        if not isinstance(array, np.ndarray) or array.dtype != model.dtype or array.shape not in shapes:
            accepted = " or ".join(str(shape) for shape in sorted(shapes))
            raise GameError(f"{name} must be an array of {model.dtype}, {accepted}, not {describe_array(array)}")
        if not array.flags.c_contiguous or not array.flags.writeable:
            raise GameError(f"{name} must be writable and C-contiguous")


def describe_array(array: object) -> str:
    """Return the dtype and shape of an array as text, or the type's name of another object."""
    return f"{array.dtype}, {array.shape}" if isinstance(array, np.ndarray) else type(array).__name__
