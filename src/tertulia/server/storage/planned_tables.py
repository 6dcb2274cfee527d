"""Remembers the tables with plans, so that changes of other tables need no query."""

from __future__ import annotations

from collections.abc import Iterable


class TablesWithPlans:
    """The tables where a seat may have a plan, as far as this process knows.

    A change of any other table ends no plan and starts none. Most moves are made at such tables.
    """

    def __init__(self) -> None:
        self._known: set[str] | None = None
        """None if other processes can add plans: then every table may have one."""

    def set_tables(self, tables: Iterable[str]) -> None:
        """Set the complete list of tables with plans, when this process alone adds plans."""
        self._known = set(tables)

    def may_have_plan(self, table_id: str) -> bool:
        """Whether a seat at a table may have a plan."""
        return self._known is None or table_id in self._known

    def add_table(self, table_id: str) -> None:
        """Note that a seat at a table is about to get a plan."""
        if self._known is not None:
            self._known.add(table_id)
