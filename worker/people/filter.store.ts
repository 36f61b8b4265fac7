import { type SQL, sql } from "drizzle-orm";
import type { LeadSource } from "../../domain/lead.ts";
import type { PersonStatus } from "../../domain/person.ts";
import { mayGetNews } from "../mail/ledger.store.ts";

// What people are narrowed to, as SQL: the owner's list, its file and what is done to all of it, and the segment of an
// announcement. The conditions are about a row of `people`, which the list may lack for a person.

/** Who fits all that is given. Of `tags`, `sources` and `countries` any one is enough; an empty list asks nothing. */
type PeopleConditions = {
  status?: PersonStatus | undefined;
  tags?: readonly string[] | undefined;
  isUnconfirmed?: boolean | undefined;
  sources?: readonly LeadSource[] | undefined;
  countries?: readonly string[] | undefined;
};

/**
 * Whether a person fits.
 * @param left what they left that sources and countries are asked of: `source` and `countries`, as columns of one row, or
 *   those of any of their leads
 */
export function fitsPerson(
  { status, tags = [], isUnconfirmed, sources = [], countries = [] }: PeopleConditions,
  left: (condition: SQL) => SQL,
): SQL {
  return allOf([
    ...(status ? [sql`coalesce(people.status, 'new') = ${status}`] : []),
    ...(isUnconfirmed ? [sql`people.confirmed_at IS NULL`] : []),
    ...(tags.length > 0
      ? [sql`EXISTS (SELECT 1 FROM json_each(people.tags) AS tag WHERE tag.value IN ${anyOf(tags)})`]
      : []),
    ...(sources.length > 0 ? [left(sql`source IN ${anyOf(sources)}`)] : []),
    ...(countries.length > 0 ? [left(includesCountry(sql`countries`, countries))] : []),
  ]);
}

/** The countries that a lead names, as a JSON list: those that interest its person, or where a calculation leads to. */
export const LEAD_COUNTRIES = sql`coalesce(country_interest, json_array(destination_country))`;

/** Whether a JSON list of countries names one of these, ignoring case. */
export function includesCountry(list: SQL, countries: readonly string[]): SQL {
  return sql`EXISTS (SELECT 1 FROM json_each(${list}) AS named
    WHERE lower(named.value) IN ${anyOf(countries.flatMap(spellCountry))})`;
}

/** A JSON list of countries as a line of text; null if the list is empty. Not in SQL, which would read a row for each. */
export function toLine(list: string): string | null {
  return (JSON.parse(list) as (string | null)[]).filter((one) => one !== null).join(", ") || null;
}

/** `yes` for somebody who may get news: see `mayGetNews`. @param emailHash a column */
export function wantsNews(emailHash: SQL): SQL<"yes" | null> {
  return sql`iif(EXISTS (SELECT 1 FROM leads WHERE leads.email_hash = ${emailHash} AND ${mayGetNews}), 'yes', NULL)`;
}

/** All of these conditions; true if there are none. */
export function allOf(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`1` : sql`(${sql.join([...conditions], sql` AND `)})`;
}

function anyOf(values: readonly string[]): SQL {
  return sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;
}

/** A country as forms store it, in lower case: opt-ins by its name, calculations by a slug. */
function spellCountry(name: string): string[] {
  const lower = name.toLowerCase();
  return [lower, lower.replaceAll(" ", "")];
}
