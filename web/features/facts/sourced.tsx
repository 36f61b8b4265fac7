import { createContext, type ReactNode, useContext } from "react";
import { findOffice } from "#content-model/resolve/offices.ts";
import { ALL_PASSPORTS, type Fact, factsIn, isUnverified, oldest } from "#domain/facts.ts";
import { type PagePath, reportPath } from "#web/content/page-paths.ts";
import { isPrice, type PriceDay } from "#content-model/resolve/records.ts";
import { readersPaidText, reportsAt } from "#domain/reader-reports.ts";
import { reportedText } from "#domain/fact-text.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { OutsideLink } from "#web/ui/outside-link.tsx";
import { longDate, shortDate } from "#domain/long-date.ts";
import { clsx } from "clsx";
import { FACT_TEXTS } from "./copy.ts";
import { type FactRecord, OfficeLink, OverdueMark, SourcesFold } from "./fact.tsx";
import { listSources } from "./sources.ts";

/** What holds for the facts of the chapter around them: whether each opens its evidence, and the passports said once for all. */
type ChapterFacts = {
  opensEvidence: boolean;
  passports: string | null | undefined;
};

const ChapterContext = createContext<ChapterFacts | null>(null);

type SourcedProps = {
  /** What of the ledger is shown: records, or whatever holds them. */
  content: unknown;
  /** Where the list is, if not here. */
  sourcesPage?: PagePath;
  /** The passports that visa rules hold for, where the page says them once for all; null where it says them for each. */
  passports?: string | null;
  /** Whether a marker beside each figure opens its own sources. */
  opensEvidence?: boolean;
  className?: string;
  children: ReactNode;
};

/** Facts that each open their evidence, with all their sources folded at the end. */
export function Sourced({ content, sourcesPage, passports, opensEvidence = true, className, children }: SourcedProps) {
  const facts = factsIn(content);
  if (facts.length === 0) return <div className={clsx("known", className)}>{children}</div>;
  const common = passports === undefined ? commonPassports(facts) : passports;
  const { before, after } = FACT_TEXTS.passports;
  return (
    // eslint-disable-next-line react/jsx-no-constructed-context-values -- pages are rendered once, at build time
    <ChapterContext value={{ opensEvidence, passports: common }}>
      <div
        data-slot="fact-source"
        data-review-on={oldest(facts.map(({ reviewOn }) => reviewOn))}
        className={clsx("known", className)}
      >
        <OverdueMark />
        {passports === undefined && common && <p className="passports">{`${before} ${common} ${after}`}</p>}
        {children}
        <OneSourceLine facts={facts} />
        <SourcesFold facts={facts} isMarked={opensEvidence} {...(sourcesPage && { sourcesPage })} />
      </div>
    </ChapterContext>
  );
}

/** The passports that all visa facts name; undefined where they differ or there are none. */
function commonPassports(facts: readonly FactRecord[]): string | undefined {
  const named = [...new Set(facts.flatMap(({ passports }) => passports ?? []))];
  return named.length === 1 ? named[0] : undefined;
}

/** What stands beside a figure and below it: of a price its days, what contradicts it, its note, for whom it holds, its evidence. */
export function FactDetails({ fact }: { fact: FactRecord }) {
  const chapter = useContext(ChapterContext);
  const { before, after } = FACT_TEXTS.passports;
  return (
    <>
      {chapter && !chapter.opensEvidence && <FactMark fact={fact} />}
      {isPrice(fact) && !chapter?.opensEvidence && <PriceDays days={fact.days} />}
      {fact.reported && (
        <small data-slot="also-reported" className="also-reported">
          <UnbrokenText text={reportedText(fact)} />
        </small>
      )}
      {fact.readersPaid && <small data-slot="readers-paid">{readersPaidText(fact.readersPaid)}</small>}
      {fact.note && (
        <small data-slot="fact-note" className="fact-note">
          {fact.note}
        </small>
      )}
      {chapter && chapter.passports !== null && isExceptional(fact.passports, chapter.passports) && (
        <small>{`${before} ${fact.passports} ${after}`}</small>
      )}
      {chapter?.opensEvidence && <Evidence fact={fact} />}
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

/** On which day a page still stated all figures of a fact. */
function SeenDay({ fact: { seen }, url }: { fact: FactRecord; url: string }) {
  const page = seen?.find((one) => one.url === url);
  return page && `. ${interpolate(FACT_TEXTS.seen, { day: longDate(page.on) })}`;
}

/** The one marker of a fact: its doubt in words or how many sources it has; it opens publishers, office and days. */
function Evidence({ fact }: { fact: FactRecord }) {
  const sources = listSources(fact);
  const pages = sources.filter((source) => "url" in source);
  if (sources.length === 0 && !fact.office) return <FactMark fact={fact} />;
  const paidAt = reportsAt(fact);
  return (
    <details data-slot="evidence" className="evidence">
      <summary>
        <FactMark fact={fact} />
        {pages.length > 0
          ? !fact.isOneSource && countText(FACT_TEXTS.count, pages.length)
          : !isUnverified(fact) && FACT_TEXTS.noSources}
      </summary>
      <ul>
        {sources.map((source) =>
          "method" in source ? (
            <li key={source.method}>
              {FACT_TEXTS.method} <UnbrokenText text={source.method} />
            </li>
          ) : (
            <li key={source.url}>
              <OutsideLink href={source.url} title={source.title}>
                {source.publisher}
              </OutsideLink>
              <UnbrokenText text={`, ${source.date === null ? FACT_TEXTS.undated : longDate(source.date)}`} />
              <SeenDay fact={fact} url={source.url} />
            </li>
          ),
        )}
        {fact.office && (
          <li>
            {`${FACT_TEXTS.confirmAt} `}
            <OfficeLink office={findOffice(fact.office)} />
          </li>
        )}
        {paidAt && (
          <li>
            <NavAnchor to={reportPath(paidAt, fact.id!)}>{FACT_TEXTS.paid}</NavAnchor>
          </li>
        )}
      </ul>
      {isPrice(fact) && <PriceDays days={fact.days} />}
    </details>
  );
}
