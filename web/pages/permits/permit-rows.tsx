import type { CountryId } from "#domain/countries.ts";
import type { PermitRule } from "#web/content/permit-order.ts";
import { PERMIT_TEXTS } from "#web/features/permits/copy.ts";
import type { PermitAnswers } from "#web/features/permits/permit-fit.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { KeptHtml } from "#web/lib/kept-html.tsx";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";
import { permitsPage } from "./copy.ts";
import { PermitNeeds } from "./permit-needs.tsx";

const texts = permitsPage.permit;

/** A permit as the chooser lists it; `id` names its kept parts, `whoFor` stands for conditions that it does not state. */
export type ListedPermit = PermitRule & { id: string; country: CountryId; whoFor?: string; notFor?: string };

type PermitRowsProps = { permits: readonly ListedPermit[]; answers: PermitAnswers | null };

/** Permits one below the other: each leads to its place in its country's guide. */
export function PermitRows({ permits, answers }: PermitRowsProps) {
  return (
    <div className="permit-rows">
      <p aria-hidden>
        {[texts.name, texts.asks, ...Object.values(PERMIT_TEXTS.row)].map((column) => (
          <span key={column}>{column}</span>
        ))}
      </p>
      <ul>
        {permits.map(({ id, conditions, whoFor, notFor }) => (
          <li key={id} data-slot="permit" className="permit-row">
            <KeptHtml name={`${id} name`} />
            <div>
              <PermitNeeds conditions={conditions} answers={answers} />
              {whoFor && (
                <p>
                  <UnbrokenText text={whoFor} />
                </p>
              )}
              {notFor && <strong>{`${interpolate(PERMIT_TEXTS.notFor, { whom: notFor })}.`}</strong>}
            </div>
            <KeptHtml name={`${id} figures`} className="row-figures" />
          </li>
        ))}
      </ul>
    </div>
  );
}
