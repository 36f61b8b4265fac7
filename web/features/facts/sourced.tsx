import { createContext, type ReactNode, useContext } from "react";
import { findOffice } from "#content-model/resolve/offices.ts";
import { ALL_PASSPORTS, type Fact, factsIn, isUnverified, oldest } from "#domain/facts.ts";
import type { PagePath } from "#web/content/page-paths.ts";
import { isPrice, type PriceDay } from "#content-model/resolve/records.ts";
import { reportedText } from "#domain/fact-text.ts";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { shortDate } from "#domain/long-date.ts";
import { clsx } from "clsx";
import { FACT_TEXTS } from "./copy.ts";
import { type FactRecord, OverdueMark, SourcesFold } from "./fact.tsx";
import { type NumberedSources, numberSources, sourceAnchor, sourceNumbers } from "./numbered-sources.ts";

/** What holds for the facts of the chapter around them: the numbers of their sources, and the passports said once for all. */
type ChapterFacts = {
  /** Null where no numbers lead to them. */
  sources: NumberedSources | null;
  passports: string | null | undefined;
};

const ChapterContext = createContext<ChapterFacts | null>(null);

type SourcedProps = {
  /** Begins the ids of its sources: no two on a page are the same. */
  id: string;
  /** What of the ledger is shown: records, or whatever holds them. */
  content: unknown;
  /** Where the list is, if not here. */
  sourcesPage?: PagePath;
  /** The passports that visa rules hold for, where the page says them once for all; null where it says them for each. */
  passports?: string | null;
  /** Whether numbers beside the figures lead to the list. */
  isNumbered?: boolean;
  className?: string;
  children: ReactNode;
};

/** Facts whose figures have small numbers that lead to the list of their sources, folded at their end. */
export function Sourced({ id, content, sourcesPage, passports, isNumbered = true, className, children }: SourcedProps) {
  const facts = factsIn(content);
  if (facts.length === 0) return <div className={clsx("known", className)}>{children}</div>;
  const sources = numberSources(id, facts);
  const common = passports === undefined ? commonPassports(facts) : passports;
  const { before, after } = FACT_TEXTS.passports;
  return (
    // eslint-disable-next-line react/jsx-no-constructed-context-values -- pages are rendered once, at build time
    <ChapterContext value={{ sources: isNumbered ? sources : null, passports: common }}>
      <div
        data-slot="fact-source"
        data-review-on={oldest(facts.map(({ reviewOn }) => reviewOn))}
        className={clsx("known", className)}
      >
        <OverdueMark />
        {passports === undefined && common && <p className="passports">{`${before} ${common} ${after}`}</p>}
        {children}
        <OneSourceLine facts={facts} />
        <SourcesFold facts={facts} sources={sources} isNumbered={isNumbered} {...(sourcesPage && { sourcesPage })} />
      </div>
    </ChapterContext>
  );
}

/** The passports that all visa facts name; undefined where they differ or there are none. */
function commonPassports(facts: readonly FactRecord[]): string | undefined {
  const named = [...new Set(facts.flatMap(({ passports }) => passports ?? []))];
  return named.length === 1 ? named[0] : undefined;
}

/** What stands beside a figure and below it: the numbers of its sources, whether it is verified, of a price its days, what contradicts it, its note, for whom it holds. */
export function FactDetails({ fact }: { fact: FactRecord }) {
  const chapter = useContext(ChapterContext);
  const { before, after } = FACT_TEXTS.passports;
  return (
    <>
      {chapter?.sources && <SourceNumbers fact={fact} sources={chapter.sources} />}
      {chapter && <FactMark fact={fact} />}
      {isPrice(fact) && <PriceDays days={fact.days} />}
      {fact.reported && (
        <small data-slot="also-reported" className="also-reported">
          <UnbrokenText text={reportedText(fact)} />
        </small>
      )}
      {fact.note && (
        <small data-slot="fact-note" className="fact-note">
          {fact.note}
        </small>
      )}
      {chapter && chapter.passports !== null && isExceptional(fact.passports, chapter.passports) && (
        <small>{`${before} ${fact.passports} ${after}`}</small>
      )}
    </>
  );
}

/** Whether a fact holds for other passports than its chapter; what holds for all goes without saying. */
function isExceptional(passports: string | undefined, ofChapter: string | undefined): boolean {
  return passports !== undefined && passports !== ALL_PASSPORTS && passports !== ofChapter;
}

/** When a price held, in short. */
function PriceDays({ days }: { days: readonly PriceDay[] }) {
  const texts = days.map(({ kind, on }) => interpolate(FACT_TEXTS.priceDays[kind], { day: shortDate(on) }));
  return <small data-slot="price-days">{texts.join("; ")}</small>;
}

/** Marks a figure that is our estimate or not verified, or a decisive one with a single source. */
function FactMark({ fact }: { fact: Pick<Fact, "label" | "isOneSource"> }) {
  const mark = isUnverified(fact) ? fact.label.toLowerCase() : fact.isOneSource && FACT_TEXTS.oneSource.mark;
  return (
    mark && (
      <em data-slot="fact-mark" className="fact-mark">
        {mark}
      </em>
    )
  );
}

/** With whom to confirm what rests on one source; the fold of sources leads there. */
function OneSourceLine({ facts }: { facts: readonly FactRecord[] }) {
  const ids = new Set(facts.flatMap(({ isOneSource, office }) => (isOneSource && office) || []));
  if (ids.size === 0) return null;
  const names = [...ids].map((id) => findOffice(id).name);
  return (
    <p data-slot="one-source" className="mt-4 max-w-[44rem] text-sm text-muted">
      {`${FACT_TEXTS.oneSource.line}: ${names.join("; ")}.`}
    </p>
  );
}

type SourceNumbersProps = { fact: FactRecord; sources: NumberedSources };

function SourceNumbers({ fact, sources }: SourceNumbersProps) {
  const numbers = sourceNumbers(sources, fact);
  return (
    numbers.length > 0 && (
      <sup>
        {numbers.map((number) => (
          <a key={number} href={`#${sourceAnchor(sources, number)}`}>
            {number}
          </a>
        ))}
      </sup>
    )
  );
}
