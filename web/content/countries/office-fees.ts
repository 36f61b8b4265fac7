import type { CountryId } from "#domain/countries.ts";
import { isFact } from "#domain/facts.ts";
import { reportsAt } from "#domain/reader-reports.ts";
import { labeledRecords, sectionsOf } from "./labeled-records.ts";

/** The fees of a country that readers may have paid at an office, each once, and the currencies that they are in. */
export function officeFees(country: CountryId) {
  const payers = new Map<string, Set<string>>();
  const currencies = new Set<string>();
  for (const [chapter, content] of Object.entries(sectionsOf(country))) {
    for (const { of, row, record } of labeledRecords(content, chapter)) {
      if (!isFact(record) || reportsAt(record) !== country) continue;
      const name = chapter === "entry" ? `Entry with a ${of}` : of || row;
      payers.set(record.id!, (payers.get(record.id!) ?? new Set()).add(name));
      for (const { currency } of record.amounts!) currencies.add(currency);
    }
  }
  return {
    fees: [...payers].map(([id, names]) => ({ id, label: nameAll([...names]) })),
    currencies: [...[...currencies].filter((code) => code !== "USD"), "USD"],
  };
}

/** "Class D: employment", or of what many permits share "Class G: trade; Class M: refugees; Class N: nomads; and 3 more". */
function nameAll(names: readonly string[]): string {
  const [more, shown] = [names.length - 3, names.slice(0, 3).join("; ")];
  return more > 0 ? `${shown}; and ${more} more` : shown;
}
