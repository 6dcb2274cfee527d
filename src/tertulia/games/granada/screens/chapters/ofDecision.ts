/** The chapter of the rules about each kind of decision. */
export const ofDecision: Readonly<Record<string, string>> = {
  act: "money",
  dirk: "money",
  again: "buying",
  pay: "buying",
  turn: "placing",
  choose: "placing",
  place: "placing",
  award: "end",
  exchange: "rebuilding",
};
