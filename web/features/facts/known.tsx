import { createContext, type ReactNode, useContext } from "react";
import { type Fact, factsIn } from "#domain/facts.ts";
import { longDate } from "#domain/long-date.ts";
import { isNotFound, type Known, type NotFound } from "#web/content/countries/country-record.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";
import { FACT_TEXTS } from "./copy.ts";
import { FactValue } from "./fact-sheet.tsx";
import { FactSource } from "./fact.tsx";
import { type NumberedSource, type NumberedSources, numberSources, sourceNumbers } from "./numbered-sources.ts";
import { findOffice } from "./offices.ts";

const texts = FACT_TEXTS.known;

/** The sources whose numbers stand beside the figures of the chapter around them. */
const ChapterSources = createContext<NumberedSources>({ chapter: "", list: [] });

type SourcedChapterProps = {
  id: string;
  /** What of the ledger the chapter shows. */
  content: unknown;
  children: ReactNode;
};

/** A chapter whose figures have small numbers that lead to the list of its sources, at its end. */
export function SourcedChapter({ id, content, children }: SourcedChapterProps) {
  const sources = numberSources(id, content);
  return (
    <ChapterSources value={sources}>
      <div className="known">
        <FactSource
          facts={factsIn(content)}
          compact
          hideBasis
          hidePassports
          evidence="elsewhere"
          className="mb-6 rounded-md bg-tint px-4 py-2"
        />
        {children}
      </div>
      <SourceList sources={sources} />
    </ChapterSources>
  );
}

/** What is known: the value with its note, what contradicts it and the numbers of its sources; or that it was not found. */
export function KnownValue({ known, hidePassports = false }: { known: Known; hidePassports?: boolean }) {
  if (isNotFound(known)) return <NotFoundText known={known} />;
  return (
    <>
      <FactValue content={known} />
      <Numbers fact={known} />
      <Caution fact={known} />
      {known.note && (
        <small>
          <UnbrokenText text={known.note} />
        </small>
      )}
      {known.passports && !hidePassports && (
        <small>{`${FACT_TEXTS.passports.before} ${known.passports} ${FACT_TEXTS.passports.after}`}</small>
      )}
    </>
  );
}

function Numbers({ fact }: { fact: Fact }) {
  const sources = useContext(ChapterSources);
  const numbers = sourceNumbers(sources, fact);
  return (
    numbers.length > 0 && (
      <sup>
        {numbers.map((number) => (
          <a key={number} href={`#${anchor(sources, number)}`}>
            {number}
          </a>
        ))}
      </sup>
    )
  );
}

function anchor({ chapter }: NumberedSources, number: number): string {
  return `${chapter}-${number}`;
}

/** What nobody has read on a page says so beside it; figures that differ each name their source. */
function Caution({ fact }: { fact: Fact }) {
  const isRead = fact.basis === "summary" && (fact.readAt ?? []).length > 0;
  return !isRead && !fact.reported && <small>{fact.label}</small>;
}

function NotFoundText({ known: { notFoundOn, office, note } }: { known: NotFound }) {
  const { name, url } = findOffice(office);
  return (
    <>
      <span data-slot="not-found">
        {`${interpolate(texts.notFound, { date: longDate(notFoundOn) })} `}
        <a href={url} className="link">
          {name}
        </a>
      </span>
      {note && (
        <small>
          <UnbrokenText text={note} />
        </small>
      )}
    </>
  );
}

/** Publisher, title, day and address of what a chapter rests on, in the order of its numbers. */
function SourceList({ sources }: { sources: NumberedSources }) {
  if (sources.list.length === 0) return null;
  return (
    <details data-slot="source-list" className="mt-6 text-[0.875rem] leading-snug text-muted">
      <summary className="link-standalone">{`${texts.sources} (${sources.list.length})`}</summary>
      <ol className="list-decimal pl-8 [&_a]:text-link [&_a]:underline [&_li]:scroll-mt-28 [&_li]:py-3 print:[&_li]:py-0">
        {sources.list.map((source, index) => (
          <li key={JSON.stringify(source)} id={anchor(sources, index + 1)}>
            <SourceName source={source} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function SourceName({ source }: { source: NumberedSource }) {
  if ("method" in source) return `${FACT_TEXTS.method} ${source.method}`;
  const { publisher, kind, title, date, url } = source;
  return (
    <>
      {`${publisher} (${texts.kinds[kind]}): `}
      {url === null ? title : <a href={url}>{title}</a>}
      {`, ${date === null ? FACT_TEXTS.undated : longDate(date)}`}
    </>
  );
}
