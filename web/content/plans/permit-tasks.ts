import { dollarsOf } from "#domain/amounts.ts";
import type { CountryId } from "#domain/country-ids.ts";
import { joinWords } from "#domain/join-words.ts";
import { SCHOOL_AGE } from "#domain/plan-answers.ts";
import { PLAN_LIMITS } from "#domain/plan-inputs.ts";
import { PLAN_PASSPORTS, type PlanPaper, type PlanTask } from "#domain/plan.ts";
import { durationText } from "#domain/duration-text.ts";
import { addRanges, type Range } from "#domain/range.ts";
import type { CountryRecord, Permit, PermitDocument } from "#content-model/resolve/resolve-country.ts";
import { HOMES, isNotPublished, type Known } from "#content-model/resolve/records.ts";
import { EVERY_PER_DOLLAR } from "#content-model/resolve/exchange-rates.ts";
import { guidePermitPath } from "#web/content/page-paths.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { homePaperOf, ownPaperOf } from "./document-times.ts";
import { ENTRY_COST } from "./entry-tasks.ts";
import { daysOf, LEAD_TIMES, type LeadTime, weeksInDays } from "./lead-times.ts";
import {
  applicationDates,
  asksFor,
  cardTime,
  firstStepDay,
  type FirstStep,
  firstStepTime,
  registrationDates,
  settledDay,
} from "./permit-dates.ts";
import { type Draft, type SourcedTask, sourcedTask } from "./sourced-task.ts";
import { COUNTRY_TASK_TEXTS as texts, MORE_TEXTS } from "./task-copy.ts";

function papersTaskId(permit: string): string {
  return `papers-${permit}`;
}

function permitTaskId(permit: string): string {
  return `permit-${permit}`;
}

function cardTaskId(permit: string): string {
  return `renew-${permit}`;
}

/** The id of the task of getting the country's tax or identity number. */
export const NUMBER_TASK = "number";

/** The id of a task that comes before the application. */
function firstStepId(permit: string, { kind }: FirstStep): string {
  return kind === "number" ? NUMBER_TASK : `${kind}-${permit}`;
}

/** The translations of permits' papers, which come before their stamps where a stamp is needed. */
export function translations(permits: readonly Permit[]): string[] {
  return permits.flatMap(({ id, first }) =>
    first.filter(({ kind }) => kind === "translation").map((step) => firstStepId(id, step)),
  );
}

/** The applications decided before travel: giving notice and shipping wait for them. */
export function grantsBeforeTravel(permits: readonly Permit[]): string[] {
  return permits.flatMap(({ id, applyFrom }) => (applyFrom === "in the country" ? [] : permitTaskId(id)));
}

/** The prerequisites of a task that requires the permit or its card; its due date then follows theirs. */
export function needing(
  needs: "nothing" | "permit" | "card" | null,
  permits: readonly Permit[],
): Pick<Draft, "after" | "follows"> {
  if (needs === null || needs === "nothing") return {};
  return { after: permits.map(({ id }) => (needs === "card" ? cardTaskId(id) : permitTaskId(id))), follows: true };
}

/** Papers from home that have their own task. */
type HomePapers = "police" | "birth" | "degrees" | "legalization";

export function permitsByPaper({ permits }: CountryRecord): Record<HomePapers, string[]> {
  const asking = (isOne: (document: PermitDocument) => boolean) =>
    permits.filter(({ documents }) => documents.some((one) => !one.afterArrival && isOne(one))).map(({ id }) => id);
  return {
    police: asking((document) => homePaperOf(document) === "police"),
    birth: asking((document) => homePaperOf(document) === "birth" && !document.of),
    degrees: asking(isStampedDegree),
    legalization: asking(({ legalized, of }) => Boolean(legalized) && !of),
  };
}

/** A certified copy that must be ordered before it can be stamped. */
function isStampedDegree({ kind, legalized }: PermitDocument): boolean {
  return kind === "degreeCopies" && Boolean(legalized);
}

/** How long papers without their own task take: the longest published time, or our estimate. */
function papersTime(papers: readonly PermitDocument[]): LeadTime | Range {
  const documents = papers.filter((document) => !isOwnTask(document));
  const weeks = documents.flatMap((one) => one.weeks ?? []);
  if (weeks.length === 0) return LEAD_TIMES.papers;
  const longest = { from: Math.max(...weeks.map(({ from }) => from)), to: Math.max(...weeks.map(({ to }) => to)) };
  const known = weeksInDays(longest);
  return weeks.length === documents.length || known.to >= LEAD_TIMES.papers.days.to ? known : LEAD_TIMES.papers;
}

