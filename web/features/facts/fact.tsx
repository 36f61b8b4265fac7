import { ChevronDown, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { deriveStatus, type Fact, type Office, oldest, type PublicPage } from "#domain/facts.ts";
import { cn } from "#web/lib/cn.ts";
import { Badge } from "#web/ui/badge.tsx";
import { LongDate } from "#web/ui/long-date.tsx";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";
import { FACT_TEXTS } from "./copy.ts";
import { findOffice } from "./offices.ts";

/** What the lines below need of a fact, whatever its value. */
export type FactRecord = Fact<unknown>;

type FactSourceProps = {
  facts: readonly FactRecord[];
  /** Folds several offices into one line, for cards. */
  compact?: boolean;
  /** Leaves out the basis, for callers that show it themselves. */
  hideBasis?: boolean;
  /** Leaves out the passports, for callers that show them themselves. */
  hidePassports?: boolean;
  /** The pages read and the methods: folded into one line, open, or left out for callers that show them themselves. */
  evidence?: "folded" | "open" | "elsewhere";
  className?: string;
};

/**
 * Where facts come from: whether the office has confirmed them, the offices to confirm them at, the passports they hold
 * for, the pages they were read on, and in amber and in words that their review is overdue, by the visitor's own clock
 * (decision: facts-ledger). Facts shown together share one line.
 */
export function FactSource({
  facts,
  compact = false,
  hideBasis = false,
  hidePassports = false,
  evidence = "folded",
  className,
}: FactSourceProps) {
  if (facts.length === 0) return null;
  const offices = unique(facts.flatMap((fact) => fact.office ?? [])).map((id) => findOffice(id));
  const passports = unique(facts.flatMap((fact) => fact.passports ?? []));
  const about = [
    !hideBasis && describeBasis(facts),
    !hidePassports &&
      passports.length > 0 &&
      `${FACT_TEXTS.passports.before} ${passports.join(", ")} ${FACT_TEXTS.passports.after}`,
  ].filter(Boolean);
  const isFolded = compact && offices.length > 1;
  const evidenceLines = evidence !== "elsewhere" && (
    <FactEvidence facts={facts} folded={evidence === "folded" && !isFolded} />
  );
  return (
    <div
      data-slot="fact-source"
      data-review-on={oldest(facts.map((fact) => fact.reviewOn))}
      className={cn("text-[0.875rem] leading-snug text-muted", className)}
    >
      <OverdueMark />
      {isFolded ? (
        <details data-slot="fact-offices" className="group">
          <summary className="flex min-h-11 items-center justify-between gap-3">
            <span className="flex flex-wrap gap-x-3">
              <Status facts={facts} />
              <span className="underline underline-offset-4">
                {FACT_TEXTS.confirmAt} {offices.length} {FACT_TEXTS.offices}
              </span>
            </span>
            <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
          </summary>
          <p>{about.join(" · ")}</p>
          <ul>
            {offices.map((office) => (
              <li key={office.url} className="py-3 print:py-0">
                <OfficeLink office={office} />
              </li>
            ))}
          </ul>
          {evidenceLines}
        </details>
      ) : (
        <>
          <p className="flex flex-wrap items-center gap-x-4">
            {about.map((part) => (
              <span key={String(part)}>{part}</span>
            ))}
            <Status facts={facts} />
            {offices.map((office, index) => (
              <span key={office.url} className="py-3 print:py-0">
                {index === 0 && `${FACT_TEXTS.confirmAt} `}
                <OfficeLink office={office} />
              </span>
            ))}
          </p>
          {evidenceLines}
        </>
      )}
    </div>
  );
}

/** Whether the office has confirmed the facts, and when they were entered. */
export function Status({ facts }: { facts: readonly FactRecord[] }) {
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

type FactEvidenceProps = {
  facts: readonly FactRecord[];
  /** Folds the lines into one, for several facts in a row. */
  folded?: boolean;
  className?: string;
};

/** The public pages that facts were read on, and how estimates were made; nothing where there is neither. */
export function FactEvidence({ facts, folded = false, className }: FactEvidenceProps) {
  const pages = unique(facts.flatMap((fact) => fact.readAt ?? []));
  const methods = unique(facts.flatMap((fact) => fact.method ?? []));
  if (pages.length === 0 && methods.length === 0) return null;
  const lines = (
    <div data-slot="fact-evidence" className={cn("text-[0.875rem] leading-snug text-muted", className)}>
      {methods.map((method) => (
        <p key={method}>
          {FACT_TEXTS.method} <UnbrokenText text={method} />
        </p>
      ))}
      {pages.map((page) => (
        <p key={`${page.publisher} ${page.title}`} className="py-3 print:py-0">
          {FACT_TEXTS.readAt} <PageName page={page} />
        </p>
      ))}
    </div>
  );
  return folded ? <Folded>{lines}</Folded> : lines;
}

function Folded({ children }: { children: ReactNode }) {
  return (
    <details className="group text-[0.875rem] leading-snug text-muted">
      <summary className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4">
        {FACT_TEXTS.evidence}
        <ChevronDown aria-hidden className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

/** Title, publisher and date of a page: Right of Abode (Ministry of the Interior, undated). */
function PageName({ page: { title, publisher, date, url } }: { page: PublicPage }) {
  return (
    <>
      {url === null ? (
        <UnbrokenText text={title} />
      ) : (
        <a href={url} target="_blank" rel="noopener" className="link-standalone inline py-3.5">
          <UnbrokenText text={title} />
        </a>
      )}{" "}
      ({publisher}, {date === null ? FACT_TEXTS.undated : <LongDate day={date} />})
    </>
  );
}

/** Says in words, not by color only, that a review is overdue; hidden until then (overdue-marks.ts). */
export function OverdueMark() {
  return (
    <p hidden data-slot="fact-overdue" className="my-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge variant="accent">
        <TriangleAlert aria-hidden className="size-4" />
        {FACT_TEXTS.overdue}
      </Badge>
      <span className="text-foreground">{FACT_TEXTS.overdueHint}</span>
    </p>
  );
}

/** An office by its name, leading to its site; it says where we have not seen that site ourselves. */
export function OfficeLink({ office }: { office: Office }) {
  return (
    <>
      <a href={office.url} target="_blank" rel="noopener" className="link-standalone inline py-3.5">
        {office.name}
      </a>
      {office.unopened && <span> {FACT_TEXTS.unopened}</span>}
    </>
  );
}

/** What facts rest on in words, every one where they differ; null for none. */
export function describeBasis(facts: readonly FactRecord[]): string | null {
  const labels = unique(facts.map(({ label }) => label));
  const [only] = labels;
  if (!only) return null;
  if (labels.length === 1) return only;
  return `${FACT_TEXTS.partly} ${labels.map((label) => label.toLowerCase()).join("; ")}`;
}

/** By value: two facts that name one page may each have a copy of it. */
function unique<T>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
