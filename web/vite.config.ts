import { join } from "node:path";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { fonts } from "./fonts.ts";
import { gameFolders, games } from "./gameFolders.ts";

// The server's content security policy allows files of its own only: nothing may be inlined as a data address. All addresses
// are relative, so that the site may live below any path; the page's `<base>` says below which.
export default defineConfig({
  base: "./",
  plugins: [svelte(), games(), fonts()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ["..", ...Object.values(gameFolders())] },
    proxy: { "/api": "http://127.0.0.1:8000" },
  },
  resolve: {
    // What games' screens and their tests import of the client and of its tests, wherever their folders lie.
    alias: {
      "tertulia-tests": join(import.meta.dirname, "tests"),
      tertulia: join(import.meta.dirname, "src"),
    },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  // One document and one set of modules for all files of a worker: a document for each file took half of the tests' time. Files leave
  // nothing behind; `vitest run --sequence.shuffle.files` shows it.
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts", "../src/tertulia/games/*/screens/**/*.test.ts"],
    isolate: false,
    // vitest's default of 5 s failed tests on a busy machine; a test that hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
