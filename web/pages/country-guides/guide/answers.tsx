import { countryById, type CountryId } from "#domain/countries.ts";
import type { Fact } from "#domain/facts.ts";
import { joinWords } from "#domain/join-words.ts";
import { type Reason, REASONS } from "#domain/reasons.ts";
import { type Entry, type Permit, type PermitConditions } from "#content-model/resolve/resolve-country.ts";
import { type Home, HOMES, isNotPublished } from "#content-model/resolve/records.ts";
import type { RecordGuide } from "#web/content/countries/guide-page.ts";
import { chapterPath, cityPath, guidePassportsPath, guidePermitPath } from "#web/content/page-paths.ts";
import type { AdviceInShort } from "#web/content/countries/safety-chapter.ts";
import { ENTRY_KINDS, HOME_PASSPORTS } from "#domain/passports.ts";
import { permitOffice } from "#web/content/permit-lists.ts";
import { pathInShort, pathText, yearsText } from "#web/content/permit-paths.ts";
import { conditionsBeyond, permitsFor } from "#web/content/permit-order.ts";
import { capitalize } from "#web/lib/capitalize.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { figuresText } from "#domain/fact-text.ts";
import { longDate } from "#domain/long-date.ts";
import { Answer, Big, inShort, Variant } from "#web/features/visitor/answer.tsx";
import { PERMIT_TEXTS } from "#web/features/permits/copy.ts";
import { ANSWER_TEXTS as texts } from "./answers-copy.ts";
import { MonthAnswer } from "#web/features/visitor/month-answer.tsx";
import { conditionWords } from "#web/features/permits/condition-words.ts";
import { feeFigure, plannedWeeks } from "#web/features/permits/permit-words.ts";
import { RECORD_TEXTS } from "./record-copy.ts";
import { OutsideLink } from "#web/ui/outside-link.tsx";

/**
 * The answers at the head of a guide. What depends on the reader's choices is here for each of them: follow-choices.behavior.ts
 * shows the one that fits, and until then the first.
 */
export function Answers({ guide }: { guide: RecordGuide }) {
  const { id, advice, record } = guide;
  return (
    <section aria-label={texts.title} className="guide-answers">
      <Answer label={texts.entry.label} by="passport" others={chapterPath(id, "entry")}>
        <EntryVariants guide={guide} />
      </Answer>
      <MonthAnswer place={{ city: record.cities[0], record }} to={cityPath(record.cities[0].id)} />
      <Answer label={texts.permit.label} by="reason">
        <PermitVariants guide={guide} />
      </Answer>
      <Answer label={texts.forGood.label} by="reason">
        <ForGoodVariants guide={guide} />
      </Answer>
      <Answer label={texts.safety.label} by="passport">
        {HOMES.map((home) => (
          <SafetyVariant key={home} country={id} home={home} advice={advice[home]} />
        ))}
      </Answer>
      <Answer label={texts.own.label}>
        <Big>{record.homes.ownershipInShort}</Big>
        <a href={chapterPath(id, "homes")}>{texts.own.more}</a>
      </Answer>
    </section>
  );
}

function EntryVariants({ guide: { id, record } }: { guide: RecordGuide }) {
  const { entry } = record;
  const isSameKind = new Set(HOMES.map((home) => entry[home].kind)).size === 1;
  const link = { to: chapterPath(id, "entry"), words: texts.entry.more };
  return (
    <>
      <Variant when="" isShown big={isSameKind ? ENTRY_KINDS[entry.us.kind] : texts.entry.differs} link={link}>
        {isSameKind
          ? `${RECORD_TEXTS.entry.all}. ${daysText(HOMES.map((home) => entry[home].stayDays))}`
          : texts.entry.choose}
      </Variant>
      {HOMES.map((home) => (
        <Variant key={home} when={home} isShown={false} big={ENTRY_KINDS[entry[home].kind]} link={link}>
          {`${HOME_PASSPORTS[home]}. ${daysText([entry[home].stayDays])}`}
        </Variant>
      ))}
      <Variant when="other" isShown={false} big={texts.entry.other} link={passportsLink(id)}>
        {texts.entry.otherText}
      </Variant>
    </>
  );
}

/** The answers for the groups of other passports: in the chapter on entry, from which follow-choices.behavior.ts takes them. */
export function PassportAnswers({ guide: { id, record } }: { guide: RecordGuide }) {
  return (
    <div hidden data-slot="passport-answers">
      <Variant when={countryById(id).alpha2} isShown={false} big={texts.entry.own} link={passportsLink(id)}>
        {texts.entry.ownText}
      </Variant>
      {record.passports.map(({ who, kind, stayDays, codes }) => (
        <Variant
          key={who}
          when={codes?.join(" ") ?? "others"}
          isShown={false}
          big={ENTRY_KINDS[kind]}
          link={passportsLink(id)}
        >
          {inShort(daysText([stayDays]), `${who}.`)}
        </Variant>
      ))}
    </div>
  );
}

/** To the rules for all passports, with the day and the source of each. */
function passportsLink(country: CountryId) {
  return { to: guidePassportsPath(country), words: texts.entry.more };
}

