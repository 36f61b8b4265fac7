import { ChevronDown } from "lucide-react";
import type { RouteTraits } from "#domain/belonging.ts";
import type { CountryId } from "#domain/country-ids.ts";
import type { Program } from "#content-model/resolve/resolve-country.ts";
import { FactList, type FactRow } from "#web/features/facts/fact-sheet.tsx";
import { longDate } from "#domain/long-date.ts";
import { Badge } from "#web/ui/badge.tsx";
import { belongingPage } from "./copy.ts";
import { givesText, proofText, stateText, totalText } from "./route-words.ts";

const { rows, proof } = belongingPage.route;

/** The anchor of a route. */
export function routeAnchor(country: CountryId, { id }: Program): string {
  return `${country}-${id}`;
}

/** A route: its state, what it gives and what it costs in large print, and behind them its facts and its dated log. */
export function RouteCard({ country, program }: { country: CountryId; program: Program }) {
  const { proof: proofs, state, gives, refuses, ownPassport, closedTo } = program;
  const traits: RouteTraits = { proof: proofs, state, gives, refuses, ownPassport, closedTo };
  const lines = [givesText(program), totalText(program)].filter(Boolean);
  return (
    <li
      id={routeAnchor(country, program)}
      data-slot="route"
      data-route={JSON.stringify(traits)}
      className="scroll-mt-24"
    >
      <details className="group rounded-lg border border-line bg-surface">
        <summary className="relative block min-h-11 p-5 pr-12">
          <StateBadge program={program} />
          <h4 className="mt-2 font-serif text-xl leading-snug font-semibold text-heading">{program.name}</h4>
          {lines.map((line) => (
            <span key={line} className="mt-1 block measure">
              {line}
            </span>
          ))}
          <ChevronDown aria-hidden className="absolute top-5 right-5 size-5 group-open:rotate-180" />
        </summary>
        <div className="px-5 pb-5">
          <FactList rows={factRows(program)} />
        </div>
      </details>
    </li>
  );
}

/** Whether a route is open, in a color and in words. */
export function StateBadge({ program }: { program: Program }) {
  return (
    <Badge data-slot="route-state" variant={program.state === "open" ? "default" : "outline"}>
      {stateText(program)}
    </Badge>
  );
}

function factRows(program: Program): FactRow[] {
  const { conditions, rights, excludes, cost, status, changes } = program;
  return [
    { label: rows.conditions, content: conditions },
    { label: proof, content: proofText(program) },
    ...(rights ? [{ label: rows.rights, content: rights }] : []),
    ...(excludes ? [{ label: rows.excludes, content: excludes }] : []),
    { label: rows.cost, content: cost },
    { label: rows.status, content: status },
    ...changes.map(({ day, what }) => ({ label: longDate(day), content: what })),
  ];
}
