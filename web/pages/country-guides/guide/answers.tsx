import { countryById, type CountryId } from "#domain/countries.ts";
import type { Fact } from "#domain/facts.ts";
import { joinWords } from "#domain/join-words.ts";
import { type Reason, REASONS } from "#domain/reasons.ts";
import { type Entry, type Permit, type PermitConditions } from "#content-model/resolve/resolve-country.ts";
import { type Home, HOMES, isNotPublished } from "#content-model/resolve/records.ts";
import type { RecordGuide } from "#web/content/countries/guide-page.ts";
import { chapterPath, guidePassportsPath, guidePermitPath } from "#web/content/page-paths.ts";
import type { AdviceInShort } from "#web/content/countries/safety-chapter.ts";
import { ENTRY_KINDS, HOME_PASSPORTS } from "#domain/passports.ts";
import { permitOffice } from "#web/content/permit-lists.ts";
import { pathText, yearsText } from "#web/content/permit-paths.ts";
import { conditionsBeyond, permitsFor } from "#web/content/permit-order.ts";
import { findOffice, type Office } from "#content-model/resolve/offices.ts";
import { describeGroups } from "#web/features/passports/describe-groups.ts";
import { capitalize } from "#web/lib/capitalize.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { figuresText } from "#domain/fact-text.ts";
import { longDate } from "#domain/long-date.ts";
import { Answer, Big, Variant } from "./answer.tsx";
import { PERMIT_TEXTS } from "#web/features/permits/copy.ts";
import { ANSWER_TEXTS as texts } from "./answers-copy.ts";
import { MonthAnswer } from "./month-answer.tsx";
import { conditionWords, feeText, processingText } from "#web/features/permits/permit-words.ts";
import { RECORD_TEXTS } from "./record-copy.ts";
import { OutsideLink } from "#web/ui/outside-link.tsx";

/**
 * The answers at the head of a guide. What depends on the reader's choices is here for each of them: follow-choices.behavior.ts
 * shows the one that fits, and until then the first.
 */
export function Answers({ guide }: { guide: RecordGuide }) {
  const { homes } = guide.record;
  return (
    <section aria-label={texts.title} className="guide-answers">
      <Answer
        label={texts.entry.label}
        to={chapterPath(guide.id, "entry")}
        more={texts.entry.more}
        by="passport"
        others={chapterPath(guide.id, "entry")}
      >
        <EntryVariants guide={guide} />
      </Answer>
      <Answer label={texts.permit.label} to={chapterPath(guide.id, "permits")} more={texts.permit.all} by="reason">
        <PermitVariants guide={guide} />
      </Answer>
      <MonthAnswer record={guide.record} />
      <Answer label={texts.forGood.label} to={chapterPath(guide.id, "permits")} more={texts.forGood.more} by="reason">
        <ForGoodVariants guide={guide} />
      </Answer>
      <Answer label={texts.safety.label} to={chapterPath(guide.id, "safety")} more={texts.safety.more} by="passport">
        {HOMES.map((home) => (
          <SafetyVariant key={home} home={home} advice={guide.advice[home]} />
        ))}
      </Answer>
      <Answer label={texts.own.label} to={chapterPath(guide.id, "homes")} more={texts.own.more}>
        <Big>{homes.ownershipInShort}</Big>
      </Answer>
    </section>
  );
}

