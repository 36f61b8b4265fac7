import { ChevronDown } from "lucide-react";
import type { Known, Permit, PermitDocument } from "#web/content/countries/country-record.ts";
import { KnownValue } from "#web/features/facts/known.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";
import { KnownList, nameRows } from "./known-table.tsx";
import { RECORD_TEXTS } from "./record-copy.ts";

const texts = RECORD_TEXTS.permits;

/** The permits one below the other: what one compares first, and the rest folded. */
export function PermitList({ permits }: { permits: readonly Permit[] }) {
  return permits.map((permit) => (
    <section key={permit.id} aria-labelledby={`permit-${permit.id}`} className="border-t border-line py-6">
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
      <details className="group mt-2">
        <summary className="link-standalone gap-2 font-semibold">
          {texts.more}
          <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
        </summary>
        <div className="mt-3">
          <KnownList rows={nameRows(texts.rest, permit)} />
          <Documents documents={permit.documents} />
        </div>
      </details>
    </section>
  ));
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
        <p key={JSON.stringify(source)} className="mt-2 measure">
          <KnownValue known={source} />
        </p>
      ))}
    </>
  );
}

function describeWeeks({ from, to }: { from: number; to: number }): string {
  return interpolate(from === to ? texts.weeks.one : texts.weeks.range, { from: String(from), to: String(to) });
}
