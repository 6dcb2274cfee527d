"""Simulations and tournaments: many games between bots, with confidence intervals (`simulate_games`)."""

from tertulia.simulation.report import Entrant, Report
from tertulia.simulation.simulate import SimulationSpec, simulate_games

__all__ = ["Entrant", "Report", "SimulationSpec", "simulate_games"]
