/** Who sits before this browser. */
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
    // fall through to what the browser prefers
  }
  return preferred(navigator.languages);
}

class Session {
  me = $state<Me | null>(null);
  /** A message about the guest that this browser was until now, shown until another page is opened. */
  farewell = $state<"you-deleted" | "you-signed-out" | null>(null);

  /** Words come at once in the likely language; the server's memory of this guest may then correct it. */
  async start(): Promise<void> {
    const words = dictionary.use(remembered());
    const me = api.me();
    await words;
    this.me = await me;
    noteGuest(this.me.id);
    onGuestChange((id) => id !== this.me?.id && void this.again().catch(() => undefined));
    if (this.me.language && this.me.language !== dictionary.language) await dictionary.use(this.me.language);
  }

  /** Asks who sits here now: somebody else may, since they have signed in. */
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
      // The server remembers it as well.
    }
    try {
      this.me = await api.setMe({ language });
    } catch (error) {
      // The words are there, and this browser remembers the choice.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** Takes another name; the code of the refusal where the server does not. */
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
