"""A game in a program of one's own: `tertulia.new(game_names()[0], seats=2)`. Actions are named by their notation (`build 2,-1`).

What a seat is told is told by `view` and `events`, as on a server; the game itself knows everything.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, SupportsIndex

from tertulia.bots import ask, make_bot
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.batch import keys_from
from tertulia.kernel.game import GameError
from tertulia.kernel.integers import as_integer
from tertulia.kernel.registry import game as game_named
from tertulia.play import IllegalAction, Match, RecordError, load_record, save_record
from tertulia.play.replay import positions


def new(
    game: str, *, seats: int, options: Mapping[str, str] | None = None, seed: SupportsIndex | None = None
) -> LocalGame:
    """A game set up and dealt, for that many seats; options that are not named have their usual choice (`tertulia games` lists
    them). The same seed deals the same game, that of `tertulia simulate --seed` in its first one; None deals by chance.

    Raises `GameError` for an unknown game, option or number of seats, and `TypeError` for a seed or a number of seats that is no
    integer; both say what is accepted.
    """
    chosen, seats = game_named(game), as_integer(seats, "seats")
    if seats not in chosen.seats:
        raise GameError(f"{chosen.name} is for {chosen.seats[0]} to {chosen.seats[-1]} seats, not {seats!r}")
    key = None if seed is None else keys_from(seed, 1)[0].astype("<u4").tobytes()[:32]
    names = [f"seat {seat}" for seat in range(seats)]
    return LocalGame(Match.new(chosen, seats=names, options=options or {}, key=key))


def load(path: str | Path, *, components: str | Path | None = None) -> LocalGame:
    """A game as `LocalGame.save` or a table of the browser recorded it, at its last action. Names and times are not kept.

    `components` is the file of the component set, for a record of another set than the package's that does not carry it. Raises
    `RecordError`, which names the file, if it cannot be read, is no record or does not replay.

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
        box = None if components is None else game_named(record.game).components(Path(components))
        for match in positions(record, box):
            match.settle()
    except (RecordError, GameError) as error:
        raise RecordError(f"{path}: {error}") from None
    return LocalGame(match)


class LocalGame:
    """A game that a program plays at all seats; seats are numbered from 0."""

    def __init__(self, match: Match) -> None:
        """Play on with a match; `new` deals a game, `load` reads one. Games can be pickled, for other processes of this version."""
        self.match = match

    @property
    def name(self) -> str:
        """The game's name."""
        return self.match.game.name

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.match.seats)

    @property
    def over(self) -> bool:
        """Whether nobody may act any more."""
        return self.match.over

    @property
    def actors(self) -> list[int]:
        """The seats that may act now: several where the rules let them choose at the same time, none when the game is over."""
        return self.match.actors()

    @property
    def scores(self) -> list[int] | None:
        """The points of each seat once the game is over."""
        outcome = self.match.outcome
        return None if outcome is None else list(outcome.scores)

    @property
    def winners(self) -> list[int] | None:
        """The seats that won, several where they share the victory, once the game is over."""
        outcome = self.match.outcome
        return None if outcome is None else list(outcome.winners)

    @property
    def log(self) -> list[str]:
        """All actions so far; where several seats might have acted, the seat stands before: `1: donkey 3`."""
        return [entry.text for entry in self.match.log]

    def legal(self, seat: int | None = None) -> list[str]:
        """The legal actions of a seat; of the one that is to act, if none is named. Never empty for a seat that may act."""
        return self.match.notations(self._seat(seat))

    def apply(self, action: str, seat: int | None = None) -> None:
        """Do a legal action. `IllegalAction` names those that are legal, and nothing has happened then."""
        self.match.act(self._actor(seat), action)
        self.match.settle()

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The position as that seat may know it; as a spectator does, if none is named. Plain data, a copy."""
        return dict(self.match.view(None if seat is None else self._seat(seat)))

    def events(self, seat: int | None = None) -> list[dict[str, Any]]:
        """What the last action brought about, as that seat may know it, or a spectator."""
        return self.match.events(None if seat is None else self._seat(seat))

    def choice(self, bot: str = "greedy", seat: int | None = None) -> str:
        """What a bot would do; it is shown what its seat may know, and nothing is done. The same position gives the same answer.
        `GameError` names the bots that there are."""
        asked, match = self._actor(seat), self.match
        key = derive_seed(match.key, f"choice {bot} {asked} {match.position}")
        chosen = ask(
            make_bot(match.game, bot, derive_seed(key, "bot")),
            match.game,
            match.state,
            asked,
            derive_seed(key, "world"),
        )
        return match.game.actions.notation(chosen)

    def copy(self) -> LocalGame:
        """An independent game at the same point, with the same draws to come."""
        return LocalGame(self.match.fork())

    def save(self, path: str | Path) -> None:
        """Write the record: `load`, `tertulia replay` and `tertulia analyse` read it, and the lobby of the browser opens it.

        Raises `OSError`, which names the path, if it cannot be written.
        """
        save_record(self.match.record(), Path(path))

    def _seat(self, seat: int | None) -> int:
        """The seat that is meant."""
        if seat is None:
            return self._actor(None)
        number = as_integer(seat, "seat")
        if number not in range(self.seats):
            raise GameError(f"there is no seat {number}: seats are 0 to {self.seats - 1}")
        return number

    def _actor(self, seat: int | None) -> int:
        """The seat that acts: the only one that may, if none is named."""
        if seat is not None:
            return self._seat(seat)
        actors = self.actors
        if len(actors) != 1:
            several = (
                f"several seats may act ({', '.join(map(str, actors))}): say which" if actors else "the game is over"
            )
            raise IllegalAction(several)
        return actors[0]

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {' or '.join(map(str, self.actors))} to act"
        return f"<{self.name} for {self.seats}: {self.match.position} actions, {state}>"