function EntryVariants({ guide: { id, record } }: { guide: RecordGuide }) {
  const { entry, passports } = record;
  const isSameKind = new Set(HOMES.map((home) => entry[home].kind)).size === 1;
  const { rule } = entry.us;
  const office = rule.office === null ? null : findOffice(rule.office);
  return (
    <>
      <Variant when="" isShown big={isSameKind ? ENTRY_KINDS[entry.us.kind] : texts.entry.differs}>
        {isSameKind ? listDays(entry) : listKinds(entry)}
      </Variant>
      {HOMES.map((home) => (
        <Variant key={home} when={home} isShown={false} big={ENTRY_KINDS[entry[home].kind]}>
          {`${HOME_PASSPORTS[home]}. ${daysText(entry[home])}`}
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

/** The answers for the groups of other passports: in the chapter on entry, from which follow-choices.behavior.ts takes them. */
export function PassportAnswers({ guide: { id, record } }: { guide: RecordGuide }) {
  return (
    <div hidden data-slot="passport-answers">
      <Variant when={countryById(id).alpha2} isShown={false} big={texts.entry.own}>
        {texts.entry.ownText}
      </Variant>
      {record.passports.map(({ who, kind, stayDays, codes, rule }) => (
        <Variant key={who} when={codes?.join(" ") ?? "others"} isShown={false} big={ENTRY_KINDS[kind]}>
          {`${who}. ${daysText({ stayDays })} `}
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
      {texts.entry.check} <OutsideLink href={url}>{name}</OutsideLink>.
    </>
  );
}

/** How long the passports may stay that need the same, said once where that is the same, too. */
function listDays(entry: RecordGuide["record"]["entry"]): string {
  if (new Set(HOMES.map((home) => entry[home].stayDays)).size === 1)
    return `${RECORD_TEXTS.entry.all}. ${daysText(entry.us)}`;
  return HOMES.flatMap((home) => {
    const { stayDays } = entry[home];
    return stayDays === null
      ? []
      : interpolate(texts.entry.daysOf, { passport: HOME_PASSPORTS[home], days: String(stayDays) });
  }).join(" ");
}

function listKinds(entry: RecordGuide["record"]["entry"]): string {
  return HOMES.map((home) => `${HOME_PASSPORTS[home]}: ${ENTRY_KINDS[entry[home].kind]}`).join(". ") + ".";
}

function daysText({ stayDays }: Pick<Entry, "stayDays">): string {
  return stayDays === null ? texts.entry.noDays : interpolate(texts.entry.days, { days: String(stayDays) });
}

/** The permits for the reasons that are answered alike, the one to name first before the others. */
type Answered = { reasons: readonly Reason[]; permits: readonly Permit[] };

/** What the answers for a reason depend on: those that are the same are in the page once. */
function answeredAlike(all: readonly Permit[]): Answered[] {
  const answered = REASONS.map((reason) => ({ reason, permits: permitsFor(all, reason) }));
  const alike = Map.groupBy(answered, ({ reason, permits: [first, ...others] }) =>
    first && conditionsBeyond(first, reason).length === 0 && reason !== "return" && reason !== "remote"
      ? `${first.id} ${others.length}`
      : `${reason} alone`,
  );
  return [...alike.values()].map((same) => ({
    reasons: same.map(({ reason }) => reason),
    permits: same[0]!.permits,
  }));
}

function PermitVariants({ guide: { id, record } }: { guide: RecordGuide }) {
  const { permits } = record;
  return (
    <>
      <Variant when="" isShown big={interpolate(texts.permit.count, { count: String(permits.length) })}>
        {texts.permit.countText}
      </Variant>
      {answeredAlike(permits).map(({ reasons, permits: [first, ...others] }) => {
        const [reason] = reasons as [Reason];
        if (!first)
          return <NoPermit key={reason} country={id} permits={permits} reason={reason} big={texts.permit.none} />;
        const beyond = conditionsBeyond(first, reason);
        const asked = pickConditions(first, (key) => !beyond.includes(key));
        const onlyWith = joinWords(conditionWords(pickConditions(first, (key) => beyond.includes(key))));
        return (
          <Variant
            key={reason}
            when={reasons.join(" ")}
            isShown={false}
            big={onlyWith ? interpolate(texts.permit.onlyWith, { conditions: onlyWith }) : first.name}
          >
            {[
              ...(onlyWith ? [`${first.name}.`] : []),
              describePermit(first, asked),
              ...(reason === "remote" ? [interpolate(texts.permit.work, { work: workText(first) })] : []),
              ...(others.length > 0 ? [countText(texts.permit.others, others.length)] : []),
              "",
            ].join(" ")}
            <a href={guidePermitPath(id, first.id)}>{texts.permit.more}</a>
            {reason === "return" && <OtherWays country={id} />}
          </Variant>
        );
      })}
    </>
  );
}

type NoPermitProps = { country: CountryId; permits: readonly Permit[]; reason: Reason; big: string };

/** That we know no permit for a reason, and where to ask. */
function NoPermit({ country, permits, reason, big }: NoPermitProps) {
  const { name, url } = permitOffice(permits);
  return (
    <Variant when={reason} isShown={false} big={big}>
      {texts.permit.ask} <OutsideLink href={url}>{name}</OutsideLink>.
      {reason === "return" && <OtherWays country={country} />}
    </Variant>
  );
}

/** Descent, marriage and programs lead to a stay without a permit. */
function OtherWays({ country }: { country: CountryId }) {
  return (
    <>
      {" "}
      <a href={chapterPath(country, "belonging")}>{texts.permit.otherWays}</a>
    </>
  );
}

function pickConditions({ conditions }: Permit, isWanted: (key: keyof PermitConditions) => boolean): PermitConditions {
  return Object.fromEntries(
    Object.entries(conditions).filter(([key]) => isWanted(key as keyof PermitConditions)),
  ) as PermitConditions;
}

/** @param asked those of its conditions that are not said in large print */
function describePermit(permit: Permit, asked: PermitConditions): string {
  const conditions = conditionWords(asked);
  const { threshold } = permit;
  return [
    ...(conditions.length > 0
      ? [interpolate(texts.permit.asksFor, { conditions: joinWords(conditions) })]
      : [isNotPublished(threshold) ? texts.permit.notFound : sentences(threshold)]),
    ...(permit.notFor ? [`${interpolate(PERMIT_TEXTS.notFor, { whom: permit.notFor })}.`] : []),
    ...(permit.feeUsd ? [interpolate(texts.permit.fee, { fee: feeText(permit) })] : []),
    ...(permit.processingWeeks ? [interpolate(texts.permit.weeks, { weeks: processingText(permit) })] : []),
  ].join(" ");
}

/** A fact in sentences, with what must be known with it. */
function sentences(fact: Fact<string>): string {
  return [`${figuresText(fact).replace(/\.$/, "")}.`, ...(fact.note ? [fact.note] : [])].join(" ");
}

function workText({ work }: Permit): string {
  return work ? sentences(work) : texts.permit.workNotFound;
}

function ForGoodVariants({ guide: { id, record } }: { guide: RecordGuide }) {
  const { permits } = record;
  const all = permits.flatMap(({ leadsTo }) => leadsTo.permanentResidence.years || []);
  const [from, to] = [Math.min(...all), Math.max(...all)];
  const isGiven = permits.some(({ leadsTo }) => leadsTo.permanentResidence.years === 0);
  const range = from === to ? yearsText(from) : `${from}-${yearsText(to)}`;
  return (
    <>
      <Variant
        when=""
        isShown
        big={
          all.length > 0
            ? interpolate(texts.forGood.after, { years: range })
            : texts.forGood[isGiven ? "someAtOnce" : "never"]
        }
      >
        {all.length > 0 || isGiven ? texts.forGood.anyPermit : texts.forGood.noPermit}
      </Variant>
      {[...Map.groupBy(REASONS, (reason) => routeKey(permitsFor(permits, reason)[0], reason))].map(([key, reasons]) => {
        const [permit] = permitsFor(permits, reasons[0]!);
        if (!permit)
          return <NoPermit key={key} country={id} permits={permits} reason={reasons[0]!} big={texts.forGood.none} />;
        const { big, text } = routeThrough(permit);
        return (
          <Variant key={key} when={reasons.join(" ")} isShown={false} big={big}>
            {text}
          </Variant>
        );
      })}
    </>
  );
}

/** What a permit leads to: reasons whose permits lead to the same share an answer. */
function routeThrough({ leadsTo }: Permit) {
  const { permanentResidence, citizenship } = leadsTo;
  const { isPublished, years, condition } = permanentResidence;
  const isNone = isPublished && years === null && !condition;
  const residence = isNone ? texts.forGood.notThisPermit : texts.forGood.thisPermit;
  const text = interpolate(texts.forGood.citizenship, { path: pathText(citizenship) });
  return { big: capitalize(pathText(permanentResidence)), text: `${residence} ${text}` };
}

function routeKey(permit: Permit | undefined, reason: Reason): string {
  return permit ? Object.values(routeThrough(permit)).join(" ") : reason;
}

/** What the reader's government advises, and of which day that is. */
function SafetyVariant({ home, advice: { short, more, day } }: SafetyVariantProps) {
  const of = interpolate(texts.safety.of, { advice: texts.safety[home], day: longDate(day) });
  return (
    <Variant when={home} isShown={home === "us"} big={short}>
      {[more, of, texts.safety.changes].join(" ")}
    </Variant>
  );
}

type SafetyVariantProps = { home: Home; advice: AdviceInShort };
