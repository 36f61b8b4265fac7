/** What has a place in our data. */
export const IMPORT_FIELDS = ["email", "name", "firstName", "lastName", "countryInterest", "goal", "tags"] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];
