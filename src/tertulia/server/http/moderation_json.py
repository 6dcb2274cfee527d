"""Converts sanctions, reports and moderation log entries to responses, with handles instead of guest ids."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tertulia.server.domain.chat import room_named
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.moderation import LogEntry, Report, Sanction
from tertulia.server.domain.ports import GuestProfiles
from tertulia.server.http.community_responses import (
    DeedMessage,
    OwnReport,
    PersonRef,
    ReportLine,
    ReportMessage,
    SanctionMessage,
)


class ModerationResponses:
    """Builds moderation responses for the guest `asker`."""

    def __init__(self, names: GuestProfiles, now: int, asker: GuestId) -> None:
        self._names, self._now, self._asker = names, now, asker
        self._held: list[object] = []

    async def load_names(self, guests: Iterable[GuestId]) -> None:
        """Load the names of guests, and keep them loaded for the lifetime of this object."""
        self._held += await self._names.load_profiles(guests)

    def person(self, guest: GuestId) -> PersonRef:
        """A guest's handle and name, as other players see them."""
        return PersonRef(self._names.handle(guest), self._names.name(guest))

    async def sanctions(self, found: Sequence[Sanction]) -> list[SanctionMessage]:
        """Responses for sanctions. They do not name the moderator; only the log does."""
        await self.load_names({one.guest for one in found})
        return [
            SanctionMessage(
                id=one.id,
                person=self.person(one.guest),
                kind=one.kind,
                reason=one.reason,
                began=one.began,
                until=one.until,
                holds=one.in_force(self._now),
                seen=one.seen,
                appeal=one.appeal,
                answer=one.answer,
                upheld=one.upheld,
                lifted=one.lifted,
                mine=one.by == self._asker,
            )
            for one in found
        ]

    async def reports(self, found: Sequence[Report]) -> list[ReportMessage]:
        """Responses for reports, as moderators see them."""
        await self.load_names({one.reporter for one in found} | {one.about for one in found})
        await self.load_names({line.author for one in found for line in one.context})
        return [self._report(one) for one in found]

    def _report(self, report: Report) -> ReportMessage:
        room = room_named(report.room)
        return ReportMessage(
            id=report.id,
            reporter=self.person(report.reporter),
            about=self.person(report.about),
            table=None if room is None else room.table,
            listeners="all" if room is None else room.listeners,
            line=report.line,
            context=[
                ReportLine(line.number, self.person(line.author), line.said.phrase, line.said.words, line.time)
                for line in report.context
            ],
            reason=report.reason,
            time=report.time,
        )

    async def own_reports(self, found: Sequence[Report]) -> list[OwnReport]:
        """Responses for reports, as the guest who sent them sees them."""
        await self.load_names({one.about for one in found})
        return [OwnReport(self.person(one.about), one.time, one.outcome) for one in found]

    async def log_entries(self, found: Sequence[LogEntry]) -> list[DeedMessage]:
        """Responses for moderation log entries."""
        await self.load_names({one.who for one in found} | {one.about for one in found})
        return [
            DeedMessage(
                one.number,
                one.time,
                self.person(one.who),
                one.what,
                self.person(one.about),
                dict(one.details),
                one.hash,
            )
            for one in found
        ]
