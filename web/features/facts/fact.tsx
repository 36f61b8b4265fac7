import { ChevronDown, TriangleAlert } from "lucide-react";
import { BASIS_LABELS, type Fact, isOverdue, type Office, type OfficeId } from "#domain/facts.ts";
import { longDate, useToday } from "#web/lib/calendar-day.ts";
import { cn } from "#web/lib/cn.ts";
import { Badge } from "#web/ui/badge.tsx";
import { FACT_TEXTS } from "./copy.ts";
import { useOffice } from "./fact-offices.tsx";

/** What the lines below need of a fact, whatever its value. */
export type FactRecord = Fact<unknown>;

/** Whether one of the facts is overdue on the visitor's day; false while the day is not known (prerendered HTML). */
export function useIsOverdue(facts: readonly FactRecord[]): boolean {
  const today = useToday();
  return today !== null && facts.some((fact) => isOverdue(fact, today));
}

type FactSourceProps = {
  facts: readonly FactRecord[];
  /** Several offices wait behind one line, for cards that stand side by side. */
  compact?: boolean;
  /** For where the basis is said elsewhere. */
  hideBasis?: boolean;
  className?: string;
};

/**
 * Where facts come from: the day of their last update, the offices to confirm them at, the passports they hold for, and
 * in amber and in words that their review is overdue, by the visitor's own clock (decision: facts-ledger). Facts shown
 * together share one line.
 */
export function FactSource({ facts, compact = false, hideBasis = false, className }: FactSourceProps) {
  const officeOf = useOffice();
  if (facts.length === 0) return null;
  const offices = unique(facts.map((fact) => fact.office as OfficeId)).map((id) => officeOf(id));
  const passports = unique(facts.flatMap((fact) => fact.passports ?? []));
  const updatedOn = earliest(facts.map((fact) => fact.enteredOn));
  const updated = (
    <span>
      {FACT_TEXTS.lastUpdated} <time dateTime={updatedOn}>{longDate(updatedOn)}</time>
    </span>
  );
  const about = [
    !hideBasis && basisOf(facts),
    passports.length > 0 && `${FACT_TEXTS.passports.before} ${passports.join(", ")} ${FACT_TEXTS.passports.after}`,
  ].filter(Boolean);
  return (
    <div
      data-slot="fact-source"
      data-review-on={earliest(facts.map((fact) => fact.reviewOn))}
      className={cn("text-[0.875rem] leading-snug text-muted", className)}
    >
      <OverdueMark facts={facts} />
      {compact && offices.length > 1 ? (
        <details data-slot="fact-offices" className="group">
          <summary className="flex min-h-11 items-center justify-between gap-3">
            <span className="flex flex-wrap gap-x-3">
              {updated}
              <span className="underline underline-offset-4">
                {FACT_TEXTS.confirmAt} {offices.length} {FACT_TEXTS.offices}
              </span>
            </span>
            <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
          </summary>
          <p>{about.join(" · ")}</p>
          <ul>
            {offices.map((office) => (
              <li key={office.url}>
                <OfficeLink office={office} />
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <p className="flex flex-wrap items-center gap-x-4">
          {about.map((part) => (
            <span key={String(part)}>{part}</span>
          ))}
          {updated}
          {offices.map((office, index) => (
            <span key={office.url} className="inline-flex items-center gap-x-2">
              {index === 0 && <span className="whitespace-nowrap">{FACT_TEXTS.confirmAt}</span>}
              <OfficeLink office={office} />
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** Not by its colour only: the mark says what it means. */
function OverdueMark({ facts }: { facts: readonly FactRecord[] }) {
  if (!useIsOverdue(facts)) return null;
  return (
    <p data-slot="fact-overdue" className="my-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge variant="accent">
        <TriangleAlert aria-hidden className="size-4" />
        {FACT_TEXTS.overdue}
      </Badge>
      <span className="text-foreground">{FACT_TEXTS.overdueHint}</span>
    </p>
  );
}

function OfficeLink({ office }: { office: Office }) {
  return (
    <a
      href={office.url}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
    >
      {office.name}
    </a>
  );
}

/** What stands behind facts, in words, unless the offices publish all of them. */
export function basisOf(facts: readonly FactRecord[]): string | null {
  const bases = unique(facts.map((fact) => fact.basis));
  const [only] = bases;
  if (only && bases.length === 1) return only === "official" ? null : BASIS_LABELS[only];
  return bases.includes("estimate") ? FACT_TEXTS.partlyEstimate : null;
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}

/** The oldest of some calendar days, which compare as text. */
function earliest(days: readonly string[]): string {
  return days.reduce((a, b) => (b < a ? b : a));
}
