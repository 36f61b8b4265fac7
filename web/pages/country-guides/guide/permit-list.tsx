import type { Known, Permit, PermitDocument } from "#web/content/countries/country-record.ts";
import { KnownValue } from "#web/features/facts/known.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";
import { KnownList, nameRows } from "./known-table.tsx";
import { RECORD_TEXTS } from "./record-copy.ts";

const texts = RECORD_TEXTS.permits;

type Rule = keyof typeof texts.rest;

const RULES = Object.keys(texts.rest) as Rule[];

/** From this many permits on, a rule that they share is said once. */
const SHARED_BY = 3;

/** A rule with the permits that it holds for. */
type SharedRule = { rule: Rule; known: Known; permits: readonly Permit[] };

/** The permits one below the other: what one compares first, and the rest folded; then the rules that several share. */
export function PermitList({ permits }: { permits: readonly Permit[] }) {
  const shared = findSharedRules(permits);
  return (
    <>
      {permits.map((permit) => (
        <PermitSection
          key={permit.id}
          permit={permit}
          sharedRules={shared.filter((one) => one.permits.includes(permit)).map(({ rule }) => rule)}
        />
      ))}
      {shared.length > 0 && (
        <section
          id={SHARED_ID}
          aria-labelledby={`${SHARED_ID}-title`}
          className="scroll-mt-28 border-t border-line py-6"
        >
          <h3 id={`${SHARED_ID}-title`} className="mb-4 font-serif text-xl leading-snug font-semibold">
            {texts.shared}
          </h3>
          <KnownList
            rows={shared.map(({ rule, known, permits: holders }) => ({
              label: texts.rest[rule],
              about: holders.length === permits.length ? texts.all : holders.map(({ name }) => name).join("; "),
              known,
            }))}
          />
        </section>
      )}
    </>
  );
}

const SHARED_ID = "shared-rules";

function findSharedRules(permits: readonly Permit[]): SharedRule[] {
  return RULES.flatMap((rule) =>
    [...Map.groupBy(permits, (permit) => JSON.stringify(permit[rule])).values()]
      .filter((holders) => holders.length >= SHARED_BY)
      .map((holders) => ({ rule, known: holders[0]![rule], permits: holders })),
  );
}

function PermitSection({ permit, sharedRules }: { permit: Permit; sharedRules: readonly Rule[] }) {
  const own = RULES.filter((rule) => !sharedRules.includes(rule));
  return (
    <section aria-labelledby={`permit-${permit.id}`} className="border-t border-line py-6">
      <h3 id={`permit-${permit.id}`} className="font-serif text-xl leading-snug font-semibold">
        {permit.name}
      </h3>
      <p className="mt-1 mb-4 measure">
        <UnbrokenText text={permit.whoFor} />
      </p>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 [&_dt]:text-sm [&_dt]:text-muted">
        {nameRows(texts.compared, permit).map(({ label, known }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <KnownValue known={known} />
            </dd>
          </div>
        ))}
      </dl>
      <details className="mt-2">
        <summary className="link-standalone font-semibold">{texts.more}</summary>
        <div className="mt-3">
          <KnownList rows={own.map((rule) => ({ label: texts.rest[rule], known: permit[rule] }))} />
          <Documents documents={permit.documents} />
          {sharedRules.length > 0 && (
            <p className="mt-4">
              {`${sharedRules.map((rule) => texts.rest[rule]).join(", ")}: `}
              <a href={`#${SHARED_ID}`} className="link">
                {texts.seeShared}
              </a>
            </p>
          )}
        </div>
      </details>
    </section>
  );
}

function Documents({ documents }: { documents: readonly PermitDocument[] }) {
  if (documents.length === 0) return null;
  const sources = [...new Set<Known>(documents.map(({ source }) => source))];
  return (
    <>
      <h4 className="mt-4 text-eyebrow text-heading">{texts.documents}</h4>
      <ul className="mt-2 measure list-disc pl-5">
        {documents.map(({ name, weeks }) => (
          <li key={name}>
            <UnbrokenText text={weeks ? `${name} (${describeWeeks(weeks)})` : name} />
          </li>
        ))}
      </ul>
      {sources.map((source) => (
        <div key={JSON.stringify(source)} className="mt-2 measure">
          <KnownValue known={source} />
        </div>
      ))}
    </>
  );
}

function describeWeeks({ from, to }: { from: number; to: number }): string {
  return interpolate(from === to ? texts.weeks.one : texts.weeks.range, { from: String(from), to: String(to) });
}
