import { permitsPath, type Reason } from "#domain/reasons.ts";
import { describeEntry, isOpenToAll, leastYears } from "#web/content/comparison-rows.ts";
import { FOLDERS } from "#web/content/countries/countries.ts";
import type { CountryRecord, Permit } from "#web/content/countries/country-record.ts";
import { withThousands } from "#web/lib/thousands.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { DECISIVE_TEXTS as texts } from "./decisive-copy.ts";
import type { DecisiveFact, DecisiveFacts } from "./finder-data.ts";

/** The decisive facts of every country. */
export const DECISIVE_FACTS: DecisiveFacts = Object.fromEntries(
  FOLDERS.map(({ record }) => [
    record.id,
    {
      retirement: permitFact(record, "retirement"),
      business: permitFact(record, "business"),
      family: familyFact(record),
      remote: permitFact(record, "remote"),
    },
  ]),
);

/** The permit for a reason that asks for the least; where there is none, that none was found, and how one may visit. */
function permitFact(record: CountryRecord, reason: "retirement" | "business" | "remote"): DecisiveFact {
  const path = permitsPath(reason, record.id);
  const [permit] = record.permits
    .filter((one) => isOpenToAll(one) && one.reasons.includes(reason satisfies Reason))
    .toSorted((a, b) => amountAsked(a) - amountAsked(b));
  if (!permit) {
    const entry = describeEntry(record.entry.us);
    return { text: interpolate(texts.none, { goal: texts.goals[reason], entry }), path };
  }
  const asked = describeAsked(permit);
  return { text: interpolate(asked ? texts.permit : texts.permitAlone, { permit: permit.name, asked }), path };
}

function amountAsked({ conditions: { monthlyIncomeUsd, capitalUsd } }: Permit): number {
  // A permit of which no amount was found may ask for any.
  return capitalUsd ?? monthlyIncomeUsd ?? Number.POSITIVE_INFINITY;
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
  const residence = leastYears(record, ({ yearsToPermanentResidence: years }) => years);
  const citizenship = leastYears(record, ({ yearsToCitizenship: years }) => years);
  const path = permitsPath("family", record.id);
  const years = (number: number | null) => (number === null ? texts.yearsUnknown : countText(texts.years, number));
  return {
    text: interpolate(texts.family, { residence: years(residence), citizenship: years(citizenship) }),
    path,
  };
}
