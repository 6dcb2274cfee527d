"""Games as OpenSpiel games. Importing this module registers them.

    import pyspiel
    import tertulia.research.openspiel
    game = pyspiel.load_game("tertulia_<game>(seats=3,options=<option>:<choice>;<option>:<choice>,deals=1000)")

Needs the extra `research`.

**Chance.** The rules draw from a random key, so a game has one chance node: its root, with `deals` equally likely keys.
Outcome d deals the game of `tertulia.new(…, seed=d)`. All later cards and dice follow from the key and the players'
actions. So a search that copies a state looks ahead at cards and dice that no player knows. Resample first:
`State.resample_from_infostate` returns a state that the player cannot tell from the true one, and OpenSpiel's
`ISMCTSBot` calls it. Algorithms that enumerate chance nodes sum over the deals alone.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel

from tertulia.kernel.game import GameError
from tertulia.kernel.registry import installed_games
from tertulia.research.encoder import Encoder
from tertulia.research.turns import TurnGame

DEFAULTS: Mapping[str, Any] = {"seats": 2, "options": "", "deals": 1000}
"""Parameters of a game. `options` are written `name:choice`, separated by `;`."""
UNDEALT = "to be dealt"
"""Text of the root state, before its chance node has chosen a deal."""


class TertuliaGame(pyspiel.Game):
    """A game of Tertulia as an OpenSpiel game for two or more players.

    `register_all` creates a subclass for each installed game that has observations. Its attribute `rules` is the
    name of that game.
    """

    kind: pyspiel.GameType
    rules: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Create a game. Raises `pyspiel.SpielError`, which names the accepted values, for invalid parameters."""
        self.settings = {**DEFAULTS, **(params or {})}
        seats, deals = self.settings["seats"], self.settings["deals"]
        try:
            self.fresh = TurnGame(self.rules, seats, parse_options(self.settings["options"]), "zero_sum")
            if deals < 1 or seats < 2:
                raise GameError(f"deals must be 1 or more and seats 2 or more, not {deals} and {seats}")
        except GameError as error:
            raise pyspiel.SpielError(str(error)) from None
        game = self.fresh.game
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_actions,
            max_chance_outcomes=deals,
            num_players=seats,
            min_utility=-1 / seats,
            max_utility=1 - 1 / seats,
            utility_sum=0.0,
            max_game_length=game.most_decisions,
        )
        super().__init__(self.kind, info, dict(params or {}))
        self.encoder = Encoder(game.observation_table)
        """Turns observations into observation tensors.

        `encoder.names` holds the name of each float in a tensor.
        """

    def new_initial_state(self) -> TertuliaState:
        """Return the root state, whose chance node chooses the deal."""
        return TertuliaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TertuliaObserver:
        """Return an observer: with perfect recall, of information states; otherwise, of observations.

        `iig_obs_type` says whether the observer has perfect recall; None means that it has not. `params` is ignored.
        """
        return TertuliaObserver(self.encoder, iig_obs_type is not None and iig_obs_type.perfect_recall)


