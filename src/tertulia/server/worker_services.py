"""Services of a process that runs jobs and searches, and their background tasks: `WorkerServices`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tertulia.kernel.cores import available_cores
from tertulia.server.backends import Backends, TableStores
from tertulia.server.domain.jobs import JobKind
from tertulia.server.domain.service import TableService
from tertulia.server.identity.client_addresses import ClientAddresses
from tertulia.server.notifications import NotificationSubsystem
from tertulia.server.storage.analyses import SqlAnalyses
from tertulia.server.storage.unstarted_tables import SqlUnstartedTables
from tertulia.server.workers.analysing import AnalysisWorker
from tertulia.server.workers.bots import BotWorker
from tertulia.server.workers.emails import EmailWorker
from tertulia.server.workers.hinting import HintWorker
from tertulia.server.workers.job_runner import JobRunner
from tertulia.server.workers.planned import PlannedMoveWorker
from tertulia.server.workers.preparing import prepare_until_ready
from tertulia.server.workers.replaying import Replays
from tertulia.server.workers.search_pool import SearchPool
from tertulia.server.workers.table_upkeep import (
    ClockWorker,
    LeavingWorker,
    LogCompressor,
    drop_unfilled,
    drop_unused_sets,
)
from tertulia.server.workers.waking import create_missing_jobs, retry_bot_jobs
from tertulia.server.workers.warming import preload_search_processes


class WorkerServices:
    """Runs the jobs and searches of a process."""

    def __init__(
        self,
        backends: Backends,
        stores: TableStores,
        service: TableService,
        notifications: NotificationSubsystem,
        replays: Replays,
        client_addresses: ClientAddresses,
    ) -> None:
        settings, jobs, clock = backends.settings, backends.jobs, backends.clock
        self._backends, self._stores, self._service = backends, stores, service
        self.search_pool = SearchPool(settings.search_processes or max(1, available_cores() - 1), clock=clock)
        self.hints = HintWorker(service, self.search_pool, jobs, settings.hint_milliseconds)
        self.analyses = AnalysisWorker(
            service,
            SqlAnalyses(backends.journal),
            self.search_pool,
            replays,
            jobs,
            settings.analysis_milliseconds,
        )
        self.bots = BotWorker(service, settings, self.search_pool, client_addresses, clock)
        handlers = {
            JobKind.BOT: self.bots.work,
            JobKind.PACK: LogCompressor(stores.logs, clock=clock).work,
            JobKind.PLANNED_MOVE: PlannedMoveWorker(service, stores.private_seat_data).work,
            JobKind.HINT: self.hints.work,
            JobKind.ANALYSIS: self.analyses.work,
            JobKind.NOTIFICATION: notifications.notifier.work,
            JobKind.CLOCK: ClockWorker(service, jobs, clock).work,
            JobKind.LEAVE_OPEN_TABLES: LeavingWorker(service, stores.calendars, notifications.store).work,
            JobKind.EMAIL: EmailWorker(jobs, backends.mailer, backends.seal, clock).work,
        }
        requested_again = {JobKind.BOT: self.bots.keep_awake}
        self.job_runner = JobRunner(jobs, handlers, requested_again, clock, backends.jobs_added)

    def background_tasks(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """Return the background tasks of a process that runs jobs, by their names in the log."""
        backends, stores, service = self._backends, self._stores, self._service
        jobs, journal, clock = backends.jobs, backends.journal, backends.clock
        unstarted = SqlUnstartedTables(journal, stores.channel_owners, clock, backends.wake_job_runner)
        return {
            "preparing games": lambda: prepare_until_ready(
                service.readiness, lambda: retry_bot_jobs(service, jobs), self.preload, clock
            ),
            "missing jobs": lambda: create_missing_jobs(service, stores.logs, jobs, clock),
            "deleting unused component sets": lambda: drop_unused_sets(stores.sets, clock),
            "deleting unfilled tables": lambda: drop_unfilled(service, unstarted, clock),
            "running jobs": self.job_runner.run,
        }

    async def preload(self) -> None:
        """If `Settings.preload_searches` is set, load rules and searches into the search processes."""
        if self._backends.settings.preload_searches:
            await preload_search_processes(self.search_pool, self._service.readiness)

    async def close(self) -> None:
        """Stop running jobs, release their leases, and end the search processes."""
        await self.job_runner.close()
        self.search_pool.close()
