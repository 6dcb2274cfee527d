/** The keys of the game on the table, for the list of all keys: each has its words in the game's catalogue. */
export const table = $state<{ game: string; keys: readonly string[] }>({ game: "", keys: [] });
