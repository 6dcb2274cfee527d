"""Simulations and tournaments: many games between bots, with confidence intervals (`simulate`)."""

from tertulia.simulation.report import Entrant, Report
from tertulia.simulation.simulate import SimulationSpec, simulate

__all__ = ["Entrant", "Report", "SimulationSpec", "simulate"]
