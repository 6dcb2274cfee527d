"""Notification channels in the database, with their notifications and their owners' settings."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, cast

from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    Table,
    and_,
    case,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as upsert  # its ON CONFLICT compiles for SQLite, too

from tertulia.server.domain.accounts import TooManySettings
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.errors import ChannelUnknown, TooManyChannels
from tertulia.server.domain.jobs import JobKind
from tertulia.server.domain.notification_ports import NotificationStore
from tertulia.server.domain.notifications import (
    TABLE_OWNER,
    TURN_KINDS,
    WARNING_HOURS,
    Channel,
    ChannelKind,
    ChannelState,
    Notification,
    NotificationKind,
    NotificationSettings,
    NotificationState,
    PendingNotification,
)
from tertulia.server.domain.seats import GuestId
from tertulia.server.storage.accounts import PREFERENCE, store_preferences
from tertulia.server.storage.community_models import NotificationSettingsRow
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.outbox import (
    CHANNEL,
    JOB,
    NOTIFICATION,
    ChannelOwners,
    notification_rows,
    recheck_channels,
    write_notifications,
    write_test,
)
from tertulia.server.storage.plain import GAME

SETTINGS = cast(Table, NotificationSettingsRow.__table__)
MAX_CHANNELS_PER_OWNER = 12
"""Maximum number of notification channels of a guest or a table."""
QUIET_FROM_CALENDAR = -1
"""Value of the column `quiet_from` if the quiet hours are those of the owner's calendar."""
WARNING_PREFERENCE = "notifications.warning_hours"
"""Name of the preference that holds how many hours before a deadline a low-time warning is sent."""
SETTLED_RETENTION_MS = 28 * 86_400_000
"""Milliseconds for which sent and abandoned notifications stay stored: 28 days, the longest time for which a push
service keeps a message about a turn."""
_C, _N = CHANNEL.c, NOTIFICATION.c
_PENDING = (_N.subject, _N.kind, _N.dedupe_key, _N.created_at, _N.due, _N.state, _N.tries, _N.send_began_at)
OPEN_STATES = (NotificationState.WAITING.value, NotificationState.SENDING.value)


