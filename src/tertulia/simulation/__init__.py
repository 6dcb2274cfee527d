"""Many matches: simulations and tournaments between bots, with honest figures."""

from tertulia.simulation.report import Entrant, Report
from tertulia.simulation.simulate import SimulationSpec, simulate

__all__ = ["Entrant", "Report", "SimulationSpec", "simulate"]
