"""What a table refuses, one kind a reason."""

from __future__ import annotations

from tertulia.server.errors import Refused


class BadCommand(Refused):
    """A command that no table of the game could carry out: seats, options or bots that there are not."""

    code = "bad-request"


class GameUnknown(Refused):
    """There is no such game."""

    code = "game-unknown"


class TableNotFound(Refused):
    """There is no such table."""

    code = "table-not-found"

    def __init__(self, table_id: str) -> None:
        super().__init__(f"there is no table {table_id[:40]!r}")


class SeatTaken(Refused):
    """Somebody sits there already, or whoever asks sits at the table already."""

    code = "seat-taken"


class SeatsMissing(Refused):
    """Seats are still free."""

    code = "seats-missing"


class NotAgreed(Refused):
    """Somebody has not agreed yet to what the host has changed."""

    code = "not-agreed"


class NotYourSeat(Refused):
    """Somebody else decides for this seat."""

    code = "not-your-seat"


class BotPlays(Refused):
    """A bot plays this seat: whoever sits there takes it back first."""

    code = "bot-plays"


class StillThere(Refused):
    """Whoever sits there is not away, or not for long enough."""

    code = "still-there"


class NotHost(Refused):
    """Only the host may do this."""

    code = "not-host"


class NotOpen(Refused):
    """The game has begun already."""

    code = "not-open"


class NotRunning(Refused):
    """The game has not begun, or is over."""

    code = "not-running"


class NotOver(Refused):
    """The game is not over yet."""

    code = "not-over"


class RecordRefused(Refused):
    """A record file that cannot be read or does not replay; the message begins with the place of the damage."""

    code = "record"


class WrongTurn(Refused):
    """Another seat is to act."""

    code = "not-your-turn"


class IllegalMove(Refused):
    """An action that is not legal now; `accepted` are those that are."""

    code = "illegal"


class ChainReveals(Refused):
    """A chain of actions that would go on after something was revealed."""

    code = "chain-reveals"


class UndoRefused(Refused):
    """Steps that cannot be taken back."""

    code = "undo-impossible"


class UndoNoTime(UndoRefused):
    """Steps for whose taking back there is no time any more."""

    code = "undo-no-time"


class TimeIsUp(Refused):
    """The time of a seat has run out."""

    code = "time-is-up"


class SeatLost(Refused):
    """For whoever sits there the game is over: a bot plays on in their place."""

    code = "seat-lost"


class CalendarRefused(Refused):
    """A calendar or a vacation by which no clock can run; the message names what is wrong and what is accepted."""

    code = "calendar"


class NoPause(Refused):
    """The table has no pauses, or none is left."""

    code = "no-pause"


class NotStalled(Refused):
    """The game goes on: its pace stays as it is, or it has none that could be slower."""

    code = "not-stalled"


class NoHints(Refused):
    """At this table nobody is told what they might do."""

    code = "no-hints"


class TooMany(Refused):
    """Somebody asks for more of something than they may now; later they may again. Which things these are, their codes say."""

    code = "too-many"


class TooManyHints(TooMany):
    """Hints that are thought about or may be asked for."""

    code = "too-many-hints"


class TooManyAnalyses(TooMany):
    """Games that are analysed or may be."""

    code = "too-many-analyses"


class TooManyReplays(TooMany):
    """Plies that are played again: looking back, practice, record files."""

    code = "too-many-replays"


class TooManyTables(TooMany):
    """New tables."""

    code = "too-many-tables"


class TooManyTrials(TooMany):
    """Letters, and other messages, that somebody has sent to try whether they arrive."""

    code = "too-many-trials"


class StaleMove(Refused):
    """A move made on an old position."""

    code = "stale"


class TermsChanged(StaleMove):
    """Somebody sits down, or stays, at a table that is no longer played by what they saw."""

    code = "terms-changed"


class TableClosed(Refused):
    """A table that cannot be opened or dealt as it is; it may be another time. No other table is affected."""


class RulesPreparing(TableClosed):
    """The game's rules are still being compiled."""

    code = "rules-preparing"


class RulesFailed(TableClosed):
    """The game's rules could not be compiled on this machine."""

    code = "rules-failed"


class RulesChanged(TableClosed):
    """The table was played by other rules than the server has."""

    code = "rules-changed"


class ComponentsChanged(TableClosed):
    """The set of components that the table is played with is not here, or the game has none such any more."""

    code = "components-changed"


class SetRefused(Refused):
    """A set of components that no game can be played with; the message says what is wrong with it, line by line."""

    code = "set-refused"


class SetUnknown(Refused):
    """There is no such set here."""

    code = "set-unknown"


class TableDamaged(TableClosed):
    """What is stored of the table is not what was stored. The message quotes nothing that was played: anybody may read it."""

    code = "table-damaged"


class OwnTurn(Refused):
    """A seat that may act already plans nothing."""

    code = "own-turn"


class PlanImpossible(Refused):
    """The next turn of a seat cannot be foreseen."""

    code = "plan-impossible"


class ChatClosed(Refused):
    """Nobody may talk here."""

    code = "chat-closed"


class TooMuchTalk(TooMany):
    """Lines that somebody says."""

    code = "too-much-talk"


class TooMuchTalkOfGuest(TooMany):
    """Lines that somebody says who could sign in by nothing, and then say more."""

    code = "too-much-talk-guest"


class TooManyReports(TooMany):
    """Reports that somebody makes."""

    code = "too-many-reports"


class PersonUnknown(Refused):
    """There is no such person here."""

    code = "person-unknown"


class KeptApart(Refused):
    """A table where somebody may not sit down. Why is not said: nobody is to find out by it who wants nothing to do with them."""

    code = "kept-apart"


class MayNot(Refused):
    """Whoever asks may not do this: it is for moderators or administrators, or it is done already."""

    code = "may-not"


class Muted(Refused):
    """Whoever asks may not talk for a while; the message says until when, and why."""

    code = "muted"


class Suspended(Refused):
    """Whoever asks may begin or join nothing for a while; the message says until when, and why."""

    code = "suspended"


class RoleHeld(Refused):
    """The guest already has the role that a link gives, or a higher one."""

    code = "role-held"


class LinkUsed(Refused):
    """A link that gives a role is not ours, has been used, or is too old."""

    code = "link-used"