class SqlNotificationStore(NotificationStore):
    def __init__(
        self, journal: Journal, owners: ChannelOwners, clock: Clock = SYSTEM, on_due: Callable[[], None] = lambda: None
    ) -> None:
        """Create the store, for the guests and tables in `owners`, which have notification channels.

        `on_due` is called when a stored notification may have become due.
        """
        self._journal, self._owners, self._clock, self._on_due = journal, owners, clock, on_due

    async def queue_notifications(self, notifications: Sequence[Notification]) -> None:
        known = [each for each in notifications if self._owners.may_have_channel(each.owner)]
        rows = notification_rows(known, self._now())
        if rows:
            await self._journal.transact(lambda connection: write_notifications(connection, rows))

    async def load_owners(self) -> list[str]:
        """Load the owners that have a channel: ids of guests, and ids of tables with the prefix `t/`."""
        async with self._journal.sessions() as session:
            return [str(owner) for (owner,) in await session.execute(select(_C.owner).distinct())]

    async def channels_of(self, owner: str) -> list[Channel]:
        return await self._load_channels(_C.owner == owner)

    async def channels_of_host(self, host: GuestId) -> list[Channel]:
        tables = select(literal(TABLE_OWNER).concat(GAME.c.id)).where(GAME.c.host == host)
        return await self._load_channels(_C.owner.in_(tables))

    async def get_channel(self, channel: str) -> Channel | None:
        found = await self._load_channels(_C.id == channel)
        return found[0] if found else None

    async def _load_channels(self, which: ColumnElement[bool]) -> list[Channel]:
        statement = select(CHANNEL).where(which).order_by(_C.created_at, _C.id)
        async with self._journal.sessions() as session:
            return [_channel(row) for row in (await session.execute(statement)).mappings()]

    async def add_channel(self, channel: Channel) -> None:
        row = {
            "id": channel.id,
            "owner": channel.owner,
            "kind": channel.kind.value,
            "kinds": _join_kinds(channel.kinds),
            "state": channel.state.value,
            "address": channel.address,
            "last_error": channel.last_error,
            "last_success_at": channel.last_success_at,
            "created_at": channel.created_at,
        }

        def work(connection: Connection) -> None:
            many = select(func.count()).select_from(CHANNEL).where(_C.owner == channel.owner)
            if connection.execute(many).scalar_one() >= MAX_CHANNELS_PER_OWNER:
                raise TooManyChannels(f"a guest or table can have at most {MAX_CHANNELS_PER_OWNER} channels")
            connection.execute(insert(CHANNEL).values(row))

        self._owners.add_owner(channel.owner)
        await self._journal.transact(work)

    async def set_kinds(self, channel: str, owner: str, kinds: Sequence[NotificationKind]) -> None:
        await self._update_channel(and_(_C.id == channel, _C.owner == owner), {"kinds": _join_kinds(kinds)})

    async def set_state(self, channel: str, state: ChannelState, error: str = "") -> None:
        await self._update_channel(_C.id == channel, {"state": state.value, "last_error": error[:300]})

    async def replace_address(self, channel: str, address: bytes) -> None:
        values = {"address": address, "state": ChannelState.READY.value, "last_error": ""}
        await self._update_channel(_C.id == channel, values)

    async def _update_channel(self, which: ColumnElement[bool], values: Mapping[str, Any]) -> None:
        statement = update(CHANNEL).where(which).values(**values)
        changed = await self._journal.transact(lambda connection: connection.execute(statement).rowcount)
        if not changed:
            raise ChannelUnknown("channel not found")

    async def queue_test(self, channel: str) -> None:
        now = self._now()

        def work(connection: Connection) -> None:
            ready = {"state": ChannelState.READY.value, "last_error": ""}
            if connection.execute(update(CHANNEL).where(_C.id == channel).values(ready)).rowcount:
                write_test(connection, channel, now)

        await self._journal.transact(work)
        self._on_due()

    async def delete_channel(self, channel: str) -> None:
        def work(connection: Connection) -> None:
            # Locked before its job, as in `write_notifications`. The foreign key deletes its notifications.
            connection.execute(delete(CHANNEL).where(_C.id == channel))
            connection.execute(delete(JOB).where(JOB.c.kind == JobKind.NOTIFICATION.value, JOB.c.key == channel))

        await self._journal.transact(work)

    async def delete_owner(self, owner: str) -> None:
        for channel in await self.channels_of(owner):
            await self.delete_channel(channel.id)
        await self._journal.transact(
            lambda connection: connection.execute(delete(SETTINGS).where(SETTINGS.c.guest == owner))
        )

    async def load_pending(self, channel: str) -> list[PendingNotification]:
        return await self._load(and_(_N.channel == channel, _N.state.in_(OPEN_STATES)), most=500)

    async def settled_turn_tables(self, channel: str) -> list[str]:
        over = case((_N.state.not_in(OPEN_STATES), _N.dedupe_key))
        statement = (
            select(_N.subject)
            .where(_N.channel == channel, _N.kind.in_([each.value for each in TURN_KINDS]))
            .group_by(_N.subject, _N.kind)
            .having(func.max(over) == func.max(_N.dedupe_key))
        )
        async with self._journal.sessions() as session:
            return sorted({str(subject) for (subject,) in await session.execute(statement)})

    async def load_recent(self, channels: Collection[str]) -> dict[str, list[PendingNotification]]:
        """Load the last five notifications of each channel with their states, by channel, the newest first.

        Notifications that wait for a due time in the future and were never tried are omitted.
        """
        foreseen = and_(_N.state == NotificationState.WAITING.value, _N.due > self._now(), _N.tries == 0)
        return {each: await self._load(and_(_N.channel == each, ~foreseen), most=5, newest=True) for each in channels}

    async def _load(self, which: ColumnElement[bool], most: int, newest: bool = False) -> list[PendingNotification]:
        order = (_N.created_at.desc(), _N.dedupe_key.desc()) if newest else (_N.created_at, _N.dedupe_key)
        async with self._journal.sessions() as session:
            rows = await session.execute(select(*_PENDING).where(which).order_by(*order).limit(most))
            return [
                PendingNotification(
                    subject, NotificationKind(kind), dedupe_key, created_at, due, NotificationState(state), *rest
                )
                for subject, kind, dedupe_key, created_at, due, state, *rest in rows
            ]

    async def mark_sending(
        self, channel: str, notifications: Sequence[PendingNotification], now: int
    ) -> list[PendingNotification]:
        def work(connection: Connection) -> list[PendingNotification]:
            begun = []
            for each in notifications:
                statement = (
                    update(NOTIFICATION)
                    .where(_is_notification(channel, each), _N.state == NotificationState.WAITING.value)
                    .values(state=NotificationState.SENDING.value, send_began_at=now)
                )
                if connection.execute(statement).rowcount:
                    begun.append(each._replace(state=NotificationState.SENDING, send_began_at=now))
            return begun

        return await self._journal.transact(work)

    async def store_result(
        self,
        channel: str,
        notifications: Sequence[PendingNotification],
        state: NotificationState,
        due: int | None = None,
    ) -> None:
        values: dict[str, Any] = {"state": state.value}
        if state is NotificationState.WAITING:
            values |= {"due": due, "tries": _N.tries + 1}

        def work(connection: Connection) -> None:
            for each in notifications:
                connection.execute(
                    update(NOTIFICATION)
                    .where(_is_notification(channel, each), _N.send_began_at == each.send_began_at)
                    .values(**values)
                )
            if state is NotificationState.SENT and notifications:
                taken = {"last_success_at": self._now(), "last_error": ""}
                connection.execute(update(CHANNEL).where(_C.id == channel).values(**taken))

        await self._journal.transact(work)

    async def postpone(self, channel: str, notification: PendingNotification, due: int) -> None:
        statement = update(NOTIFICATION).where(_is_notification(channel, notification)).values(due=due)
        await self._journal.transact(lambda connection: connection.execute(statement))

    async def delete_notifications(self, channel: str, notifications: Sequence[PendingNotification]) -> None:
        old = and_(
            _N.channel == channel, _N.created_at < self._now() - SETTLED_RETENTION_MS, _N.state.not_in(OPEN_STATES)
        )
        these = [_is_notification(channel, each) for each in notifications]
        await self._journal.transact(
            lambda connection: connection.execute(delete(NOTIFICATION).where(or_(old, *these)))
        )

    async def get_settings(self, owner: str) -> NotificationSettings | None:
        liked = and_(PREFERENCE.c.guest == SETTINGS.c.guest, PREFERENCE.c.name == WARNING_PREFERENCE)
        statement = select(SETTINGS, PREFERENCE.c.value).outerjoin(PREFERENCE, liked).where(SETTINGS.c.guest == owner)
        async with self._journal.sessions() as session:
            row = (await session.execute(statement)).mappings().first()
        if row is None:
            return None
        return NotificationSettings(
            zone=row["zone"],
            as_calendar=row["quiet_from"] == QUIET_FROM_CALENDAR,
            quiet_from=None if row["quiet_from"] == QUIET_FROM_CALENDAR else row["quiet_from"],
            quiet_to=row["quiet_to"],
            digest=row["digest"],
            language=row["language"],
            low_time_hours=next((each for each in WARNING_HOURS if str(each) == row["value"]), None),
        )

    async def set_settings(self, owner: str, settings: NotificationSettings) -> None:
        now = self._now()
        warning = {WARNING_PREFERENCE: None if settings.low_time_hours is None else str(settings.low_time_hours)}
        keep = _upsert_settings(
            owner,
            zone=settings.zone,
            quiet_from=QUIET_FROM_CALENDAR if settings.as_calendar else settings.quiet_from,
            quiet_to=settings.quiet_to,
            digest=settings.digest,
            language=settings.language,
        )

        def work(connection: Connection) -> None:
            connection.execute(keep)
            if not store_preferences(connection, GuestId(owner), warning, now):
                raise TooManySettings("a guest cannot store more settings")
            recheck_channels(connection, owner, now)

        await self._journal.transact(work)
        self._on_due()

    async def set_feed(self, owner: str, hashed: str | None) -> None:
        keep = _upsert_settings(owner, feed=hashed)
        await self._journal.transact(lambda connection: connection.execute(keep))

    async def has_feed(self, owner: str) -> bool:
        async with self._journal.sessions() as session:
            found = await session.execute(select(SETTINGS.c.feed).where(SETTINGS.c.guest == owner))
            return found.scalar_one_or_none() is not None

    async def feed_owner(self, hashed: str) -> str | None:
        async with self._journal.sessions() as session:
            found = await session.execute(select(SETTINGS.c.guest).where(SETTINGS.c.feed == hashed))
            return found.scalar_one_or_none()

    def _now(self) -> int:
        return milliseconds(self._clock.now())


