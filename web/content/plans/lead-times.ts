import type { Fact } from "#domain/facts.ts";
import type { Range } from "#domain/range.ts";
import { estimated } from "#web/content/countries/country-record.ts";

/** How long a task takes where the country's record names no number: our planning figure in days, and how it was made. */
export type LeadTime = { days: Range; fact: Fact<string> };

type Unit = "days" | "weeks" | "months";

/** @param about what of a task it is the time of, where a task has several */
function leadTime(from: number, to: number, unit: Unit, method: string, about?: string): LeadTime {
  const days = { days: 1, weeks: 7, months: 30 }[unit];
  return {
    days: { from: from * days, to: to * days },
    fact: estimated(`${about ? `${about}: ` : ""}${from} to ${to} ${unit}`, method),
  };
}

const FIGURES = {
  papers: leadTime(
    2,
    6,
    "weeks",
    "Forms, photos, certified copies, and letters of banks, schools or employers, some by post. Police certificates and apostilles are tasks of their own.",
  ),
  ownPapers: leadTime(
    1,
    7,
    "days",
    "Photographs, forms, copies and letters of your own. We allow a week.",
    "Own papers",
  ),
  medical: leadTime(1, 2, "weeks", "An appointment with a doctor, and the results of the tests.", "Medical papers"),
  bankPapers: leadTime(
    1,
    2,
    "weeks",
    "A bank or a pension office is asked, and writes or sends a statement.",
    "Papers of banks",
  ),
  degreeCopies: leadTime(
    2,
    6,
    "weeks",
    "A school or university is asked for a new copy, or a notary certifies yours. The stamps on it are a task of their own.",
    "Certificates and degrees",
  ),
  policeElsewhere: leadTime(
    4,
    12,
    "weeks",
    "Police offices answer in days or in months. We allow three months if one of them must be asked twice.",
  ),
  familyPapers: leadTime(
    2,
    8,
    "weeks",
    "New copies of birth and marriage certificates come by post, from some offices in eight weeks, and a notary confirms a letter of consent meanwhile.",
  ),
  permit: leadTime(
    2,
    4,
    "months",
    "No page names the time for this permit. We allow what most permits of our countries take by the pages that do.",
  ),
  entry: leadTime(
    1,
    4,
    "weeks",
    "Online visas are said to take days. We allow a month, because a refusal for a missing paper means a second application.",
  ),
  vaccinations: leadTime(
    1,
    4,
    "weeks",
    "An appointment at a travel clinic within a week or within a month; a yellow fever certificate counts from the tenth day on.",
  ),
  pets: leadTime(
    3,
    7,
    "months",
    "Chip, rabies vaccination, the weeks until a blood test, the test, the import permit and the last health certificate come one after the other; the record of Kenya adds them up to seven months.",
  ),
  container: leadTime(
    8,
    16,
    "weeks",
    "Quotes and packing two to four weeks, the sea four to eight, port and customs two to four. Ask three movers.",
  ),
  car: leadTime(
    10,
    20,
    "weeks",
    "As for a container, with the inspection before shipping and the registration after it.",
  ),
  school: leadTime(
    2,
    6,
    "months",
    "Application, test and a place; schools with waiting lists take longer. Ask the school when its year begins.",
  ),
  notice: leadTime(4, 13, "weeks", "Two weeks to three months are usual in contracts. Yours counts."),
  lease: leadTime(4, 9, "weeks", "One or two months are usual in leases. Yours counts."),
  home: leadTime(
    2,
    6,
    "weeks",
    "Temporary rooms for two weeks, viewings, the contract, and the papers of the seller or landlord checked.",
  ),
  utilities: leadTime(2, 5, "weeks", "Two weeks to a month are usual in such contracts. Yours counts."),
  license: leadTime(1, 3, "weeks", "An appointment, the check of the license, and where one is asked for, a test."),
  ask: leadTime(
    1,
    2,
    "weeks",
    "Where no page names a last day, we plan to ask in the first two weeks: of the limits that our records of permits name, nearly all are longer.",
  ),
  bank: leadTime(1, 4, "weeks", "A visit, and the bank's check of the papers."),
  letters: leadTime(1, 2, "weeks", "Forms online or by post, and the answer."),
} as const satisfies Record<string, LeadTime>;

/** Our planning figures, each with an id by its name: `plans.lead-times.papers`. */
export const LEAD_TIMES = Object.fromEntries(
  Object.entries(FIGURES).map(([name, { days, fact }]) => [
    name,
    { days, fact: { id: `plans.lead-times.${name}`, ...fact } },
  ]),
) as Readonly<Record<keyof typeof FIGURES, LeadTime>>;
