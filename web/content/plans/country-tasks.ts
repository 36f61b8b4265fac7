import { dollarsOf } from "#domain/amounts.ts";
import type { CountryId } from "#domain/countries.ts";
import { joinWords } from "#domain/join-words.ts";
import { type CountryRecord, type Safeguards } from "#content-model/resolve/resolve-country.ts";
import { HOMES, isNotPublished, type Known } from "#content-model/resolve/records.ts";
import type { CountryFolder } from "#web/content/countries/country-folder.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { EVERY_PER_DOLLAR } from "#content-model/resolve/exchange-rates.ts";
import { sharedRow } from "#web/content/homes/homes.ts";
import { entryElsewhere, entryTasks } from "./entry-tasks.ts";
import { LEAD_TIMES } from "./lead-times.ts";
import { asksFor, licenseDates, OFFICE_DAY, SETTLED_DAYS } from "./permit-dates.ts";
import { grantsBeforeTravel, needing, NUMBER_TASK, permitTasks, SCHOOL_CHILDREN } from "./permit-tasks.ts";
import { inGuide, type SourcedTask, sourcedTask } from "./sourced-task.ts";
import { COUNTRY_TASK_TEXTS as texts, PERMIT_DATE_TEXTS } from "./task-copy.ts";

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
  const accountAfter = needing(
    money.accountNeeds,
    permits.filter((permit) => !asksFor(permit, "account")),
  );
  const { number } = money;
  const waitsForNumber = (task: NonNullable<typeof number>["before"][number]) =>
    number?.before.includes(task) ? [NUMBER_TASK] : [];
  const granted = { after: grantsBeforeTravel(permits), follows: true } as const;
  return [
    ...permits.flatMap((permit) => permitTasks(record, permit, name)),
    ...HOMES.flatMap((home) => entryTasks(record, home, name)),
    entryElsewhere(record, name),
    sourcedTask(
      {
        id: "vaccinations",
        more: inGuide(record.id, "health"),
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
        more: inGuide(record.id, "goods"),
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
        more: inGuide(record.id, "pets"),
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
        more: inGuide(record.id, "goods"),
        stage: "leave",
        ...say(texts.container),
        applies: { luggage: "container" },
        dueDay: 45,
        takes: LEAD_TIMES.container,
        ...(goods.householdNeeds === null || goods.householdNeeds === "nothing"
          ? granted
          : needing(goods.householdNeeds, permits)),
        costUsd: null,
      },
      [goods.household],
    ),
    sourcedTask(
      {
        id: "car",
        more: inGuide(record.id, "driving"),
        stage: "leave",
        ...say(texts.car),
        applies: { luggage: "car" },
        dueDay: 60,
        takes: LEAD_TIMES.car,
        ...granted,
        costUsd: null,
      },
      [goods.car],
    ),
    sourcedTask(
      {
        id: "admission",
        more: inGuide(record.id, "schools"),
        stage: "decide",
        ...say(texts.admission),
        applies: { reasons: ["study"] },
        dueDay: -30,
        takes: LEAD_TIMES.school,
        costUsd: null,
      },
      [],
    ),
    sourcedTask(
      {
        id: "school",
        more: inGuide(record.id, "schools"),
        stage: "decide",
        ...say(texts.school),
        applies: { childAges: SCHOOL_CHILDREN },
        dueDay: -30,
        takes: LEAD_TIMES.school,
        costUsd: null,
      },
      [schools.publicSchools],
    ),
    sourcedTask(
      {
        id: "health-insurance",
        more: inGuide(record.id, "health"),
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
        more: inGuide(record.id, "homes"),
        stage: "arrive",
        ...say(texts.home),
        fromDay: 0,
        dueDay: SETTLED_DAYS.home,
        takes: LEAD_TIMES.home,
        costUsd: null,
      },
      [homes.advanceRent],
    ),
    ...(money.mobileMoney
      ? [
          sourcedTask(
            {
              id: "mobile-money",
              more: inGuide(record.id, "money"),
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
        more: inGuide(record.id, "money"),
        stage: "settle",
        ...say({ ...texts.bank, why: texts.bank.why[money.accountNeeds ?? "unsaid"] }),
        fromDay: 1,
        dueDay: SETTLED_DAYS.account,
        takes: LEAD_TIMES.bank,
        follows: true,
        // Banks ask for an address.
        after: ["home", ...(accountAfter.after ?? []), ...waitsForNumber("bank")],
      },
      [money.banks],
    ),
    sourcedTask(
      {
        id: "cash",
        more: inGuide(record.id, "money"),
        stage: "money",
        ...say(texts.cash),
        dueDay: -3,
        takes: LEAD_TIMES.letters,
        costUsd: null,
      },
      [money.transfer, money.currencyControl],
    ),
    sourcedTask(
      {
        id: "spouse",
        more: inGuide(record.id, "family"),
        stage: "papers",
        ...say(texts.spouse),
        applies: { adults: 2 },
        dueDay: -14,
        takes: LEAD_TIMES.familyPapers,
        costUsd: null,
      },
      [work.spouse],
    ),
    sourcedTask(
      {
        id: "children",
        more: inGuide(record.id, "family"),
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
        id: "driving-papers",
        more: inGuide(record.id, "driving"),
        stage: "papers",
        ...say(texts.drivingPapers),
        dueDay: -14,
        takes: LEAD_TIMES.letters,
      },
      [goods.drivingLicense],
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
      [],
    ),
    // If your own license stays valid, there is nothing to get there.
    ...(goods.licenseBy === "keep"
      ? []
      : [
          sourcedTask(
            {
              id: "driving-license",
              more: inGuide(record.id, "driving"),
              stage: "settle",
              ...licenseDates(record, name),
              fromDay: 1,
              takes: goods.licenseBy === "test" ? LEAD_TIMES.drivingTests : LEAD_TIMES.license,
              follows: true,
              after: [...(needing(goods.licenseNeeds, permits).after ?? []), ...waitsForNumber("driving-license")],
              costUsd: null,
            },
            [goods.licenseExchange ?? goods.drivingLicense],
          ),
        ]),
    ...(number ? [numberTask(record, number)] : []),
    ...landTasks(record, safeguards, say, waitsForNumber("land-contract")),
    sourcedTask(
      {
        id: "tax-residence",
        more: inGuide(record.id, "money"),
        stage: "settle",
        ...say(texts.taxResidence),
        fromDay: 0,
        dueDay: 30,
        takes: LEAD_TIMES.letters,
      },
      [money.taxResidence, money.foreignIncome, money.filing],
    ),
  ];
}

/** The tax or identity number, from the records that ask for it. */
function numberTask(
  { id, permits, money, goods, homes }: CountryRecord,
  { name, needs, before }: NonNullable<CountryRecord["money"]["number"]>,
): SourcedTask {
  const { title, why, unsaid, things } = texts.number;
  const asking = {
    bank: money.banks,
    "driving-license": goods.licenseExchange,
    "land-contract": homes.steps,
  };
  // An account that the permit asks for comes before the permit, and the number before the account.
  const first = before.includes("bank") ? permits.filter((permit) => !asksFor(permit, "account")) : permits;
  const ask = needs === "permit" || needs === "card" ? PERMIT_DATE_TEXTS.license.needs[needs] : unsaid;
  return sourcedTask(
    {
      id: NUMBER_TASK,
      more: inGuide(id, "money"),
      stage: "settle",
      title: interpolate(title, { number: name }),
      why: `${interpolate(why, { things: joinWords(before.map((task) => things[task])) })} ${ask}`,
      fromDay: 1,
      dueDay: 1 + OFFICE_DAY,
      takes: LEAD_TIMES.ask,
      follows: true,
      ...needing(needs, first),
    },
    before.map((task) => asking[task]),
  );
}

/** What buying land or a home asks for, one step after the other; the days are our aim. */
function landTasks(
  { id: country, homes: { ownership, steps, taxes, traps } }: CountryRecord,
  safeguards: Safeguards,
  say: (texts: { title: string; why: string }) => { title: string; why: string },
  contractWaits: readonly string[],
): SourcedTask[] {
  const { registrySearch, agents, papersBeforePaying, powerOfAttorney, stagePayments } = safeguards;
  const fee = isNotPublished(registrySearch.fee) ? null : registrySearch.fee;
  const more = inGuide(country, "homes");
  const draft = { stage: "settle", applies: { luggage: "land" }, follows: true, more } as const;
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
        after: ["land-papers", ...contractWaits],
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

/** What a child needs at a border; South Africa has rules of its own. */
function childPapers(country: CountryId): Known[] {
  const rows = ["child-consent", ...(country === "south-africa" ? ["south-africa-child-papers"] : [])].map(sharedRow);
  return rows.map(({ content }) => content);
}
