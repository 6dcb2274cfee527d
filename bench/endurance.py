"""Server endurance: killed repeatedly, without its storage, and under load for minutes.

After a SIGKILL under load, every answered move must be stored exactly once, every log must be complete, and the last
step can still be undone. While the database is locked or the disk is full, moves are refused and nothing is lost;
players and bots continue when the storage is back. After minutes of load, memory, file descriptors and delays must be
as at the start.
"""

from __future__ import annotations

from bench.common import argument_parser, describe_machine, make_result, report_result
from bench.crash_recovery import crash_recovery_figures
from bench.soak import soak_figures
from bench.storage_outage import storage_outage_figures

QUICK_KILLS, QUICK_SECONDS, QUICK_MINUTES = 4, 2.0, 0.2


def main() -> None:
    parser = argument_parser("endurance", "Kill the server, remove its storage, and load it for minutes.")
    parser.add_argument("--kills", type=int, default=100, help="number of kills (default: 100)")
    parser.add_argument("--away", type=float, default=8, help="seconds without storage (default: 8)")
    parser.add_argument("--minutes", type=float, default=10, help="minutes of load (default: 10)")
    parser.add_argument(
        "--only",
        choices=["crash-recovery", "storage-outage", "soak"],
        help="run only this part; the result is not saved",
    )
    flags = parser.parse_args()
    if flags.quick:
        flags.kills, flags.away, flags.minutes = QUICK_KILLS, QUICK_SECONDS, QUICK_MINUTES
    facts, figures = describe_machine(("litestar", "uvicorn", "sqlalchemy")), []
    if flags.only in (None, "crash-recovery"):
        figures += crash_recovery_figures(flags.kills)
    if flags.only in (None, "storage-outage"):
        figures += storage_outage_figures(flags.away)
    if flags.only in (None, "soak"):
        figures += soak_figures(flags.minutes)
    flags.quick = flags.quick or flags.only is not None
    report_result(make_result("endurance", facts, figures), flags)


if __name__ == "__main__":
    main()