def _upsert_settings(owner: str, **values: Any) -> Executable:
    """Build the statement that stores notification settings of the guest `owner`, given as column values.

    Other columns stay unchanged, or get their defaults in a new row.
    """
    new = {
        "zone": "UTC",
        "quiet_from": QUIET_FROM_CALENDAR,
        "quiet_to": 0,
        "digest": None,
        "language": "",
        "feed": None,
    }
    statement = upsert(SETTINGS).values({"guest": owner, **new, **values})
    return statement.on_conflict_do_update(index_elements=["guest"], set_=values)


def _is_notification(channel: str, notification: PendingNotification) -> ColumnElement[bool]:
    return and_(
        _N.channel == channel,
        _N.subject == notification.table,
        _N.kind == notification.kind.value,
        _N.dedupe_key == notification.dedupe_key,
    )


def _join_kinds(kinds: Sequence[NotificationKind]) -> str:
    return "".join(f",{kind.value}" for kind in NotificationKind if kind in kinds) + ","


def _channel(row: Any) -> Channel:
    return Channel(
        id=row["id"],
        owner=row["owner"],
        kind=ChannelKind(row["kind"]),
        kinds=[NotificationKind(each) for each in row["kinds"].split(",") if each],
        state=ChannelState(row["state"]),
        address=row["address"],
        last_error=row["last_error"],
        last_success_at=row["last_success_at"],
        created_at=row["created_at"],
    )
