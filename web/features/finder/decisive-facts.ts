import { permitsPath } from "#domain/reasons.ts";
import { describeEntry, openPath } from "#web/content/comparison-rows.ts";
import { FOLDERS } from "#web/content/countries/countries.ts";
import type { CountryRecord, Permit } from "#content-model/resolve/resolve-country.ts";
import { firstPermit } from "#web/content/permit-order.ts";
import { COUNTRIES_BY_MONTH, monthInShort } from "#web/content/month-in-short.ts";
import { withThousands } from "#domain/thousands.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { DECISIVE_TEXTS as texts } from "./decisive-copy.ts";
import type { DecisiveFact, DecisiveFacts, FinderMonths, Goal } from "./finder-data.ts";

export const DECISIVE_FACTS: DecisiveFacts = Object.fromEntries(
  FOLDERS.map(({ record }) => [
    record.id,
    {
      retirement: permitFact(record, "retirement"),
      business: permitFact(record, "business"),
      family: familyFact(record),
    },
  ]),
);

/** The months of every country, the cheapest first. */
export const FINDER_MONTHS: FinderMonths = COUNTRIES_BY_MONTH.map(({ id }) => [id, monthInShort(id)]);

/** The permit to name first for a reason; where none is for everyone, that none was found, and how one may visit. */
function permitFact(record: CountryRecord, reason: Exclude<Goal, "family">): DecisiveFact {
  const path = permitsPath(reason, record.id);
  const permit = firstPermit(record.permits, reason);
  if (!permit) {
    const entry = describeEntry(record.entry.us);
    return { text: interpolate(texts.none, { goal: texts.goals[reason], entry }), path };
  }
  const asked = describeAsked(permit);
  return { text: interpolate(asked ? texts.permit : texts.permitAlone, { permit: permit.name, asked }), path };
}

function describeAsked({ conditions: { monthlyIncomeUsd, capitalUsd, minimumAge } }: Permit): string {
  return [
    ...(monthlyIncomeUsd ? [interpolate(texts.income, { amount: withThousands(monthlyIncomeUsd) })] : []),
    ...(capitalUsd ? [interpolate(texts.capital, { amount: withThousands(capitalUsd) })] : []),
    ...(minimumAge ? [interpolate(texts.age, { age: String(minimumAge) })] : []),
  ].join(", ");
}

/** How long a family lives there until it may stay for good. */
function familyFact(record: CountryRecord): DecisiveFact {
  const [residence, citizenship] = [openPath(record, "permanentResidence"), openPath(record, "citizenship")];
  const path = permitsPath("family", record.id);
  return {
    text: interpolate(texts.family, { residence, citizenship }),
    path,
  };
}