/** A document as plans show it, without a time if it has its own task. */
function toPaper(document: PermitDocument): PlanPaper {
  const own = isOwnTask(document) ? undefined : ownPaperOf(document);
  return {
    name: document.name,
    takesDays: document.weeks ? weeksInDays(document.weeks) : own ? LEAD_TIMES[own].days : null,
    ...(document.of && { of: document.of }),
  };
}

/** Whether another task of the plan gets the paper. */
function isOwnTask(document: PermitDocument): boolean {
  return Boolean(homePaperOf(document)) || isStampedDegree(document) || document.kind === "insurance";
}

function paperFigures(papers: readonly PermitDocument[]): Known[] {
  const kinds = papers.flatMap((document) => (isOwnTask(document) ? [] : (ownPaperOf(document) ?? [])));
  return kinds.map((kind) => LEAD_TIMES[kind].fact);
}

/** The tasks at home that a permit's papers come from. */
const AT_HOME = PLAN_PASSPORTS.flatMap((passport) =>
  ["passport", "police", "birth", "legalization"].map((paper) => `${paper}-${passport}`),
);

/** Those that a translator works from. */
const PAPERS_AT_HOME = [
  ...PLAN_PASSPORTS.flatMap((passport) => ["police", "birth"].map((paper) => `${paper}-${passport}`)),
  "degrees",
];

/** Tasks that keep a visitor's stay legal until the decision. */
const STAYS = HOMES.map((home) => `stay-${home}`);

function subtractRange(all: Range, part: Range): Range {
  return { from: all.from - part.from, to: all.to - part.to };
}

