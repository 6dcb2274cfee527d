"""Many matches: simulations and tournaments between bots, with honest figures."""

from tertulia.arena.report import Entrant, Report
from tertulia.arena.simulate import simulate

__all__ = ["Entrant", "Report", "simulate"]
