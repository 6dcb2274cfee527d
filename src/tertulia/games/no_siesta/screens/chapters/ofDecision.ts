/** The chapter of the rules about each kind of decision. */
export const ofDecision: Readonly<Record<string, string>> = {
  take: "dice",
  mark: "dice",
  score: "revenues",
  good: "trade",
  keep: "roof",
  out: "storage",
  market: "esporles",
  complete: "barrows",
  hire: "helpers",
  copy: "helpers",
};
