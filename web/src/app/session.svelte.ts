/** The guest of this browser, and their language. */
import { api, ApiError } from "../api/client";
import type { Me } from "../api/contract";
import { reportGuest, onGuestChange } from "../api/stream";
import { dictionary, languages, pickLanguage } from "../i18n/words.svelte";

const LANGUAGE_KEY = "tertulia.language";

function likelyLanguage(): string {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    if (stored && languages.includes(stored)) return stored;
  } catch {
    // Local storage is blocked: the browser's languages decide.
  }
  return pickLanguage(navigator.languages);
}

class Session {
  me = $state<Me | null>(null);
  /** Message about the former guest of this browser; it is shown until another page is opened. */
  farewell = $state<"you-deleted" | "you-signed-out" | null>(null);

  /** Loads the guest, and meanwhile the words in the likely language. The guest's stored language then replaces it. */
  async start(): Promise<void> {
    const words = dictionary.use(likelyLanguage());
    const me = api.me();
    await words;
    this.me = await me;
    reportGuest(this.me.id);
    onGuestChange((id) => id !== this.me?.id && void this.reload().catch(() => undefined));
    if (this.me.language && this.me.language !== dictionary.language) await dictionary.use(this.me.language);
  }

  /** Reloads the guest, who is another one after signing in or out. */
  async reload(): Promise<void> {
    this.me = await api.me();
    reportGuest(this.me.id);
    if (this.me.language && this.me.language !== dictionary.language) await dictionary.use(this.me.language);
  }

  async setLanguage(language: string): Promise<void> {
    await dictionary.use(language);
    try {
      localStorage.setItem(LANGUAGE_KEY, language);
    } catch {
      // The server stores the language as well.
    }
    try {
      this.me = await api.updateMe({ language });
    } catch (error) {
      // The language has changed, and this browser stores the choice.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** Renames the guest. Returns the error code if the server refuses, else null. */
  async rename(name: string): Promise<string | null> {
    try {
      this.me = await api.updateMe({ name });
      return null;
    } catch (error) {
      return error instanceof ApiError ? error.code : "unknown";
    }
  }
}

export const session = new Session();
