import type { PermitConditions } from "#content-model/resolve/resolve-country.ts";
import { conditionText } from "#web/features/permits/condition-words.ts";
import { judgeCondition, type PermitAnswers, statedConditions } from "#web/features/permits/permit-fit.ts";
import { permitsPage } from "./copy.ts";

type PermitNeedsProps = {
  conditions: PermitConditions;
  /** What the visitor has said, if anything: each condition says whether it is met. */
  answers?: PermitAnswers | null;
};

/** What a permit requires, as a list; nothing where its record says it in words only. */
export function PermitNeeds({ conditions, answers = null }: PermitNeedsProps) {
  const stated = statedConditions(conditions);
  if (stated.length === 0) return null;
  return (
    <ul className="permit-needs">
      {stated.map((key) => {
        const state = answers ? judgeCondition(conditions, key, answers) : undefined;
        return (
          <li key={key} data-state={state}>
            {conditionText(conditions, key)}
            {state && <b>{` ${permitsPage.permit.states[state]}`}</b>}
          </li>
        );
      })}
    </ul>
  );
}
