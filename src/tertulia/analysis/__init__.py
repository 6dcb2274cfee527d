"""A game explained: what comes of a decision, and of all decisions of a finished game."""

from tertulia.analysis.assembling import assembled
from tertulia.analysis.hints import Advice, advise
from tertulia.analysis.judging import Judged, judge
from tertulia.analysis.luck import Drawn, weigh_draw
from tertulia.analysis.questions import Course, Draw, Question, course_of
from tertulia.analysis.report import Analysis, Choice, Decision, Luck, Moment, Move, Turn
from tertulia.analysis.settling import settled

__all__ = [
    "Advice",
    "Analysis",
    "Choice",
    "Course",
    "Decision",
    "Draw",
    "Drawn",
    "Judged",
    "Luck",
    "Moment",
    "Move",
    "Question",
    "Turn",
    "advise",
    "assembled",
    "course_of",
    "judge",
    "settled",
    "weigh_draw",
]
