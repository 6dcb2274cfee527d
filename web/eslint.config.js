import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["**/dist/", "**/node_modules/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      // TypeScript itself reports unknown names, and knows its own globals.
      "no-undef": "off",
      // Maps and sets are made anew and never changed here: there is nothing for Svelte to follow inside.
      "svelte/prefer-svelte-reactivity": "off",
      "max-lines": ["error", { max: 300, skipBlankLines: true }],
    },
  },
  // Generated from the server's structs and the games' views.
  { files: ["**/src/api/contract.ts", "**/screens/types.ts"], rules: { "max-lines": "off" } },
);
