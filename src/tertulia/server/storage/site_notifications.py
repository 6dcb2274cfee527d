"""Reads the events that pages report to a guest: invitations, proposals, ended games and sanctions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import BindParameter, Connection, bindparam, exists, select

from tertulia.kernel.registry import installed_games
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.results import GameResult
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.site_notifications import (
    MAX_SITE_NOTIFICATIONS,
    SHOWN_FOR,
    SiteNotification,
    SiteNotificationStore,
)
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.lobby import NOT_BLOCKED
from tertulia.server.storage.models import UtcDateTime
from tertulia.server.storage.moderation import SANCTIONS
from tertulia.server.storage.plain import BLOCK, GAME, INVITATION, SEAT, Binary, Text
from tertulia.server.storage.restoring import course_of

_GAME, _SEAT, _OTHER = GAME.c, SEAT.c, SEAT.alias("other").c
_GUEST: BindParameter[str] = bindparam("guest")
_INVITATIONS = (
    select(_GAME.id, _GAME.game, INVITATION.c.invited_by, INVITATION.c.invited_at)
    .join_from(INVITATION, GAME, _GAME.id == INVITATION.c.table_id)
    .where(
        INVITATION.c.guest == _GUEST,
        _GAME.phase == "open",
        NOT_BLOCKED,
        ~exists().where(
            ((BLOCK.c.guest == _GUEST) & (BLOCK.c.blocked == INVITATION.c.invited_by))
            | ((BLOCK.c.guest == INVITATION.c.invited_by) & (BLOCK.c.blocked == _GUEST))
        ),
        ~exists().where(_SEAT.table_id == _GAME.id, _SEAT.guest == _GUEST),
    )
    .order_by(INVITATION.c.invited_at.desc())
    .limit(MAX_SITE_NOTIFICATIONS)
)
_ENDED_GAMES = (
    select(_GAME.id, _GAME.game, Binary(_GAME.result))
    .join_from(SEAT, GAME, _GAME.id == _SEAT.table_id)
    .where(
        _SEAT.guest == _GUEST,
        _GAME.phase == "over",
        _GAME.result.is_not(None),
        _GAME.updated > bindparam("since", type_=UtcDateTime),
        exists().where(_OTHER.table_id == _GAME.id, _OTHER.kind == "guest", _OTHER.guest != _GUEST),
    )
    .order_by(_GAME.updated.desc())
    .limit(MAX_SITE_NOTIFICATIONS)
)
_RUNNING_GAMES = (
    select(_GAME.id, _GAME.game, _SEAT.seat, Binary(_GAME.course), Text(_GAME.updated))
    .join_from(SEAT, GAME, _GAME.id == _SEAT.table_id)
    .where(_SEAT.guest == _GUEST, _GAME.phase == "running", _GAME.course.is_not(None))
)
_SANCTIONS = select(SANCTIONS.c.began, SANCTIONS.c.lifted).where(
    SANCTIONS.c.guest == _GUEST, SANCTIONS.c.seen.is_(False)
)
_ended_at = msgspec.json.Decoder(GameResult)


class SqlSiteNotifications(SiteNotificationStore):
    def __init__(self, journal: Journal, clock: Clock = SYSTEM) -> None:
        self._journal, self._clock = journal, clock

    async def notifications_for(self, guest: GuestId) -> Sequence[SiteNotification]:
        since = self._clock.now() - SHOWN_FOR

        def read(connection: Connection) -> tuple[Sequence[Any], ...]:
            return (
                connection.execute(_INVITATIONS, {"guest": guest}).all(),
                connection.execute(_ENDED_GAMES, {"guest": guest, "since": since}).all(),
                connection.execute(_RUNNING_GAMES, {"guest": guest}).all(),
                connection.execute(_SANCTIONS, {"guest": guest}).all(),
            )

        invitations, ended, running, sanctions = await self._journal.readers.run(read)
        found = [
            SiteNotification("invited", int(at), table, game, GuestId(by))
            for table, game, by, at in invitations
            if game in installed_games()
        ]
        found += [SiteNotification("sanction", began if lifted is None else lifted) for began, lifted in sanctions]
        found += self._unanswered_proposals(running)
        for table, game, result in ended:
            if game in installed_games() and (at := _end_time(result)) is not None:
                found.append(SiteNotification("over", at, table, game))
        return sorted(found, key=lambda each: -each.at)[:MAX_SITE_NOTIFICATIONS]

    def _unanswered_proposals(self, rows: Sequence[Any]) -> Iterator[SiteNotification]:
        """Yield the pending proposals at running tables to which no seat of the guest has agreed.

        `rows` has the guest's seats, with the columns of `_RUNNING_GAMES`.
        """
        seats: dict[tuple[str, str], set[int]] = {}
        for table, game, seat, *_ in rows:
            seats.setdefault((table, game), set()).add(seat)
        stored = {table: (course_of(course), updated) for table, _, _, course, updated in rows}
        now = self._clock.now()
        for (table, game), own in seats.items():
            course, updated = stored[table]
            if game not in installed_games() or own <= set(course.lost):
                continue
            end, pause = course.end_proposal, course.pause_proposal
            if end is not None and not own & set(end.seats):
                yield SiteNotification("end-proposed", milliseconds(end.since), table, game)
            if pause is not None and pause.until > now and not own & set(pause.seats):
                yield SiteNotification("pause-proposed", milliseconds(_time(updated) or now), table, game)


def _time(updated: bytes | None) -> datetime | None:
    """Return a stored time, or None if it is damaged."""
    try:
        return datetime.fromisoformat((updated or b"").decode()).replace(tzinfo=UTC)
    except ValueError:
        return None


def _end_time(result: bytes) -> int | None:
    """Return when a game ended, in ms since 1970, or None if its stored result is damaged or has no time."""
    try:
        return _ended_at.decode(result).ended_at
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
