import type { GameInfo } from "../../api/contract";

/** The bot that nobody asked for by name: one that newcomers may win against, and that does not let them wait. */
export function usualBot(game: GameInfo | undefined): string {
  const bots = game?.bots ?? [];
  return bots.includes("greedy") ? "greedy" : (bots.at(-1) ?? "random");
}
