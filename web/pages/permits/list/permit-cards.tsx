import { Fragment } from "react";
import type { CountryPermit } from "#web/content/permit-lists.ts";
import { pathText } from "#web/content/permit-paths.ts";
import { guidePermitPath } from "#web/content/page-paths.ts";
import type { Permit } from "#content-model/resolve/resolve-country.ts";
import { StepByStep } from "#web/features/articles/step-by-step.tsx";
import { FactValue } from "#web/features/facts/fact-sheet.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";
import { PERMIT_TEXTS } from "#web/features/permits/copy.ts";
import { feeText, permitPlanPath, processingText } from "#web/features/permits/permit-words.ts";
import { permitsPage } from "../copy.ts";
import { PermitNeeds } from "../permit-needs.tsx";

const texts = permitsPage.permit;

/** Permits as cards side by side. */
export function PermitCards({ permits }: { permits: readonly CountryPermit[] }) {
  return (
    <ul className="permit-grid">
      {permits.map((one) => (
        <PermitCard key={`${one.country.id} ${one.permit.id}`} {...one} />
      ))}
    </ul>
  );
}

/** A permit as a list item: for whom it is, what it requires, costs and leads to, and what to do next. */
function PermitCard({ country, permit }: CountryPermit) {
  const name = `: ${permit.name}, ${country.name}`;
  return (
    <li data-slot="permit" className="known permit-card">
      <p>{country.name}</p>
      <h3>{permit.name}</h3>
      <p>
        <UnbrokenText text={permit.whoFor} />
        {permit.notFor && (
          <>
            {" "}
            <strong>{`${interpolate(PERMIT_TEXTS.notFor, { whom: permit.notFor })}.`}</strong>
          </>
        )}
      </p>
      <dl>
        <dt>{texts.asks}</dt>
        <dd>
          <PermitNeeds conditions={permit.conditions} />
          <FactValue content={permit.threshold} />
        </dd>
        {figures(permit).map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <NavAnchor to={guidePermitPath(country.id, permit.id)}>
        {texts.more}
        <span className="sr-only">{name}</span>
      </NavAnchor>
      <NavAnchor to={permitPlanPath(country.id, permit)}>
        {PERMIT_TEXTS.plan}
        <span className="sr-only">{name}</span>
      </NavAnchor>
      <StepByStep of={guidePermitPath(country.id, permit.id)} />
    </li>
  );
}

/** What one compares first, in figures; the words behind them stand in the guide. */
function figures(permit: Permit) {
  const { feeUsd, leadsTo } = permit;
  return [
    { label: texts.fee, value: feeUsd ? feeText(permit) : texts.notFound },
    { label: texts.processing, value: processingText(permit) },
    { label: texts.permanentResidence, value: pathText(leadsTo.permanentResidence) },
    { label: texts.citizenship, value: pathText(leadsTo.citizenship) },
  ];
}
