/** The shortcut keys of the current game, for the list of all shortcuts. The game's catalogue describes them. */
export const tableKeys = $state<{ game: string; keys: readonly string[] }>({ game: "", keys: [] });
