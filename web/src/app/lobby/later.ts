/** What of the lobby comes after its first bytes, all at once, so that nothing moves aside for it. */
export { default as LobbyChat } from "../../talk/LobbyChat.svelte";
export { default as StandingLink } from "../../talk/StandingLink.svelte";
export { default as PlayAtOnce } from "./PlayAtOnce.svelte";
