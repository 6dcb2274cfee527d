/** The part of the table where an action is chosen. A phone shows one part at a time. */
const MARKET = new Set(["take", "buy", "pay", "done"]);

export const partOf = (action: string): "market" | "city" => (MARKET.has(action) ? "market" : "city");