class TertuliaState(pyspiel.State):
    """A position of an OpenSpiel game.

    `table` is the `TurnGame` with the complete state, hidden information included; None before the deal.
    """

    def __init__(self, game: TertuliaGame) -> None:
        """Create the root state. Use `TertuliaGame.new_initial_state` instead."""
        super().__init__(game)
        self.table: TurnGame | None = None
        self.recall = [b""] * game.settings["seats"]
        """For each player, a digest of everything that the player has observed and done."""

    def current_player(self) -> int:
        """Return the player to act, or OpenSpiel's number for chance or the end."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.actor

    def is_terminal(self) -> bool:
        """Return whether the game is over, or was truncated after `Game.most_decisions` actions."""
        return self.table is not None and self.table.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, all equally likely."""
        deals = self.get_game().settings["deals"]
        return [(deal, 1 / deals) for deal in range(deals)]

    def returns(self) -> list[float]:
        """Return each player's share of the victory minus 1 / players.

        All returns are 0 before the end, and in a truncated game.
        """
        return [0.0] * len(self.recall) if self.table is None else self.table.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float] | None = None) -> TertuliaState:
        """Return a copy of this state in which everything that a player cannot know is redrawn at random.

        `sampler` returns random numbers from 0 to 1.
        """
        other: TertuliaState = self.clone()
        if other.table is not None:
            chance = np.random.default_rng(int((sampler or np.random.random)() * (1 << 53)))
            world = other.table.game.determinize(other.table.state, player, chance.bytes(32))
            other.table.resume(world, other.table.decisions)
        return other

    def __str__(self) -> str:
        """Return the number of actions and a digest of the complete state."""
        if self.table is None:
            return UNDEALT
        return f"{self.table.decisions} actions, {self.table.game.hash(self.table.state)[:16]}"

    def text(self, player: int | None = None) -> str:
        """Return the position as lines of English text, as a player (None: a spectator) may know it."""
        return UNDEALT if self.table is None else self.table.text(player)

    def _legal_actions(self, player: int) -> list[int]:
        if self.table is None or player != self.table.actor:
            return []
        legal: list[int] = self.table.legal.tolist()
        return legal

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = deepcopy(self.get_game().fresh)
            self.table.deal_seed(action)
            self._remember(-1, -1)
            return
        actor = self.table.actor
        try:
            self.table.apply(action)
        except GameError as error:
            raise pyspiel.SpielError(str(error)) from None
        self._remember(actor, action)

    def _remember(self, actor: int, action: int) -> None:
        """Add the last action and the new observation to each player's digest.

        The action is added as far as the player may know it.
        """
        table = self.table
        assert table is not None
        for player, before in enumerate(self.recall):
            seen = table.game.seen_action(table.state, player, actor, action) if actor >= 0 else None
            observed_action = f"{actor} {seen}".encode()
            self.recall[player] = hashlib.sha256(before + observed_action + table.observe(player).tobytes()).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        notation: str = self.get_game().fresh.game.actions.notation(action)
        return notation


class TertuliaObserver:
    """Shows what a player may know of a state, as floats (`set_from`) or as a short text (`string_from`).

    `Encoder` makes the floats. Two states that the player cannot tell apart have equal texts.
    """

    def __init__(self, encoder: Encoder, perfect_recall: bool) -> None:
        """Create an observer of information states if `perfect_recall`, else of observations."""
        self.tensor = np.zeros(encoder.size, np.float32)
        """Encoded observation that `set_from` wrote last, as an array of floats. All are 0 before the deal."""
        self.dict = {"observation": self.tensor}
        self._encoder, self._perfect_recall = encoder, perfect_recall

    def set_from(self, state: TertuliaState, player: int) -> None:
        """Write a player's observation to `tensor`."""
        self.tensor[:] = 0 if state.table is None else self._encoder(state.table.observe(player))

    def string_from(self, state: TertuliaState, player: int) -> str:
        """Return a text that is equal for states that a player cannot tell apart.

        With perfect recall, states count as different if the player has observed or done anything different before.
        """
        if state.table is None:
            return UNDEALT
        seen = state.table.observe(player).tobytes()
        digest = state.recall[player] if self._perfect_recall else hashlib.sha256(seen).digest()
        return f"player {player}, {digest.hex()[:32]}"


def parse_options(text: str) -> dict[str, str]:
    """Return options written `name:choice`, separated by `;`. Raises `GameError` for other text."""
    pairs = [part.strip().partition(":") for part in text.split(";") if part.strip()]
    wrong = [name for name, colon, _ in pairs if not colon]
    if wrong:
        raise GameError(f"options must be written name:choice and separated by ';', not {wrong[0]!r}")
    return {name.strip(): choice.strip() for name, _, choice in pairs}


def short_name(game: str) -> str:
    """Return OpenSpiel's name of a game: `tertulia_` and the game's name, with underscores for hyphens."""
    return f"tertulia_{game.replace('-', '_')}"


def register_all() -> None:
    """Register every installed game that has observations, with a class of its own.

    Each class becomes a global of this module, so that pickle finds it. Closures are not registered, because OpenSpiel
    would crash at the end of the interpreter: it keeps all registered games until then.
    """
    for name, game in installed_games().items():
        if not game.observation_table.size or short_name(name) in globals():
            continue
        kind = pyspiel.GameType(
            short_name=short_name(name),
            long_name=f"{name}, version {game.version} of the rules",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=game.seats[-1],
            min_num_players=max(2, game.seats[0]),
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification=dict(DEFAULTS),
        )
        game_class = type(kind.short_name, (TertuliaGame,), {"kind": kind, "rules": name, "__module__": __name__})
        globals()[kind.short_name] = game_class
        pyspiel.register_game(kind, game_class)


register_all()
