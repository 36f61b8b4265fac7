import { deriveStatus, type Fact, isUnverified, oldest, VISA_PASSPORTS } from "#domain/facts.ts";
import { joinWords } from "#domain/join-words.ts";
import { factText } from "#domain/fact-text.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#domain/long-date.ts";
import type { PagePath } from "#web/content/page-paths.ts";
import { clsx } from "clsx";
import { LongDate } from "#web/ui/long-date.tsx";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { FACT_TEXTS } from "./copy.ts";
import { findOffice, type Office } from "#content-model/resolve/offices.ts";
import { listSources, type Source } from "./sources.ts";
import { OutsideLink } from "#web/ui/outside-link.tsx";

/** What the lines below need of a fact, whatever its value. */
export type FactRecord = Fact<unknown>;

type FactSourceProps = { facts: readonly FactRecord[]; className?: string };

/**
 * Where facts that are shown together come from, behind one line; and in amber and in words that their review is overdue,
 * by the visitor's own clock (decision: facts-ledger).
 */
export function FactSource({ facts, className }: FactSourceProps) {
  if (facts.length === 0) return null;
  return (
    <div
      data-slot="fact-source"
      data-review-on={oldest(facts.map((fact) => fact.reviewOn))}
      className={clsx("text-sm leading-snug text-muted", className)}
    >
      <OverdueMark />
      <SourcesFold facts={facts} />
    </div>
  );
}

type SourcesFoldProps = {
  facts: readonly FactRecord[];
  /** Whether each fact is marked where it is not verified. */
  isMarked?: boolean;
  /** Where the list is, if not here. */
  sourcesPage?: PagePath;
};

/** For whom facts hold, in words; the passports of all three homes include each of them. */
function passportsOf(facts: readonly Fact[]): string {
  const named = [...new Set(facts.flatMap((fact) => fact.passports ?? []))];
  return named.includes(VISA_PASSPORTS) ? VISA_PASSPORTS : joinWords(named);
}

/** The list of sources, folded: status, passports, offices to confirm at, then the pages that were read and the methods. */
export function SourcesFold({ facts, isMarked = false, sourcesPage }: SourcesFoldProps) {
  const offices = [...new Set(facts.flatMap((fact) => fact.office ?? []))].map((id) => findOffice(id));
  const passports = passportsOf(facts);
  const { before, after } = FACT_TEXTS.passports;
  const marks = [...new Set(facts.filter((fact) => isUnverified(fact)).map(({ label }) => label.toLowerCase()))];
  const sources = listSources(facts);
  const count = sources.length;
  return (
    <Disclosure
      data-slot="fact-sources"
      className="sources"
      summary={
        <span>
          {count > 0 ? `${FACT_TEXTS.sources} (${count})` : FACT_TEXTS.noSources}
          {!isMarked && marks.length > 0 && <em>{marks.join(", ")}</em>}
        </span>
      }
    >
      <p>
        <Status facts={facts} />
        {passports && `. ${before} ${passports} ${after}`}
      </p>
      <Corrections facts={facts} />
      {offices.length > 0 && (
        <ul aria-label={FACT_TEXTS.confirmAt}>
          {offices.map((office, index) => (
            <li key={office.url}>
              {index === 0 && `${FACT_TEXTS.confirmAt} `}
              <OfficeLink office={office} />
            </li>
          ))}
        </ul>
      )}
      {count > 0 &&
        (sourcesPage ? (
          <p>
            <a href={sourcesPage}>{FACT_TEXTS.sourcesPage}</a>
          </p>
        ) : (
          <ol>
            {sources.map((source) => (
              <li key={JSON.stringify(source)}>
                <SourceName source={source} />
              </li>
            ))}
          </ol>
        ))}
    </Disclosure>
  );
}

/** Publisher and its kind, title and day of a page that was read, or how a figure was made. */
function SourceName({ source }: { source: Source }) {
  if ("method" in source)
    return (
      <>
        {FACT_TEXTS.method} <UnbrokenText text={source.method} />
      </>
    );
  const { publisher, kind, title, date, url } = source;
  return (
    <>
      {`${publisher} (${FACT_TEXTS.kinds[kind]}): `}
      <OutsideLink href={url}>
        <UnbrokenText text={title} />
      </OutsideLink>
      <UnbrokenText text={`, ${date === null ? FACT_TEXTS.undated : longDate(date)}`} />
    </>
  );
}

/** Whether the office has confirmed the facts, and when they were entered. */
function Status({ facts }: { facts: readonly FactRecord[] }) {
  const { kind, on } = deriveStatus(facts);
  const text = facts.some((fact) => fact.office) ? FACT_TEXTS.status[kind] : FACT_TEXTS.enteredOnly;
  const [before, after] = text.split("{date}");
  return (
    <span data-slot="fact-status">
      {before}
      <LongDate day={on} />
      {after}
    </span>
  );
}

/** Which facts the office has confirmed, which were answered at its address, and which could not be confirmed. */
function Corrections({ facts }: { facts: readonly FactRecord[] }) {
  const areAllConfirmed = deriveStatus(facts).kind === "confirmed";
  const lines = facts.flatMap((fact) => [
    ...(fact.confirmedOn && !areAllConfirmed
      ? [interpolate(FACT_TEXTS.confirmed, { date: longDate(fact.confirmedOn), value: factText(fact) })]
      : []),
    ...(fact.answeredOn && !fact.confirmedOn
      ? [interpolate(FACT_TEXTS.answered, { date: longDate(fact.answeredOn) })]
      : []),
    ...(fact.doubtedOn ? [interpolate(FACT_TEXTS.doubted, { date: longDate(fact.doubtedOn) })] : []),
  ]);
  if (lines.length === 0) return null;
  return (
    <ul data-slot="fact-corrections">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Says in words, not by color only, that a review is overdue; hidden until then (overdue-marks.ts). */
export function OverdueMark() {
  return (
    <p hidden data-slot="fact-overdue" className="overdue">
      <strong>{FACT_TEXTS.overdue}</strong>
      {` ${FACT_TEXTS.overdueHint}`}
    </p>
  );
}

/** An office by its name, leading to its site; it says where we have not seen that site ourselves. */
export function OfficeLink({ office }: { office: Office }) {
  return (
    <>
      <OutsideLink href={office.url}>{office.name}</OutsideLink>
      {office.unopened && ` ${FACT_TEXTS.unopened}`}
    </>
  );
}
