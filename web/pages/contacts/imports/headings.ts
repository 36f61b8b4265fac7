import type { ImportField } from "./import-fields.ts";

/** What the columns of each field are called, as `plainHeading` writes it. */
const HEADINGS: Readonly<Record<ImportField, RegExp>> = {
  email: /^(your|contact|primary)?e?mail(address)?$/,
  name: /^(full|your|contact|display)?name$/,
  firstName: /^(first|given|fore)name$|^fname$/,
  lastName: /^(last|family|sur)name$|^lname$/,
  countryInterest: /^countr(y|ies)?ofinterest$|^countr(y|ies)interest|^destinations?(countr(y|ies))?$/,
  goal: /^goals?$/,
  tags: /^(tags?|labels?)$/,
};

/** A heading without anything but its letters, and without what is in parentheses: "Confirmed (UTC)" is "confirmed". */
export function plainHeading(heading: string): string {
  return heading
    .replaceAll(/\(.*?\)/g, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, "");
}

/** Whether a column of this name holds a field. */
export function isHeadingOf(field: ImportField, heading: string): boolean {
  return HEADINGS[field].test(plainHeading(heading));
}

/** Whether a cell is the name of a column that we know. */
export function isKnownHeading(cell: string): boolean {
  return Object.values(HEADINGS).some((pattern) => pattern.test(plainHeading(cell)));
}