/** How long one may stay, or how long passports may stay that need the same. */
function daysText(stays: readonly Entry["stayDays"][]): string {
  const days = stays.filter((stay) => stay !== null);
  if (days.length < stays.length) return texts.entry.noDays;
  const [from, to] = [Math.min(...days), Math.max(...days)];
  return interpolate(texts.entry.days, { days: from === to ? `${to}` : `${from}-${to}` });
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
      <Variant
        when=""
        isShown
        big={interpolate(texts.permit.count, { count: String(permits.length) })}
        link={{ to: chapterPath(id, "permits"), words: texts.permit.all }}
      >
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
            link={{ to: guidePermitPath(id, first.id), words: texts.permit.more }}
          >
            {inShort(
              ...(onlyWith ? [`${first.name}.`] : []),
              ...describePermit(first, asked),
              ...(reason === "remote" && first.work
                ? [interpolate(texts.permit.work, { work: factInShort(first.work) })]
                : []),
              ...(others.length > 0 ? [countText(texts.permit.others, others.length)] : []),
            )}
          </Variant>
        );
      })}
    </>
  );
}

type NoPermitProps = { country: CountryId; permits: readonly Permit[]; reason: Reason; big: string };

/** That we know no permit for a reason, and where to ask. Descent, marriage and programs lead to a stay without one. */
function NoPermit({ country, permits, reason, big }: NoPermitProps) {
  const { name, url } = permitOffice(permits);
  const isReturn = reason === "return";
  return (
    <Variant when={reason} isShown={false} big={big} {...(isReturn && { link: otherWays(country) })}>
      {texts.permit.ask} {isReturn ? name : <OutsideLink href={url}>{name}</OutsideLink>}.
    </Variant>
  );
}

function otherWays(country: CountryId) {
  return { to: chapterPath(country, "belonging"), words: texts.permit.otherWays };
}

function pickConditions({ conditions }: Permit, isWanted: (key: keyof PermitConditions) => boolean): PermitConditions {
  return Object.fromEntries(
    Object.entries(conditions).filter(([key]) => isWanted(key as keyof PermitConditions)),
  ) as PermitConditions;
}

/** @param asked those of its conditions that are not said in large print */
function describePermit(permit: Permit, asked: PermitConditions): string[] {
  const conditions = conditionWords(asked);
  const { threshold, notFor } = permit;
  const fee = feeFigure(permit);
  const weeks = plannedWeeks(permit);
  return [
    ...(conditions.length > 0
      ? [`${capitalize(joinWords(conditions))}.`]
      : [isNotPublished(threshold) ? texts.permit.notFound : `${factInShort(threshold)}.`]),
    ...(notFor ? [`${interpolate(PERMIT_TEXTS.notFor, { whom: notFor })}.`] : []),
    ...(fee
      ? [interpolate(texts.permit[weeks ? "feeAndWeeks" : "fee"], { fee: capitalize(fee), weeks: weeks ?? "" })]
      : []),
  ];
}

function factInShort(fact: Fact<string>): string {
  return (fact.summary ?? figuresText(fact)).replace(/\.$/, "");
}

function ForGoodVariants({ guide: { id, record } }: { guide: RecordGuide }) {
  const { permits } = record;
  const all = permits.flatMap(({ leadsTo }) => leadsTo.permanentResidence.years || []);
  const [from, to] = [Math.min(...all), Math.max(...all)];
  const isGiven = permits.some(({ leadsTo }) => leadsTo.permanentResidence.years === 0);
  const range = from === to ? yearsText(from) : `${from}-${yearsText(to)}`;
  const link = { to: chapterPath(id, "permits"), words: texts.forGood.more };
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
        link={link}
      >
        {all.length > 0 || isGiven ? texts.forGood.anyPermit : texts.forGood.noPermit}
      </Variant>
      {[...Map.groupBy(REASONS, (reason) => routeKey(permitsFor(permits, reason)[0], reason))].map(([key, reasons]) => {
        const [permit] = permitsFor(permits, reasons[0]!);
        if (!permit)
          return <NoPermit key={key} country={id} permits={permits} reason={reasons[0]!} big={texts.forGood.none} />;
        const { big, text } = routeThrough(permit);
        return (
          <Variant
            key={key}
            when={reasons.join(" ")}
            isShown={false}
            big={big}
            link={reasons[0] === "return" ? otherWays(id) : link}
          >
            {text}
          </Variant>
        );
      })}
    </>
  );
}

/** What a permit leads to: reasons whose permits lead to the same share an answer. */
function routeThrough({ leadsTo: { permanentResidence: residence, citizenship } }: Permit) {
  const { isPublished, years, condition } = residence;
  const isNone = isPublished && years === null && !condition;
  const first = condition ? `${capitalize(condition)}.` : texts.forGood[isNone ? "notThisPermit" : "thisPermit"];
  const [full, short] = [pathText(citizenship), pathInShort(citizenship)].map((path) =>
    interpolate(texts.forGood.citizenship, { path }),
  ) as [string, string];
  const whole = inShort(first, full);
  return { big: capitalize(pathInShort(residence)), text: whole === first ? inShort(first, short) : whole };
}

/** A return has other ways, too, and so an answer of its own. */
function routeKey(permit: Permit | undefined, reason: Reason): string {
  return permit ? [...Object.values(routeThrough(permit)), reason === "return"].join(" ") : reason;
}

/** What the reader's government advises, and of which day that is. */
function SafetyVariant({ country, home, advice: { short, more, day } }: SafetyVariantProps) {
  const of = interpolate(texts.safety.of, { advice: texts.safety[home], day: longDate(day) });
  const link = { to: chapterPath(country, "safety"), words: texts.safety.more };
  return (
    <Variant when={home} isShown={home === "us"} big={short} link={link}>
      {inShort(of, more, texts.safety.changes)}
    </Variant>
  );
}

type SafetyVariantProps = { country: CountryId; home: Home; advice: AdviceInShort };
