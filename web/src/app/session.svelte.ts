/** The guest of this browser, and their language. */
import { api, ApiError } from "../api/client";
import type { Me } from "../api/contract";
import { noteGuest, onGuestChange } from "../api/stream";
import { dictionary, languages, preferred } from "../i18n/words.svelte";

const KEY = "tertulia.language";

function remembered(): string {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept && languages.includes(kept)) return kept;
  } catch {
    // Local storage is blocked: the browser's languages decide.
  }
  return preferred(navigator.languages);
}

class Session {
  me = $state<Me | null>(null);
  /** Message about the former guest of this browser; it is shown until another page is opened. */
  farewell = $state<"you-deleted" | "you-signed-out" | null>(null);

  /** Loads the guest, and meanwhile the words in the likely language. The guest's stored language then replaces it. */
  async start(): Promise<void> {
    const words = dictionary.use(remembered());
    const me = api.me();
    await words;
    this.me = await me;
    noteGuest(this.me.id);
    onGuestChange((id) => id !== this.me?.id && void this.again().catch(() => undefined));
    if (this.me.language && this.me.language !== dictionary.language) await dictionary.use(this.me.language);
  }

  /** Reloads the guest, who is another one after signing in or out. */
  async again(): Promise<void> {
    this.me = await api.me();
    noteGuest(this.me.id);
    if (this.me.language && this.me.language !== dictionary.language) await dictionary.use(this.me.language);
  }

  async speak(language: string): Promise<void> {
    await dictionary.use(language);
    try {
      localStorage.setItem(KEY, language);
    } catch {
      // The server stores the language as well.
    }
    try {
      this.me = await api.setMe({ language });
    } catch (error) {
      // The language has changed, and this browser stores the choice.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** Renames the guest. Returns the error code if the server refuses, else null. */
  async rename(name: string): Promise<string | null> {
    try {
      this.me = await api.setMe({ name });
      return null;
    } catch (error) {
      return error instanceof ApiError ? error.code : "unknown";
    }
  }
}

export const session = new Session();
