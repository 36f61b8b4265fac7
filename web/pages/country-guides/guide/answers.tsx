import { countryById } from "#domain/countries.ts";
import type { Fact, Office } from "#domain/facts.ts";
import { REASONS } from "#domain/reasons.ts";
import {
  type Entry,
  type Home,
  HOMES,
  isNotFound,
  type Known,
  type Permit,
} from "#web/content/countries/country-record.ts";
import type { RecordGuide } from "#web/content/countries/guide-page.ts";
import { guidePassportsPath } from "#web/content/page-paths.ts";
import { FactValue } from "#web/features/facts/fact-sheet.tsx";
import { findOffice } from "#web/lib/offices.ts";
import { PASSPORT_TEXTS } from "#web/features/passports/copy.ts";
import { describeGroups } from "#web/features/passports/describe-groups.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#web/lib/long-date.ts";
import { Answer, Variant } from "./answer.tsx";
import { ANSWER_TEXTS as texts } from "./answers-copy.ts";
import { MonthAnswer } from "./month-answer.tsx";
import { describeConditions, feeText, permitAnchor, weeksText, yearsText } from "./permit-words.ts";
import { RECORD_TEXTS } from "./record-copy.ts";

const { kinds } = PASSPORT_TEXTS;

/**
 * The answers at the head of a guide. What depends on the reader's choices is here for each of them: follow-choices.ts
 * shows the one that fits, and until then the first.
 */
export function Answers({ guide }: { guide: RecordGuide }) {
  const { record, safety } = guide;
  const { permits, homes, cities } = record;
  return (
    <section aria-label={texts.title} className="answers">
      <Answer
        label={texts.entry.label}
        to="#entry"
        more={texts.entry.more}
        by="passport"
        others={guidePassportsPath(guide.id)}
      >
        <EntryVariants guide={guide} />
      </Answer>
      <Answer label={texts.permit.label} to="#permits" more={texts.permit.all} by="reason">
        <PermitVariants permits={permits} />
      </Answer>
      <MonthAnswer city={cities[0]} homes={homes} />
      <Answer label={texts.forGood.label} to="#permits" more={texts.forGood.more} by="reason">
        <ForGoodVariants permits={permits} />
      </Answer>
      <Answer label={texts.safety.label} to="#safety" more={texts.safety.more} by="passport">
        {HOMES.map((home) => (
          <SafetyVariant key={home} home={home} advice={safety[home]!} />
        ))}
      </Answer>
      <Answer label={texts.own.label} to="#homes" more={texts.own.more}>
        <div className={isShort(homes.ownership) ? "known own" : "known"}>
          <FactValue content={homes.ownership} />
        </div>
      </Answer>
    </section>
  );
}

/** Whether a value can be set large: one statement, in a line or two. */
function isShort(known: Known): boolean {
  return !isNotFound(known) && !known.reported && known.value.length <= 90;
}

function EntryVariants({ guide: { id, record } }: { guide: RecordGuide }) {
  const { entry, passports } = record;
  const isSameKind = new Set(HOMES.map((home) => entry[home].kind)).size === 1;
  const { rule } = entry.us;
  const office = rule.office === null ? null : findOffice(rule.office);
  return (
    <>
      <Variant when="" isShown big={isSameKind ? kinds[entry.us.kind] : texts.entry.differs}>
        {isSameKind ? listDays(entry) : listKinds(entry)}
      </Variant>
      {HOMES.map((home) => (
        <Variant key={home} when={home} isShown={false} big={kinds[entry[home].kind]}>
          {`${RECORD_TEXTS.entry.passports[home]}. ${daysText(entry[home])}`}
        </Variant>
      ))}
      <Variant when="other" isShown={false} big={texts.entry.other}>
        {`${describeGroups(passports)} ${texts.entry.otherText} `}
        <a href={guidePassportsPath(id)}>{texts.entry.otherTable}</a>
        {office && <CheckWith office={office} />}
      </Variant>
    </>
  );
}

/** The answers for the groups of other passports: on a page of their own, from which follow-choices.ts takes them. */
export function PassportAnswers({ guide: { id, record } }: { guide: RecordGuide }) {
  return (
    <div hidden data-slot="passport-answers">
      <Variant when={countryById(id).alpha2} isShown={false} big={texts.entry.own}>
        {texts.entry.ownText}
      </Variant>
      {record.passports.map(({ who, kind, stayDays, codes, rule }) => (
        <Variant key={who} when={codes?.join(" ") ?? "others"} isShown={false} big={kinds[kind]}>
          {`${who}. ${daysText({ stayDays })} ${rule.reported ? `${texts.differ} ` : ""}`}
          <a href={guidePassportsPath(id)}>{interpolate(texts.entry.asRead, { day: longDate(rule.enteredOn) })}</a>
          {rule.office && <CheckWith office={findOffice(rule.office)} />}
        </Variant>
      ))}
    </div>
  );
}

function CheckWith({ office: { name, url } }: { office: Office }) {
  return (
    <>
      {texts.entry.check} <a href={url}>{name}</a>.
    </>
  );
}

