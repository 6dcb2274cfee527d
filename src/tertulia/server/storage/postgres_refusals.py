"""Explains why a PostgreSQL server accepts no connection, and what to do about it.

If a connection fails, the driver has no error code, only a message in the server's language. A message that matches no
pattern is quoted.
"""

from __future__ import annotations

import re

from tertulia.server.domain.ports import StorageFault

REMEDIES = (
    (
        r"password authentication failed|no password supplied",
        "the password is wrong, or there is none: see --database-password-file",
    ),
    (r"database \".*\" does not exist", "there is no such database: make it there with createdb, for this site alone"),
    (r"role \".*\" does not exist", "its server has no such user: make it there with createuser"),
    (r"permission denied for database", "its user may not connect to it: give it that right, or make it the owner"),
    (
        r"pg_hba\.conf|[Pp]eer authentication failed",
        "its server does not let this user in from here: see its pg_hba.conf",
    ),
    (
        r"Connection refused|No such file or directory|timeout expired|timed out|No route to host|Network is unreachable",
        "no server answers there: see that it runs, and that the address is right",
    ),
    (r"could not translate|resolve host|Name or service not known|nodename", "there is no such host: see the address"),
)
"""Patterns of messages of the server or the operating system, each with what it means."""
LONGEST = 200


def why_closed(fault: StorageFault) -> str | None:
    """Why no connection was made and what to do about it, or None for any other fault."""
    said = _said(fault)
    if fault.code != "storage-away" or said is None:
        return None
    meant = next((remedy for pattern, remedy in REMEDIES if re.search(pattern, said)), None)
    return f"{meant} ({said})" if meant else f"its server does not answer, or lets nobody in: {said}"


def _said(fault: StorageFault) -> str | None:
    """The driver's last message about the failed connection, or None. It contains no password."""
    seen: list[BaseException] = []
    waiting: list[BaseException | None] = [fault.__cause__]
    while waiting:
        each = waiting.pop()
        if each is not None and each not in seen:
            seen.append(each)
            waiting += [each.__cause__, each.__context__, getattr(each, "orig", None)]
    lines = [line for each in seen if type(each).__module__.startswith("psycopg") for line in str(each).splitlines()]
    failed = [line for line in lines if "failed" in line or "FATAL" in line or "could not" in line]
    if not failed:
        return None
    return failed[-1].rpartition("failed: ")[2].rpartition("error: ")[2].strip()[:LONGEST]
