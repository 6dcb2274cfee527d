"""Background tasks that run for the lifetime of a server process: `background_tasks`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from tertulia.server.backends import exchange_use
from tertulia.server.live.presence_sync import share_presence
from tertulia.server.storage.unstarted_tables import SqlUnstartedTables
from tertulia.server.workers.following import follow_others, make_news_handler
from tertulia.server.workers.heartbeat import write_heartbeats
from tertulia.server.workers.preparing import prepare_until_ready
from tertulia.server.workers.tidying import drop_expired_sessions, drop_unfilled, drop_unused_sets, unload_idle_tables
from tertulia.server.workers.waking import Waker, create_missing_jobs, retry_bot_jobs

if TYPE_CHECKING:
    from tertulia.server.assembly import Assembly, WorkerServices

Tasks = dict[str, Callable[[], Awaitable[None]]]
"""Functions that start the tasks, by their names in the log."""


def background_tasks(services: Assembly) -> Tasks:
    """The background tasks of this process."""
    shared, clock, service = services.database.shared, services.clock, services.service
    serving, thinking = services.settings.role != "worker", services.worker
    works: Tasks = {
        "forgetting idle tables": lambda: unload_idle_tables(service, services.settings.idle_after, clock),
        "who can be told": lambda: services.notifications.reload_channel_owners(shared),
        "following other processes": lambda: follow_others(
            service, lambda: services.relay.connected, clock, services.talking.poll
        ),
        "news of other processes": lambda: services.relay.run(
            make_news_handler(service, services.handle_table_news, services.talking.handle_news), services.handle_call
        ),
        "the heartbeat of this process": lambda: write_heartbeats(
            services.jobs, "web" if serving else "worker", shared, clock
        ),
    }
    if serving:
        works |= services.people.background_tasks()
        works["heartbeats to browsers"] = services.live.send_heartbeats
        works["dropping expired sessions"] = lambda: drop_expired_sessions(
            services.people.sessions.delete_expired, clock
        )
        works["waking tables"] = Waker(service, services.jobs, clock).run
    if (presence := services.presence) is not None:
        works["who is present"] = lambda: share_presence(service, services.live, presence, clock)
    if (use := services.use) is not None and serving:
        works["limits"] = lambda: exchange_use(services.settings, use, clock)
    return works | (_web_tasks(services) if thinking is None else _worker_tasks(services, thinking))


def _web_tasks(services: Assembly) -> Tasks:
    """A process without search processes does nothing more once the rules are compiled."""

    async def nothing() -> None: ...

    return {"preparing games": lambda: prepare_until_ready(services.readiness, nothing, clock=services.clock)}


def _worker_tasks(services: Assembly, worker: WorkerServices) -> Tasks:
    service, jobs, clock = services.service, services.jobs, services.clock
    unfilled = SqlUnstartedTables(services.journal, services.channel_owners, clock, services.wake_job_runner)

    async def bots_go_on() -> None:
        await retry_bot_jobs(service, jobs)

    return {
        "preparing games": lambda: prepare_until_ready(services.readiness, bots_go_on, worker.preload, clock),
        "missing jobs": lambda: create_missing_jobs(service, services.logs, jobs, clock),
        "dropping unused sets": lambda: drop_unused_sets(services.kept_sets, clock),
        "dropping unfilled tables": lambda: drop_unfilled(service, unfilled, clock),
        "running jobs": worker.job_runner.run,
    }
