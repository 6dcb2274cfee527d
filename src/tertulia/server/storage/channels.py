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

from tertulia.server.domain.account_errors import TooManySettings
from tertulia.server.domain.channel_errors import ChannelUnknown, TooManyChannels
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.jobs import JobKind
from tertulia.server.domain.notices import (
    DISTANCES,
    OF_TURNS,
    TABLE_OWNER,
    Channel,
    ChannelState,
    Choices,
    Notice,
    NoticeKind,
    NoticeState,
    Pending,
    Way,
)
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.notice_models import NoticeChoiceRow
from tertulia.server.storage.outbox import (
    CHANNEL,
    JOB,
    NOTICE,
    Reachable,
    look_again,
    notice_rows,
    write_notices,
    write_trial,
)
from tertulia.server.storage.plain import GAME
from tertulia.server.storage.preferences import PREFERENCE, like

CHOICE = cast(Table, NoticeChoiceRow.__table__)
MOST = 12
"""Maximum number of channels of an owner."""
AS_CALENDAR = -1
"""Value of `quiet_from` if the quiet hours are those of the owner's calendar."""
DISTANCE = "notices.short"
"""Name of the preference for the hours between a low-time warning and the deadline."""
KEPT = 28 * 86_400_000
"""Milliseconds for which settled notifications are kept: as long as a push service keeps one about a turn."""
_C, _N = CHANNEL.c, NOTICE.c
_PENDING = (_N.about, _N.kind, _N.mark, _N.made, _N.due, _N.state, _N.tries, _N.at)
OPEN_STATES = (NoticeState.WAITING.value, NoticeState.SENDING.value)


