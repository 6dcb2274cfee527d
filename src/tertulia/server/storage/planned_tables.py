"""At which tables anything is planned, so that changes of all others need not look."""

from __future__ import annotations

from collections.abc import Iterable


class TablesWithPlans:
    """The tables where some seat may have planned something, as far as this process knows: at all others a change asks for nothing,
    and ends no plan. Most moves are made where nobody has ever planned anything."""

    def __init__(self) -> None:
        self._known: set[str] | None = None
        """None where other processes may note plans."""

    def are(self, tables: Iterable[str]) -> None:
        """Those where somebody has, and no others: this process alone notes plans from now on."""
        self._known = set(tables)

    def may_be(self, table_id: str) -> bool:
        """Whether somebody may have planned something there."""
        return self._known is None or table_id in self._known

    def is_now(self, table_id: str) -> None:
        """Somebody is about to plan something there."""
        if self._known is not None:
            self._known.add(table_id)