/** A permit's tasks: its papers, the application, and what follows the decision. */
export function permitTasks(record: CountryRecord, permit: Permit, country: string): SourcedTask[] {
  const { id, name, documents, card } = permit;
  const words = { permit: name, country };
  const applies = { permits: [id] };
  const more = inGuideOf(record.id, permit);
  const isThere = permit.applyFrom === "in the country";
  const takes = permit.processingWeeks ? weeksInDays(permit.processingWeeks) : LEAD_TIMES.permit;
  const { records: limits, ...dates } = applicationDates(record, permit, country, daysOf(takes));
  const allowed = daysOf(takes).to;
  const ours = permit.processingWeeks
    ? []
    : [interpolate(texts.permit.ourTime, { time: durationText({ from: allowed, to: allowed }) })];
  const application = { stage: "permit", takes, ...dates, why: [dates.why, ...ours].join(" ") } as const;
  const cardTakes = card ? cardTime(permit) : { from: 1, to: 1 };
  const { records: asked, ...registration } = registrationDates(permit, dates.dueDay, daysOf(cardTakes));
  const { threshold, fee, processing, applyAt, work, firstTerm, renewal, endsWhen, permanentResidence, waitInCountry } =
    permit;
  const brought = documents.filter(({ afterArrival }) => !afterArrival);
  const there = documents.filter(({ afterArrival }) => afterArrival);
  const gotThere = there.length > 0 && { papers: there.map(toPaper) };
  const cardUsd = card?.feeUsd ?? undefined;
  const applicationUsd = permit.feeUsd && cardUsd ? subtractRange(permit.feeUsd, cardUsd) : permit.feeUsd;
  const registerTitle = isThere ? texts.renewal.titleThere : texts.renewal.title;
  const settling =
    settledDay(permit) !== null
      ? [asksFor(permit, "home") ? "home" : [], asksFor(permit, "account") ? "bank" : []].flat()
      : [];
  const first = brought.length > 0 ? [] : [threshold, work];
  const rows = [...first, fee, processing, applyAt];
  const asksForInsurance = brought.some(({ kind }) => kind === "insurance");
  const cardFirst = card?.comesFirst ? [cardTaskId(id)] : [];
  const firstSteps = permit.first.map((step) => firstStepId(id, step));
  const beforePapers = permit.first.filter((step) => firstStepDay(step) === null).map((step) => firstStepId(id, step));
  return [
    ...permit.first.flatMap(({ kind, ...step }) =>
      kind === "number" ? [] : firstStepTask(permit, { kind, ...step }, words, more),
    ),
    ...(brought.length > 0
      ? [
          sourcedTask(
            {
              id: papersTaskId(id),
              stage: "papers",
              title: interpolate(texts.papers.title, words),
              more,
              why: interpolate(there.length > 0 ? texts.papers.whyThere : texts.papers.why, words),
              applies,
              dueDay: -14,
              takes: papersTime(brought),
              after: ["admission", ...beforePapers],
              costUsd: null,
              papers: brought.map(toPaper),
            },
            [threshold, work, ...brought.map(({ source }) => source), ...paperFigures(brought)],
          ),
        ]
      : []),
    sourcedTask(
      {
        id: permitTaskId(id),
        ...application,
        title: interpolate(texts.permit.title, words),
        more,
        applies,
        says: applyAt,
        after: [
          papersTaskId(id),
          ...firstSteps,
          ...AT_HOME,
          "degrees",
          "spouse",
          "children",
          "admission",
          ...(isThere ? STAYS : []),
          ...(asksForInsurance ? ["health-insurance"] : []),
          ...settling,
          ...cardFirst,
        ],
        costUsd: applicationUsd,
        ...(applicationUsd && { costs: [fee] }),
        ...(permit.feeUsd && permit.feeLacks && { costLacks: joinWords(permit.feeLacks) }),
        ...(isThere && gotThere),
      },
      [
        ...rows,
        firstTerm,
        renewal,
        endsWhen,
        permanentResidence,
        ...limits,
        ...(isNotPublished(waitInCountry) ? [] : [waitInCountry]),
        ...(isThere ? there : []).map(({ source }) => source),
      ],
    ),
    ...(permit.entryVisa ? [entryVisaTask(permit, words, more)] : []),
    ...familyPermitTasks(record, permit, rows, application),
    ...(card || isThere || permit.registerWithinDays !== null || there.length > 0
      ? [
          sourcedTask(
            {
              id: cardTaskId(id),
              stage: "settle",
              title: interpolate(card ? texts.renewal.card : registerTitle, { ...words, card: card?.name ?? "" }),
              ...registration,
              more,
              applies,
              says: applyAt,
              takes: cardTakes,
              after: cardFirst.length > 0 ? [] : [permitTaskId(id)],
              ...(cardUsd && card?.fee && { costUsd: cardUsd, costs: [card.fee] }),
              ...(!isThere && gotThere),
            },
            [
              card?.fee ?? (card?.weeks ? processing : applyAt),
              ...asked,
              ...(isThere ? [] : there).map(({ source }) => source),
            ],
          ),
        ]
      : []),
  ];
}

function inGuideOf(country: CountryId, { id, name }: Permit): PlanTask["more"] {
  return { path: guidePermitPath(country, id), label: interpolate(MORE_TEXTS.permit, { permit: name }) };
}

/** What must be done before the application, from the record that says so. */
function firstStepTask(
  { id }: Permit,
  step: FirstStep & { kind: keyof typeof texts.first },
  words: Record<string, string>,
  more: PlanTask["more"],
): SourcedTask {
  const day = firstStepDay(step);
  const { title, why } = texts.first[step.kind];
  const needs = { translation: PAPERS_AT_HOME, company: [], lease: ["home"] };
  return sourcedTask(
    {
      id: firstStepId(id, step),
      stage: day === null ? "papers" : "arrive",
      title: interpolate(title, { ...words, language: step.into ?? texts.officeLanguage }),
      why,
      more,
      applies: { permits: [id] },
      ...(day !== null && { fromDay: 1 }),
      dueDay: day ?? -14,
      takes: firstStepTime(step),
      after: needs[step.kind],
      costUsd: null,
    },
    [step.record],
  );
}

/** The permit's own entry visa, requested after a permit that is granted before travel. */
function entryVisaTask(
  { id, applyFrom, applyAt, fee, firstTerm }: Permit,
  words: Record<string, string>,
  more: PlanTask["more"],
): SourcedTask {
  return sourcedTask(
    {
      id: `visa-${id}`,
      stage: "papers",
      title: interpolate(texts.entryVisa.title, words),
      more,
      why: texts.entryVisa.why,
      applies: { permits: [id] },
      says: applyAt,
      dueDay: -7,
      takes: LEAD_TIMES.entry,
      after: [
        ...(applyFrom === "in the country" ? [] : [permitTaskId(id)]),
        ...PLAN_PASSPORTS.map((passport) => `passport-${passport}`),
      ],
      ...ENTRY_COST,
      costUsd: null,
    },
    [applyAt, fee, firstTerm],
  );
}

