/**
 * What of a game's set of components its owner may correct, as the game declares it (docs/new-game.md): its things, and the fields of
 * each. A thing is a table of the components file, or one row of an array of tables.
 */
import type { Component } from "svelte";

import type { PrintedThing } from "./games";

/** A table of a set, or one of its rows: facts by key, and their marks (`source`, `marks`). */
export type Part = Readonly<Record<string, unknown>>;
/** A set's tables by name. */
export type SetData = Readonly<Record<string, Part | readonly Part[]>>;
/** Where a value lies in a part: the fact's key, then keys and indices inside it. */
export type Path = readonly [key: string, ...inner: (string | number)[]];

export interface Choice {
  value: string | number;
  words: string;
  /** Choices that stand together in a long list. */
  group?: string;
}

interface Common {
  /** The value's place; two fields of a thing never have the same one, unless `name` tells them apart. */
  at: Path;
  name?: string;
  /** What it is called; nothing where the name of its fact says it. */
  label?: string;
  /** Fields that stand together under a heading. */
  group?: string;
  /** Where a value that is empty (nothing chosen, no, none) is left out of the file. */
  optional?: boolean;
  /** A picture of a value beside its words. */
  Picture?: Component<{ value: string }>;
  /** For a value that is no plain one of its place. */
  read?: (part: Part) => unknown;
  /** For a change that touches more than its place; what it makes of the part. */
  write?: (part: Part, value: unknown) => Part;
}

/** One of a few or of many. */
export type ChoiceField = Common & { kind: "choice"; options: readonly Choice[] };
/** A whole number. */
export type NumberField = Common & { kind: "number"; least: number; most: number };
/** Some in their order, the same several times too: the symbols of a circle. */
export type ListField = Common & { kind: "list"; options: readonly Choice[]; fewest: number; most: number };
/** Different ones, in the order of the options. */
export type SeveralField = Common & {
  kind: "several";
  options: readonly Choice[];
  fewest: number;
  most: number;
};
/** How many of which: `{ olive: 2 }`. */
export type CountsField = Common & {
  kind: "counts";
  options: readonly Choice[];
  fewest: number;
  most: number;
  /** Of each. */
  least: number;
  highest: number;
};
/** Yes, or nothing at all. */
export type FlagField = Common & { kind: "flag" };
/** A name of a thing, which files have in small letters, digits and _. */
export type NameField = Common & { kind: "name"; longest: number; shown: (value: string) => string };

export type Field =
  ChoiceField | NumberField | ListField | SeveralField | CountsField | FlagField | NameField;

/** What a game's `screens/game.ts` gives as `editing`, beside what is `printed`, which draws and names its things. */
export interface Editing {
  /** The tables whose things may be corrected, in the order in which they are typed in. */
  tables: readonly string[];
  /** By table, the facts that no two of its things share: they are not copied from one to another. */
  alone?: Readonly<Record<string, readonly string[]>>;
  /** The fields of a thing; those of one fact stand together, in the order of the file's facts or in a better one. */
  fields: (thing: PrintedThing, data: SetData) => readonly Field[];
}
