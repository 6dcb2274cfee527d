/** Quick phrases; each reader sees them in their own language. */
export const QUICK_PHRASES = [
  "hello",
  "good-luck",
  "thanks",
  "well-played",
  "sorry",
  "no-hurry",
  "moment",
  "back-soon",
  "tomorrow",
  "another-game",
  "good-game",
  "goodbye",
] as const;
