import { COUNTRIES } from "#domain/countries.ts";
import type { Reason } from "#domain/reasons.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { isNotFound, type Known } from "#web/content/countries/country-record.ts";
import { COUNTRY_GUIDES } from "#web/content/countries/guides.ts";
import { findSafetyChapter, type SafetyChapter } from "#web/content/countries/safety-chapters.ts";
import { permitsFor } from "#web/content/permit-order.ts";
import type { LedgerRow } from "#web/content/ledger-row.ts";
import type { RawReader } from "#web/content/data/reader-schema.ts";
import type { ReaderGroup } from "./reader.ts";

type Subject = Extract<RawReader["chapters"][number]["groups"][number], { eachCountry: string }>["eachCountry"];

/**
 * What the records of all countries say on one subject: the records themselves, not copies. What was sought in vain stands
 * in the guide.
 */
export function eachCountry(title: string, subject: Subject): ReaderGroup {
  return {
    title: `${title}, country by country`,
    isFolded: true,
    isOnOtherPages: true,
    rows: rowsOf(subject),
  };
}

function rowsOf(subject: Subject): readonly LedgerRow[] {
  const [kind, ...path] = subject.split(".") as [string, ...string[]];
  if (kind === "safety")
    return COUNTRIES.map(({ id, name }) => ({
      label: name,
      content: findSafetyChapter(id).rows[path[0] as keyof SafetyChapter["rows"]],
    }));
  if (kind === "permits")
    return COUNTRY_GUIDES.flatMap((country) =>
      permitsFor(COUNTRY_FOLDERS[country.id].record.permits, path[0] as Reason).flatMap(({ name, threshold }) =>
        row(`${country.name}: ${name}`, threshold),
      ),
    );
  return COUNTRY_GUIDES.flatMap(({ id, name, detailedGuide }) =>
    row(name, kind === "guide" ? at(detailedGuide, path) : at(COUNTRY_FOLDERS[id].record, [kind, ...path])),
  );
}

/** The record at a path, such as homes.ownership. */
function at(content: object, path: readonly string[]): Known {
  return path.reduce((part, key) => (part as Record<string, object>)[key]!, content) as Known;
}

function row(label: string, content: Known): LedgerRow[] {
  return isNotFound(content) ? [] : [{ label, content }];
}
