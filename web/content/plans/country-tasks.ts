import { dollarsOf } from "#domain/amounts.ts";
import { joinWords } from "#domain/join-words.ts";
import type { CountryId } from "#domain/countries.ts";
import { PLAN_PASSPORTS, type PlanPaper, type PlanTask } from "#domain/plan.ts";
import { SCHOOL_AGE } from "#domain/plan-answers.ts";
import { PLAN_LIMITS } from "#domain/plan-inputs.ts";
import { addRanges, type Range } from "#domain/range.ts";
import {
  type CountryRecord,
  type Entry,
  type Permit,
  type PermitDocument,
  type Safeguards,
} from "#content-model/resolve/resolve-country.ts";
import { type Home, HOMES, isNotPublished, type Known, type Maybe } from "#content-model/resolve/records.ts";
import type { CountryFolder } from "#web/content/countries/country-folder.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { EVERY_PER_DOLLAR } from "#content-model/resolve/exchange-rates.ts";
import { findOffice } from "#content-model/resolve/offices.ts";
import { HOME_RECORDS, sharedRow } from "#web/content/homes/homes.ts";
import { homePaperOf, ownPaperOf, weeksAtHome } from "./document-times.ts";
import { LEAD_TIMES, type LeadTime } from "./lead-times.ts";
import { applicationDates, licenseDates, registrationDates } from "./permit-dates.ts";
import { COUNTRY_TASK_TEXTS as texts, PASSPORT_NAMES } from "./task-copy.ts";

/** A task with the records that it rests on, by their ids. */
export type SourcedTask = { task: PlanTask; records: Readonly<Record<string, Known>> };

/** `says` is the record that says where it is done, and `costs` those that name the cost. */
type Draft = Omit<PlanTask, "facts" | "takesDays" | "where" | "costFacts"> & {
  takes: LeadTime | Range;
  says?: Maybe;
  costs?: readonly Known[];
};

/**
 * A task from its records, each once; one that rests on a lead time of ours has that as a record, too. Of a cost without a sum
 * for everybody, the records that name amounts for some are listed.
 */
export function sourcedTask(
  { takes, says, costs = [], ...draft }: Draft,
  rows: readonly (Known | undefined)[],
): SourcedTask {
  const isOurs = "fact" in takes;
  const records = rows.filter((row) => row !== undefined);
  const all = Object.fromEntries((isOurs ? [...records, takes.fact] : records).map((one) => [recordId(one), one]));
  const where = placeOf(says, records);
  const costFacts = [...new Set((draft.costUsd === null ? records.filter(namesCost) : costs).map(recordId))];
  return {
    task: {
      ...draft,
      takesDays: isOurs ? takes.days : takes,
      ...(costFacts.length > 0 && { costFacts }),
      ...(where && { where }),
      facts: Object.keys(all),
    },
    records: all,
  };
}

/** @throws Error where a record has no id: kept plans could not tell it from others */
function recordId({ id, ...record }: Known): string {
  if (id === undefined) throw new Error(`A record of a plan has no id: ${JSON.stringify(record)}`);
  return id;
}

/** The office of the record that says where, or else of the first that has one. */
function placeOf(says: Known | undefined, records: readonly Known[]): PlanTask["where"] {
  const office = (says ? [says] : records).flatMap((one) => ("office" in one && one.office) || [])[0];
  if (!office) return undefined;
  const { name, url } = findOffice(office);
  return says ? { name, url, fact: recordId(says) } : { name, url };
}

const SCHOOL_CHILDREN = [SCHOOL_AGE, PLAN_LIMITS.childAge] as const;

/** Records that are a price whatever their words are: a school's fees. */
const PRICES = /\.fees$/;

/** Whether a record says what something costs: it has amounts, or its place is that of a price. */
export function namesCost(known: Known): boolean {
  return !isNotPublished(known) && (known.amounts !== undefined || PRICES.test(known.id ?? ""));
}

