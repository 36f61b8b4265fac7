import type * as z from "zod";

// What a schema says of its fields for people: `title` is the name of the field, on its page, at the desk and in the open data;
// `description` is its hint at the desk and in editors. These keys are for the desk.

/** The controls that a type doesn't tell: of text a longer or a formatted one, of objects and lists one of their own. */
export type SchemaControl =
  | "text"
  | "markdown"
  | "color"
  | "amounts"
  | "money"
  | "time"
  | "range"
  | "sources"
  | "source"
  | "confirmed"
  | "office"
  | "publisher"
  | "helpedPages"
  | "photo"
  | "sample";

declare module "zod" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  interface GlobalMeta {
    /** How it is changed, where its type doesn't say. */
    control?: SchemaControl;
    /** What the values of an enum are called. */
    options?: Readonly<Record<string, string>>;
    /** What the choice of nothing is called. */
    none?: string;
    /** It never changes: addresses, ticks of plans and analytics hang on it. */
    fixed?: true;
    /** Its field is shown only where it has something. */
    rare?: true;
    /** What this is called where it has a form of its own: "Permit". */
    form?: string;
    /** What such a form is called after what it is in, where not by its title: "the chapter's answer". */
    formTitle?: string;
    /** It can change on a day that is chosen. */
    scheduled?: true;
    /** What adds an entry to a list, and what such a one begins with, as far as it isn't empty. */
    add?: string;
    blank?: Readonly<Record<string, unknown>>;
    /** The pages that show it, where it is no record. */
    pages?: readonly string[];
    /** The chapter of the guide that has its row, if that isn't its file's. */
    chapter?: "driving" | "pets";
  }
}

/** The keys that only the desk reads. */
export const DESK_KEYS = [
  "control",
  "options",
  "none",
  "fixed",
  "rare",
  "form",
  "formTitle",
  "scheduled",
  "add",
  "blank",
  "pages",
  "chapter",
] as const satisfies readonly (keyof z.GlobalMeta)[];
