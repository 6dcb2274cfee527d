"""Send queued emails (`EmailWorker`).

Each email has a job, which holds the email's content, encrypted by the site's secret. An email is never sent twice. It
is marked as being sent right before it is handed to the mail server. A job that is found with this mark belonged to a
process that has died, and the email may have arrived. Then it is not sent again, and the user has to request another.
"""

from __future__ import annotations

import logging

import msgspec
from msgspec import Struct

from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.delivery import Email, Mailer, MailRefused, Seal, email_of_job
from tertulia.server.domain.jobs import Jobs
from tertulia.server.workers.job_runner import ClaimedJob, backoff_seconds
from tertulia.server.workers.task_control import finish_before_cancelling

log = logging.getLogger(__name__)
MAX_EMAILS_AT_ONCE = 8
"""Maximum number of emails that a process sends at the same time.

So a slow mail server does not block other jobs.
"""
FULL_RETRY_SECONDS = 2.0
"""Seconds until an email job is retried if its process already sends `MAX_EMAILS_AT_ONCE` emails."""
FIRST_RETRY_SECONDS = 15.0
"""Seconds until the first retry of an email that the mail server refused for now.

Each later wait is twice as long, up to `MAX_RETRY_SECONDS`.
"""
MAX_RETRY_SECONDS = 1800.0
"""Maximum seconds between two attempts to send an email that the mail server refuses for now."""
MAX_RETRIES = 54
"""Maximum number of retries of an email that was refused for now; they take about a day."""
SHUTDOWN_GRACE_SECONDS = 5.0
"""Seconds that a stopping process waits for an email or a notification that it is just sending."""


class EmailAttempt(Struct, frozen=True):
    """Progress of a queued email: how often the mail server refused it, and whether it is being sent."""

    tries: int = 0
    sending: bool = False


class EmailWorker:
    """Runs the jobs that send emails."""

    def __init__(self, jobs: Jobs, mailer: Mailer, seal: Seal, clock: Clock = SYSTEM) -> None:
        self._jobs, self._mailer, self._seal, self._clock = jobs, mailer, seal, clock
        self._busy = 0

    async def work(self, claimed: ClaimedJob) -> None:
        """Send the email of a job. If the mail server refuses it for now, release the job with a delay."""
        if self._busy >= MAX_EMAILS_AT_ONCE:
            await self._jobs.release(claimed.job, FULL_RETRY_SECONDS)
            return
        self._busy += 1
        try:
            await self._send(claimed)
        finally:
            self._busy -= 1

    async def _send(self, claimed: ClaimedJob) -> None:
        before = await self._load_attempt(claimed)
        if before.sending:
            log.warning("an email may have been sent when a process died: it is not sent again")
            return
        try:
            email = email_of_job(claimed.job.arguments, self._seal)
        except (ValueError, msgspec.ValidationError):
            log.error("an email is skipped: it was encrypted with another secret")
            return
        if email.until is not None and email.until < milliseconds(self._clock.now()):
            return
        await finish_before_cancelling(self._mark_and_send(claimed, email, before.tries), SHUTDOWN_GRACE_SECONDS)

    async def _mark_and_send(self, claimed: ClaimedJob, email: Email, tries: int) -> None:
        """Mark an email as being sent, send it, and store the result.

        `tries` is how often the mail server has refused the email. The mark is stored first, so that an email is never
        sent twice: an email that is found with the mark after a crash is not sent again. If storing the mark fails, the
        mark is removed, because the email was not sent. If the mail server refuses the email, it is sent again later or
        given up.
        """
        try:
            await self._store_attempt(claimed, EmailAttempt(tries, sending=True))
        except BaseException:
            await self._store_attempt(claimed, EmailAttempt(tries))
            raise
        try:
            await self._mailer.send(email)
        except MailRefused as refused:
            await self._handle_refusal(claimed, tries + 1, refused)
        else:
            await self._jobs.finish(claimed.job)

    async def _handle_refusal(self, claimed: ClaimedJob, tries: int, refused: MailRefused) -> None:
        if refused.permanent or tries > MAX_RETRIES:
            log.warning(
                "an email is dropped: %s", "rejected permanently" if refused.permanent else "rejected too often"
            )
            return
        await self._store_attempt(claimed, EmailAttempt(tries))
        await self._jobs.release(claimed.job, backoff_seconds(tries, FIRST_RETRY_SECONDS, MAX_RETRY_SECONDS))

    async def _load_attempt(self, claimed: ClaimedJob) -> EmailAttempt:
        state = (await self._jobs.load_states([claimed.id])).get(claimed.id)
        if state is None or not state.answer:
            return EmailAttempt()
        return msgspec.json.decode(state.answer, type=EmailAttempt)

    async def _store_attempt(self, claimed: ClaimedJob, attempt: EmailAttempt) -> None:
        await self._jobs.store_answer(claimed.job, msgspec.json.encode(attempt), done=False)
