"""Whose question comes next, whatever answers it: by kind, and within a kind in fair shares by address and by owner.

Pure: no clock, no task, no process. Whoever is free takes a job, and says afterwards what it has cost.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

MOST_REMEMBERED = 1000
"""The number of those of whom it is kept what they have spent; then the half of them is forgotten that has spent less."""
PASSED_BY = 8
"""The number of times in a row that a kind of jobs is passed by, for kinds that come before it, until it has its turn."""


class Priority(IntEnum):
    """The kinds of jobs, the first first."""

    PEOPLE = 0
    """People wait for it at their table: a bot is to act, a position is to be shown."""
    HINT = 1
    ANALYSIS = 2
    UNATTENDED = 3
    """A bot is to act where only bots decide."""


class Asker(NamedTuple):
    """For whom something is done, and as what."""

    priority: Priority
    address: str
    owner: str


@dataclass(eq=False)
class Job:
    """Something to be done; each is only itself."""

    asker: Asker
    cost: float = 1.0
    """What it is expected to cost, in whatever is shared: seconds, plies."""


class Shares:
    """What each of several has spent of something: whoever has spent least comes next. Whoever comes, or comes again, begins at
    the level of the one who was last chosen: nothing is saved up by waiting."""

    def __init__(self, most: int = MOST_REMEMBERED) -> None:
        self._spent: dict[str, float] = {}
        self._level, self._most = 0.0, most

    def __len__(self) -> int:
        return len(self._spent)

    def enter(self, name: str) -> None:
        """Let somebody take part from now on."""
        if len(self._spent) >= self._most:  # those who have spent least are forgiven it
            most = sorted(self._spent, key=self._of, reverse=True)[: self._most // 2]
            self._spent = {other: self._spent[other] for other in most}
        self._spent[name] = max(self._spent.get(name, 0.0), self._level)

    def least(self, names: Iterable[str]) -> str:
        """The name of whose turn it is; the first of those who have spent the same."""
        chosen = min(names, key=self._of)
        self._level = max(self._level, self._of(chosen))
        return chosen

    def charge(self, name: str, cost: float) -> None:
        """Count what somebody has spent; less than 0 is given back."""
        self._spent[name] = self._of(name) + cost

    def _of(self, name: str) -> float:
        return self._spent.get(name, self._level)


class FairQueue:
    """The jobs of one kind."""

    def __init__(self) -> None:
        self._jobs: dict[str, dict[str, deque[Job]]] = {}
        """By address and owner; neither has an entry where nothing waits."""
        self._addresses = Shares()
        self._owners: dict[str, Shares] = {}

    def __iter__(self) -> Iterator[Job]:
        return (job for owners in self._jobs.values() for jobs in owners.values() for job in jobs)

    def __bool__(self) -> bool:
        return bool(self._jobs)

    def of(self, address: str) -> Iterator[Job]:
        """The jobs that wait for one address."""
        return (job for jobs in self._jobs.get(address, {}).values() for job in jobs)

    def add(self, job: Job, first: bool = False) -> None:
        """Add a job at the end of its owner's or, where it has been taken before, at the beginning."""
        _, address, owner = job.asker
        if address not in self._jobs:
            self._jobs[address] = {}
            self._addresses.enter(address)
            self._forget_owners()
        owners = self._jobs[address]
        if owner not in owners:
            owners[owner] = deque()
            self._owners.setdefault(address, Shares()).enter(owner)
        if first:
            owners[owner].appendleft(job)
        else:
            owners[owner].append(job)

    def remove(self, job: Job) -> bool:
        """Remove a job. Returns whether it was there."""
        _, address, owner = job.asker
        jobs = self._jobs.get(address, {}).get(owner)
        if jobs is None or job not in jobs:
            return False
        jobs.remove(job)
        self._tidy(address, owner)
        return True

    def take(self) -> Job:
        """Take the next job, of which there must be one, and return it. It is charged with what it is expected to cost."""
        address = self._addresses.least(self._jobs)
        owner = self._owners[address].least(self._jobs[address])
        job = self._jobs[address][owner].popleft()
        self._tidy(address, owner)
        self.charge(job.asker, job.cost)
        return job

    def charge(self, asker: Asker, cost: float) -> None:
        """Count what an asker has spent."""
        self._addresses.charge(asker.address, cost)
        if asker.address in self._owners:
            self._owners[asker.address].charge(asker.owner, cost)

    def _tidy(self, address: str, owner: str) -> None:
        if not self._jobs[address][owner]:
            del self._jobs[address][owner]
        if not self._jobs[address]:
            del self._jobs[address]

    def _forget_owners(self) -> None:
        if len(self._owners) >= MOST_REMEMBERED:
            self._owners = {address: shares for address, shares in self._owners.items() if address in self._jobs}


class Scheduler:
    """All jobs that wait."""

    def __init__(self) -> None:
        self._queues = {priority: FairQueue() for priority in Priority}
        self._passed = dict.fromkeys(Priority, 0)
        """How often in a row a kind that waits was passed by."""

    def __len__(self) -> int:
        return sum(1 for queue in self._queues.values() for _ in queue)

    def add(self, job: Job) -> None:
        """Add a job."""
        self._queues[job.asker.priority].add(job)

    def put_back(self, job: Job) -> None:
        """Add a job that was taken and finished, and has to begin anew: it comes first of its owner's again."""
        self._queues[job.asker.priority].add(job, first=True)

    def remove(self, job: Job) -> bool:
        """Remove a job that nobody wants any more. Returns whether it was still waiting."""
        return self._queues[job.asker.priority].remove(job)

    def take(self) -> Job | None:
        """Take the job that comes next, and return it; None where nothing waits."""
        waiting = [priority for priority, queue in self._queues.items() if queue]
        if not waiting:
            return None
        overdue = (priority for priority in reversed(waiting) if self._passed[priority] >= PASSED_BY)
        chosen = next(overdue, waiting[0])
        for priority in waiting:
            self._passed[priority] += priority > chosen
        self._passed[chosen] = 0
        return self._queues[chosen].take()

    def finish(self, job: Job, cost: float) -> None:
        """Count what a job that was taken has cost."""
        self._queues[job.asker.priority].charge(job.asker, cost - job.cost)

    def pressed(self, job: Job) -> bool:
        """Whether something waits that comes before a job's kind."""
        return any(queue for priority, queue in self._queues.items() if priority < job.asker.priority)

    def contested(self, job: Job) -> bool:
        """Whether others wait for the same kind of thing as a job's asker."""
        return any(other.asker != job.asker for other in self._queues[job.asker.priority])

    def waiting(self, priority: Priority, address: str | None = None) -> int:
        """The number of jobs of a kind that wait, of one address or of all."""
        return sum(1 for _ in self._of(priority, address))

    def cost(self, priority: Priority, address: str | None = None) -> float:
        """The cost that the jobs which wait are expected to have."""
        return sum(job.cost for job in self._of(priority, address))

    def _of(self, priority: Priority, address: str | None) -> Iterator[Job]:
        queue = self._queues[priority]
        return iter(queue) if address is None else queue.of(address)
