/** A small analysis of a finished game of two players, for tests. */
import type { Analysis } from "../src/api/contract";

const choice = (points: number[], chances: number[]) => ({ action: "done", points, chances });
/** A moment at which strong play would bring both players five more points and leave the result open. */
const moment = (ply: number, scores: number[], points: number[], chances: number[]) => ({
  ply,
  scores,
  points,
  chances,
  strong_points: points.map((had) => had + 5),
  strong_chances: [0.5, 0.5],
});
export const analysis: Analysis = {
  game: "none",
  early: false,
  seats: ["human", "human"],
  milliseconds: 10,
  scores: [50, 40],
  winners: [0],
  course: [
    moment(2, [0, 0], [40, 35], [0.6, 0.4]),
    moment(5, [7, 3], [41, 35], [0.6, 0.4]),
    moment(9, [50, 40], [50, 40], [1, 0]),
  ],
  decisions: [2, 5].map((ply, index) => ({
    ply,
    seat: index,
    played: choice([30, 30], [0.5, 0.5]),
    choices: [choice([40 + index, 35], [0.6, 0.4])],
    line: [],
    lost_points: 1,
    lost_chance: 0.1,
    reason: null,
  })),
  mistakes: [0],
  luck: [],
  lucky_points: [0, 0],
  lost_points: [1, 1],
  turns: [],
  strengths: [
    { lost_share: 0.5, level: "learner", level_probability: 0.9 },
    { lost_share: 0.1, level: "strong", level_probability: 0.6 },
  ],
};
