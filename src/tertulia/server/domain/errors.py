"""Refusals of commands, requests, texts and channels.

There is one exception class for each reason.
"""

from __future__ import annotations

from tertulia.server.errors import Refused


class NameRefused(Refused):
    """A chosen name breaks the rules for names (`normalize_name`). The message gives the broken rule."""

    code = "name"


class NameReserved(NameRefused):
    """A name may not be chosen because it looks like that of the site, a bot or a deleted account."""

    code = "name-reserved"


class WordsRefused(Refused):
    """A chat line is empty or too long, or its quick phrase is unknown.

    Errors for disallowed characters, refused reasons and refused private notes are subclasses.
    """

    code = "words"


class CharactersRefused(WordsRefused):
    """A text contains characters that are not allowed. The message lists them."""

    code = "characters"


class ReasonRefused(WordsRefused):
    """The reason of a report, an appeal, a sanction or a decision is empty or too long."""

    code = "reason"


class NoteRefused(WordsRefused):
    """A private note has no visible character or is too long."""

    code = "note"


class TooManyChannels(Refused):
    """A guest or table already has the maximum number of channels."""

    code = "too-many-channels"


class ChannelUnknown(Refused):
    """The notification channel does not exist or belongs to another guest or table."""

    code = "channel-not-found"


class ChannelRefused(Refused):
    """The address cannot become a notification channel, or receive a test notification.

    The message says why.
    """

    code = "channel-refused"


class LinkRefused(Refused):
    """The token of a confirmation or unsubscribe link is not valid, or the link's channel is deleted."""

    code = "link-refused"


class BadCommand(Refused):
    """The command contains a value that the game or the site does not have.

    Examples are an unknown option or bot.
    """

    code = "bad-request"


class GameUnknown(Refused):
    """No game of this name is installed on this server."""

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
    """The game cannot start: seats are still free, or the taken ones are too few for the game."""

    code = "seats-missing"


class AgreementMissing(Refused):
    """A player has not agreed yet to the host's changes of the table, so the game cannot start."""

    code = "not-agreed"


class NotYourSeat(Refused):
    """The guest does not play this seat."""

    code = "not-your-seat"


class BotPlays(Refused):
    """A bot plays this seat; its player has to take it back first."""

    code = "bot-plays"


class PlayerNotAway(Refused):
    """The player or host whom a command would replace is not away, or not for long enough."""

    code = "still-there"


class NotHost(Refused):
    """The command is only for the host of the table."""

    code = "not-host"


class NotOpen(Refused):
    """The command is only possible before the game starts."""

    code = "not-open"


class NotRunning(Refused):
    """The command is only possible while the game runs."""

    code = "not-running"


class NotOver(Refused):
    """The command is only possible when the game is over."""

    code = "not-over"


class RecordRefused(Refused):
    """A game record cannot be read or replayed.

    The message begins with the file, field or action that has the error.
    """

    code = "record"


class WrongTurn(Refused):
    """It is another seat's turn."""

    code = "not-your-turn"


class IllegalMove(Refused):
    """The action is not legal now. `accepted` lists legal actions in notation."""

    code = "illegal"


class ChainReveals(Refused):
    """A chain of actions goes on after an action that reveals hidden information."""

    code = "chain-reveals"


class UndoRefused(Refused):
    """The seat has fewer actions to undo than requested.

    An undo stops at an action that reveals hidden information, and at an action of another seat.
    """

    code = "undo-impossible"


class UndoNoTime(UndoRefused):
    """The player's clock would have no time left after the undo."""

    code = "undo-no-time"


class TimeIsUp(Refused):
    """The player's clock has run out."""

    code = "time-is-up"


class SeatLost(Refused):
    """The player has lost by a timeout or resignation, and a bot plays the seat to the end."""

    code = "seat-lost"


class CalendarRefused(Refused):
    """A calendar or vacation is not valid. The message says what is wrong and what is accepted."""

    code = "calendar"


class NoPause(Refused):
    """The table has no clocks, or no time for pauses left."""

    code = "no-pause"


class NotLive(Refused):
    """The game cannot become turn-based, because it is not live."""

    code = "not-stalled"


