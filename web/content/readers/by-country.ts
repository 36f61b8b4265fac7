import { COUNTRIES } from "#domain/countries.ts";
import type { Fact } from "#domain/facts.ts";
import type { Reason } from "#domain/reasons.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { type CountryRecord, isNotFound, type Known } from "#web/content/countries/country-record.ts";
import { type CountryGuide, COUNTRY_GUIDES } from "#web/content/countries/guides.ts";
import { findSafetyChapter, type SafetyChapter } from "#web/content/countries/safety-chapters.ts";
import { permitsFor } from "#web/content/permit-order.ts";
import type { LedgerRow } from "#web/content/ledger-row.ts";
import type { ReaderGroup } from "./reader.ts";

/** What the chapters on safety and law say on one subject: the records themselves, not copies. */
export function safetyByCountry(subject: string, key: keyof SafetyChapter["rows"]): ReaderGroup {
  return byCountry(
    subject,
    COUNTRIES.map(({ id, name }) => ({ label: name, content: findSafetyChapter(id).rows[key] })),
  );
}

/** What the cards of the guides say on one subject, in their order. */
export function guidesByCountry(
  subject: string,
  find: (guide: CountryGuide["detailedGuide"]) => Fact<string>,
): ReaderGroup {
  return byCountry(
    subject,
    COUNTRY_GUIDES.map(({ name, detailedGuide }) => ({ label: name, content: find(detailedGuide) })),
  );
}

/** What the records of the countries say on one subject; what was sought in vain stands in the guide. */
export function recordsByCountry(subject: string, find: (record: CountryRecord) => Known): ReaderGroup {
  return byCountry(
    subject,
    COUNTRY_GUIDES.flatMap(({ id, name }) => row(name, find(COUNTRY_FOLDERS[id].record))),
  );
}

/** What the permits for one reason ask for, in the same countries. */
export function permitsByCountry(subject: string, reason: Reason): ReaderGroup {
  return byCountry(
    subject,
    COUNTRY_GUIDES.flatMap((country) =>
      permitsFor(COUNTRY_FOLDERS[country.id].record.permits, reason).flatMap(({ name, threshold }) =>
        row(`${country.name}: ${name}`, threshold),
      ),
    ),
  );
}

function row(label: string, content: Known): LedgerRow[] {
  return isNotFound(content) ? [] : [{ label, content }];
}

function byCountry(subject: string, rows: readonly LedgerRow[]): ReaderGroup {
  return { title: `${subject}, country by country`, isFolded: true, isOnOtherPages: true, rows };
}
