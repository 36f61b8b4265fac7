/** Header that carries a D1 bookmark, so that a visitor's later reads include their own writes. */
export const BOOKMARK_HEADER = "x-d1-bookmark";

/** What is wrong with each field, by its name, for the person who filled it in. */
export type FieldErrors = Record<string, string>;
