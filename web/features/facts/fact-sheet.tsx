import type { ReactNode } from "react";
import { type Fact, isFact, type Text } from "#domain/facts.ts";
import { isNotPublished, isRecord, type Known } from "#content-model/resolve/records.ts";
import { clsx } from "clsx";
import { type ListRow, RowList } from "#web/ui/rows.tsx";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";
import { FACT_TEXTS } from "./copy.ts";
import type { FactRecord } from "./fact.tsx";
import { FactDetails, Sourced } from "./sourced.tsx";

/**
 * What a row or a cell shows: a text or a list of them, a ledger record of either, or that it is not published. A list leaves
 * out a row of which nothing is known; a table's cell has a dash.
 */
export type FactContent = Text | readonly Text[] | Fact<readonly string[]> | Known | undefined;

/** A line of a list of facts: its name, what that is about, and the facts. */
export type FactRow = Omit<ListRow, "id" | "value"> & { content: FactContent };

type FactSheetProps = { rows: readonly FactRow[]; className?: string };

/** A list of facts with the sources of all of them, folded, at its end. Rows without a ledger record are prose. */
export function FactSheet({ rows, className }: FactSheetProps) {
  return (
    <Sourced content={rows} {...(className && { className })}>
      <FactList rows={rows} />
    </Sourced>
  );
}

/** Whether a row has a value; the end of a chapter says what is not published (unpublished.tsx). */
function saysSomething({ content }: FactRow): boolean {
  return content !== undefined && !(isRecord(content) && isNotPublished(content));
}

/** Names and facts: side by side where there is room. */
export function FactList({ rows, className }: FactSheetProps) {
  return <RowList rows={rows.filter(saysSomething).map(toListRow)} className={clsx("known-list", className)} />;
}

/** Short facts side by side, with one line of sources for all of them (FactSource): for cards. */
export function FactGrid({ rows, className }: FactSheetProps) {
  return <RowList rows={rows.filter(saysSomething).map(toListRow)} className={clsx("known fact-grid", className)} />;
}

function toListRow({ content, ...row }: FactRow): ListRow {
  return { ...row, value: <FactValue content={content} /> };
}

/** A value with what belongs to it: the numbers of its sources, a mark, what contradicts it, its note; or a dash. */
export function FactValue({ content }: { content: FactContent }) {
  if (isFact(content))
    return (
      <>
        <Value content={content} />
        <FactDetails fact={content} />
      </>
    );
  if (typeof content === "string") return <UnbrokenText text={content} />;
  return Array.isArray(content) ? <TextList texts={content} /> : <NotPublishedText />;
}

/** The value to plan with, a list as a list. */
function Value({ content }: { content: FactRecord }): ReactNode {
  return Array.isArray(content.value) ? (
    <TextList texts={content.value as readonly string[]} />
  ) : (
    <UnbrokenText text={content.value as string} />
  );
}

/** A dash in a table's cell. */
function NotPublishedText() {
  return (
    <span data-slot="not-published" className="not-published">
      <span aria-hidden>–</span>
      <span className="sr-only">{FACT_TEXTS.notPublished}</span>
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