/** What a move to a country asks for, from its record. */
export function countryTasks(
  { record, safeguards }: Pick<CountryFolder, "record" | "safeguards">,
  name: string,
): SourcedTask[] {
  const say = ({ title, why }: { title: string; why: string }) => ({
    title: interpolate(title, { country: name }),
    why: interpolate(why, { country: name }),
  });
  const { goods, homes, money, health, schools, permits, work } = record;
  return [
    ...permits.flatMap((permit) => permitTasks(record, permit, name)),
    ...HOMES.flatMap((home) => entryTasks(record, home, name)),
    entryElsewhere(record, name),
    sourcedTask(
      {
        id: "vaccinations",
        stage: "papers",
        ...say(texts.vaccinations),
        dueDay: -10,
        takes: LEAD_TIMES.vaccinations,
        costUsd: null,
        costFor: "person",
      },
      [record.entry.us.vaccination, health.vaccinations],
    ),
    sourcedTask(
      {
        id: "medicines",
        stage: "leave",
        ...say(texts.medicines),
        dueDay: -7,
        takes: LEAD_TIMES.letters,
        costUsd: null,
        costFor: "person",
      },
      [goods.medicines, health.bring],
    ),
    sourcedTask(
      {
        id: "pets",
        stage: "papers",
        ...say(texts.pets),
        applies: { animals: true },
        dueDay: -2,
        takes: LEAD_TIMES.pets,
        costUsd: null,
        costFor: "animal",
      },
      [goods.pets],
    ),
    sourcedTask(
      {
        id: "container",
        stage: "leave",
        ...say(texts.container),
        applies: { luggage: "container" },
        dueDay: 45,
        takes: LEAD_TIMES.container,
        ...needing(goods.householdNeeds, permits),
        costUsd: null,
      },
      [goods.household],
    ),
    sourcedTask(
      {
        id: "car",
        stage: "leave",
        ...say(texts.car),
        applies: { luggage: "car" },
        dueDay: 60,
        takes: LEAD_TIMES.car,
        costUsd: null,
      },
      [goods.car],
    ),
    sourcedTask(
      {
        id: "school",
        stage: "decide",
        ...say(texts.school),
        applies: { childAges: SCHOOL_CHILDREN },
        dueDay: -30,
        takes: LEAD_TIMES.school,
        costUsd: null,
      },
      [schools.publicSchools, ...schools.schools.map(({ fees }) => fees)],
    ),
    sourcedTask(
      {
        id: "health-insurance",
        stage: "money",
        ...say(texts.healthInsurance),
        dueDay: -7,
        takes: LEAD_TIMES.letters,
        costUsd: null,
        costFor: "person",
      },
      [health.publicSystem, health.insurance],
    ),
    sourcedTask(
      {
        id: "home",
        stage: "arrive",
        ...say(texts.home),
        fromDay: 0,
        dueDay: 45,
        takes: LEAD_TIMES.home,
        costUsd: null,
      },
      [homes.advanceRent, homes.traps],
    ),
    ...(money.mobileMoney
      ? [
          sourcedTask(
            {
              id: "mobile-money",
              stage: "arrive",
              ...say(texts.mobileMoney),
              fromDay: 0,
              dueDay: 7,
              takes: { from: 1, to: 2 },
            },
            [money.mobileMoney],
          ),
        ]
      : []),
    sourcedTask(
      {
        id: "bank",
        stage: "settle",
        ...say({ ...texts.bank, why: texts.bank.why[money.accountNeeds ?? "unsaid"] }),
        fromDay: 1,
        dueDay: 60,
        takes: LEAD_TIMES.bank,
        ...needing(
          money.accountNeeds,
          permits.filter((permit) => !asksForAccount(permit)),
        ),
      },
      [money.banks, money.currencyControl],
    ),
    sourcedTask(
      {
        id: "cash",
        stage: "money",
        ...say(texts.cash),
        dueDay: -3,
        takes: LEAD_TIMES.letters,
        costUsd: null,
      },
      [money.transfer],
    ),
    sourcedTask(
      {
        id: "spouse",
        stage: "papers",
        ...say(texts.spouse),
        applies: { adults: 2 },
        dueDay: -14,
        takes: LEAD_TIMES.familyPapers,
        costUsd: null,
      },
      [work.spouse, ...permits.map(({ dependants }) => dependants)],
    ),
    sourcedTask(
      {
        id: "children",
        stage: "papers",
        ...say(texts.children),
        applies: { childAges: [0, 17] },
        dueDay: -14,
        takes: LEAD_TIMES.familyPapers,
        costUsd: null,
      },
      childPapers(record.id),
    ),
    sourcedTask(
      {
        id: "school-start",
        stage: "settle",
        ...say(texts.schoolStart),
        applies: { childAges: SCHOOL_CHILDREN },
        fromDay: 0,
        dueDay: 30,
        takes: LEAD_TIMES.letters,
        after: ["school"],
      },
      [schools.publicSchools],
    ),
    sourcedTask(
      {
        id: "driving-license",
        stage: "settle",
        ...licenseDates(record, name),
        fromDay: 1,
        takes: LEAD_TIMES.license,
        ...needing(goods.licenseNeeds, permits),
        costUsd: null,
      },
      [goods.drivingLicense, goods.licenseExchange],
    ),
    ...landTasks(homes, safeguards, say),
    sourcedTask(
      {
        id: "tax-residence",
        stage: "settle",
        ...say(texts.taxResidence),
        fromDay: 0,
        dueDay: 90,
        takes: LEAD_TIMES.letters,
      },
      [money.taxResidence, money.foreignIncome, money.filing],
    ),
  ];
}

