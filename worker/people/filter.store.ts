import { and, type Column, eq, exists, inArray, isNull, type SQL, type SQLWrapper } from "drizzle-orm";
import type { PersonStatus } from "../../domain/person.ts";
import { coalesce, hasRow, iif, itemsOf, jsonArray, jsonEach, lower, query } from "../db/expressions.ts";
import { leadsTable, peopleTable } from "../db/schema.ts";
import { mayGetNews } from "../mail/ledger.store.ts";

// What people are narrowed to: the owner's list, its file and what is done to all of it, and the segment of an announcement.

/** Whether a row of `people`, which a person may lack, fits all that is given. Any one of `tags` is enough; none asks nothing. */
export function fitsPerson({
  status,
  tags = [],
  isUnconfirmed,
}: {
  status?: PersonStatus | undefined;
  tags?: readonly string[] | undefined;
  isUnconfirmed?: boolean | undefined;
}): SQL | undefined {
  return and(
    status ? eq(coalesce(peopleTable.status, "new"), status) : undefined,
    isUnconfirmed ? isNull(peopleTable.confirmedAt) : undefined,
    tags.length > 0 ? hasItem(peopleTable.tags, tags) : undefined,
  );
}

/** The countries that a lead names, as a JSON list: those that interest its person, or where a calculation leads to. */
export const LEAD_COUNTRIES = coalesce<string>(leadsTable.countryInterest, jsonArray(leadsTable.destinationCountry));

/** Whether a JSON list of countries names one of these, ignoring case. */
export function includesCountry(list: SQLWrapper, countries: readonly string[]): SQL {
  const named = jsonEach(list, "named");
  const isNamed = inArray(lower(named.value), itemsOf(countries.flatMap(spellCountry)));
  return exists(query.select({ value: named.value }).from(named.rows).where(isNamed));
}

/** Whether a JSON list has one of these items. */
export function hasItem(list: SQLWrapper, items: readonly string[]): SQL {
  const { rows, value } = jsonEach(list, "had");
  return exists(
    query
      .select({ value })
      .from(rows)
      .where(inArray(value, itemsOf(items))),
  );
}

/** A JSON list of countries as a line of text; null if the list is empty. Not in SQL, which would read a row for each. */
export function toLine(list: string): string | null {
  return (JSON.parse(list) as (string | null)[]).filter((one) => one !== null).join(", ") || null;
}

/** `yes` for somebody who may get news: see `mayGetNews`. */
export function wantsNews(emailHash: Column): SQL<"yes" | null> {
  return iif(hasRow(leadsTable, and(eq(leadsTable.emailHash, emailHash), mayGetNews)), "yes", null);
}

/** A country as forms store it, in lower case: opt-ins by its name, calculations by a slug. */
function spellCountry(name: string): string[] {
  const lowerName = name.toLowerCase();
  return [lowerName, lowerName.replaceAll(" ", "")];
}
