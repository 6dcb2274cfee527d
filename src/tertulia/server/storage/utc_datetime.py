"""A column type for times, which are stored in UTC."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import DateTime, Dialect
from sqlalchemy.types import TypeDecorator


class UtcDateTime(TypeDecorator[datetime]):
    """A column of times: stored in UTC without a time zone, read with it."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The time in UTC. Raises `ValueError` if it has no time zone."""
        if value is not None and value.tzinfo is None:
            raise ValueError("a moment needs a time zone")
        return None if value is None else value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The time with its time zone, UTC."""
        return None if value is None else value.replace(tzinfo=UTC)
