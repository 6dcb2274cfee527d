"""A game inside your own program: `tertulia.new(game_names()[0], seats=2)`.

People and language models play in words: `legal` and `apply` use the game's notation (`build 2,-1`), `view`, `events`
and `text` describe the position. Learning programs play in numbers: `actor`, `legal_actions`, `action_mask`, `observe`
and `returns`; `tertulia.StepBatch` does this for many games at once. Both can be mixed.

`view`, `events`, `text` and `observe` contain only what the given seat may know, as on a server. The `LocalGame` object
itself holds the complete state, hidden information included.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from tertulia.bots import ask_bot, make_bot
from tertulia.bots.seeds import derive_seed
from tertulia.i18n import Catalogue
from tertulia.i18n.board import Board
from tertulia.kernel.batch import keys_from
from tertulia.kernel.game import GameError
from tertulia.kernel.integers import as_integer
from tertulia.kernel.registry import find_game
from tertulia.play import GameRecord, IllegalAction, Match, RecordError, load_record, save_record
from tertulia.play.replay import replay_matches


def new(
    game: str, *, seats: int, options: Mapping[str, str] | None = None, seed: SupportsIndex | None = None
) -> LocalGame:
    """Set up and deal a game with the given number of seats.

    Options missing in `options` take their defaults; `tertulia games` lists all options. Equal seeds deal equal games.
    `tertulia simulate` with the same `--seed` deals that game first. If `seed` is None, the deal is random.

    Raises `GameError` for an unknown game, option or number of seats, and `TypeError` if `seed` or `seats` is not an
    integer. Both messages name the accepted values.
    """
    game_rules, seats = find_game(game), as_integer(seats, "seats")
    if seats not in game_rules.seats:
        raise GameError(
            f"{game_rules.name} is for {game_rules.seats[0]} to {game_rules.seats[-1]} seats, not {seats!r}"
        )
    key = None if seed is None else key_of_seed(seed)
    names = [f"seat {seat}" for seat in range(seats)]
    return LocalGame(Match.new(game_rules, seats=names, options=options or {}, key=key))


def key_of_seed(seed: SupportsIndex) -> bytes:
    """Return the random key (32 bytes) from which `new` deals the game of a seed.

    Raises `TypeError` if `seed` is not an integer.
    """
    return bytes(keys_from(seed, 1)[0].astype("<u4").tobytes()[:32])


def load(path: str | Path, *, components: str | Path | None = None) -> LocalGame:
    """Load a game at its last action.

    The file comes from `LocalGame.save`, or is a record downloaded from a table in the browser. Player names and times
    are not loaded. `components` is the file of the component set; it is needed if the record was played with a set
    other than the package's and does not contain that set. Raises `RecordError`, whose message starts with `path`, if
    the file cannot be read, is not a record or does not replay.

    >>> import tempfile
    >>> from tertulia import game_names
    >>> game = new(game_names()[0], seats=2, seed=7)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     game.save(f"{folder}/game.json")
    ...     again = load(f"{folder}/game.json")
    >>> again.view() == game.view()
    True
    """
    record = load_record(Path(path))
    try:
        box = None if components is None else find_game(record.game).components(Path(components))
        for match in replay_matches(record, box):
            match.settle()
    except (RecordError, GameError) as error:
        raise RecordError(f"{path}: {error}") from None
    return LocalGame(match)


class LocalGame:
    """A game in which one program plays all seats. Seats are numbered from 0."""

    def __init__(self, match: Match) -> None:
        """Create a local game that continues `match`. Use `new` or `load` instead of calling this directly.

        A `LocalGame` can be pickled for another process that runs an identical version of the rules.
        """
        self.match = match

    @property
    def name(self) -> str:
        """The board game's name, as `tertulia games` lists it."""
        return self.match.game.name

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.match.seats)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.match.over

    @property
    def actors(self) -> list[int]:
        """Seats that may act now: several if the rules let them choose simultaneously, none after the end."""
        return self.match.actors()

    @property
    def actor(self) -> int | None:
        """The seat to act, or the lowest seat if several may act at once; None after the end."""
        return min(self.actors, default=None)

    @property
    def legal_actions(self) -> NDArray[np.int32]:
        """Numbers of the legal actions of `actor`, ascending, in an array that is empty only after the end."""
        actor = self.actor
        return np.array([] if actor is None else self.match.legal(actor), np.int32)

    @property
    def returns(self) -> list[float]:
        """Each seat's share of the victory, from 0 to 1 with sum 1; 0 for every seat until the game is over."""
        outcome = self.match.outcome
        return [0.0] * self.seats if outcome is None else list(outcome.shares)

    @property
    def scores(self) -> list[int] | None:
        """Points of each seat, or None until the game is over."""
        outcome = self.match.outcome
        return None if outcome is None else list(outcome.scores)

    @property
    def winners(self) -> list[int] | None:
        """Seats that won, several if they share the victory, or None until the game is over."""
        outcome = self.match.outcome
        return None if outcome is None else list(outcome.winners)

    @property
    def log(self) -> list[str]:
        """Actions so far, in notation.

        If several seats could have acted, the seat's number precedes the action: `1: donkey 3`.
        """
        return [entry.text for entry in self.match.log]

    @property
    def record(self) -> GameRecord:
        """The record of the game so far, as `save` writes it: set-up, key, actions and result."""
        return self.match.record()

    def legal(self, seat: int | None = None) -> list[str]:
        """Return the legal actions of `seat`, in notation; by default those of the seat to act.

        The list is empty if `seat` may not act now, and only then. Raises `IllegalAction` if `seat` is None and not
        exactly one seat may act.
        """
        return self.match.notations(self._seat(seat))

    def apply(self, action: str | SupportsIndex, seat: int | None = None) -> None:
        """Carry out a legal action, given in notation or as a number.

        If `seat` is None, an action in notation is that of the only seat that may act, and a number is an action of
        `actor`. Raises `IllegalAction`, which names the legal actions, if the action is not legal. It is also raised if
        `seat` is None, the action is in notation and several seats may act. The game is then unchanged.
        """
        if seat is None and not isinstance(action, str):
            seat = self.actor
        self.match.act(self._actor(seat), action)
        self.match.settle()

    def undo(self, steps: SupportsIndex = 1) -> None:
        """Take back the last `steps` actions of all seats, even if they revealed hidden information.

        The game is replayed from its deal, which takes about a millisecond, so a search should rather use `copy`. The
        same actions lead to the same position again. Raises `GameError` if `steps` is less than 1 or greater than the
        number of actions so far.
        """
        match, number = self.match.fork(), as_integer(steps, "steps")
        if not 1 <= number <= match.position:
            raise GameError(f"steps must be from 1 to {match.position}, the number of actions so far, not {number}")
        match.log.truncate(match.position - number)
        state = match.game.new(match.options, self.seats, match.key, match.component_set)
        for entry in match.log:
            match.game.apply(state, entry.seat, entry.action)
        match.state = state
        match.settle()
        self.match = match

    def action_mask(self, seat: int | None = None) -> NDArray[np.int8]:
        """Return an array with 1 for each legal action of `seat`, and 0 for every other action of the game.

        If `seat` is None, the legal actions are those of `actor`. All numbers are 0 if the seat may not act now.
        """
        mask = np.zeros(self.match.game.num_actions, np.int8)
        mask[self.legal_actions if seat is None else self.match.legal(self._seat(seat))] = 1
        return mask

    def observe(self, seat: int) -> NDArray[np.int16]:
        """Return the position as a one-dimensional array of numbers, limited to the knowledge of `seat`.

        The limit also holds after the end of the game.
        `tertulia.find_game(game.name).observation_table` has the name, unit and range of each number.
        """
        return self.match.game.observe(self.match.state, self._seat(seat))

    def text(self, seat: int | None = None) -> str:
        """Return the position as English text, limited to the knowledge of `seat` (None: a spectator)."""
        words = Catalogue("en", self.name)
        board = Board(words, self.name, [f"seat {number}" for number in range(self.seats)])
        return "\n".join(board.lines(self.view(seat)))

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return a copy of the position as plain data, limited to the knowledge of `seat` (None: a spectator)."""
        return dict(self.match.view(None if seat is None else self._seat(seat)))

    def events(self, seat: int | None = None) -> list[dict[str, Any]]:
        """Return the events of the last action, limited to the knowledge of `seat` (None: a spectator)."""
        return self.match.events(None if seat is None else self._seat(seat))

    def choice(self, bot: str = "greedy", seat: int | None = None) -> str:
        """Return the action that a bot would choose, without carrying it out.

        The bot receives only what its seat may know. Equal positions of a game give equal answers. Raises `GameError`,
        which names the known bots, if there is no bot called `bot`.
        """
        actor, match = self._actor(seat), self.match
        key = derive_seed(match.key, f"choice {bot} {actor} {match.position}")
        action = ask_bot(
            make_bot(match.game, bot, derive_seed(key, "bot")),
            match.game,
            match.state,
            actor,
            derive_seed(key, "world"),
        )
        return match.game.actions.notation(action)

    def copy(self) -> LocalGame:
        """Return an independent copy of the game. Both copies will draw the same cards and dice."""
        return LocalGame(self.match.fork())

    def save(self, path: str | Path) -> None:
        """Write the game's record as JSON.

        `load`, `tertulia replay`, `tertulia analyse` and the lobby in the browser read it. Raises `OSError`, which
        names the path, if the file cannot be written.
        """
        save_record(self.match.record(), Path(path))

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return self._actor(None)
        number = as_integer(seat, "seat")
        if number not in range(self.seats):
            raise GameError(f"unknown seat {number}: seats are 0 to {self.seats - 1}")
        return number

    def _actor(self, seat: int | None) -> int:
        """Return `seat`, or the only seat that may act if `seat` is None."""
        if seat is not None:
            return self._seat(seat)
        actors = self.actors
        if len(actors) != 1:
            several = (
                f"several seats may act ({', '.join(map(str, actors))}): name one of them"
                if actors
                else "the game is over"
            )
            raise IllegalAction(several)
        return actors[0]

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {' or '.join(map(str, self.actors))} to act"
        return f"<{self.name} for {self.seats}: {self.match.position} actions, {state}>"
