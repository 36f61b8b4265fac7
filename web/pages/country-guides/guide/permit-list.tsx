import { formerIds } from "#domain/moved.ts";
import type { CountryId } from "#domain/countries.ts";
import { permitsPath } from "#domain/reasons.ts";
import type { Permit } from "#content-model/resolve/resolve-country.ts";
import { guidePermitPath } from "#web/content/page-paths.ts";
import { StepByStep } from "#web/features/articles/step-by-step.tsx";
import { FactList, type FactRow, FactValue, TextList } from "#web/features/facts/fact-sheet.tsx";
import { FactDetails } from "#web/features/facts/sourced.tsx";
import { isFact } from "#domain/facts.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { RowList } from "#web/ui/rows.tsx";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";
import { PERMIT_TEXTS } from "#web/features/permits/copy.ts";
import { PermitFigure } from "#web/features/permits/permit-figure.tsx";
import {
  feeText,
  forGoodText,
  lastsText,
  needsText,
  permitPlanPath,
  processingText,
} from "#web/features/permits/permit-words.ts";
import { DOCUMENTS_TITLE } from "#web/content/countries/chapter-rows.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { RECORD_TEXTS } from "./record-copy.ts";
import {
  type Papers,
  papersOf,
  type PermitRow,
  permitRows,
  saysMore,
  shareRules,
  type SharedRule,
  type SharedRules,
} from "./shared-rules.ts";

const texts = RECORD_TEXTS.permits;

/**
 * What several permits share, then the permits one below the other, each with what one compares first, as figures in the
 * columns of a table; each opens to the details.
 */
export function PermitList({ country, permits }: { country: CountryId; permits: readonly Permit[] }) {
  const shared = shareRules(permits);
  return (
    <>
      {shared.rules.length > 0 && <WholeRules rules={shared.rules} />}
      <div className="guide-permits">
        <p aria-hidden className="guide-permit-columns">
          {texts.columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </p>
        {permits.map((permit) => (
          <PermitDetails key={permit.id} country={country} permit={permit} shared={shared} />
        ))}
      </div>
    </>
  );
}

/** What the list shows, in its order: the numbers of the sources follow it. */
export function permitListFacts(permits: readonly Permit[]): unknown {
  const shared = shareRules(permits);
  const own = permits.map((permit) => [
    permitRows(permit).flatMap((row) => (shared.ofRow(row) ? [] : row.content)),
    papersOf(permit).flatMap((papers) => (shared.ofPapers(papers) ? [] : papers.source)),
  ]);
  return [shared.rules.map(({ content }) => content), own];
}

/** Lets what holds for permits of some reasons fold away for the others. */
function holdsForReasons(permits: readonly Permit[]) {
  return { "data-reasons": [...new Set(permits.flatMap(({ reasons }) => reasons))].join(" ") } as const;
}

type PermitDetailsProps = { country: CountryId; permit: Permit; shared: SharedRules };

function PermitDetails({ country, permit, shared }: PermitDetailsProps) {
  const former = formerIds(`${country}.permits.${permit.id}`).map((id) => id.split(".").at(-1)!);
  const rows = permitRows(permit).map((row) => ({ row, rule: shared.ofRow(row) }));
  const named = rows.flatMap(({ rule }) => (rule?.inCards === "named" ? rule : []));
  return (
    <Disclosure
      id={permit.id}
      className="guide-permit"
      {...holdsForReasons([permit])}
      summary={
        <>
          {former.map((anchor) => (
            <span key={anchor} id={anchor} />
          ))}
          <h3>
            {permit.name}
            <small>
              <UnbrokenText text={permit.whoFor} />
            </small>
          </h3>
          <PermitFigure name={texts.columns[1]} value={needsText(permit)} />
          <PermitFigure name={texts.columns[2]} value={feeText(permit)} />
          <PermitFigure name={texts.columns[3]} value={processingText(permit)} />
          <span className="guide-permit-terms">
            <PermitFigure name={PERMIT_TEXTS.row.lasts} value={lastsText(permit)} />
            <PermitFigure name={PERMIT_TEXTS.row.forGood} value={forGoodText(permit)} />
          </span>
        </>
      }
    >
      <FactList
        rows={rows.flatMap(({ row, rule }) => (rule && rule.inCards !== "in short" ? [] : inShort(row, rule)))}
      />
      {named.length > 0 && (
        <p className="links guide-permit-shared">
          {texts.asAbove}{" "}
          {named.map(({ anchor, label }) => (
            <a key={anchor} href={`#${anchor}`}>
              {label}
            </a>
          ))}
        </p>
      )}
      <Documents all={papersOf(permit)} shared={shared} />
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
    </Disclosure>
  );
}

/** A row of a permit: its own in full, a shared one in one line. */
function inShort(row: PermitRow, rule: SharedRule | undefined): FactRow {
  const label = row.name ?? row.label;
  return rule ? { label, content: row.short, href: `#${rule.anchor}` } : { ...row, label };
}

function Documents({ all, shared }: { all: readonly Papers[]; shared: SharedRules }) {
  if (all.length === 0) return null;
  return (
    <>
      <h4>{DOCUMENTS_TITLE}</h4>
      <ul className="text-list">
        {all.map((papers) => (
          <PaperItems key={papers.names.join()} papers={papers} rule={shared.ofPapers(papers)} />
        ))}
      </ul>
    </>
  );
}

/** Papers with what is said of them below the last; shared ones lead to it. */
function PaperItems({
  papers: { names, source, namesSayAll },
  rule,
}: {
  papers: Papers;
  rule: SharedRule | undefined;
}) {
  if (rule)
    return (
      <li>
        <a href={`#${rule.anchor}`}>{rule.names ? texts.plusStandardPapers : rule.label}</a>
      </li>
    );
  return (
    <>
      {names.map((name, index) => (
        <li key={name}>
          <UnbrokenText text={name} />
          {index === names.length - 1 && (namesSayAll || names.length === 1) && (
            <PaperSource source={source} namesSayAll={namesSayAll} />
          )}
        </li>
      ))}
      {names.length > 1 && !namesSayAll && saysMore(source) && (
        <li className="list-none">
          <div className="text-sm text-muted">
            <FactValue content={source} />
          </div>
        </li>
      )}
    </>
  );
}

function PaperSource({ source, namesSayAll }: Pick<Papers, "source" | "namesSayAll">) {
  if (isFact(source) && namesSayAll) return <FactDetails fact={source} />;
  return (
    saysMore(source) && (
      <div className="text-sm text-muted">
        <FactValue content={source} />
      </div>
    )
  );
}

/** What several permits share, in full. */
function WholeRules({ rules }: { rules: readonly SharedRule[] }) {
  return (
    <Disclosure
      className="guide-fold"
      summary={
        <span>
          {texts.shared}
          <small>{[...new Set(rules.map(({ label }) => label))].join(" · ")}</small>
        </span>
      }
    >
      <RowList
        rows={rules.map(({ anchor, label, about, content, names }) => ({
          id: anchor,
          label,
          about,
          value: (
            <>
              {names && <TextList texts={names} />}
              {saysMore(content) && <FactValue content={content} />}
            </>
          ),
        }))}
      />
    </Disclosure>
  );
}