class SqlChannels:
    """Database implementation of `tertulia.server.domain.notice_ports.Channels`."""

    def __init__(
        self, journal: Journal, reachable: Reachable, clock: Clock = SYSTEM, called: Callable[[], None] = lambda: None
    ) -> None:
        """`called` is called when notifications may be due."""
        self._journal, self._reachable, self._clock, self._called = journal, reachable, clock, called

    async def add(self, notices: Sequence[Notice]) -> None:
        known = [each for each in notices if self._reachable.may_be(each.owner)]
        rows = notice_rows(known, self._now())
        if rows:
            await self._journal.transact(lambda connection: write_notices(connection, rows))

    async def owners(self) -> list[str]:
        """The owners that have channels."""
        async with self._journal.sessions() as session:
            return [str(owner) for (owner,) in await session.execute(select(_C.owner).distinct())]

    async def of(self, owner: str) -> list[Channel]:
        return await self._found(_C.owner == owner)

    async def of_host(self, host: GuestId) -> list[Channel]:
        tables = select(literal(TABLE_OWNER).concat(GAME.c.id)).where(GAME.c.host == host)
        return await self._found(_C.owner.in_(tables))

    async def one(self, channel: str) -> Channel | None:
        found = await self._found(_C.id == channel)
        return found[0] if found else None

    async def _found(self, which: ColumnElement[bool]) -> list[Channel]:
        statement = select(CHANNEL).where(which).order_by(_C.made, _C.id)
        async with self._journal.sessions() as session:
            return [_channel(row) for row in (await session.execute(statement)).mappings()]

    async def keep(self, channel: Channel) -> None:
        row = {
            "id": channel.id,
            "owner": channel.owner,
            "way": channel.way.value,
            "kinds": _joined(channel.kinds),
            "state": channel.state.value,
            "address": channel.address,
            "said": channel.said,
            "last": channel.last,
            "made": channel.made,
        }

        def work(connection: Connection) -> None:
            many = select(func.count()).select_from(CHANNEL).where(_C.owner == channel.owner)
            if connection.execute(many).scalar_one() >= MOST:
                raise TooManyChannels(f"at most {MOST} ways to tell one person")
            connection.execute(insert(CHANNEL).values(row))

        self._reachable.is_now(channel.owner)
        await self._journal.transact(work)

    async def change(self, channel: str, owner: str, kinds: Sequence[NoticeKind]) -> None:
        await self._changed(and_(_C.id == channel, _C.owner == owner), {"kinds": _joined(kinds)})

    async def set_state(self, channel: str, state: ChannelState, said: str = "") -> None:
        await self._changed(_C.id == channel, {"state": state.value, "said": said[:300]})

    async def _changed(self, which: ColumnElement[bool], values: Mapping[str, Any]) -> None:
        statement = update(CHANNEL).where(which).values(**values)
        changed = await self._journal.transact(lambda connection: connection.execute(statement).rowcount)
        if not changed:
            raise ChannelUnknown("there is no such way to tell you")

    async def try_out(self, channel: str) -> None:
        now = self._now()

        def work(connection: Connection) -> None:
            ready = {"state": ChannelState.READY.value, "said": ""}
            if connection.execute(update(CHANNEL).where(_C.id == channel).values(ready)).rowcount:
                write_trial(connection, channel, now)

        await self._journal.transact(work)
        self._called()

    async def drop(self, channel: str) -> None:
        def work(connection: Connection) -> None:
            # Locked before its job, as in `write_notices`. The foreign key deletes its notifications.
            connection.execute(delete(CHANNEL).where(_C.id == channel))
            connection.execute(delete(JOB).where(JOB.c.kind == JobKind.NOTICE.value, JOB.c.key == channel))

        await self._journal.transact(work)

    async def forget(self, owner: str) -> None:
        for channel in await self.of(owner):
            await self.drop(channel.id)
        await self._journal.transact(
            lambda connection: connection.execute(delete(CHOICE).where(CHOICE.c.guest == owner))
        )

    async def pending(self, channel: str) -> list[Pending]:
        return await self._notices(and_(_N.channel == channel, _N.state.in_(OPEN_STATES)), most=500)

    async def told_turns(self, channel: str) -> list[str]:
        over = case((_N.state.not_in(OPEN_STATES), _N.mark))
        statement = (
            select(_N.about)
            .where(_N.channel == channel, _N.kind.in_([each.value for each in OF_TURNS]))
            .group_by(_N.about, _N.kind)
            .having(func.max(over) == func.max(_N.mark))
        )
        async with self._journal.sessions() as session:
            return sorted({str(about) for (about,) in await session.execute(statement)})

    async def recent(self, channels: Collection[str]) -> dict[str, list[Pending]]:
        """The last notifications of each channel with their states, the newest first.

        Those that wait for a due time in the future are omitted.
        """
        foreseen = and_(_N.state == NoticeState.WAITING.value, _N.due > self._now(), _N.tries == 0)
        return {
            each: await self._notices(and_(_N.channel == each, ~foreseen), most=5, newest=True) for each in channels
        }

    async def _notices(self, which: ColumnElement[bool], most: int, newest: bool = False) -> list[Pending]:
        order = (_N.made.desc(), _N.mark.desc()) if newest else (_N.made, _N.mark)
        async with self._journal.sessions() as session:
            rows = await session.execute(select(*_PENDING).where(which).order_by(*order).limit(most))
            return [
                Pending(about, NoticeKind(kind), mark, made, due, NoticeState(state), tries, at)
                for about, kind, mark, made, due, state, tries, at in rows
            ]

    async def begin(self, channel: str, notices: Sequence[Pending], now: int) -> list[Pending]:
        def work(connection: Connection) -> list[Pending]:
            begun = []
            for each in notices:
                statement = (
                    update(NOTICE)
                    .where(_this(channel, each), _N.state == NoticeState.WAITING.value)
                    .values(state=NoticeState.SENDING.value, at=now)
                )
                if connection.execute(statement).rowcount:
                    begun.append(each._replace(state=NoticeState.SENDING, at=now))
            return begun

        return await self._journal.transact(work)

    async def settle(
        self, channel: str, notices: Sequence[Pending], state: NoticeState, due: int | None = None
    ) -> None:
        values: dict[str, Any] = {"state": state.value}
        if state is NoticeState.WAITING:
            values |= {"due": due, "tries": _N.tries + 1}

        def work(connection: Connection) -> None:
            for each in notices:
                connection.execute(update(NOTICE).where(_this(channel, each), _N.at == each.at).values(**values))
            if state is NoticeState.SENT and notices:
                taken = {"last": self._now(), "said": ""}
                connection.execute(update(CHANNEL).where(_C.id == channel).values(**taken))

        await self._journal.transact(work)

    async def postpone(self, channel: str, notice: Pending, due: int) -> None:
        statement = update(NOTICE).where(_this(channel, notice)).values(due=due)
        await self._journal.transact(lambda connection: connection.execute(statement))

    async def drop_notices(self, channel: str, notices: Sequence[Pending]) -> None:
        old = and_(_N.channel == channel, _N.made < self._now() - KEPT, _N.state.not_in(OPEN_STATES))
        these = [_this(channel, each) for each in notices]
        await self._journal.transact(lambda connection: connection.execute(delete(NOTICE).where(or_(old, *these))))

    async def choices(self, owner: str) -> Choices | None:
        liked = and_(PREFERENCE.c.guest == CHOICE.c.guest, PREFERENCE.c.name == DISTANCE)
        statement = select(CHOICE, PREFERENCE.c.value).outerjoin(PREFERENCE, liked).where(CHOICE.c.guest == owner)
        async with self._journal.sessions() as session:
            row = (await session.execute(statement)).mappings().first()
        if row is None:
            return None
        return Choices(
            zone=row["zone"],
            as_calendar=row["quiet_from"] == AS_CALENDAR,
            quiet_from=None if row["quiet_from"] == AS_CALENDAR else row["quiet_from"],
            quiet_to=row["quiet_to"],
            digest=row["digest"],
            language=row["language"],
            short=next((each for each in DISTANCES if str(each) == row["value"]), None),
        )

    async def choose(self, owner: str, choices: Choices) -> None:
        """Store an owner's choices, and have waiting notifications checked again.

        Raises `TooManySettings` if the owner has the maximum number of preferences.
        """
        now = self._now()
        distance = {DISTANCE: None if choices.short is None else str(choices.short)}
        keep = _choice(
            owner,
            zone=choices.zone,
            quiet_from=AS_CALENDAR if choices.as_calendar else choices.quiet_from,
            quiet_to=choices.quiet_to,
            digest=choices.digest,
            language=choices.language,
        )

        def work(connection: Connection) -> None:
            connection.execute(keep)
            if not like(connection, GuestId(owner), distance, now):
                raise TooManySettings("no more settings are kept of one guest")
            look_again(connection, owner, now)

        await self._journal.transact(work)
        self._called()

    async def set_feed(self, owner: str, hashed: str | None) -> None:
        keep = _choice(owner, feed=hashed)
        await self._journal.transact(lambda connection: connection.execute(keep))

    async def has_feed(self, owner: str) -> bool:
        async with self._journal.sessions() as session:
            found = await session.execute(select(CHOICE.c.feed).where(CHOICE.c.guest == owner))
            return found.scalar_one_or_none() is not None

    async def owner_of_feed(self, hashed: str) -> str | None:
        async with self._journal.sessions() as session:
            found = await session.execute(select(CHOICE.c.guest).where(CHOICE.c.feed == hashed))
            return found.scalar_one_or_none()

    def _now(self) -> int:
        return milliseconds(self._clock.now())


def _choice(owner: str, **values: Any) -> Executable:
    """A statement that stores some choices of an owner, and leaves the others unchanged."""
    new = {"zone": "UTC", "quiet_from": AS_CALENDAR, "quiet_to": 0, "digest": None, "language": "", "feed": None}
    statement = upsert(CHOICE).values({"guest": owner, **new, **values})
    return statement.on_conflict_do_update(index_elements=["guest"], set_=values)


def _this(channel: str, notice: Pending) -> ColumnElement[bool]:
    return and_(_N.channel == channel, _N.about == notice.table, _N.kind == notice.kind.value, _N.mark == notice.mark)


def _joined(kinds: Sequence[NoticeKind]) -> str:
    return "".join(f",{kind.value}" for kind in NoticeKind if kind in kinds) + ","


def _channel(row: Any) -> Channel:
    return Channel(
        id=row["id"],
        owner=row["owner"],
        way=Way(row["way"]),
        kinds=[NoticeKind(each) for each in row["kinds"].split(",") if each],
        state=ChannelState(row["state"]),
        address=row["address"],
        said=row["said"],
        last=row["last"],
        made=row["made"],
    )
