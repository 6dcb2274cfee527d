/** Parts of the lobby that are loaded after the first ones, in one chunk: the lobby is shown when they are ready. */
export { default as LobbyChat } from "../../community/LobbyChat.svelte";
export { default as AccountStatusLink } from "../../community/AccountStatusLink.svelte";
export { default as FindOpponents } from "./FindOpponents.svelte";
