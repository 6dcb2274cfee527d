"""Refusals of commands and requests, also of texts and notification channels: one class for each reason."""

from __future__ import annotations

from tertulia.server.errors import Refused


class NameRefused(Refused):
    """A name cannot be shown. The message says what is wrong."""

    code = "name"


class NameReserved(NameRefused):
    """A name is reserved, because it speaks for the site, a bot or a deleted account."""

    code = "name-reserved"


class WordsRefused(Refused):
    """A text is empty or too long, or a quick phrase is unknown."""

    code = "words"


class CharactersRefused(WordsRefused):
    """A text contains characters that are not allowed. The message lists them."""

    code = "characters"


class ReasonRefused(WordsRefused):
    """A reason is empty or too long."""

    code = "reason"


class NoteRefused(WordsRefused):
    """A note shows nothing or is too long."""

    code = "note"


class TooManyChannels(Refused):
    """A guest or table already has the maximum number of channels."""

    code = "too-many-channels"


class ChannelUnknown(Refused):
    """The channel does not exist or belongs to another guest or table."""

    code = "channel-not-found"


class ChannelRefused(Refused):
    """Nothing can be sent to this address."""

    code = "channel-refused"


class LinkRefused(Refused):
    """This site did not make the link, or made it for something else."""

    code = "link-refused"


class BadCommand(Refused):
    """A command that no table of the game can carry out, for instance with unknown options or bots."""

    code = "bad-request"


class GameUnknown(Refused):
    """The game is not installed here."""

    code = "game-unknown"


class TableNotFound(Refused):
    """The table does not exist."""

    code = "table-not-found"

    def __init__(self, table_id: str) -> None:
        super().__init__(f"table {table_id[:40]!r} not found")


class SeatTaken(Refused):
    """Another player or a bot has the seat, or the guest already sits at the table."""

    code = "seat-taken"


class SeatsMissing(Refused):
    """Seats are still free, or the taken ones are too few for the game."""

    code = "seats-missing"


class NotAgreed(Refused):
    """A player has not agreed yet to the host's changes."""

    code = "not-agreed"


class NotYourSeat(Refused):
    """The guest does not play this seat."""

    code = "not-your-seat"


class BotPlays(Refused):
    """A bot plays this seat; its player has to take it back first."""

    code = "bot-plays"


class StillThere(Refused):
    """The player is not away, or not for long enough."""

    code = "still-there"


class NotHost(Refused):
    """Only the host may do this."""

    code = "not-host"


class NotOpen(Refused):
    """The game has started already."""

    code = "not-open"


class NotRunning(Refused):
    """The game has not started, or is over."""

    code = "not-running"


class NotOver(Refused):
    """The game is not over yet."""

    code = "not-over"


class RecordRefused(Refused):
    """A record file cannot be read or does not replay. The message begins with the place of the error."""

    code = "record"


class WrongTurn(Refused):
    """It is another seat's turn."""

    code = "not-your-turn"


class IllegalMove(Refused):
    """The action is not legal now. `accepted` lists the legal actions."""

    code = "illegal"


class ChainReveals(Refused):
    """A chain of actions goes on after an action that reveals something."""

    code = "chain-reveals"


class UndoRefused(Refused):
    """The steps cannot be undone."""

    code = "undo-impossible"


class UndoNoTime(UndoRefused):
    """The player's clock has no time left for the undo."""

    code = "undo-no-time"


class TimeIsUp(Refused):
    """The player's clock has run out."""

    code = "time-is-up"


class SeatLost(Refused):
    """The player has lost the seat: a bot plays on in their place."""

    code = "seat-lost"


class CalendarRefused(Refused):
    """A calendar or vacation is not valid. The message says what is wrong and what is accepted."""

    code = "calendar"


class NoPause(Refused):
    """The table has no pauses, or no pause time left."""

    code = "no-pause"


class NotStalled(Refused):
    """Only a live game can continue turn-based."""

    code = "not-stalled"


class NoHints(Refused):
    """The table does not allow hints."""

    code = "no-hints"


class TooMany(Refused):
    """Requests of one kind exceed a limit, for now. The subclasses name the kind."""

    code = "too-many"


class TooManyHints(TooMany):
    """Too many hints are requested."""

    code = "too-many-hints"


class TooManyAnalyses(TooMany):
    """Too many games are analysed."""

    code = "too-many-analyses"


class TooManyReplays(TooMany):
    """Too many plies wait to be replayed, for looking back, practice or record files."""

    code = "too-many-replays"


class TooManyTables(TooMany):
    """Too many new tables."""

    code = "too-many-tables"


class TooManyTestNotifications(TooMany):
    """Too many test notifications, or too many emails to addresses that a visitor has entered."""

    code = "too-many-trials"


class StaleMove(Refused):
    """A move made on an old position."""

    code = "stale"


class TermsChanged(StaleMove):
    """The guest joins or stays at a table whose settings have changed since they saw them."""

    code = "terms-changed"


class TableClosed(Refused):
    """A table cannot be opened now, for a reason that may pass. No other table is affected."""


class RulesPreparing(TableClosed):
    """The game's rules are still being compiled."""

    code = "rules-preparing"


class RulesFailed(TableClosed):
    """The game's rules could not be compiled on this machine."""

    code = "rules-failed"


class RulesChanged(TableClosed):
    """The table was played by other rules than those on this server."""

    code = "rules-changed"


class ComponentsChanged(TableClosed):
    """The component set of the table is not stored here, or the game no longer supports it."""

    code = "components-changed"


class SetRefused(Refused):
    """A component set is not playable. The message lists its errors, one in each line."""

    code = "set-refused"


class SetUnknown(Refused):
    """The component set is not stored here."""

    code = "set-unknown"


class TableDamaged(TableClosed):
    """The stored table is damaged.

    The message quotes nothing that was played, because any visitor can read it.
    """

    code = "table-damaged"


class OwnTurn(Refused):
    """The seat can act now, so there is no move to plan."""

    code = "own-turn"


class PlanImpossible(Refused):
    """The next turn of the seat cannot be foreseen."""

    code = "plan-impossible"


class ChatClosed(Refused):
    """Chat is disabled here."""

    code = "chat-closed"


class TooMuchTalk(TooMany):
    """Too many chat lines."""

    code = "too-much-talk"


class TooMuchTalkOfGuest(TooMany):
    """Too many chat lines of a guest without a sign-in method. With one, the limit is higher."""

    code = "too-much-talk-guest"


class TooManyReports(TooMany):
    """Too many reports."""

    code = "too-many-reports"


class PersonUnknown(Refused):
    """The guest does not exist here."""

    code = "person-unknown"


class KeptApart(Refused):
    """The guest cannot join the table.

    The reason is not given, because it would reveal that a player blocks them.
    """

    code = "kept-apart"


class MayNot(Refused):
    """The guest lacks the role for this action, or it is done already."""

    code = "may-not"


class Muted(Refused):
    """The guest may not chat for now. The message gives the end and the reason."""

    code = "muted"


class Suspended(Refused):
    """The guest is suspended: they may not open or join tables, nor chat elsewhere.

    The message gives the end and the reason.
    """

    code = "suspended"


class RoleHeld(Refused):
    """The guest already has the role that a link gives, or a higher one."""

    code = "role-held"


class LinkUsed(Refused):
    """A link that gives a role was not made by this site, has been used, or is too old."""

    code = "link-used"