class NoHints(Refused):
    """The table does not allow hints."""

    code = "no-hints"


class TooMany(Refused):
    """A visitor or the site has made too many requests of one kind for now. The subclass names the kind."""

    code = "too-many"


class TooManyHints(TooMany):
    """One guest, one IP address or the whole site has requested too many hints for now."""

    code = "too-many-hints"


class TooManyAnalyses(TooMany):
    """One IP address or the whole site has requested too many analyses of games for now."""

    code = "too-many-analyses"


class TooManyReplays(TooMany):
    """Too many actions wait to be replayed, for earlier positions, practice tables or record files."""

    code = "too-many-replays"


class TooManyTables(TooMany):
    """One internet address has opened too many tables within an hour."""

    code = "too-many-tables"


class TooManyTestNotifications(TooMany):
    """A visitor has sent too many test notifications or added too many notification channels."""

    code = "too-many-trials"


class StalePosition(Refused):
    """A command or hint refers to a position of the table that is no longer current."""

    code = "stale"


class TermsChanged(StalePosition):
    """The host has changed the table's settings since the guest saw them.

    So the guest's request to join the table, or to agree to its settings, is refused.
    """

    code = "terms-changed"


class TableClosed(Refused):
    """A table cannot be loaded or played now. Other tables are not affected, and the reason may pass."""


class RulesPreparing(TableClosed):
    """The game's rules are still being compiled."""

    code = "rules-preparing"


class RulesFailed(TableClosed):
    """The game's rules could not be compiled on this machine."""

    code = "rules-failed"


class RulesChanged(TableClosed):
    """The table was played by a version of the rules that this server no longer has."""

    code = "rules-changed"


class ComponentsChanged(TableClosed):
    """The table's component set is not stored here, or the game no longer supports it."""

    code = "components-changed"


class SetRefused(Refused):
    """A component set is not playable. The message lists its errors, one in each line."""

    code = "set-refused"


class SetUnknown(Refused):
    """No component set with this digest is stored here."""

    code = "set-unknown"


class TableDamaged(TableClosed):
    """The stored data of a table is damaged.

    The message contains no actions of the game, because any visitor can read the message.
    """

    code = "table-damaged"


class SeatCanAct(Refused):
    """A guest wants to plan a move, but their seat can act now."""

    code = "own-turn"


class PlanImpossible(Refused):
    """The seat's next turn cannot be foreseen, because unknown dice or cards come before it."""

    code = "plan-impossible"


class ChatClosed(Refused):
    """Chat is disabled at this table or on this site."""

    code = "chat-closed"


class TooManyMessages(TooMany):
    """One guest or one internet address has sent too many chat lines within a minute."""

    code = "too-many-messages"


class TooManyMessagesOfGuest(TooMany):
    """A guest without a sign-in method has sent too many chat lines for now.

    Guests with a sign-in method have a higher limit.
    """

    code = "too-many-messages-guest"


class TooManyReports(TooMany):
    """The guest has made too many reports for now."""

    code = "too-many-reports"


class PlayerUnknown(Refused):
    """No guest has this public handle, or the guest was deleted or merged into another account.

    A public handle is the encrypted guest id that other players see, as in the address of a profile.
    """

    code = "player-unknown"


class JoinBlocked(Refused):
    """The guest cannot join the table, because the guest or a player there blocks the other.

    The message does not give the reason, because it would reveal the block.
    """

    code = "kept-apart"


class ModerationForbidden(Refused):
    """The guest lacks the role for a moderation action, or the action was done already."""

    code = "may-not"


class Muted(Refused):
    """The guest may not chat for now. The message gives the end and the reason."""

    code = "muted"


class Suspended(Refused):
    """The guest is suspended: they may not open or join tables, nor chat where they do not sit.

    The message gives the end and the reason.
    """

    code = "suspended"


class RoleHeld(Refused):
    """A guest uses a link that grants a role, but already has this role or a higher one."""

    code = "role-held"


class LinkUsed(Refused):
    """The link that grants a role was not made by this site, was used before, or is too old."""

    code = "link-used"
