"""Options of a La Granja table, and the choices that each edition implies."""

from enum import IntEnum

from tertulia.kernel.game import Option

EDITIONS = ("original", "online", "deluxe")
OPTIONS = (
    Option("edition", EDITIONS, "original"),
    Option("market", ("edition", "original", "deluxe"), "edition"),
    Option("roofs", ("edition", "original", "deluxe"), "edition"),
    Option("unsold_roofs", ("edition", "stay", "leave"), "edition"),
    Option("deliveries", ("edition", "at_once", "one_by_one"), "edition"),
    Option("markers", ("edition", "limited", "unlimited"), "edition"),
    Option("helper_markers", ("edition", "markers", "tokens"), "edition"),
    Option("points", ("edition", "secret", "open"), "edition"),
    Option("farm_phase", ("in_turn", "simultaneous"), "in_turn"),
    Option("triggered_helpers", ("ask", "always"), "ask"),
)


class TableRule(IntEnum):
    """Index of each option in `State.rules`, which stores the chosen value of every option."""

    EDITION = 0
    MARKET = 1
    ROOFS = 2
    UNSOLD_ROOFS = 3
    DELIVERIES = 4
    MARKERS = 5
    HELPER_MARKERS = 6
    POINTS = 7
    FARM_PHASE = 8
    TRIGGERED_HELPERS = 9


CHOICES_OF_EDITION = (
    (0, 1, 1, 2, 1, 1, 1, 1),  # original
    (0, 1, 1, 2, 2, 2, 1, 1),  # online
    (0, 2, 2, 2, 1, 1, 2, 2),  # deluxe
)
"""Index of the choice that an edition implies for an option, by (edition, option).

The rows follow `EDITIONS`, the columns `TableRule` up to `POINTS`. Column 0 is unused, because it is the edition
itself. Later options do not depend on the edition.
"""
