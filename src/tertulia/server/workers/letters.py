"""Send queued emails: one job for each, with its content sealed by the site's secret (`LetterWorker`).

An email is never sent twice. It is marked as being sent right before it is handed to the mail server. A job that is
found with the mark belonged to a process that died, and the email may have arrived: it is not sent again, and the user
requests another.
"""

from __future__ import annotations

import logging

import msgspec
from msgspec import Struct

from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.jobs import Jobs
from tertulia.server.domain.mailing import Letter, Mailer, MailRefused, Seal, opened_letter
from tertulia.server.workers.ending import see_through
from tertulia.server.workers.taking import HeldJob

log = logging.getLogger(__name__)
MOST_AT_ONCE = 8
"""Maximum number of emails sent at the same time, so that a slow mail server does not block other jobs."""
SOON = 2.0
"""Seconds until a job that found `MOST_AT_ONCE` emails under way is run again."""
FIRST_PAUSE, LONGEST_PAUSE = 15.0, 1800.0
"""Seconds until a temporarily refused email is retried: first pause, doubled each time, and longest."""
MOST_TRIES = 54
"""Number of retries of a temporarily refused email, about a day."""
LAST_WORDS = 5.0
"""Seconds that an email which is being sent gets to finish when the process stops."""


class Handed(Struct, frozen=True):
    """Delivery state of a queued email."""

    tries: int = 0
    sending: bool = False


class LetterWorker:
    """Runs the jobs of queued emails."""

    def __init__(self, jobs: Jobs, mailer: Mailer, seal: Seal, clock: Clock = SYSTEM) -> None:
        self._jobs, self._mailer, self._seal, self._clock = jobs, mailer, seal, clock
        self._busy = 0

    async def work(self, held: HeldJob) -> None:
        """Send an email, or give its job back with a pause if it is refused temporarily."""
        if self._busy >= MOST_AT_ONCE:
            await self._jobs.give_back(held.job, SOON)
            return
        self._busy += 1
        try:
            await self._send(held)
        finally:
            self._busy -= 1

    async def _send(self, held: HeldJob) -> None:
        before = await self._handed(held)
        if before.sending:
            log.warning("a letter may have been sent when a process died: it is not sent again")
            return
        try:
            letter = opened_letter(held.job.about, self._seal)
        except (ValueError, msgspec.ValidationError):
            log.error("a letter is left out: another secret has sealed it")
            return
        if letter.until is not None and letter.until < milliseconds(self._clock.now()):
            return
        await see_through(self._hand_over(held, letter, before.tries), LAST_WORDS)

    async def _hand_over(self, held: HeldJob, letter: Letter, tries: int) -> None:
        """Mark an email as being sent, and send it. If the mark fails, remove it: the email was not sent."""
        try:
            await self._keep(held, Handed(tries, sending=True))
        except BaseException:
            await self._keep(held, Handed(tries))
            raise
        try:
            await self._mailer.send(letter)
        except MailRefused as refused:
            await self._refused(held, tries + 1, refused)
        else:
            await self._jobs.finish(held.job)

    async def _refused(self, held: HeldJob, tries: int, refused: MailRefused) -> None:
        if refused.permanent or tries > MOST_TRIES:
            log.warning("a letter is given up: %s", "refused for good" if refused.permanent else "refused too often")
            return
        await self._keep(held, Handed(tries))
        await self._jobs.give_back(held.job, pause_after(tries))

    async def _handed(self, held: HeldJob) -> Handed:
        state = (await self._jobs.states([held.id])).get(held.id)
        if state is None or not state.answer:
            return Handed()
        return msgspec.json.decode(state.answer, type=Handed)

    async def _keep(self, held: HeldJob, handed: Handed) -> None:
        await self._jobs.tell(held.job, msgspec.json.encode(handed), done=False)


def pause_after(tries: int) -> float:
    """Seconds until an email is retried after `tries` refusals."""
    return float(min(FIRST_PAUSE * 2 ** min(tries - 1, 20), LONGEST_PAUSE))