/** What buying land or a home asks for, one step after the other; the days are our aim. */
function landTasks(
  { ownership, steps, taxes, traps }: CountryRecord["homes"],
  safeguards: Safeguards,
  say: (texts: { title: string; why: string }) => { title: string; why: string },
): SourcedTask[] {
  const { registrySearch, agents, papersBeforePaying, powerOfAttorney, stagePayments } = safeguards;
  const fee = isNotPublished(registrySearch.fee) ? null : registrySearch.fee;
  const draft = { stage: "settle", applies: { luggage: "land" }, follows: true } as const;
  return [
    sourcedTask(
      {
        ...draft,
        id: "land-lawyer",
        ...say(texts.landLawyer),
        dueDay: 30,
        takes: LEAD_TIMES.landLawyer,
        costUsd: null,
      },
      [papersBeforePaying, agents.allowed, agents.register],
    ),
    sourcedTask(
      {
        ...draft,
        id: "land-search",
        ...say(texts.landSearch),
        dueDay: 60,
        takes: LEAD_TIMES.landSearch,
        after: ["land-lawyer"],
        costUsd: fee?.amounts ? dollarsOf(fee, EVERY_PER_DOLLAR, "once") : null,
        ...(fee?.amounts && { costs: [fee] }),
      },
      Object.values(registrySearch),
    ),
    sourcedTask(
      {
        ...draft,
        id: "land-papers",
        ...say(texts.landPapers),
        dueDay: 100,
        takes: LEAD_TIMES.landPapers,
        after: ["land-search"],
      },
      [papersBeforePaying, powerOfAttorney, ownership],
    ),
    sourcedTask(
      {
        ...draft,
        id: "land-contract",
        ...say(texts.landContract),
        dueDay: 150,
        takes: LEAD_TIMES.landContract,
        after: ["land-papers"],
        costUsd: null,
      },
      [stagePayments, steps, traps],
    ),
    sourcedTask(
      {
        ...draft,
        id: "land-transfer",
        ...say(texts.landTransfer),
        dueDay: 420,
        takes: LEAD_TIMES.landTransfer,
        after: ["land-contract"],
        costUsd: null,
      },
      [steps, taxes],
    ),
  ];
}

