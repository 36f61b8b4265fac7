import type { ReactNode } from "react";
import type { PermitConditions } from "#content-model/resolve/resolve-country.ts";
import {
  type ConditionKey,
  judgeCondition,
  type PermitAnswers,
  statedConditions,
} from "#web/features/permits/permit-fit.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { permitsPage } from "./copy.ts";

const texts = permitsPage.permit;

/** Cards of permits side by side. */
export function PermitGrid({ children }: { children: ReactNode }) {
  return <ul className="permit-grid">{children}</ul>;
}

type PermitCardProps = {
  conditions: PermitConditions;
  /** What the visitor has said, if anything: each condition says whether it is met. */
  answers: PermitAnswers | null;
  head: ReactNode;
  facts: ReactNode;
};

/** A permit as a list item. */
export function PermitCard({ conditions, answers, head, facts }: PermitCardProps) {
  const stated = statedConditions(conditions);
  return (
    <li data-slot="permit" className="known permit-card">
      {head}
      <ul>
        {stated.map((key) => {
          const state = answers ? judgeCondition(conditions, key, answers) : undefined;
          return (
            <li key={key} data-state={state}>
              {describeCondition(conditions, key)}
              {state && <b>{` ${texts.states[state]}`}</b>}
            </li>
          );
        })}
        {stated.length === 0 && <li>{texts.nothing}</li>}
      </ul>
      {facts}
    </li>
  );
}

function describeCondition(conditions: PermitConditions, key: ConditionKey): string {
  const value = conditions[key];
  const amount = typeof value === "number" ? value.toLocaleString("en-US") : "";
  return interpolate(permitsPage.conditions[key], { amount });
}
