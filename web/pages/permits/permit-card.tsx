import { weeksText } from "#domain/duration-text.ts";
import { Fragment } from "react";
import type { CountryPermit } from "#web/content/permit-lists.ts";
import { guidePath, newPlanPath } from "#web/content/page-paths.ts";
import type { Permit, PermitConditions } from "#web/content/countries/country-record.ts";
import type { Range } from "#domain/range.ts";
import { FactValue } from "#web/features/facts/fact-sheet.tsx";
import type { PermitRule } from "#web/content/permit-order.ts";
import { type ConditionKey, statedConditions } from "#web/features/permits/permit-fit.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";
import { permitsPage } from "./copy.ts";

const texts = permitsPage.permit;

/** Permits in a grid. */
export function PermitCards({ permits }: { permits: readonly CountryPermit[] }) {
  return (
    <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {permits.map(({ country, permit }) => (
        <PermitCard key={`${country.id} ${permit.id}`} country={country} permit={permit} />
      ))}
    </ul>
  );
}

/** A permit as a list item; the chooser (choose-permits.behavior.ts) reads its rule and moves it to where it belongs. */
function PermitCard({ country, permit }: CountryPermit) {
  const rule: PermitRule = { reasons: permit.reasons, conditions: permit.conditions };
  const conditions = statedConditions(permit.conditions);
  // A permit for several reasons tells none; the visitor may have.
  const [reason, other] = permit.reasons;
  const name = `: ${permit.name}, ${country.name}`;
  return (
    <li data-slot="permit" data-country={country.id} data-rule={JSON.stringify(rule)} className="known permit-card">
      <p>{country.name}</p>
      <h3>{permit.name}</h3>
      <p>
        <UnbrokenText text={permit.whoFor} />
      </p>
      <h4>{texts.asks}</h4>
      <ul>
        {conditions.map((key) => (
          <li key={key} data-condition={key}>
            {describeCondition(permit.conditions, key)}
          </li>
        ))}
        {conditions.length === 0 && <li>{texts.nothing}</li>}
      </ul>
      <dl>
        <dt>{texts.condition}</dt>
        <dd>
          <FactValue content={permit.threshold} />
        </dd>
        {figures(permit).map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <NavAnchor to={`${guidePath(country.id)}#permit-${permit.id}`}>
        {texts.more}
        <span className="sr-only">{name}</span>
      </NavAnchor>
      <NavAnchor
        to={newPlanPath({ country: country.id, ...(other === undefined && { reason: reason! }), permit: permit.id })}
      >
        {texts.plan}
        <span className="sr-only">{name}</span>
      </NavAnchor>
    </li>
  );
}

function describeCondition(conditions: PermitConditions, key: ConditionKey): string {
  const value = conditions[key];
  const amount = typeof value === "number" ? value.toLocaleString("en-US") : "";
  return interpolate(permitsPage.conditions[key], { amount });
}

/** What one compares first, in figures; the words behind them stand in the guide. */
function figures({ feeUsd, processingWeeks, yearsToPermanentResidence, yearsToCitizenship, yearsAsk }: Permit) {
  return [
    { label: texts.fee, value: describeFee(feeUsd) },
    { label: texts.processing, value: processingWeeks ? weeksText(processingWeeks) : texts.notFound },
    {
      label: texts.permanentResidence,
      value: describeTimeUntil(yearsToPermanentResidence, yearsAsk?.permanentResidence),
    },
    { label: texts.citizenship, value: describeTimeUntil(yearsToCitizenship, yearsAsk?.citizenship) },
  ];
}

function describeFee(usd: Range | null): string {
  if (!usd) return texts.notFound;
  const [from, to] = [usd.from.toLocaleString("en-US"), usd.to.toLocaleString("en-US")];
  return interpolate(from === to ? texts.dollars.one : texts.dollars.range, { from, to });
}

function describeTimeUntil(years: number | null, ask?: string): string {
  if (years === null) return texts.years.none;
  if (years === 0) return texts.years.once;
  const after = years === 1 ? texts.years.one : interpolate(texts.years.many, { years: String(years) });
  return ask ? `${after}, ${ask}` : after;
}
