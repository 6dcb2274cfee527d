"""Steps of the transaction in which an account takes over the seats and tables of a former guest.

A shared browser, a device link or a copied cookie may have signed in another person as the former guest, too. So
nothing of the former guest may act for the account or receive the account's notifications. Sessions end, channels and
the calendar address are deleted, and only credentials that the merging session added move to the account.
`tertulia.server.storage.guests` calls these steps in order.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import Connection, delete, exists, or_, select, update
from sqlalchemy.dialects.postgresql import insert as upsert

from tertulia.server.domain.accounts import Merge, SessionRotated
from tertulia.server.domain.blocks_and_notes import table_subject
from tertulia.server.domain.calendars import PlayerTime, with_elapsed
from tertulia.server.domain.jobs import JobId, JobKind, JobOrder, JobPriority
from tertulia.server.domain.names import guest_name
from tertulia.server.domain.notifications import TABLE_OWNER
from tertulia.server.domain.seats import GuestId
from tertulia.server.storage.accounts import SESSION, write_tombstones
from tertulia.server.storage.all_models import METADATA
from tertulia.server.storage.calendars import keep_person, read_people, timed_tables
from tertulia.server.storage.changes import RESET_JOB
from tertulia.server.storage.jobs import INSERT_JOB, job_row
from tertulia.server.storage.missing import CALENDAR
from tertulia.server.storage.moderation import add_entry
from tertulia.server.storage.outbox import CHANNEL, JOB, recheck_channels, write_merge_notification
from tertulia.server.storage.restoring import course_of
from tertulia.server.storage.roles import role_of, set_role


def has_clocks(connection: Connection, guest: GuestId) -> bool:
    """Whether a guest sits at a running table with clocks.

    A stored `Course` alone does not prove that a table has clocks, because it can also hold proposals.
    """
    courses = connection.execute(select(GAME.c.course).where(GAME.c.id.in_(timed_tables(connection, guest))))
    return any(course_of(course).pace is not None for (course,) in courses)


def hand_over_clocks(connection: Connection, before: GuestId, guest: GuestId, now: int, own_clocks: bool) -> None:
    """Adjust the clocks of seats that a merge has moved from the guest `before` to the account `guest`.

    Called within the transaction of the merge. `own_clocks` says whether the account had seats at tables with clocks
    before the merge. If not, the account takes over the former guest's vacation days until today, on which clocks
    stand still. Otherwise these days would change the clocks of the account's own seats, and are not taken over. For
    each running table of the account with a stored `Course`, a job to recompute the clocks is added. `now` is in
    milliseconds since 1970.
    """
    both = select(CALENDAR.c.guest).where(CALENDAR.c.guest.in_((before, guest)))
    connection.execute(both.order_by(CALENDAR.c.guest).with_for_update())
    found = read_people(connection, (before, guest))
    if before in found and not own_clocks:
        player_time = found.get(guest, PlayerTime())
        if (new := with_elapsed(player_time, found[before], now)) != player_time:
            keep_person(connection, guest, new)
    for table in sorted(timed_tables(connection, guest)):
        connection.execute(RESET_JOB, job_row(JobOrder(JobId(JobKind.CLOCK, table), JobPriority.PLAYERS), now))
    recheck_channels(connection, guest, now)


CREDENTIAL, GAME, GUEST, NOTE = (METADATA.tables[name] for name in ("credential", "game_table", "guest", "note"))


def hosted_tables(connection: Connection, guest: GuestId) -> list[str]:
    """Return the ids of the tables that a guest hosts."""
    found = connection.execute(select(GAME.c.id).where(GAME.c.host == guest).order_by(GAME.c.id))
    return [str(table) for (table,) in found]


def end_sessions(connection: Connection, merge: Merge, now: int) -> None:
    """End all sessions of the former guest, and store the account's new session in the merging browser.

    Browsers may still hold cookies with a signed id of the former guest, from which session tokens derive. The
    tokens' hashes (`merge.tombstones`) are stored as ended sessions, so that such a cookie signs in no browser.
    Raises `SessionRotated` if the merging browser's session has ended meanwhile.
    """
    ended = select(SESSION.c.ended).where(SESSION.c.hash == merge.session).with_for_update()
    if connection.execute(ended).scalar_one_or_none():
        raise SessionRotated("this browser has just been signed out: repeat the request")
    running = [SESSION.c.guest == merge.before, SESSION.c.ended.is_(False)]
    connection.execute(update(SESSION).where(*running).values(ended=True, changed=now))
    write_tombstones(connection, merge.before, {merge.session, *merge.tombstones}, now)
    connection.execute(update(SESSION).where(SESSION.c.hash == merge.session).values(rotated=now))
    connection.execute(SESSION.insert().values({**merge.successor._asdict(), "changed": now}))


def move_credentials(connection: Connection, merge: Merge) -> None:
    """Move to the account the former guest's credentials that the merging browser's session added.

    The former guest's other credentials are deleted.
    """
    own = CREDENTIAL.c.guest == merge.before
    added = CREDENTIAL.c.session == merge.session
    connection.execute(update(CREDENTIAL).where(own, added).values(guest=merge.guest, session=merge.successor.hash))
    connection.execute(delete(CREDENTIAL).where(own))


def delete_channels(connection: Connection, before: GuestId, hosted: Collection[str]) -> None:
    """Delete the channels of the former guest and of the tables `hosted`, with notifications and jobs.

    `hosted` are the ids of the tables that the former guest hosted before the merge.
    """
    of_tables = CHANNEL.c.owner.in_([f"{TABLE_OWNER}{table}" for table in hosted])
    channel_query = select(CHANNEL.c.id).where(or_(CHANNEL.c.owner == before, of_tables)).order_by(CHANNEL.c.id)
    channels = [str(channel) for (channel,) in connection.execute(channel_query.with_for_update())]
    connection.execute(delete(CHANNEL).where(CHANNEL.c.id.in_(channels)))
    connection.execute(delete(JOB).where(JOB.c.kind == JobKind.NOTIFICATION.value, JOB.c.key.in_(channels)))


def remove_role(connection: Connection, before: GuestId, now: int) -> None:
    """Remove the role of the former guest, whose seats an account takes over, and log the removal.

    Does nothing for a player without a role. Raises `LastAdministrator` if no other administrator is left.
    """
    if role_of(connection, before) != "player":
        set_role(connection, now, before, "player")
        add_entry(connection, now, before, "role", before, {"role": "player"})


def move_notes(connection: Connection, merge: Merge, tables: Collection[str]) -> None:
    """Move the former guest's notes about the given tables to the account.

    If the account already has a note about a table, the former guest's note about that table is not moved. All notes
    of the former guest that are not moved are deleted.
    """
    mine = NOTE.c.writer == merge.before
    own = NOTE.alias()
    twin = exists().where(own.c.writer == merge.guest, own.c.about == NOTE.c.about)
    about = NOTE.c.about.in_([table_subject(table) for table in tables])
    connection.execute(update(NOTE).where(mine, about, ~twin).values(writer=merge.guest))
    connection.execute(delete(NOTE).where(mine))


def link_former(connection: Connection, merge: Merge, moment: datetime) -> None:
    """Store that the account took over the seats of the former guest (`GuestRow.merged_into`).

    Guests that were merged into the former guest before are linked to the account, too. When the account is deleted,
    the remaining data of all these former guests is deleted.
    """
    row = {"id": merge.before, "name": guest_name(merge.before), "updated": moment, "merged_into": merge.guest}
    new_row = upsert(GUEST).values(row)
    connection.execute(
        new_row.on_conflict_do_update(index_elements=["id"], set_={"merged_into": new_row.excluded.merged_into})
    )
    before = GUEST.c.merged_into == merge.before
    connection.execute(update(GUEST).where(before).values(merged_into=merge.guest))


def notify_account(connection: Connection, merge: Merge, now: int) -> None:
    """Queue a notification of the merge on each of the account's channels, and the emails `merge.emails`.

    The emails go to the sign-in addresses of the account that no notified channel uses.
    """
    write_merge_notification(connection, merge.guest, merge.successor.device, now)
    if merge.emails:
        connection.execute(INSERT_JOB, [job_row(job, now) for job in merge.emails])
