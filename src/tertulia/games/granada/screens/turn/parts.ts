/** The part of the table where an action is chosen, for a phone, which shows one at a time. */
const MARKET = new Set(["take", "buy", "pay", "done"]);

export const partOf = (action: string): "market" | "city" => (MARKET.has(action) ? "market" : "city");
