"""The entries of a game: its rules as functions that Python can call. Main entry: `CompiledRules`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tertulia.kernel import entries, step_entries
from tertulia.kernel.actors import lowest_actor
from tertulia.kernel.chance import BLOCK_WORDS, KEY_WORDS, Chance, key_words
from tertulia.kernel.entries import Deal, Policy, Results, Rules, Scratch
from tertulia.kernel.rule import compile_entry
from tertulia.kernel.schema import StateArray, copy_state, zero_state

CompileStep = tuple[str, Callable[[], Any]]
"""(name of a compile step, function without arguments).

The function compiles one or more of a game's functions, or loads their compiled code.
"""


class CompiledRules:
    """The functions (entries) through which Python calls the rules of one game, owned by its `Game`.

    Most entries take an array of states and an index into it. Seats and actions are integers. Each entry is compiled,
    or loaded from the cache folder, on its first call.
    """

    def __init__(self, name: str, owner: str, dtype: np.dtype[Any], rules: Rules, most_legal: int) -> None:
        """Create the functions through which Python calls a game's rules, without compiling them yet.

        `name` is the game's name, and `owner` the dotted name of its package. `dtype` is the dtype of its state record.
        `most_legal` is the maximum number of legal actions of a seat.
        """
        self.dtype, self.most_legal = dtype, most_legal
        bound = {rule.upper(): function for rule, function in rules._asdict().items()}
        self.setup = compile_entry(entries.setup, name, owner, **bound)
        self.apply = compile_entry(entries.apply, name, owner, **bound)
        self.legal = compile_entry(entries.legal, name, owner, **bound)
        self.actors = compile_entry(entries.actors, name, owner, **bound)
        self.score = compile_entry(entries.score, name, owner, **bound)
        self.determinize = compile_entry(entries.determinize, name, owner, **bound)
        self.weigh = compile_entry(entries.weigh, name, owner, **bound)
        self.features = compile_entry(entries.features, name, owner, **bound)
        self.observe = compile_entry(entries.observe, name, owner, **bound)
        self.choose = compile_entry(entries.choose, name, owner, **bound)
        inner = {"setup": self.setup, "choose": self.choose}
        self.play_games = compile_entry(entries.play_games, name, owner, **inner, **bound)
        called = {entry: getattr(self, entry) for entry in ("setup", "actors", "legal", "apply", "score", "observe")}
        self.step_games = compile_entry(step_entries.step_games, name, owner, **called)
        self.try_actions = compile_entry(step_entries.try_actions, name, owner, apply=self.apply, actors=self.actors)

    def action_buffer(self) -> NDArray[np.int32]:
        """Return a new array with room for the legal actions of a seat in any state, (most legal,)."""
        return np.zeros(self.most_legal, np.int32)

    def scratch(self, world: StateArray, key: bytes = bytes(32)) -> Scratch:
        """Return working memory for policies.

        `world` is an array of one state, which policies overwrite. `key` (32 bytes) seeds the random number generator
        of the policies. Raises `ValueError` for a key of another length.
        """
        dice: Any = zero_state(Chance.dtype)
        dice["key"][0], dice["used"] = key_words(key), BLOCK_WORDS
        return Scratch(world, dice, np.zeros(BLOCK_WORDS, np.uint32), self.action_buffer())

    def choose_action(self, policy: Policy, state: StateArray, seat: int, key: bytes) -> int:
        """Return the action that a policy takes for a seat that may act.

        `key` (32 bytes) seeds the random numbers that break ties and that replace hidden information by guesses. Raises
        `ValueError` for a key of another length.
        """
        scratch = self.scratch(zero_state(self.dtype), key)
        n = int(self.legal(state, 0, seat, scratch.actions))
        return int(self.choose(state, 0, scratch, seat, int(policy), n, 0))

    def compile_steps(self, fresh: StateArray, seats: int, options: NDArray[np.int64]) -> list[CompileStep]:
        """Return the steps that compile all entries needed for playing, to be run in this order.

        `fresh` is a state before the set-up. Entries that only search and learning use (`weigh`, `features`,
        `observe`, `step_games`) are left out and compiled on first use.
        """
        state = copy_state(fresh)
        out, points = self.action_buffer(), np.zeros(seats, np.int32)
        words, keys = key_words(bytes(32)), np.zeros((1, 2 * KEY_WORDS), np.uint32)
        return [
            ("set-up", lambda: self.setup(state, 0, seats, keys, 0, options)),
            ("actors", lambda: self.actors(state, 0)),
            ("legal actions", lambda: self.legal(state, 0, 0, out)),
            ("points", lambda: self.score(state, 0, points)),
            ("determinize", lambda: self.determinize(copy_state(state), 0, 0, words)),
            ("policy", lambda: self.choose_action(Policy.FAST, state, self._first_actor(state), bytes(32))),
            ("actions", lambda: self._apply_first_action(state, out)),
            ("previews", lambda: self.try_actions(state, 0, 0, out, 0, state, out)),
            ("batches", lambda: self._play_no_games(state, fresh, seats, options)),
        ]

    def _first_actor(self, state: StateArray) -> int:
        actors = int(self.actors(state, 0))
        return lowest_actor(actors)

    def _apply_first_action(self, state: StateArray, out: NDArray[np.int32]) -> None:
        seat = self._first_actor(state)
        self.legal(state, 0, seat, out)
        self.apply(state, 0, seat, int(out[0]))

    def _play_no_games(self, state: StateArray, fresh: StateArray, seats: int, options: NDArray[np.int64]) -> None:
        deal = Deal(fresh, np.zeros((0, 2 * KEY_WORDS), np.uint32), options, np.zeros((0, seats), np.int8))
        results = Results(np.zeros((0, seats), np.int32), np.zeros((0, 2), np.int32), np.zeros((0, 0, 2), np.int32))
        self.play_games(copy_state(state), self.scratch(copy_state(state)), deal, results, 0, 0)
