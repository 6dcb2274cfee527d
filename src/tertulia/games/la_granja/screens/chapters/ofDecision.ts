/** The chapter of the rules about each kind of decision. */
const DECISIONS: Readonly<Record<string, readonly string[]>> = {
  card: ["play", "played", "pay", "replace", "discard", "card", "give_card", "help", "offer"],
  income: ["income", "pause", "grow", "upgrades", "pair", "give_pair", "choice"],
  roofs: ["roof", "turn", "double"],
  revenue: ["mark", "take", "die", "merchant", "shift"],
  transport: ["donkey", "siesta", "step", "extra", "extras"],
  crafts: ["deliver", "delivered", "barter", "name"],
  market: ["market", "guard"],
};

export const ofDecision: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(DECISIONS).flatMap(([chapter, kinds]) => kinds.map((kind) => [kind, chapter])),
);