/** Children who go to school, by their ages. */
export const SCHOOL_CHILDREN = [SCHOOL_AGE, PLAN_LIMITS.childAge] as const;

/** Whose permits a family needs besides, and what each of them costs. */
const FAMILY = {
  spouse: { applies: { adults: 2 }, costFor: "further adult", usd: "spouseUsd" },
  children: { applies: { childAges: [0, 17] }, costFor: "child", usd: "childUsd" },
} as const;

/** The permits of a spouse, of children and of those of them who go to school, applied for together with the permit itself. */
function familyPermitTasks(
  record: CountryRecord,
  permit: Permit,
  ownRows: readonly (Known | undefined)[],
  { takes: ofPermit, ...application }: Pick<Draft, "stage" | "fromDay" | "dueDay" | "takes">,
): SourcedTask[] {
  const { familyFees, dependants, applyAt } = permit;
  const { feeIn, lacks, pupils } = familyFees ?? {};
  // The family may need a different permit.
  const theirs = record.permits.find(({ id }) => id === feeIn);
  const { fee, card, documents = [], processing, processingWeeks, work }: Partial<Permit> = theirs ?? {};
  // Every task needs a source, so fall back to where the main applicant applies.
  const own = [dependants, fee, card?.fee, ...[processing, work].filter((row) => !ownRows.includes(row))];
  const records = own.some((row) => row) ? own : [applyAt];
  const more = inGuideOf(record.id, theirs ?? permit);
  const takes = processingWeeks ? weeksInDays(processingWeeks) : ofPermit;
  // In the country, the family applies on the same day.
  const isThere = permit.applyFrom === "in the country";
  const later = isThere ? daysOf(takes).to - daysOf(ofPermit).to : 0;
  const dueDay = application.dueDay + later;
  const school = record.permits.find(({ id }) => id === pupils);
  const ownCard = (theirs ?? permit).card?.name;
  return [
    ...(["spouse", "children"] as const).map((who) => {
      const { applies, costFor, usd } = FAMILY[who];
      // A card is for adults.
      const ofCard = (who === "spouse" && card?.fee) || undefined;
      const permitUsd = familyFees?.[usd] ?? null;
      const isAfterMain = documents.some(({ isMainPermit }) => isMainPermit);
      const papers = documents.filter(({ of = who, afterArrival }) => of === who && (isThere || !afterArrival));
      const costUsd =
        permitUsd && ofCard ? addRanges([permitUsd, dollarsOf(ofCard, EVERY_PER_DOLLAR, "once")!]) : permitUsd;
      return sourcedTask(
        {
          id: `permit-${who}-${permit.id}`,
          ...application,
          dueDay,
          ...(isAfterMain && { follows: true }),
          takes,
          says: applyAt,
          title: interpolate(texts.familyPermit[who], { permit: permit.name }),
          why: interpolate(ownCard ? texts.familyPermit.whyWithCard : texts.familyPermit.why, { card: ownCard ?? "" }),
          applies: { ...applies, permits: [permit.id] },
          more,
          after: [
            papersTaskId(permit.id),
            ...AT_HOME,
            who,
            ...(who === "children" ? ["child-passports-us"] : []),
            ...(isAfterMain ? [permitTaskId(permit.id)] : []),
          ],
          costUsd,
          costFor,
          // Already filtered by family member, so papersFor must not filter again.
          ...(papers.length > 0 && { papers: papers.map((paper) => toPaper({ ...paper, of: undefined })) }),
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
              takes: ofPermit,
              says: applyAt,
              title: interpolate(texts.familyPermit.pupils, { permit: school.name }),
              why: texts.familyPermit.pupilsWhy,
              applies: { childAges: SCHOOL_CHILDREN, permits: [permit.id] },
              // Not after the school: no page says whether the place must be had before the family applies.
              more: inGuideOf(record.id, school),
              after: [papersTaskId(permit.id), ...AT_HOME, "children", "child-passports-us"],
              costUsd: school.feeUsd,
              costFor: "pupil",
              ...(school.feeUsd && { costs: [school.fee, school.card?.fee ?? []].flat() }),
            },
            [dependants, school.fee, school.card?.fee],
          ),
        ]
      : []),
  ];
}
