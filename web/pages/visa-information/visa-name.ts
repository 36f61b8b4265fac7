import { VISA_COUNTRIES, type VisaCountry, type VisaType } from "#web/content/visas/visas.ts";

/** What the script needs of a visa type; everything else is in the prerendered page only. */
export type VisaName = Pick<VisaType, "id" | "name">;

/** A visa type whole, where the page is rendered. */
export function findVisaType(id: string): VisaType {
  const countries: readonly VisaCountry[] = VISA_COUNTRIES;
  return countries.flatMap(({ types }) => types).find((type) => type.id === id)!;
}
