"""Order waiting work by priority, then in fair shares by client address and by owner (`Scheduler`).

The scheduler is pure data: it has no clock, task or process. A free process takes a piece of work, and reports its
true cost afterwards.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

MAX_REMEMBERED = 1000
"""Maximum number of addresses or owners whose past cost is remembered.

At that number, the half with the lower cost is forgotten.
"""
MAX_PASSED_OVER = 8
"""How often in a row a waiting priority is passed over for a higher one, before its work is next."""


class Priority(IntEnum):
    """Priorities of work in a process, the highest first."""

    PEOPLE = 0
    """Work that players at a table wait for: a bot's turn, or an earlier position to show."""
    HINT = 1
    ANALYSIS = 2
    UNATTENDED = 3
    """A bot's turn at a table where only bots decide, and preloading."""


class WorkOwner(NamedTuple):
    """The priority of a piece of work, and the client address and owner (a guest) charged for its cost."""

    priority: Priority
    address: str
    owner: str


@dataclass(eq=False)
class QueuedWork:
    """A piece of work in the queue. Pieces are compared by identity, so that equal ones stay distinct."""

    asker: WorkOwner
    cost: float = 1.0
    """Expected cost of the work, in seconds of search or in plies to replay."""


class Shares:
    """The cost that each participant (an address or an owner) was charged.

    The participant with the lowest charged cost is next. A new or returning participant starts with at least the
    charged cost of the participant chosen last. So a participant gains no advantage from a time without work.
    """

    def __init__(self, most: int = MAX_REMEMBERED) -> None:
        self._charged_costs: dict[str, float] = {}
        self._level, self._most = 0.0, most

    def __len__(self) -> int:
        return len(self._charged_costs)

    def add(self, name: str) -> None:
        """Add the participant `name`, an address or an owner that had no waiting work until now.

        The participant's charged cost is raised, if necessary, to the cost of the participant chosen last. If the
        maximum number of participants is remembered already, the half with lower charged costs is forgotten first.
        """
        if len(self._charged_costs) >= self._most:  # participants who have spent little are forgotten
            most = sorted(self._charged_costs, key=self._spending_of, reverse=True)[: self._most // 2]
            self._charged_costs = {other: self._charged_costs[other] for other in most}
        self._charged_costs[name] = max(self._charged_costs.get(name, 0.0), self._level)

    def choose_least(self, names: Iterable[str]) -> str:
        """Return the participant in `names` with the lowest charged cost; of several, the first."""
        participant = min(names, key=self._spending_of)
        self._level = max(self._level, self._spending_of(participant))
        return participant

    def charge(self, name: str, cost: float) -> None:
        """Add `cost` to the charged cost of the participant `name`. A negative `cost` is a refund."""
        self._charged_costs[name] = self._spending_of(name) + cost

    def _spending_of(self, name: str) -> float:
        return self._charged_costs.get(name, self._level)


class FairQueue:
    """Waiting work of one priority, shared fairly by address, and within an address by owner."""

    def __init__(self) -> None:
        self._jobs: dict[str, dict[str, deque[QueuedWork]]] = {}
        """Waiting work by address and owner. Addresses and owners without waiting work have no entry."""
        self._addresses = Shares()
        self._owners: dict[str, Shares] = {}

    def __iter__(self) -> Iterator[QueuedWork]:
        return (job for owners in self._jobs.values() for jobs in owners.values() for job in jobs)

    def __bool__(self) -> bool:
        return bool(self._jobs)

    def of_address(self, address: str) -> Iterator[QueuedWork]:
        """Yield the waiting work that is charged to a client address."""
        return (job for jobs in self._jobs.get(address, {}).values() for job in jobs)

    def add(self, job: QueuedWork, first: bool = False) -> None:
        """Add work to the end of its owner's queue; to the front if `first` is True."""
        _, address, owner = job.asker
        if address not in self._jobs:
            self._jobs[address] = {}
            self._addresses.add(address)
            self._forget_owners()
        owners = self._jobs[address]
        if owner not in owners:
            owners[owner] = deque()
            self._owners.setdefault(address, Shares()).add(owner)
        if first:
            owners[owner].appendleft(job)
        else:
            owners[owner].append(job)

    def remove(self, job: QueuedWork) -> bool:
        """Remove work from the queue. Returns whether it was waiting."""
        _, address, owner = job.asker
        jobs = self._jobs.get(address, {}).get(owner)
        if jobs is None or job not in jobs:
            return False
        jobs.remove(job)
        self._tidy(address, owner)
        return True

    def take_next(self) -> QueuedWork:
        """Remove and return the next work, and charge its expected cost. The queue must not be empty."""
        address = self._addresses.choose_least(self._jobs)
        owner = self._owners[address].choose_least(self._jobs[address])
        job = self._jobs[address][owner].popleft()
        self._tidy(address, owner)
        self.charge(job.asker, job.cost)
        return job

    def charge(self, asker: WorkOwner, cost: float) -> None:
        """Charge `cost` to an asker's address and owner."""
        self._addresses.charge(asker.address, cost)
        if asker.address in self._owners:
            self._owners[asker.address].charge(asker.owner, cost)

    def _tidy(self, address: str, owner: str) -> None:
        if not self._jobs[address][owner]:
            del self._jobs[address][owner]
        if not self._jobs[address]:
            del self._jobs[address]

    def _forget_owners(self) -> None:
        if len(self._owners) >= MAX_REMEMBERED:
            self._owners = {address: shares for address, shares in self._owners.items() if address in self._jobs}


class Scheduler:
    """Waiting work of all priorities."""

    def __init__(self) -> None:
        self._queues = {priority: FairQueue() for priority in Priority}
        self._passed = dict.fromkeys(Priority, 0)
        """How often in a row each waiting priority was passed over for a higher one."""

    def __len__(self) -> int:
        return sum(1 for queue in self._queues.values() for _ in queue)

    def add(self, job: QueuedWork) -> None:
        self._queues[job.asker.priority].add(job)

    def requeue(self, job: QueuedWork) -> None:
        """Put work that has to start again at the front of its owner's queue. Call `finish` first."""
        self._queues[job.asker.priority].add(job, first=True)

    def remove(self, job: QueuedWork) -> bool:
        """Remove work that is no longer wanted. Returns whether it was waiting."""
        return self._queues[job.asker.priority].remove(job)

    def take_next(self) -> QueuedWork | None:
        """Remove and return the next work, or None if none waits."""
        waiting = [priority for priority, queue in self._queues.items() if queue]
        if not waiting:
            return None
        overdue = (priority for priority in reversed(waiting) if self._passed[priority] >= MAX_PASSED_OVER)
        next_priority = next(overdue, waiting[0])
        for priority in waiting:
            self._passed[priority] += priority > next_priority
        self._passed[next_priority] = 0
        return self._queues[next_priority].take_next()

    def finish(self, job: QueuedWork, cost: float) -> None:
        """Correct the charged cost of finished work from the expected to the true `cost`."""
        self._queues[job.asker.priority].charge(job.asker, cost - job.cost)

    def has_higher_priority(self, job: QueuedWork) -> bool:
        """Whether work of a higher priority than that of `job` waits."""
        return any(queue for priority, queue in self._queues.items() if priority < job.asker.priority)

    def has_rival(self, job: QueuedWork) -> bool:
        """Whether work of another asker waits that has the priority of `job`."""
        return any(other.asker != job.asker for other in self._queues[job.asker.priority])

    def count_waiting(self, priority: Priority, address: str | None = None) -> int:
        """Return the number of waiting pieces of work of a priority, of one address or of all (None)."""
        return sum(1 for _ in self._waiting_work(priority, address))

    def cost(self, priority: Priority, address: str | None = None) -> float:
        """Return the sum of the expected costs (`QueuedWork.cost`) of the waiting work of one priority.

        Only work charged to the client address `address` counts. If `address` is None, work of all addresses counts.
        """
        return sum(job.cost for job in self._waiting_work(priority, address))

    def _waiting_work(self, priority: Priority, address: str | None) -> Iterator[QueuedWork]:
        queue = self._queues[priority]
        return iter(queue) if address is None else queue.of_address(address)
