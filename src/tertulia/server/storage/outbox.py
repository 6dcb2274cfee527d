"""The outbox: stores notifications in the transaction of the change that causes them.

Each channel that takes a notification gets a row. A channel with notifications has one job, so that one message covers
all tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

from sqlalchemy import Connection, Executable, Table, bindparam, case, delete, exists, null, select, update
from sqlalchemy.dialects.postgresql import insert as upsert  # its ON CONFLICT compiles for SQLite, too

from tertulia.server.domain.jobs import JobKind, Rank
from tertulia.server.domain.notices import ChannelState, Notice, NoticeKind, NoticeState
from tertulia.server.storage.models import JobRow
from tertulia.server.storage.notice_models import ChannelRow, NoticeRow
from tertulia.server.storage.statement_cache import execute

Row = dict[str, Any]
CHANNEL, NOTICE, JOB = (cast(Table, model.__table__) for model in (ChannelRow, NoticeRow, JobRow))


_CHANNELS = (
    select(CHANNEL.c.id, CHANNEL.c.owner, CHANNEL.c.kinds)
    .where(CHANNEL.c.owner.in_(bindparam("owners", expanding=True)), CHANNEL.c.state == ChannelState.READY.value)
    .order_by(CHANNEL.c.id)
    .with_for_update(key_share=True, read=True)
)
"""The channels are locked until the transaction ends, so that none is deleted while it gets notifications."""
KEEP: Executable = upsert(NOTICE).on_conflict_do_nothing(index_elements=["channel", "about", "kind", "mark"])
OVERTAKEN: Executable = delete(NOTICE).where(
    NOTICE.c.channel == bindparam("of_channel"),
    NOTICE.c.about == bindparam("of_table"),
    NOTICE.c.kind == bindparam("of_kind"),
    NOTICE.c.mark != bindparam("newest"),
    NOTICE.c.state == bindparam("in_state"),
)
"""Deletes the waiting notification of an earlier turn when the next turn begins: it would be true again, and be sent
too early and twice."""
FORESEEN = update(NOTICE).where(
    NOTICE.c.kind == NoticeKind.SHORT.value, NOTICE.c.state == NoticeState.WAITING.value, NOTICE.c.tries == 0
)
"""Updates low-time warnings that wait for their due time."""
_JOBS = upsert(JOB)
CALL: Executable = _JOBS.on_conflict_do_update(
    index_elements=["kind", "key"],
    set_={
        "due": case((JOB.c.due < _JOBS.excluded.due, JOB.c.due), else_=_JOBS.excluded.due),
        "lease": null(),
        "holder": null(),
    },
)
"""Makes a channel's job due when its first notification is. A worker that holds the job loses its lease, so that the
job is claimed again."""


class Reachable:
    """The owners of channels as far as this process knows, so that nothing is written or read for other guests."""

    def __init__(self) -> None:
        self._known: set[str] | None = None
        """None if other processes can add channels: then every owner may have one."""

    def are(self, owners: Iterable[str]) -> None:
        """Set the complete list of owners, when this process alone adds channels."""
        self._known = set(owners)

    def may_be(self, owner: str) -> bool:
        """Whether an owner may have a channel."""
        return self._known is None or owner in self._known

    def is_now(self, owner: str) -> None:
        """Note that an owner has a channel now."""
        if self._known is not None:
            self._known.add(owner)


def notice_rows(notices: Iterable[Notice], now: int) -> list[Row]:
    """Rows of notifications, not yet assigned to the channels of their owners."""
    return [
        {
            "owner": each.owner,
            "about": each.table,
            "kind": each.kind.value,
            "mark": each.mark,
            "made": now,
            "due": now + each.wait * 1000,
            "state": NoticeState.WAITING.value,
            "tries": 0,
            "at": 0,
        }
        for each in notices
    ]


def write_notices(connection: Connection, rows: Sequence[Row]) -> None:
    """Store each notification on all channels of its owner that take its kind, within a transaction.

    Jobs are locked in the order of their keys, as everywhere (`tertulia.server.storage.jobs`).
    """
    if not rows:
        return
    owners = sorted({row["owner"] for row in rows})
    kept: list[Row] = []
    due: dict[str, int] = {}
    for channel, owner, kinds in connection.execute(_CHANNELS, {"owners": owners}).all():
        for row in rows:
            if row["owner"] == owner and f",{row['kind']}," in kinds:
                kept.append({"channel": channel, **{name: value for name, value in row.items() if name != "owner"}})
                due[channel] = min(due.get(channel, row["due"]), row["due"])
    if kept:
        execute(connection, OVERTAKEN, [_before(row) for row in kept])
        execute(connection, KEEP, kept)
        execute(connection, CALL, [_job(channel, due[channel]) for channel in sorted(due)])


def write_trial(connection: Connection, channel: str, now: int) -> None:
    """Queue a test notification on one channel, within a transaction."""
    trial = notice_rows([Notice("", "", NoticeKind.TRIAL, now)], now)[0]
    del trial["owner"]
    execute(connection, KEEP, [{"channel": channel, **trial}])
    write_call(connection, channel, now)


def write_merged(connection: Connection, owner: str, device: str, now: int) -> None:
    """Notify an owner on every ready channel that a browser merged seats into their account.

    `device` is the browser's kind of device. The kinds that a channel takes do not matter. Called within a transaction.
    """
    notice = notice_rows([Notice("", device[:32], NoticeKind.MERGED, now)], now)[0]
    del notice["owner"]
    for channel, *_ in connection.execute(_CHANNELS, {"owners": [owner]}).all():
        execute(connection, KEEP, [{"channel": channel, **notice}])
        write_call(connection, channel, now)


def write_call(connection: Connection, channel: str, due: int) -> None:
    """Make a channel's job due at `due` (milliseconds since 1970), within a transaction."""
    execute(connection, CALL, [_job(channel, due)])


def look_again(connection: Connection, owner: str, now: int) -> None:
    """Have an owner's channels with waiting notifications checked again, within a transaction.

    The owner's hours have changed, and with them the due times of low-time warnings.
    """
    waiting = exists().where(NOTICE.c.channel == CHANNEL.c.id, NOTICE.c.state == NoticeState.WAITING.value)
    for channel, *_ in connection.execute(_CHANNELS.where(waiting), {"owners": [owner]}).all():
        connection.execute(FORESEEN.where(NOTICE.c.channel == channel).values(due=now))
        write_call(connection, channel, now)


def _before(row: Row) -> Row:
    return {
        "of_channel": row["channel"],
        "of_table": row["about"],
        "of_kind": row["kind"],
        "newest": row["mark"],
        "in_state": NoticeState.WAITING.value,
    }


def _job(channel: str, due: int) -> Row:
    return {
        "kind": JobKind.NOTICE.value,
        "key": channel,
        "rank": int(Rank.UNATTENDED),
        "due": due,
        "lease": None,
        "holder": None,
        "attempts": 0,
        "share": "",
        "about": b"",
        "answer": None,
    }