/** What a child needs at a border and for a passport; South Africa has rules of its own. */
function childPapers(country: CountryId): Known[] {
  const rows = [
    "child-consent",
    "us-child-passport",
    ...(country === "south-africa" ? ["south-africa-child-papers"] : []),
  ].map(sharedRow);
  return rows.map(({ content }) => content);
}

/** The id of the task of applying for a permit. */
function permitTaskId(permit: string): string {
  return `permit-${permit}`;
}

/** The id of the task of collecting its card. */
function cardTaskId(permit: string): string {
  return `renew-${permit}`;
}

/** What a task waits for that needs the permit or its card: its last day is then as long after that as it takes. */
function needing(
  needs: "nothing" | "permit" | "card" | null,
  permits: readonly Permit[],
): Pick<Draft, "after" | "follows"> {
  if (needs === null || needs === "nothing") return {};
  return { after: permits.map(({ id }) => (needs === "card" ? cardTaskId(id) : permitTaskId(id))), follows: true };
}

const DAYS_A_WEEK = 7;

function weeksToDays({ from, to }: Range): Range {
  return { from: from * DAYS_A_WEEK, to: to * DAYS_A_WEEK };
}

/** What an office at home issues and another country wants confirmed. */
const LEGALIZED = /police|criminal|good conduct|birth|marriage|degree|diploma|qualification|apostille|legali[sz]ed/i;

/** The permits that ask for police certificates, for copies of a register, and for papers with an apostille or stamps. */
export function permitsByPaper({ permits }: CountryRecord): Record<"police" | "birth" | "legalization", string[]> {
  const asking = (isOne: (document: PermitDocument) => boolean) =>
    permits.filter(({ documents }) => documents.some(isOne)).map(({ id }) => id);
  return {
    police: asking((document) => homePaperOf(document) === "police"),
    birth: asking((document) => homePaperOf(document) === "birth"),
    legalization: asking(({ name }) => LEGALIZED.test(name)),
  };
}

/** How long the papers of a permit take together that are no tasks of their own: the longest that a page names, or ours. */
function papersTime(permit: Permit): LeadTime | Range {
  const documents = permit.documents.filter((document) => !homePaperOf(document));
  const weeks = documents.flatMap((one) => one.weeks ?? []);
  if (weeks.length === 0) return LEAD_TIMES.papers;
  const longest = { from: Math.max(...weeks.map(({ from }) => from)), to: Math.max(...weeks.map(({ to }) => to)) };
  const known = weeksToDays(longest);
  return weeks.length === documents.length || known.to >= LEAD_TIMES.papers.days.to ? known : LEAD_TIMES.papers;
}

/** A document as plans show it, with its time by passport where an office at home issues it. */
function toPaper(document: PermitDocument): PlanPaper {
  const kind = homePaperOf(document);
  const own = ownPaperOf(document);
  const takesDays = document.weeks ? weeksToDays(document.weeks) : own ? LEAD_TIMES[own].days : null;
  if (!kind) return { name: document.name, takesDays };
  const byHome = Object.entries(weeksAtHome(kind)).map(([home, weeks]) => [home, weeksToDays(weeks)]);
  const name = kind === "passport" ? `${document.name}, if you need a new one` : document.name;
  return { name, takesDays, takesDaysBy: Object.fromEntries(byHome) };
}

/** Our figures for the papers of a permit. */
function paperFigures({ documents }: Permit): Known[] {
  return documents.flatMap((document) => ownPaperOf(document) ?? []).map((kind) => LEAD_TIMES[kind].fact);
}

/** Whether an account in the country is a paper of the permit itself. */
function asksForAccount({ documents }: Permit): boolean {
  return documents.some(({ afterArrival }) => afterArrival === "account");
}

