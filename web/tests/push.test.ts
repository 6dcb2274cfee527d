/** Why a browser gets no push notifications: three causes, three messages. */
import { afterEach, expect, it, vi } from "vitest";

import { unsupportedReason } from "../src/api/push";

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "standalone");
});

it("names the missing https first", () => {
  vi.stubGlobal("isSecureContext", false);
  expect(unsupportedReason()).toBe("notifications-push-none-https");
});

it("asks to install the site on an iPhone that shows it in Safari", () => {
  vi.stubGlobal("isSecureContext", true);
  Object.defineProperty(navigator, "standalone", { value: false, configurable: true });
  expect(unsupportedReason()).toBe("notifications-push-none-install");
});

it("names the browser otherwise", () => {
  vi.stubGlobal("isSecureContext", true);
  expect(unsupportedReason()).toBe("notifications-push-none");
});
