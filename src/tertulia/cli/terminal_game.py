"""A game in the terminal: seats, turns, and the events that each person has not seen yet."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tertulia.i18n.board import Board

if TYPE_CHECKING:
    from tertulia.i18n import Catalogue
    from tertulia.play import Match


class TerminalSeat(NamedTuple):
    """A seat at the table: a person, or a bot if `bot` names one."""

    name: str
    bot: str | None


class LeftError(Exception):
    """A person has left the game before its end."""


class TerminalGame:
    """Plays a game in the terminal, from its current position to its end.

    `ask` prints a question and reads a line, `say` prints a text.
    """

    def __init__(
        self,
        match: Match,
        words: Catalogue,
        seats: Sequence[TerminalSeat],
        ask: Callable[[str], str],
        say: Callable[[str], None],
        always_ask: bool = False,
    ) -> None:
        self.match, self.words, self.seats, self.ask, self.say = match, words, tuple(seats), ask, say
        self.always_ask = always_ask
        """Whether a person is asked even if only one action is useful (`Game.pass_action`)."""
        self.names = [seat.name for seat in self.seats]
        self.people = [place for place, seat in enumerate(self.seats) if seat.bot is None]
        self.board = Board(words, match.game.name, self.names)
        self.first_unseen = dict.fromkeys(range(len(self.seats)), 0)
        """For each seat, the first ply whose events have not been shown to the person on that seat."""
        self.device: int | None = self.people[0] if len(self.people) == 1 else None
        """Seat of the person at the keyboard; None if only bots play.

        If several people play, it is also None until the first turn of a person.
        """
        self.event_lines: dict[int, list[tuple[int, str]]] = {place: [] for place in self.people}
        """For each seat with a person, the events that the person may know, as (ply, line)."""
        self._store_news()

    def play(self) -> None:
        """Play until the game is over. Raises `LeftError` if a person leaves."""
        while self.match.actors():
            seat = self.match.actors()[0]
            if self.seats[seat].bot is not None:
                self._bot(seat, str(self.seats[seat].bot))
            elif (passed := self._passes(seat)) is not None:
                self._act(seat, passed)
            else:
                self._person(seat)
        self._end()

    def _bot(self, seat: int, bot: str) -> None:
        from tertulia import bots

        game = self.match.game
        player = bots.make_bot(game, bot, secrets.token_bytes(32))
        self._act(seat, bots.ask_bot(player, game, self.match.state, seat, secrets.token_bytes(32)))

    def _passes(self, seat: int) -> int | None:
        """Return the only useful action of a seat, which is played without asking its player, or None.

        The game determines it (`Game.pass_action`). If `always_ask` is set, the result is always None.
        """
        return None if self.always_ask else self.match.game.pass_action(self.match.state, seat)

    def _act(self, seat: int, action: int) -> None:
        self.match.act(seat, action)
        self._store_news()

    def _store_news(self) -> None:
        """Store the events of the last ply for each person, limited to that person's knowledge.

        They are printed when it is next the person's turn.
        """
        ply = self.match.position
        for place, lines in self.event_lines.items():
            lines += [(ply, self.words.describe_event(event, self.names)) for event in self.match.events(place)]

    # -- a person's turn ------------------------------------------------------------------------------------------

    def _person(self, seat: int) -> None:
        """Let a person act: show latest events, table and choices, until they act or undo an action."""
        if self.device != seat:
            self.ask(self.words.text("cli-pass", player=self.names[seat]) + " ")
            self.device = seat
        first = self.match.position == 0 or self.match.log[-1].seat != seat
        self._news(seat)
        if first:
            self.show(seat)
        choices = [int(action) for action in self.match.legal(seat)]
        self.say(self.words.text("cli-turn", player=self.names[seat]))
        for number, action in enumerate(choices, start=1):
            self.say(self._choice(seat, number, action))
        while not self._answer(seat, choices):
            pass

    def _news(self, seat: int) -> None:
        known = self.first_unseen[seat]
        news = [line for ply, line in self.event_lines[seat] if ply >= known]
        self.first_unseen[seat] = self.match.position + 1
        if news:
            self.say("\n".join(news) + "\n")

    def show(self, seat: int | None) -> None:
        """Print the table as a seat sees it, or as a spectator does (None)."""
        view = self.match.view(seat)
        self.say("\n".join(self.board.lines(self.match.game.complete_view(view))) + "\n")

    def _choice(self, seat: int, number: int, action: int) -> str:
        table = self.match.game.actions
        name, args = table.decode(action)
        text = self.words.describe_action(name, args, self.match.action_facts(seat, action))
        return self.words.text("cli-choice", number=number, text=text, notation=table.notation(action))

    def _answer(self, seat: int, choices: list[int]) -> bool:
        """Read an answer and carry it out. Returns False if the person still has to choose."""
        answer = self.ask(self.words.text("cli-what") + " ").strip()
        match answer.lower():
            case "":
                return False
            case "q":
                raise LeftError
            case "h":
                self.say(self.words.text("cli-help"))
                return False
            case "b":
                self.show(seat)
                return False
            case "e":
                self.say("\n".join(line for _, line in self.event_lines[seat]))
                return False
            case "u":
                return self._undo(seat)
        return self._act_on_choice(seat, answer, choices)

    def _act_on_choice(self, seat: int, answer: str, choices: list[int]) -> bool:
        notations = {self.match.game.actions.notation(action): action for action in choices}
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(choices):
            action = choices[int(answer) - 1]
        elif " ".join(answer.split()) in notations:
            action = notations[" ".join(answer.split())]
        else:
            self.say(self.words.text("cli-unknown", text=answer, count=len(choices)))
            return False
        if self.match.undoable_steps(seat) and self._reveals(seat, action) and not self._ask_confirmation():
            return False
        self._act(seat, action)
        return True

    def _reveals(self, seat: int, action: int) -> bool:
        """Return whether an action reveals information, after which earlier actions cannot be taken back."""
        return self.match.preview(seat, action).reveals

    def _ask_confirmation(self) -> bool:
        return self.ask(self.words.text("cli-confirm") + " ").strip().lower() == "y"

    def _undo(self, seat: int) -> bool:
        if not self.match.undoable_steps(seat):
            self.say(self.words.text("cli-undo-none"))
            return False
        self.match.undo(seat)
        for lines in self.event_lines.values():
            lines[:] = [(ply, line) for ply, line in lines if ply <= self.match.position]
        self.first_unseen = {place: min(known, self.match.position + 1) for place, known in self.first_unseen.items()}
        self.say(self.words.text("cli-undone"))
        return True

    # -- the end --------------------------------------------------------------------------------------------------

    def _end(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None, "a game without actors must have an outcome"
        if self.people:
            self._news(self.people[0])
        self.show(None)
        self.say(self.words.text("cli-over"))
        for name, points in zip(self.names, outcome.scores, strict=False):
            self.say(self.words.text("cli-result", player=name, points=points))
        if len(self.match.seats) == 1:
            return  # a game alone has no winner
        winners = [self.names[seat] for seat in outcome.winners]
        self.say(self.words.text("cli-won", players=self.words.join_list(winners), count=len(winners)))

    def save(self, file: Path) -> None:
        """Write the record of the finished game."""
        from tertulia.play import save_record

        save_record(self.match.record(), file)
        self.say(self.words.text("cli-saved", file=str(file)))
