"""A game inside your own program: `tertulia.new(game_names()[0], seats=2)`.

Actions are strings in the game's notation (`build 2,-1`). `view` and `events` show only what the given seat may know,
as on a server; the `LocalGame` object itself holds the complete state, hidden information included.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, SupportsIndex

from tertulia.bots import ask_bot, make_bot
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.batch import keys_from
from tertulia.kernel.game import GameError
from tertulia.kernel.integers import as_integer
from tertulia.kernel.registry import find_game
from tertulia.play import IllegalAction, Match, RecordError, load_record, save_record
from tertulia.play.replay import replay_matches


def new(
    game: str, *, seats: int, options: Mapping[str, str] | None = None, seed: SupportsIndex | None = None
) -> LocalGame:
    """Set up and deal a game with the given number of seats.

    Options that are not named take their defaults; `tertulia games` lists them. Equal seeds deal equal games: the
    seed's game is the first one of `tertulia simulate --seed`. If `seed` is None, the deal is random.

    Raises `GameError` for an unknown game, option or number of seats, and `TypeError` if `seed` or `seats` is not an
    integer. Both messages name the accepted values.
    """
    chosen, seats = find_game(game), as_integer(seats, "seats")
    if seats not in chosen.seats:
        raise GameError(f"{chosen.name} is for {chosen.seats[0]} to {chosen.seats[-1]} seats, not {seats!r}")
    key = None if seed is None else keys_from(seed, 1)[0].astype("<u4").tobytes()[:32]
    names = [f"seat {seat}" for seat in range(seats)]
    return LocalGame(Match.new(chosen, seats=names, options=options or {}, key=key))


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
        """Continue `match`. Use `new` or `load` instead of calling this directly.

        A `LocalGame` can be pickled for another process that runs an identical version of the rules.
        """
        self.match = match

    @property
    def name(self) -> str:
        """The game's name."""
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

        If several seats could have acted, the seat number precedes: `1: donkey 3`.
        """
        return [entry.text for entry in self.match.log]

    def legal(self, seat: int | None = None) -> list[str]:
        """Return the legal actions of `seat`, in notation; by default those of the seat to act.

        The list is empty if `seat` may not act now, and only then. Raises `IllegalAction` if `seat` is None and not
        exactly one seat may act.
        """
        return self.match.notations(self._seat(seat))

    def apply(self, action: str, seat: int | None = None) -> None:
        """Carry out a legal action. It cannot be undone.

        Raises `IllegalAction`, which names the legal actions, if the action is not legal; the game is then unchanged.
        """
        self.match.act(self._actor(seat), action)
        self.match.settle()

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return a copy of the position as plain data, limited to what `seat` may know. None is a spectator."""
        return dict(self.match.view(None if seat is None else self._seat(seat)))

    def events(self, seat: int | None = None) -> list[dict[str, Any]]:
        """Return the events that the last action caused, limited to what `seat` may know. None is a spectator."""
        return self.match.events(None if seat is None else self._seat(seat))

    def choice(self, bot: str = "greedy", seat: int | None = None) -> str:
        """Return the action that a bot would choose, without carrying it out.

        The bot receives only what its seat may know. Equal positions of a game give equal answers. Raises `GameError`,
        which names the known bots, if there is no bot called `bot`.
        """
        actor, match = self._actor(seat), self.match
        key = derive_seed(match.key, f"choice {bot} {actor} {match.position}")
        chosen = ask_bot(
            make_bot(match.game, bot, derive_seed(key, "bot")),
            match.game,
            match.state,
            actor,
            derive_seed(key, "world"),
        )
        return match.game.actions.notation(chosen)

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
