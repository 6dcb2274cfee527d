"""Notifications do not stay "sending" while their worker lives, even if a step fails before the result is recorded."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tertulia.server.delivery.webhook import WebhookSender
from tertulia.server.domain.delivery import Email, email_job
from tertulia.server.domain.jobs import JobId, JobKind
from tertulia.server.domain.ports import StorageFault
from tertulia.server.workers import notifying
from tests.server.notifications.notification_site import (
    BEN,
    NotificationSite,
    Receiver,
    notification_site,
    run_receiver,
)


class DueTurn(NamedTuple):
    tested: NotificationSite
    service: Receiver
    channel: str


@contextlib.asynccontextmanager
async def due_notification(folder: Path) -> AsyncIterator[DueTurn]:
    """A site with one notification that is due in a minute."""
    async with notification_site(folder) as tested, run_receiver() as service:
        channel = await tested.add_channel(BEN, webhook=service.url)
        await tested.play_to_turn(BEN, await tested.start_table_of_two())
        yield DueTurn(tested, service, channel)


def fail_once(monkeypatch: pytest.MonkeyPatch, where: Any, name: str, *, before: bool) -> list[int]:
    """Let a function raise `StorageFault` in its first call, before or after its work.

    Returns a list with an item for each call.
    """
    done: list[int] = []
    real: Callable[..., Any] = getattr(where, name)

    async def failing(*arguments: Any, **named: Any) -> Any:
        done.append(1)
        if before and len(done) == 1:
            raise StorageFault("storage-away")
        found = await real(*arguments, **named)
        if len(done) == 1:
            raise StorageFault("storage-away")
        return found

    monkeypatch.setattr(where, name, failing)
    return done


async def assert_sent_soon(turn: DueTurn) -> None:
    """Assert that the message arrives once within a minute, and that it is recorded as sent."""
    for _ in range(12):
        turn.tested.clock.move(5)
        await asyncio.sleep(0.05)
        turn.tested.site.assembly.backends.jobs_added.set()
        if await turn.tested.list_states() == [("turn", "sent")]:
            break
    assert await turn.tested.list_states() == [("turn", "sent")]
    assert len(turn.service.posts) == 1


@pytest.mark.parametrize("before", [True, False])
@pytest.mark.parametrize("step", ["language", "ends"])
async def test_fault_while_composing_message_is_retried(
    step: str, before: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with due_notification(tmp_path) as turn:
        notifier = turn.tested.site.assembly.notifications.notifier
        where, name = {"language": (notifier._facts.tables, "load_language"), "ends": (notifier, "_load_deadlines")}[
            step
        ]
        done = fail_once(monkeypatch, where, name, before=before)
        turn.tested.clock.move(61)
        await turn.tested.wait_until(lambda: is_filled(done))
        await assert_sent_soon(turn)


async def is_filled(done: list[Any]) -> bool:
    return bool(done)


@pytest.mark.parametrize("before", [True, False])
@pytest.mark.parametrize("step", ["mark_sending", "store_result"])
async def test_fault_while_recording_state_is_retried(
    step: str, before: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault after the work is a connection that breaks before its answer arrives."""
    async with due_notification(tmp_path) as turn:
        done = fail_once(monkeypatch, turn.tested.site.assembly.notifications.notifier._channels, step, before=before)
        turn.tested.clock.move(61)
        await turn.tested.wait_until(lambda: is_filled(done))
        await assert_sent_soon(turn)


async def test_stopping_worker_waits_for_answer(tmp_path: Path) -> None:
    """`close` cancels the job every 0.2 s, and the answer takes 0.8 s."""
    async with due_notification(tmp_path) as turn:
        turn.service.release_event = asyncio.Event()
        turn.tested.clock.move(61)
        await turn.tested.wait_until(lambda: is_filled(turn.service.posts))
        asyncio.get_running_loop().call_later(0.8, turn.service.release_event.set)
        await turn.tested.site.worker.job_runner.close()
        assert await turn.tested.list_states() == [("turn", "sent")]
        assert len(turn.service.posts) == 1


@pytest.mark.parametrize(("deduplicates", "state"), [(True, "waiting"), (False, "unknown")])
async def test_stopped_worker_without_answer_records_outcome(
    deduplicates: bool, state: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifying, "SHUTDOWN_GRACE_SECONDS", 0.5)
    monkeypatch.setattr(WebhookSender, "deduplicates", deduplicates)
    async with due_notification(tmp_path) as turn:
        turn.service.release_event = asyncio.Event()
        turn.tested.clock.move(61)
        await turn.tested.wait_until(lambda: is_filled(turn.service.posts))
        await turn.tested.site.worker.job_runner.close()
        states = await turn.tested.list_states()
        turn.service.release_event.set()
        assert states == [("turn", state)]


async def test_lost_job_leaves_no_sending_mark(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process gets the job while the mark is written: nothing is sent, and the mark is removed."""
    async with due_notification(tmp_path) as turn:
        notifier, runner = turn.tested.site.assembly.notifications.notifier, turn.tested.site.worker.job_runner
        real, begun = notifier._channels.mark_sending, list[int]()

        async def begin(*arguments: Any) -> Any:
            begun.append(1)
            if len(begun) == 1:
                asyncio.get_running_loop().call_soon(
                    runner._running[JobId(JobKind.NOTIFICATION, turn.channel)][1].cancel
                )
                raise asyncio.CancelledError
            return await real(*arguments)

        monkeypatch.setattr(notifier._channels, "mark_sending", begin)
        turn.tested.clock.move(61)
        await turn.tested.wait_until(lambda: is_filled(begun))
        await asyncio.sleep(0.1)
        assert await turn.tested.list_states() == [("turn", "waiting")]


async def test_unsent_email_is_not_marked_as_sending(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sign-in email that is marked may have arrived, so it is never sent again."""
    async with notification_site(tmp_path) as tested:
        site = tested.site.assembly
        done = fail_once(monkeypatch, site.backends.jobs, "store_answer", before=False)
        await site.backends.jobs.enqueue([email_job(Email("ben@example.org", "s", "t"), site.backends.seal)])
        await tested.wait_until(lambda: is_filled(done))
        for _ in range(12):
            tested.clock.move(5)
            await asyncio.sleep(0.05)
            site.backends.jobs_added.set()
        assert len(tested.mailbox.emails) == 1
