import { createContext, useContext } from "react";
import type { ContentFiles, Json } from "#domain/edits.ts";

/** A page that was read and is not among the sources yet. */
export type NewSource = { title: string; publisher: string; url: string; date?: string; read: string };

export type FormContext = {
  /** The content as it will be with everything that is pending. */
  files: ContentFiles;
  /** The file that the form changes. */
  file: string;
  newSources: Readonly<Record<string, NewSource>>;
  /** Adds a page to choose from; it is stored with the form. @returns how records name it */
  addSource: (source: NewSource, publisherKind: string | null) => string;
};

const Context = createContext<FormContext | null>(null);
export const FormContextProvider = Context.Provider;

/** What the fields of a form know of the content. */
export function useFormContext(): FormContext {
  const context = useContext(Context);
  if (!context) throw new Error("A field of the desk stands in a form.");
  return context;
}

/** The country that a file belongs to; null for all others. */
export function countryOfFile(file: string): string | null {
  const [folder, country] = file.split("/");
  return folder === "countries" ? country! : null;
}

/** The entries of a file of named entries. */
export function namedIn(files: ContentFiles, file: string): Readonly<Record<string, Json>> {
  return (files[file] ?? {}) as Readonly<Record<string, Json>>;
}
