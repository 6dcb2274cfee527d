"""Stores which players a guest has blocked, and a guest's private notes about players."""

from __future__ import annotations

from collections.abc import Collection, Set
from typing import cast

from sqlalchemy import Connection, Table, delete, func, select, union_all
from sqlalchemy.dialects.postgresql import insert as upsert  # its ON CONFLICT compiles for SQLite, too

from tertulia.server.domain.blocks_and_notes import MAX_BLOCKED_GUESTS, BlocksAndNotesStore, guest_of_subject
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.errors import BadCommand
from tertulia.server.domain.seats import GuestId
from tertulia.server.storage.community_models import BlockRow, NoteRow
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.plain import GUEST

NOTES, BLOCKS = (cast(Table, model.__table__) for model in (NoteRow, BlockRow))


class SqlBlocksAndNotes(BlocksAndNotesStore):
    def __init__(self, journal: Journal, clock: Clock = SYSTEM) -> None:
        self._journal, self._clock = journal, clock

    async def blocked_by(self, guest: GuestId) -> Set[GuestId]:
        async with self._journal.sessions() as session:
            rows = await session.execute(
                select(BLOCKS.c.blocked).where(BLOCKS.c.guest == guest).order_by(BLOCKS.c.time)
            )
            return dict.fromkeys(GuestId(each) for (each,) in rows).keys()

    async def blocked_either_way(self, guest: GuestId) -> Set[GuestId]:
        mine = select(BLOCKS.c.blocked).where(BLOCKS.c.guest == guest)
        of_me = select(BLOCKS.c.guest).where(BLOCKS.c.blocked == guest)
        async with self._journal.sessions() as session:
            return {GuestId(each) for (each,) in await session.execute(union_all(mine, of_me))}

    async def blockers_of(self, others: Collection[GuestId]) -> Set[GuestId]:
        query = select(BLOCKS.c.guest).where(BLOCKS.c.blocked.in_(list(others))).distinct()
        async with self._journal.sessions() as session:
            return {GuestId(each) for (each,) in await session.execute(query)}

    async def set_blocked(self, guest: GuestId, other: GuestId, on: bool) -> None:
        now = milliseconds(self._clock.now())

        def work(connection: Connection) -> None:
            if not on:
                connection.execute(delete(BLOCKS).where(BLOCKS.c.guest == guest, BLOCKS.c.blocked == other))
                return
            others = select(func.count()).where(BLOCKS.c.guest == guest, BLOCKS.c.blocked != other)
            if connection.execute(others).scalar_one() >= MAX_BLOCKED_GUESTS:
                raise BadCommand(f"at most {MAX_BLOCKED_GUESTS} players can be blocked")
            connection.execute(upsert(BLOCKS).values(guest=guest, blocked=other, time=now).on_conflict_do_nothing())

        await self._journal.transact(work)

    async def guests_named(self, name: str, most: int) -> list[GuestId]:
        query = select(GUEST.c.id).where(GUEST.c.name == name).order_by(GUEST.c.updated.desc(), GUEST.c.id).limit(most)
        async with self._journal.sessions() as session:
            return [GuestId(each) for (each,) in await session.execute(query)]

    async def load_note(self, writer: GuestId, about: str) -> str:
        return (await self.load_notes(writer, [about])).get(about, "")

    async def load_notes(self, writer: GuestId, about: Collection[str]) -> dict[str, str]:
        query = select(NOTES.c.about, NOTES.c.words).where(NOTES.c.writer == writer, NOTES.c.about.in_(list(about)))
        async with self._journal.sessions() as session:
            return {str(each): str(words) for each, words in await session.execute(query)}

    async def notes_about_guests(self, writer: GuestId) -> dict[GuestId, str]:
        query = select(NOTES.c.about, NOTES.c.words).where(NOTES.c.writer == writer).order_by(NOTES.c.time)
        async with self._journal.sessions() as session:
            rows = [(guest_of_subject(str(about)), str(words)) for about, words in await session.execute(query)]
        return {guest: words for guest, words in rows if guest is not None}

    async def store_note(self, writer: GuestId, about: str, words: str) -> None:
        row = {"writer": writer, "about": about, "words": words, "time": milliseconds(self._clock.now())}
        new = upsert(NOTES).values(row)
        replacement = new.on_conflict_do_update(
            index_elements=["writer", "about"], set_={"words": new.excluded.words, "time": new.excluded.time}
        )
        deletion = delete(NOTES).where(NOTES.c.writer == writer, NOTES.c.about == about)
        await self._journal.transact(lambda connection: connection.execute(replacement if words else deletion))
