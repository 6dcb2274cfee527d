/** Parts of the home page that are loaded after the first ones, in one chunk: the page is shown when they are ready. */
export { default as LobbyChat } from "../../community/LobbyChat.svelte";
export { default as HereNow } from "./HereNow.svelte";
export { default as InstallOffer } from "./InstallOffer.svelte";
export { default as AccountStatusLink } from "../../community/AccountStatusLink.svelte";
