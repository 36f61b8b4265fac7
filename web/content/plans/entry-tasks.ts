import type { CountryRecord, Entry, Permit } from "#content-model/resolve/resolve-country.ts";
import type { Home } from "#content-model/resolve/records.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { LEAD_TIMES } from "./lead-times.ts";
import { OFFICE_DAY } from "./permit-dates.ts";
import { inGuide, namesCost, type SourcedTask, sourcedTask } from "./sourced-task.ts";
import { COUNTRY_TASK_TEXTS as texts, PASSPORT_NAMES } from "./task-copy.ts";

/** Each person enters on one passport. */
export const ENTRY_COST = { costFor: "person", costOneOf: "entry" } as const;

/** Permits you can enter on, so that no visitor's entry is planned. */
function enteredOn(permits: readonly Permit[]): readonly string[] {
  const isEnteredOn = ({ applyFrom, entryVisa, visitorEntry }: Permit) =>
    !visitorEntry && (applyFrom !== "in the country" || entryVisa);
  return permits.filter(isEnteredOn).map(({ id }) => id);
}

/** Entry with another passport than those of the homes: what it takes depends on which. */
export function entryElsewhere({ id, passports, permits }: CountryRecord, country: string): SourcedTask {
  return sourcedTask(
    {
      id: "entry-other",
      more: inGuide(id, "entry"),
      stage: "papers",
      title: interpolate(texts.entryElsewhere.title, { country }),
      why: texts.entryElsewhere.why,
      applies: { passports: ["other"], exceptPermits: enteredOn(permits) },
      dueDay: -7,
      takes: LEAD_TIMES.entry,
      ...ENTRY_COST,
      costUsd: null,
    },
    passports.map(({ who, rule }) => ({ ...rule, value: `${who}: ${rule.value}` })),
  );
}

/** A visitor's entry by passport, and keeping the stay legal afterward. */
export function entryTasks(record: CountryRecord, home: Home, country: string): SourcedTask[] {
  const entry: Entry = record.entry[home];
  const isBefore = entry.kind !== "nothing" && entry.kind !== "visa on arrival";
  const words = { passport: PASSPORT_NAMES[home], country };
  const applies = { passports: [home], exceptPermits: enteredOn(record.permits) };
  const text = isBefore ? texts.entry : texts.entryAtTheBorder;
  return [
    sourcedTask(
      {
        id: `entry-${home}`,
        more: inGuide(record.id, "entry"),
        stage: "papers",
        title: interpolate(text.title, words),
        why: text.why,
        applies,
        says: entry.portal,
        dueDay: -7,
        takes: isBefore ? LEAD_TIMES.entry : LEAD_TIMES.letters,
        after: [`passport-${home}`],
        ...ENTRY_COST,
        costUsd: entry.feeUsd,
        ...(entry.feeUsd && { costs: [entry.fee] }),
      },
      [entry.rule, entry.fee, entry.processing, entry.portal],
    ),
    sourcedTask(
      {
        id: `stay-${home}`,
        more: inGuide(record.id, "entry"),
        stage: "arrive",
        title: interpolate(texts.stay.title, words),
        why: texts.stay.why,
        applies,
        fromDay: 0,
        dueDay: OFFICE_DAY,
        takes: LEAD_TIMES.ask,
        ...(entry.extension && namesCost(entry.extension) && { costUsd: null, costFor: "person" }),
      },
      [entry.stay, entry.extension],
    ),
  ];
}