/** The papers of a permit, then the application; what the permit asks for and gives are its records. */
function permitTasks(record: CountryRecord, permit: Permit, country: string): SourcedTask[] {
  const words = { permit: permit.name, country };
  const applies = { permits: [permit.id] };
  const papersId = `papers-${permit.id}`;
  const isThere = permit.applyFrom === "in the country";
  const takes = permit.processingWeeks ? weeksToDays(permit.processingWeeks) : LEAD_TIMES.permit;
  const { records: limits, ...dates } = applicationDates(record, permit, country, "fact" in takes ? takes.days : takes);
  const application = { stage: "permit", takes, ...dates } as const;
  const { records: asked, ...registration } = registrationDates(permit, dates.dueDay);
  const { threshold, fee, card, processing, applyAt, work, firstTerm, renewal, endsWhen, permanentResidence } = permit;
  /** What an application rests on. */
  const rows = [threshold, fee, card?.fee ?? [], processing, applyAt, work].flat();
  return [
    ...(permit.entryVisa
      ? [
          sourcedTask(
            {
              id: `visa-${permit.id}`,
              stage: "papers",
              title: interpolate(texts.entryVisa.title, words),
              why: texts.entryVisa.why,
              applies,
              says: applyAt,
              dueDay: -7,
              takes: LEAD_TIMES.entry,
              ...ENTRY_COST,
              costUsd: null,
            },
            [applyAt, fee, firstTerm],
          ),
        ]
      : []),
    sourcedTask(
      {
        id: papersId,
        stage: "papers",
        title: interpolate(texts.papers.title, words),
        why: interpolate(isThere ? texts.papers.whyThere : texts.papers.why, words),
        applies,
        dueDay: -14,
        takes: papersTime(permit),
        after: PLAN_PASSPORTS.flatMap((passport) => [
          `police-${passport}`,
          `birth-${passport}`,
          `legalization-${passport}`,
        ]),
        costUsd: null,
        papers: permit.documents.map(toPaper),
      },
      [...permit.documents.map(({ source }) => source), ...paperFigures(permit)],
    ),
    sourcedTask(
      {
        id: permitTaskId(permit.id),
        ...application,
        title: interpolate(texts.permit.title, words),
        applies,
        says: applyAt,
        after: [papersId, "spouse", "children"],
        costUsd: permit.feeUsd,
        ...(permit.feeUsd && { costs: [fee, card?.fee ?? []].flat() }),
        ...(permit.feeUsd && permit.feeLacks && { costLacks: joinWords(permit.feeLacks) }),
      },
      [...rows, ...limits],
    ),
    ...familyPermitTasks(record, permit, application),
    sourcedTask(
      {
        id: cardTaskId(permit.id),
        stage: "settle",
        title: interpolate(isThere ? texts.renewal.titleThere : texts.renewal.title, words),
        ...registration,
        applies,
        says: applyAt,
        takes: { from: 1, to: 1 },
        after: [permitTaskId(permit.id)],
      },
      [applyAt, firstTerm, renewal, endsWhen, permanentResidence, ...asked],
    ),
  ];
}

/** Whose permits a family needs besides, and what each of them costs. */
const FAMILY = {
  spouse: { applies: { adults: 2 }, costFor: "further adult", usd: "spouseUsd" },
  children: { applies: { childAges: [0, 17] }, costFor: "child", usd: "childUsd" },
} as const;

