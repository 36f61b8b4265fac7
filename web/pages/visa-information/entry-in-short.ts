import { ENTRY_KINDS, HOME_PASSPORTS } from "#domain/passports.ts";
import { HOMES } from "#content-model/resolve/records.ts";
import type { CountryRecord } from "#content-model/resolve/resolve-country.ts";
import { describeEntry } from "#web/content/comparison-rows.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { visaInformationPage } from "./copy.ts";

/** What US, British and Canadian visitors need: said once where it is the same for all, and else for each passport. */
export function entryInShort({ entry }: Pick<CountryRecord, "entry">): string {
  const all = HOMES.map((home) => entry[home]);
  if (new Set(all.map(({ kind }) => kind)).size > 1)
    return HOMES.map((home) => `${HOME_PASSPORTS[home]}: ${describeEntry(entry[home])}`).join("; ");
  const days = all.flatMap(({ stayDays }) => stayDays ?? []);
  const [least, most] = [Math.min(...days), Math.max(...days)];
  if (days.length < all.length || least === most) return describeEntry(entry.us);
  return `${ENTRY_KINDS[entry.us.kind]}, ${interpolate(visaInformationPage.guides.days, { least: String(least), most: String(most) })}`;
}
