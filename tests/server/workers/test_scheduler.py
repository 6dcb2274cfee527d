"""Order of jobs for the thinking processes: priorities, fair shares within a priority, and no starvation."""

from __future__ import annotations

from tertulia.server.workers.scheduler import MAX_PASSED_OVER, Priority, QueuedWork, Scheduler, Shares, WorkOwner

PEOPLE, HINT, ANALYSIS, UNATTENDED = Priority


def make_job(address: str = "here", owner: str = "ana", priority: Priority = PEOPLE, cost: float = 1.0) -> QueuedWork:
    return QueuedWork(WorkOwner(priority, address, owner), cost)


def add_jobs(scheduler: Scheduler, *jobs: QueuedWork) -> list[QueuedWork]:
    for each in jobs:
        scheduler.add(each)
    return list(jobs)


def take_jobs(scheduler: Scheduler, count: int) -> list[QueuedWork]:
    found = [scheduler.take_next() for _ in range(count)]
    return [each for each in found if each is not None]


def test_empty_scheduler_returns_none() -> None:
    assert Scheduler().take_next() is None


def test_jobs_are_taken_by_priority() -> None:
    scheduler = Scheduler()
    jobs = add_jobs(scheduler, *(make_job(priority=priority) for priority in reversed(Priority)))
    assert take_jobs(scheduler, 4) == jobs[::-1]


def test_jobs_of_one_owner_are_first_in_first_out() -> None:
    scheduler = Scheduler()
    jobs = add_jobs(scheduler, *(make_job() for _ in range(3)))
    assert take_jobs(scheduler, 3) == jobs


def test_addresses_have_equal_shares() -> None:
    scheduler = Scheduler()
    add_jobs(scheduler, *(make_job("flood", f"guest {number}") for number in range(300)))
    take_jobs(scheduler, 100)
    mine = add_jobs(scheduler, make_job("home"), make_job("home"))
    order = take_jobs(scheduler, 4)
    assert [each in mine for each in order].count(True) == 2, "every second one is ours"


def test_owners_at_one_address_have_equal_shares() -> None:
    scheduler = Scheduler()
    add_jobs(scheduler, *(make_job(owner="ana") for _ in range(50)))
    take_jobs(scheduler, 10)
    (bens,) = add_jobs(scheduler, make_job(owner="ben"))
    assert bens in take_jobs(scheduler, 2)


def test_share_counts_cost_not_requests() -> None:
    """An asker with long thoughts gets fewer turns than one with short thoughts."""
    scheduler = Scheduler()
    for each in ("long", "short"):
        add_jobs(scheduler, *(make_job(each) for _ in range(40)))
    found = []
    for _ in range(22):
        (next_one,) = take_jobs(scheduler, 1)
        address = next_one.asker.address
        scheduler.finish(next_one, 10.0 if address == "long" else 1.0)
        found.append(address)
    assert 1 <= found.count("long") <= 3


def test_idle_time_earns_no_share() -> None:
    """An asker who comes late starts with the share that the others have reached."""
    scheduler = Scheduler()
    add_jobs(scheduler, *(make_job("early") for _ in range(100)))
    take_jobs(scheduler, 50)
    add_jobs(scheduler, *(make_job("late") for _ in range(100)))
    late = [each.asker.address for each in take_jobs(scheduler, 20)].count("late")
    assert 9 <= late <= 11


def test_removed_job_is_not_taken() -> None:
    scheduler = Scheduler()
    first, second = add_jobs(scheduler, make_job(), make_job(owner="ben"))
    assert scheduler.remove(first)
    assert not scheduler.remove(first)
    assert take_jobs(scheduler, 3) == [second]
    assert len(scheduler) == 0


def test_requeued_job_comes_first() -> None:
    scheduler = Scheduler()
    first, second = add_jobs(scheduler, make_job(), make_job())
    assert scheduler.take_next() is first
    scheduler.requeue(first)
    assert take_jobs(scheduler, 2) == [first, second]


def test_low_priority_does_not_starve() -> None:
    scheduler = Scheduler()
    (table,) = add_jobs(scheduler, make_job("bots", priority=UNATTENDED))
    add_jobs(scheduler, *(make_job() for _ in range(100)))
    assert table in take_jobs(scheduler, MAX_PASSED_OVER + 1)


def test_waiting_jobs_and_costs_are_counted() -> None:
    scheduler = Scheduler()
    add_jobs(
        scheduler,
        make_job(priority=HINT, cost=3),
        make_job(priority=HINT, cost=4),
        make_job("there", priority=HINT),
        make_job(),
    )
    assert scheduler.count_waiting(HINT, "here") == 2
    assert scheduler.count_waiting(HINT) == 3
    assert scheduler.count_waiting(ANALYSIS, "here") == 0
    assert scheduler.cost(HINT, "here") == 7
    assert scheduler.cost(HINT) == 8


def test_higher_priorities_and_rivals_are_detected() -> None:
    """Waiting jobs of a higher priority press a running one.

    Those of another owner and the same priority contest it.
    """
    scheduler = Scheduler()
    table, mine = make_job("bots", priority=UNATTENDED), make_job()
    assert not scheduler.has_higher_priority(table)
    assert not scheduler.has_rival(mine)
    add_jobs(scheduler, make_job())
    assert scheduler.has_higher_priority(table)
    assert not scheduler.has_higher_priority(mine)
    assert not scheduler.has_rival(mine), "what waits is of the same owner"
    add_jobs(scheduler, make_job(owner="ben"))
    assert scheduler.has_rival(mine)


def test_memory_of_past_owners_is_bounded() -> None:
    """The memory used for past guests is bounded."""
    shares = Shares(most=10)
    for number in range(1000):
        shares.add(f"guest {number}")
        shares.choose_least([f"guest {number}"])
        shares.charge(f"guest {number}", 1.0)
    assert len(shares) <= 11
