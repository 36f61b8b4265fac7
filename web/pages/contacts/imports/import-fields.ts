/** What has a place in our data. */
export const IMPORT_FIELDS = ["email", "name", "firstName", "lastName", "countryInterest", "goal", "tags"] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** The column of each field, from 0 on; a field that is left out has none. */
export type Mapping = Partial<Record<ImportField, number>>;

/** What a value says of its person, the most restrictive first; `nothing`: it is about something else. */
export const STANDINGS = ["unsubscribed", "unconfirmed", "agreed", "nothing"] as const;
export type Standing = (typeof STANDINGS)[number];

/** A kind of values of a column, how many rows have it, and what it means; null: not known. */
export type StandingValue = { value: string; count: number; means: Standing | null };
export type StandingColumns = readonly { column: number; values: readonly StandingValue[] }[];
