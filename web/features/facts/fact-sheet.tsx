import type { ReactNode } from "react";
import { statements } from "#domain/fact-text.ts";
import { type Fact, isFact, oldest, type Text } from "#domain/facts.ts";
import { cn } from "#web/lib/cn.ts";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";
import { describeBasis, FactEvidence, FactSource, type FactRecord, OfficeLink, OverdueMark, Status } from "./fact.tsx";
import { FACT_TEXTS } from "./copy.ts";
import { findOffice } from "./offices.ts";

/** A line of a fact sheet: a text or a list of them, a ledger record of either, or ledger texts in a list. */
export type FactRow = { label: string; content: Text | readonly Text[] | Fact<string> | Fact<readonly string[]> };

type FactSheetProps = {
  rows: readonly FactRow[];
  /** The pages read and the methods of each row wait behind one line, for long pages. */
  foldEvidence?: boolean;
  className?: string;
};

/**
 * A list of facts with the source of each; a source that all of them share is shown once, above them, and so is what
 * their different sources have in common. Rows without a ledger record are prose and have no source.
 */
export function FactSheet({ rows, foldEvidence = false, className }: FactSheetProps) {
  const facts = rows.flatMap((row) => collectFacts(row.content));
  const isShared = new Set(facts.map(sourceKey)).size === 1;
  const ofOffices = facts.filter((fact) => fact.office);
  const legend = isShared ? null : findLegend(ofOffices);
  return (
    <div className={className}>
      {isShared && (
        <FactSource facts={facts} hideBasis evidence="elsewhere" className="mb-5 rounded-md bg-tint px-4 py-2" />
      )}
      {legend && <FactLegend facts={ofOffices} legend={legend} />}
      <dl className="divide-y divide-line">
        {rows.map((row) => (
          <Row key={row.label} row={row} hasSource={!isShared} legend={legend} foldEvidence={foldEvidence} />
        ))}
      </dl>
    </div>
  );
}

/** Facts with the same key can share one source line. */
function sourceKey({ office, enteredOn, reviewOn, confirmedOn = "", passports = "" }: FactRecord): string {
  return [office, enteredOn, reviewOn, confirmedOn, passports].join("|");
}

/** Above facts of different offices. */
const CONFIRM_EACH = "Confirm at the office named under each";

/** What facts of different offices have in common: their status, and the passports that they hold for where they agree. */
type Legend = { readonly passports: boolean };

/** Says once what holds for all facts below it, and that each is to be confirmed at its own office. */
function FactLegend({ facts, legend }: { facts: readonly FactRecord[]; legend: Legend }) {
  return (
    <p
      data-slot="fact-legend"
      className="mb-5 flex flex-wrap items-center gap-x-4 rounded-md bg-tint px-4 py-2 text-[0.875rem] leading-snug text-muted"
    >
      {legend.passports && <Passports facts={facts} />}
      <Status facts={facts} />
      <span>{CONFIRM_EACH}</span>
    </p>
  );
}

function Passports({ facts }: { facts: readonly FactRecord[] }) {
  const passports = new Set(facts.flatMap((fact) => fact.passports ?? []));
  const { before, after } = FACT_TEXTS.passports;
  return passports.size > 0 && <span>{`${before} ${[...passports].join(", ")} ${after}`}</span>;
}

/** A row's source: its offices, and what the legend does not say for it. */
function RowSource({ facts, legend }: { facts: readonly FactRecord[]; legend: Legend | null }) {
  if (legend && facts.length > 0 && facts.every(({ office }) => office))
    return <RowOffices facts={facts} legend={legend} />;
  return <FactSource facts={facts} hideBasis evidence="elsewhere" className="mt-1" />;
}

/** The offices of a row whose legend says the rest. */
function RowOffices({ facts, legend }: { facts: readonly FactRecord[]; legend: Legend }) {
  const offices = [...new Set(facts.flatMap((fact) => fact.office ?? []))].map((id) => findOffice(id));
  return (
    <div
      data-slot="fact-source"
      data-review-on={oldest(facts.map((fact) => fact.reviewOn))}
      className="mt-1 text-[0.875rem] leading-snug text-muted"
    >
      <OverdueMark />
      <p className="flex flex-wrap items-center gap-x-4">
        {!legend.passports && <Passports facts={facts} />}
        {offices.map((office) => (
          <span key={office.url} className="py-3 print:py-0">
            <OfficeLink office={office} />
          </span>
        ))}
      </p>
    </div>
  );
}