/** How long the passports may stay that need the same, said once where that is the same, too. */
function listDays(entry: RecordGuide["record"]["entry"]): string {
  const { passports, all } = RECORD_TEXTS.entry;
  if (new Set(HOMES.map((home) => entry[home].stayDays)).size === 1) return `${all}. ${daysText(entry.us)}`;
  return HOMES.flatMap((home) => {
    const { stayDays } = entry[home];
    return stayDays === null
      ? []
      : interpolate(texts.entry.daysOf, { passport: passports[home], days: String(stayDays) });
  }).join(" ");
}

function listKinds(entry: RecordGuide["record"]["entry"]): string {
  const { passports } = RECORD_TEXTS.entry;
  return HOMES.map((home) => `${passports[home]}: ${kinds[entry[home].kind]}`).join(". ") + ".";
}

function daysText({ stayDays }: Pick<Entry, "stayDays">): string {
  return stayDays === null ? texts.entry.noDays : interpolate(texts.entry.days, { days: String(stayDays) });
}

function PermitVariants({ permits }: { permits: readonly Permit[] }) {
  return (
    <>
      <Variant when="" isShown big={interpolate(texts.permit.count, { count: String(permits.length) })}>
        {texts.permit.countText}
      </Variant>
      {REASONS.map((reason) => {
        const [first, ...others] = permits.filter(({ reasons }) => reasons.includes(reason));
        return first ? (
          <Variant key={reason} when={reason} isShown={false} big={first.name}>
            {`${describePermit(first)} ${others.length > 0 ? `${countText(texts.permit.others, others.length)} ` : ""}`}
            <a href={`#${permitAnchor(first)}`}>{texts.permit.more}</a>
          </Variant>
        ) : (
          <Variant key={reason} when={reason} isShown={false} big={texts.permit.none}>
            {texts.permit.noneText}
          </Variant>
        );
      })}
    </>
  );
}

function describePermit(permit: Permit): string {
  const conditions = describeConditions(permit);
  return [
    ...(conditions ? [interpolate(texts.permit.asksFor, { conditions })] : []),
    ...(permit.feeUsd ? [interpolate(texts.permit.fee, { fee: feeText(permit) })] : []),
    ...(permit.processingWeeks ? [interpolate(texts.permit.weeks, { weeks: weeksText(permit) })] : []),
  ].join(" ");
}

function ForGoodVariants({ permits }: { permits: readonly Permit[] }) {
  const all = permits.flatMap(({ yearsToPermanentResidence: years }) => (years ? [years] : []));
  const [from, to] = [Math.min(...all), Math.max(...all)];
  const range = from === to ? yearsText(from) : `${from}-${yearsText(to)}`;
  return (
    <>
      <Variant
        when=""
        isShown
        big={all.length > 0 ? interpolate(texts.forGood.after, { years: range }) : texts.forGood.never}
      >
        {[texts.forGood.anyPermit, ...otherYears(permits)].join(" ")}
      </Variant>
      {REASONS.map((reason) => {
        const permit = permits.find(({ reasons }) => reasons.includes(reason));
        if (!permit) return null;
        const { yearsToPermanentResidence: years, yearsToCitizenship: citizenship } = permit;
        return (
          <Variant key={reason} when={reason} isShown={false} big={forGoodText(years)}>
            {`${interpolate(texts.forGood.byPermit, { permit: permit.name })} ${
              citizenship
                ? interpolate(texts.forGood.citizenship, { years: yearsText(citizenship) })
                : texts.forGood.noCitizenship
            }${reportedYears(permit).length > 0 ? ` ${texts.differ}` : ""}`}
          </Variant>
        );
      })}
    </>
  );
}

/** What other pages say of permanent residence, whatever the permit. */
function otherYears(permits: readonly Permit[]): string[] {
  const [first, ...others] = permits.filter(({ yearsToPermanentResidence: years }) => years !== 0).map(reportedYears);
  const shared = first?.filter((value) => others.every((values) => values.includes(value))) ?? [];
  return shared.map((value) => interpolate(texts.forGood.otherPage, { value }));
}

function reportedYears({ permanentResidence }: Permit): string[] {
  return "reported" in permanentResidence ? (permanentResidence.reported ?? []).map(({ value }) => value) : [];
}

function forGoodText(years: number | null): string {
  if (years === null) return texts.forGood.never;
  return years === 0 ? texts.forGood.atOnce : interpolate(texts.forGood.after, { years: yearsText(years) });
}

/** What the reader's government advises, and of which day that is: the level first, where it knows levels. */
function SafetyVariant({ home, advice: { value, readAt } }: { home: Home; advice: Fact<string> }) {
  const [first = "", ...rest] = value.split(/(?<=\.) /);
  const day = readAt?.[0]?.date;
  const of = interpolate(texts.safety.of, { advice: texts.safety[home], day: day ? longDate(day) : "" });
  return home === "uk" ? (
    <Variant when={home} isShown={false} big={capitalize(value.replace("The Foreign Office ", ""))}>
      {of}
    </Variant>
  ) : (
    <Variant when={home} isShown={home === "us"} big={first.replace(/\.$/, "")}>
      {`${rest.join(" ")} ${of}`}
    </Variant>
  );
}

function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
