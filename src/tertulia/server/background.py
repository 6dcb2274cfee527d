"""Background tasks that run for the lifetime of a server process: `works_of`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from tertulia.server.backends import sharing_of
from tertulia.server.live.meeting import share_presence
from tertulia.server.storage.results import SqlResults
from tertulia.server.storage.unfilled import SqlUnfilled
from tertulia.server.workers.beating import beat
from tertulia.server.workers.following import follow_others, hearing
from tertulia.server.workers.preparing import keep_preparing
from tertulia.server.workers.results import make_up
from tertulia.server.workers.tidying import drop_expired_sessions, drop_unfilled, drop_unused_sets, forget_idle
from tertulia.server.workers.waking import Waker, give_missed, give_tables_with_bots

if TYPE_CHECKING:
    from tertulia.server.assembly import Assembly, Thinking

Works = dict[str, Callable[[], Awaitable[None]]]
"""Functions that start the tasks, by their names in the log."""


def works_of(rooms: Assembly) -> Works:
    """The background tasks of this process."""
    shared, clock, service = rooms.database.shared, rooms.clock, rooms.service
    serving, thinking = rooms.settings.role != "worker", rooms.thinking
    works: Works = {
        "forgetting idle tables": lambda: forget_idle(service, rooms.settings.idle_after, clock),
        "who can be told": lambda: rooms.notifications.reload_channel_owners(shared),
        "following other processes": lambda: follow_others(
            service, lambda: rooms.relay.connected, clock, rooms.talking.look_around
        ),
        "news of other processes": lambda: rooms.relay.run(
            hearing(service, rooms.told, rooms.talking.heard), rooms.called
        ),
        "the beat of this process": lambda: beat(rooms.jobs, "web" if serving else "worker", shared, clock),
    }
    if serving:
        works |= rooms.people.works()
        works["beats to browsers"] = rooms.live.beat
        works["dropping expired sessions"] = lambda: drop_expired_sessions(rooms.people.sessions.expire, clock)
        works["waking tables"] = Waker(service, rooms.jobs, clock).run
    if (presence := rooms.presence) is not None:
        works["who is present"] = lambda: share_presence(service, rooms.live, presence, clock)
    if (use := rooms.use) is not None and serving:
        works["limits"] = lambda: sharing_of(rooms.settings, use, clock)
    return works | (_of_a_visited_process(rooms) if thinking is None else _of_a_thinking_process(rooms, thinking))


def _of_a_visited_process(rooms: Assembly) -> Works:
    """A process without search processes does nothing more once the rules are compiled."""

    async def nothing() -> None: ...

    return {"preparing games": lambda: keep_preparing(rooms.readiness, nothing, clock=rooms.clock)}


def _of_a_thinking_process(rooms: Assembly, thinking: Thinking) -> Works:
    service, jobs, clock = rooms.service, rooms.jobs, rooms.clock
    unfilled = SqlUnfilled(rooms.journal, rooms.channel_owners, clock, rooms.stir)

    async def bots_go_on() -> None:
        await give_tables_with_bots(service, jobs)

    return {
        "preparing games": lambda: keep_preparing(rooms.readiness, bots_go_on, thinking.warm, clock),
        "what is no job yet": lambda: give_missed(service, rooms.logs, jobs, clock),
        "dropping unused sets": lambda: drop_unused_sets(rooms.kept_sets, clock),
        "dropping unfilled tables": lambda: drop_unfilled(service, unfilled, clock),
        "results of old games": lambda: make_up(SqlResults(rooms.journal, service.sets, rooms.readiness), clock),
        "taking jobs": thinking.taker.run,
    }
