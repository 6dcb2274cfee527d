"""Notifications and emails are sent a few at a time. Further jobs are given back and claimed later."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tertulia.server.domain.notifications import TABLE_OWNER, NotificationKind, NotificationSettings
from tertulia.server.workers import emails, notifying
from tertulia.server.workers.emails import EmailWorker
from tertulia.server.workers.notifying import Notifier


@pytest.mark.parametrize(
    ("kind", "send", "most"),
    [(Notifier, "_send_due", notifying.MAX_MESSAGES_AT_ONCE), (EmailWorker, "_send", emails.MAX_EMAILS_AT_ONCE)],
    ids=["notifications", "emails"],
)
async def test_concurrent_sends_are_limited(kind: type[Any], send: str, most: int) -> None:
    begun, released_jobs, may_end = list[object](), list[object](), asyncio.Event()

    async def sent(job: object) -> None:
        begun.append(job)
        await may_end.wait()

    async def give_back(job: object, seconds: float) -> None:
        released_jobs.append(job)

    worker = object.__new__(kind)
    vars(worker).update({"_busy": 0, "_jobs": SimpleNamespace(release=give_back), send: sent})
    claimed_job = SimpleNamespace(job="job", id=SimpleNamespace(key="key"))
    for turn in (1, 2):
        works = [asyncio.create_task(worker.work(claimed_job)) for _ in range(most + 1)]
        await asyncio.sleep(0)
        assert (len(begun), len(released_jobs)) == (turn * most, turn)
        may_end.set()
        await asyncio.gather(*works)
        may_end.clear()


async def test_table_channel_gets_no_deadline() -> None:
    """Its readers are in many time zones."""
    notifier = object.__new__(Notifier)
    channel, notification = (
        SimpleNamespace(owner=f"{TABLE_OWNER}one"),
        SimpleNamespace(table="one", kind=NotificationKind.TURN),
    )
    assert await notifier._load_deadlines(cast(Any, channel), [cast(Any, notification)], NotificationSettings()) == {}