/** The permits of a spouse, of children and of those of them who go to school, applied for together with the permit itself. */
function familyPermitTasks(
  record: CountryRecord,
  permit: Permit,
  application: Pick<Draft, "stage" | "fromDay" | "dueDay" | "takes">,
): SourcedTask[] {
  const { familyFees, dependants, applyAt } = permit;
  const { feeIn, lacks, pupils } = familyFees ?? {};
  // The family's own permit, where they come on another.
  const theirs = record.permits.find(({ id }) => id === feeIn);
  const { fee, card, processing, processingWeeks, work }: Partial<Permit> = theirs ?? {};
  const records = [dependants, fee, card?.fee, processing, work, applyAt];
  const takes = processingWeeks ? weeksToDays(processingWeeks) : application.takes;
  const school = record.permits.find(({ id }) => id === pupils);
  return [
    ...(["spouse", "children"] as const).map((who) => {
      const { applies, costFor, usd } = FAMILY[who];
      // A card is for adults.
      const ofCard = (who === "spouse" && card?.fee) || undefined;
      const permitUsd = familyFees?.[usd] ?? null;
      const costUsd =
        permitUsd && ofCard ? addRanges([permitUsd, dollarsOf(ofCard, EVERY_PER_DOLLAR, "once")!]) : permitUsd;
      return sourcedTask(
        {
          id: `permit-${who}-${permit.id}`,
          ...application,
          takes,
          says: applyAt,
          title: interpolate(texts.familyPermit[who], { permit: permit.name }),
          why: texts.familyPermit.why,
          applies: { ...applies, permits: [permit.id] },
          after: [`papers-${permit.id}`, who],
          costUsd,
          costFor,
          ...(costUsd && { costs: [fee ?? dependants ?? [], ofCard ?? []].flat() }),
          ...(costUsd && lacks && { costLacks: lacks }),
        },
        records,
      );
    }),
    ...(school
      ? [
          sourcedTask(
            {
              id: `permit-pupils-${permit.id}`,
              ...application,
              says: applyAt,
              title: interpolate(texts.familyPermit.pupils, { permit: school.name }),
              why: texts.familyPermit.pupilsWhy,
              applies: { childAges: SCHOOL_CHILDREN, permits: [permit.id] },
              // Not after the school: no page says whether the place must be had before the family applies.
              after: [`papers-${permit.id}`, "children"],
              costUsd: school.feeUsd,
              costFor: "pupil",
              ...(school.feeUsd && { costs: [school.fee] }),
            },
            [dependants, school.fee, applyAt],
          ),
        ]
      : []),
  ];
}

/** Each person enters on one passport. */
const ENTRY_COST = { costFor: "person", costOneOf: "entry" } as const;

/** The permits that one enters on: all but those that a visitor asks for in the country. */
function enteredOn(permits: readonly Permit[]): readonly string[] {
  return permits.filter(({ applyFrom, entryVisa }) => applyFrom !== "in the country" || entryVisa).map(({ id }) => id);
}

/** Entry with another passport than those of the homes: what it takes depends on which. */
function entryElsewhere({ passports, permits }: CountryRecord, country: string): SourcedTask {
  return sourcedTask(
    {
      id: "entry-other",
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

/** Entry with a passport, where something must be had before the journey. */
function entryTasks(record: CountryRecord, home: Home, country: string): SourcedTask[] {
  const entry: Entry = record.entry[home];
  const isBefore = entry.kind !== "nothing" && entry.kind !== "visa on arrival";
  const words = { passport: PASSPORT_NAMES[home], country };
  const text = isBefore ? texts.entry : texts.entryAtTheBorder;
  return [
    sourcedTask(
      {
        id: `entry-${home}`,
        stage: "papers",
        title: interpolate(text.title, words),
        why: text.why,
        applies: { passports: [home], exceptPermits: enteredOn(record.permits) },
        says: entry.portal,
        dueDay: -7,
        takes: isBefore ? LEAD_TIMES.entry : LEAD_TIMES.letters,
        ...ENTRY_COST,
        costUsd: entry.feeUsd,
        ...(entry.feeUsd && { costs: [entry.fee] }),
      },
      [
        entry.rule,
        entry.stay,
        entry.extension,
        entry.fee,
        entry.processing,
        entry.portal,
        entry.passportValidity,
        HOME_RECORDS[home].papers.passport.rule,
      ],
    ),
  ];
}
