/**
 * Declares which parts of a game's component set its owner may correct (docs/new-game.md): things, and the fields of
 * each thing. A thing is a table of the components file or one row of an array of tables.
 */
import type { Component } from "svelte";

/** A table of a set, or one of its rows: facts by key, with their annotations (`source`, `marks`). */
export type Part = Readonly<Record<string, unknown>>;
/** A set's tables by name. */
export type SetData = Readonly<Record<string, Part | readonly Part[]>>;
/** A thing of a component set: a row of one of its tables, or a complete table without rows. */
export interface SetThing {
  table: string;
  /** The row's number; null for a complete table. */
  number: number | null;
  row: Record<string, unknown>;
}
/** Path of a value within a part: the fact's key, then keys and indices inside it. */
export type Path = readonly [key: string, ...inner: (string | number)[]];

export interface Choice {
  value: string | number;
  words: string;
  /** Heading under which choices are grouped in a long list. */
  group?: string;
}

interface Common {
  /** The value's path. Unique among a thing's fields, unless `name` distinguishes them. */
  at: Path;
  name?: string;
  /** Label of the field; default: the name of its fact. */
  label?: string;
  /** Heading under which fields are grouped. */
  group?: string;
  /** Whether an empty value (nothing chosen, no, none) is left out of the file. */
  optional?: boolean;
  /** A picture of a value beside its words. */
  Picture?: Component<{ value: string }>;
  /** Reads the value if it is not simply the one at `at`. */
  read?: (part: Part) => unknown;
  /** Writes a value that changes more than `at`. Returns the changed part. */
  write?: (part: Part, value: unknown) => Part;
}

/** One choice of several. */
export type ChoiceField = Common & { kind: "choice"; options: readonly Choice[] };
/** A whole number from `least` to `most`. */
export type NumberField = Common & { kind: "number"; least: number; most: number };
/** An ordered list with repetition: the symbols of a circle. */
export type ListField = Common & { kind: "list"; options: readonly Choice[]; fewest: number; most: number };
/** Distinct choices, in the order of the options. */
export type SeveralField = Common & {
  kind: "several";
  options: readonly Choice[];
  fewest: number;
  most: number;
};
/** A number for each option: `{ olive: 2 }`. */
export type CountsField = Common & {
  kind: "counts";
  options: readonly Choice[];
  fewest: number;
  most: number;
  /** Limits for each option's number. */
  least: number;
  highest: number;
};
/** True or absent. */
export type FlagField = Common & { kind: "flag" };
/** A thing's name, written in the file in lower-case letters, digits and _. */
export type NameField = Common & { kind: "name"; longest: number; shown: (value: string) => string };

export type Field =
  ChoiceField | NumberField | ListField | SeveralField | CountsField | FlagField | NameField;

/** The `editing` export of a game's `screens/game.ts`. `components` draws and names the things. */
export interface Editing {
  /** The tables whose things can be corrected, in the order of data entry. */
  tables: readonly string[];
  /** By table, the facts that must be unique; they are not copied from one thing to another. */
  unique?: Readonly<Record<string, readonly string[]>>;
  /** The fields of a thing. Fields of one fact are adjacent, in the order of the file or a better one. */
  fields: (thing: SetThing, data: SetData) => readonly Field[];
}
