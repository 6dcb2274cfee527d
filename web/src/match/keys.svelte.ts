/** The shortcut keys of the current game, for the list of all shortcuts. The game's catalogue describes them. */
export const table = $state<{ game: string; keys: readonly string[] }>({ game: "", keys: [] });
