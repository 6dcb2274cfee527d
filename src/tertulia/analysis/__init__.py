"""Analysis of finished games and hints for decisions (`analyse_game`, `advise`)."""

from tertulia.analysis.analyse import AnalysedGame, Executor, analyse_game
from tertulia.analysis.hints import Advice, advise
from tertulia.analysis.report import Analysis

__all__ = ["Advice", "AnalysedGame", "Analysis", "Executor", "advise", "analyse_game"]
