import { weeksText } from "#domain/duration-text.ts";
import type { Known, Permit, PermitDocument } from "#web/content/countries/country-record.ts";
import { readWeeks } from "#web/content/plans/document-times.ts";
import { type FactRow, FactList, FactValue } from "#web/features/facts/fact-sheet.tsx";
import { contentKey } from "#web/lib/fact-text.ts";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";
import { nameRows } from "#web/features/facts/known-table.tsx";
import { conditionWords, describeYears, feeText, permitAnchor, processingText } from "./permit-words.ts";
import { RECORD_TEXTS } from "./record-copy.ts";

const texts = RECORD_TEXTS.permits;

type Rule = keyof typeof texts.rest;

const RULES = Object.keys(texts.rest) as Rule[];
const COMPARED = Object.keys(texts.compared) as (keyof typeof texts.compared)[];

/** From this many permits on, a rule that they share is said once. */
const SHARED_BY = 3;

/** A rule with the permits that it holds for. */
type SharedRule = { rule: Rule; known: Known; permits: readonly Permit[] };

/**
 * The permits one below the other, each with what one compares first, as figures in the columns of a table; each opens to
 * all that is known of it. Rules that several share are said once, below them.
 */
export function PermitList({ permits }: { permits: readonly Permit[] }) {
  const shared = findSharedRules(permits);
  return (
    <>
      <div className="guide-permits">
        <p aria-hidden className="guide-permit-columns">
          {texts.columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </p>
        {permits.map((permit) => (
          <PermitDetails key={permit.id} permit={permit} ownRules={ownRules(permit, shared)} />
        ))}
      </div>
      {shared.length > 0 && (
        <section id={SHARED_ID} aria-labelledby={`${SHARED_ID}-title`} className="guide-part">
          <h3 id={`${SHARED_ID}-title`}>{texts.shared}</h3>
          <FactList rows={shared.map((one) => sharedRow(one, permits))} />
        </section>
      )}
    </>
  );
}

/** What the list shows, in its order: the numbers of the sources follow it. */
export function permitListFacts(permits: readonly Permit[]): unknown {
  const shared = findSharedRules(permits);
  return [
    permits.map((permit) => [
      valuesOf(COMPARED, permit),
      valuesOf(ownRules(permit, shared), permit),
      permit.documents.map(({ source }) => source),
    ]),
    shared.map(({ rule, permits: holders }) => holders.map((permit) => permit[rule])),
  ];
}

function valuesOf(keys: readonly (keyof Permit)[], permit: Permit) {
  return keys.map((key) => permit[key]);
}

const SHARED_ID = "shared-rules";

function findSharedRules(permits: readonly Permit[]): SharedRule[] {
  return RULES.flatMap((rule) =>
    [...Map.groupBy(permits, (permit) => contentKey(permit[rule])).values()]
      .filter((holders) => holders.length >= SHARED_BY)
      .map((holders) => ({ rule, known: holders[0]![rule], permits: holders })),
  );
}

/** The rules that are said at the permit itself. */
function ownRules(permit: Permit, shared: readonly SharedRule[]): Rule[] {
  return RULES.filter((rule) => !shared.some((one) => one.rule === rule && one.permits.includes(permit)));
}

function sharedRow({ rule, known, permits: holders }: SharedRule, permits: readonly Permit[]): FactRow {
  const isForAll = holders.length === permits.length;
  return {
    label: texts.rest[rule],
    about: isForAll ? texts.all : holders.map(({ name }) => name).join("; "),
    content: known,
    ...(!isForAll && { attributes: holdsForReasons(holders) }),
  };
}

/** Lets what holds for permits of some reasons fold away for the others. */
function holdsForReasons(permits: readonly Permit[]) {
  return { "data-reasons": [...new Set(permits.flatMap(({ reasons }) => reasons))].join(" ") } as const;
}

function PermitDetails({ permit, ownRules: own }: { permit: Permit; ownRules: readonly Rule[] }) {
  const sharedRules = RULES.filter((rule) => !own.includes(rule));
  return (
    <details id={permitAnchor(permit)} className="guide-permit opens" {...holdsForReasons([permit])}>
      <summary>
        <h3>
          {permit.name}
          <small>
            <UnbrokenText text={permit.whoFor} />
          </small>
        </h3>
        <Figure name={texts.columns[1]} value={conditionWords(permit.conditions).join(", ") || texts.readConditions} />
        <Figure name={texts.columns[2]} value={feeText(permit)} />
        <Figure name={texts.columns[3]} value={processingText(permit)} />
        <Figure name={texts.columns[4]} value={describeYears(permit)} />
      </summary>
      <FactList rows={[...nameRows(texts.compared, permit), ...nameRows(pick(texts.rest, own), permit)]} />
      <Documents documents={permit.documents} />
      {sharedRules.length > 0 && (
        <p>
          {`${sharedRules.map((rule) => texts.rest[rule]).join(", ")}: `}
          <a href={`#${SHARED_ID}`} className="link">
            {texts.seeShared}
          </a>
        </p>
      )}
    </details>
  );
}

function pick(labels: typeof texts.rest, rules: readonly Rule[]): Record<Rule, string> {
  return Object.fromEntries(rules.map((rule) => [rule, labels[rule]])) as Record<Rule, string>;
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
  const sources = [...new Map(documents.map(({ source }) => [contentKey(source), source])).values()];
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