/** What facts have in common that are to be confirmed at different offices; null where their status differs. */
function findLegend(facts: readonly FactRecord[]): Legend | null {
  const count = (read: (fact: FactRecord) => unknown) => new Set(facts.map((fact) => String(read(fact)))).size;
  if (facts.length < 2 || count(({ enteredOn, confirmedOn }) => [enteredOn, confirmedOn]) > 1) return null;
  return { passports: facts.every(({ passports }) => passports) && count(({ passports }) => passports) === 1 };
}

type RowProps = { row: FactRow; hasSource: boolean; legend: Legend | null; foldEvidence: boolean };

function Row({ row, hasSource, legend, foldEvidence }: RowProps) {
  const facts = collectFacts(row.content);
  const basis = describeBasis(facts);
  return (
    <div
      data-slot="fact-row"
      className="py-5 first:pt-0 last:pb-0 has-[[data-slot=fact-overdue]:not([hidden])]:border-l-4 has-[[data-slot=fact-overdue]:not([hidden])]:border-l-accent has-[[data-slot=fact-overdue]:not([hidden])]:pl-4"
    >
      <dt className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-eyebrow text-heading">{row.label}</span>
        {basis && <span className="text-[0.875rem] leading-snug text-muted">{basis}</span>}
      </dt>
      <dd className="mt-1.5 text-foreground">
        <div className="measure">{renderContent(row.content)}</div>
        {collectNotes(row.content).map((note) => (
          <p key={note} data-slot="fact-note" className="mt-2 measure border-l-2 border-accent pl-3 text-muted">
            <UnbrokenText text={note} />
          </p>
        ))}
        {hasSource && <RowSource facts={facts} legend={legend} />}
        <FactEvidence facts={facts} folded={foldEvidence} className="mt-1" />
      </dd>
    </div>
  );
}

/** Short facts side by side, with one source line for all of them: for cards. */
export function FactGrid({ rows, className }: { rows: readonly FactRow[]; className?: string }) {
  return (
    <dl className={cn("grid gap-x-6 gap-y-4", className)}>
      {rows.map((row) => (
        <div key={row.label} data-slot="fact-row">
          <dt className="text-sm leading-snug text-muted">{row.label}</dt>
          <dd className="leading-snug font-semibold">
            {renderContent(row.content)}
            {collectNotes(row.content).map((note) => (
              <span key={note} data-slot="fact-note" className="mt-1 block text-sm font-normal text-muted">
                <UnbrokenText text={note} />
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The ledger records among the contents of a row. */
function collectFacts(content: FactRow["content"]): FactRecord[] {
  if (isFact(content)) return [content];
  return Array.isArray(content) ? content.filter((part) => isFact(part)) : [];
}

/** What a reader must know before relying on the facts of a row. */
function collectNotes(content: FactRow["content"]): string[] {
  return collectFacts(content).flatMap((fact) => fact.note ?? []);
}

/** The value of a fact sheet's line, a list as a list. */
export function FactValue({ content }: { content: FactRow["content"] }) {
  return renderContent(content);
}

function renderContent(content: FactRow["content"]): ReactNode {
  if (isFact(content) && content.reported) return <DifferingFigures fact={content} />;
  const value: unknown = isFact(content) ? content.value : content;
  return Array.isArray(value) ? <TextList texts={value as readonly Text[]} /> : <UnbrokenText text={value as string} />;
}

/** Figures that contradict one another, each with its source, and none of them larger than another. */
function DifferingFigures({ fact }: { fact: FactRecord }) {
  return (
    <ul data-slot="differing-figures" className="space-y-2">
      {statements(fact).map(({ value, source }) => (
        <li key={value}>
          <UnbrokenText text={value.charAt(0).toUpperCase() + value.slice(1)} />{" "}
          <span className="text-sm font-normal text-muted">({source})</span>
        </li>
      ))}
    </ul>
  );
}

/** A list of texts, whether or not they are ledger records. */
export function TextList({ texts, ...props }: { texts: readonly Text[]; className?: string; "data-slot"?: string }) {
  return (
    <ul {...props} className={cn("space-y-1.5", props.className)}>
      {texts.map((text) => {
        const words = isFact(text) ? text.value : text;
        return (
          <li
            key={words}
            className="relative pl-5 before:absolute before:top-[0.65em] before:left-0 before:size-2 before:rounded-full before:bg-accent"
          >
            {isFact(text) ? renderContent(text) : <UnbrokenText text={words} />}
            {isFact(text) && text.note && (
              <span className="mt-1 block text-sm text-muted">
                <UnbrokenText text={text.note} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
