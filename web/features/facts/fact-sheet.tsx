import { type ReactNode, useId } from "react";
import { statements } from "#web/lib/fact-text.ts";
import { type Fact, isFact, type Text } from "#domain/facts.ts";
import { longDate } from "#web/lib/long-date.ts";
import { isNotFound, type Known, type NotFound } from "#web/content/countries/country-record.ts";
import { clsx } from "clsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";
import { FACT_TEXTS } from "./copy.ts";
import { findOffice } from "#web/content/offices.ts";
import type { FactRecord } from "./fact.tsx";
import { FactDetails, Sourced } from "./sourced.tsx";
import { OutsideLink } from "#web/ui/outside-link.tsx";

/** What a row or a cell shows: a text or a list of them, a ledger record of either, or that it was not found. */
export type FactContent = Text | readonly Text[] | Fact<readonly string[]> | Known;

/** A line of a list of facts: its name, what that is about, and the facts. */
export type FactRow = {
  label: string;
  about?: string | undefined;
  content: FactContent;
  /** For whom the row holds, where a visitor's choices fold away the others (data attributes). */
  attributes?: Readonly<Record<`data-${string}`, string>>;
};

type FactSheetProps = { rows: readonly FactRow[]; className?: string };

/** A list of facts with the sources of all of them, folded, at its end. Rows without a ledger record are prose. */
export function FactSheet({ rows, className }: FactSheetProps) {
  const id = useId().replaceAll(/\W/g, "");
  return (
    <Sourced id={`source${id}`} content={rows} {...(className && { className })}>
      <FactList rows={rows} />
    </Sourced>
  );
}

/** Names and facts: side by side where there is room. */
export function FactList({ rows, className }: FactSheetProps) {
  return (
    <dl className={clsx("known-list", className)}>
      {rows.map(({ label, about, content, attributes }) => (
        <div key={`${label} ${about}`} {...attributes}>
          <dt>
            {label}
            {about && <small>{about}</small>}
          </dt>
          <dd>
            <FactValue content={content} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Short facts side by side, with one line of sources for all of them (FactSource): for cards. */
export function FactGrid({ rows, className }: FactSheetProps) {
  return (
    <dl className={clsx("known fact-grid", className)}>
      {rows.map(({ label, content }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <FactValue content={content} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A value with what belongs to it: what contradicts it, the numbers of its sources, a mark, its note; or that it was not found. */
export function FactValue({ content }: { content: FactContent }) {
  if (isFact(content))
    return (
      <>
        <Value content={content} />
        <FactDetails fact={content} />
      </>
    );
  if (typeof content === "string") return <UnbrokenText text={content} />;
  return isNotFound(content as Known) ? (
    <NotFoundText known={content as NotFound} />
  ) : (
    <TextList texts={content as readonly Text[]} />
  );
}

/** The value of a fact alone, a list as a list, figures that differ one below the other. */
function Value({ content }: { content: FactRecord }): ReactNode {
  if (content.reported) return <DifferingFigures fact={content} />;
  return Array.isArray(content.value) ? (
    <TextList texts={content.value as readonly string[]} />
  ) : (
    <UnbrokenText text={content.value as string} />
  );
}

/** Figures that contradict one another, each with its source, and none of them larger than another. */
function DifferingFigures({ fact }: { fact: FactRecord }) {
  return (
    <ul data-slot="differing-figures">
      {statements(fact).map(({ value, source }) => (
        <li key={value}>
          <UnbrokenText text={value.charAt(0).toUpperCase() + value.slice(1)} /> <small>{`(${source})`}</small>
        </li>
      ))}
    </ul>
  );
}

function NotFoundText({ known: { notFoundOn, office, note } }: { known: NotFound }) {
  const { name, url } = findOffice(office);
  return (
    <span data-slot="not-found" className="not-found">
      {`${interpolate(FACT_TEXTS.notFound, { date: longDate(notFoundOn) })} `}
      <OutsideLink href={url}>{name}</OutsideLink>
      {note && (
        <small>
          <UnbrokenText text={note} />
        </small>
      )}
    </span>
  );
}

type TextListProps = { texts: readonly Text[]; className?: string; "data-slot"?: string };

/** A list of texts, whether or not they are ledger records. */
export function TextList({ texts, className, ...props }: TextListProps) {
  return (
    <ul {...props} className={clsx("text-list", className)}>
      {texts.map((text) => (
        <li key={isFact(text) ? text.value : text}>
          <FactValue content={text} />
        </li>
      ))}
    </ul>
  );
}
