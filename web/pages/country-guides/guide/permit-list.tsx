import type { CountryId } from "#domain/countries.ts";
import { permitsPath } from "#domain/reasons.ts";
import { weeksText } from "#domain/duration-text.ts";
import { isNotFound, type Permit, type PermitDocument } from "#web/content/countries/country-record.ts";
import { readWeeks } from "#web/content/plans/document-times.ts";
import { guidePermitPath } from "#web/content/page-paths.ts";
import { StepByStep } from "#web/features/articles/step-by-step.tsx";
import { FactList, FactValue } from "#web/features/facts/fact-sheet.tsx";
import { contentKey } from "#web/lib/fact-text.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";
import { nameRows } from "#web/features/facts/known-table.tsx";
import { PERMIT_TEXTS } from "#web/features/permits/copy.ts";
import {
  describeYears,
  feeText,
  needsText,
  permitAnchor,
  permitPlanPath,
  processingText,
} from "#web/features/permits/permit-words.ts";
import { RECORD_TEXTS } from "./record-copy.ts";

const texts = RECORD_TEXTS.permits;

const COMPARED = Object.keys(texts.compared) as (keyof typeof texts.compared)[];
const REST = Object.keys(texts.rest) as (keyof typeof texts.rest)[];

/**
 * The permits one below the other, each with what one compares first, as figures in the columns of a table; each opens to
 * all that is known of it.
 */
export function PermitList({ country, permits }: { country: CountryId; permits: readonly Permit[] }) {
  return (
    <div className="guide-permits">
      <p aria-hidden className="guide-permit-columns">
        {texts.columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </p>
      {permits.map((permit) => (
        <PermitDetails key={permit.id} country={country} permit={permit} />
      ))}
    </div>
  );
}

/** What the list shows, in its order: the numbers of the sources follow it. */
export function permitListFacts(permits: readonly Permit[]): unknown {
  return permits.map((permit) => [
    [...COMPARED, ...REST].map((key) => permit[key]),
    permit.documents.map(({ source }) => source),
  ]);
}

/** Lets what holds for permits of some reasons fold away for the others. */
function holdsForReasons(permits: readonly Permit[]) {
  return { "data-reasons": [...new Set(permits.flatMap(({ reasons }) => reasons))].join(" ") } as const;
}

function PermitDetails({ country, permit }: { country: CountryId; permit: Permit }) {
  return (
    <details id={permitAnchor(permit)} className="guide-permit opens" {...holdsForReasons([permit])}>
      <summary>
        <h3>
          {permit.name}
          <small>
            <UnbrokenText text={permit.whoFor} />
          </small>
        </h3>
        <Figure name={texts.columns[1]} value={needsText(permit)} />
        <Figure name={texts.columns[2]} value={feeText(permit)} />
        <Figure name={texts.columns[3]} value={processingText(permit)} />
        <Figure name={texts.columns[4]} value={describeYears(permit)} />
      </summary>
      <FactList rows={[...nameRows(texts.compared, permit), ...nameRows(texts.rest, permit)]} />
      <Documents documents={permit.documents} />
      <StepByStep of={guidePermitPath(country, permit.id)} />
      <p className="links flex flex-wrap gap-x-6">
        <NavAnchor to={permitsPath(permit.reasons[0]!, country)}>
          {texts.list}
          <span className="sr-only">{`: ${permit.name}`}</span>
        </NavAnchor>
        <NavAnchor to={permitPlanPath(country, permit)}>
          {PERMIT_TEXTS.plan}
          <span className="sr-only">{`: ${permit.name}`}</span>
        </NavAnchor>
      </p>
    </details>
  );
}

/** A figure of the table; its name is read where the columns' heads are not shown. */
function Figure({ name, value }: { name: string; value: string }) {
  return (
    <span>
      <b>{`${name} `}</b>
      {value}
    </span>
  );
}

/** A paper with the weeks that a page names for it, over all homes. */
function nameWithWeeks(document: PermitDocument): string {
  const weeks = readWeeks(document);
  return weeks ? `${document.name} (${weeksText(weeks)})` : document.name;
}

function Documents({ documents }: { documents: readonly PermitDocument[] }) {
  if (documents.length === 0) return null;
  const named = documents.map(({ source }) => source).filter((source) => !isNotFound(source) || source.note);
  const sources = [...new Map(named.map((source) => [contentKey(source), source])).values()];
  return (
    <>
      <h4>{texts.documents}</h4>
      <ul className="text-list">
        {documents.map((document) => (
          <li key={document.name}>
            <UnbrokenText text={nameWithWeeks(document)} />
          </li>
        ))}
      </ul>
      {sources.map((source) => (
        <div key={contentKey(source)}>
          <FactValue content={source} />
        </div>
      ))}
    </>
  );
}
