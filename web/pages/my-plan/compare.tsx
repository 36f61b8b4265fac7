import { plannedText } from "#domain/dollars-text.ts";
import type { ReactNode } from "react";
import type { IsoDate } from "#domain/facts.ts";
import { makePlan } from "#domain/plan.ts";
import { placeTasks } from "#domain/plan-moves.ts";
import { planKitPath } from "#web/content/page-paths.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#domain/long-date.ts";
import { useFiles } from "#web/lib/use-files.ts";
import type { PlanKitFile } from "./kit-file.tsx";
import { householdMoney } from "#domain/plan-money.ts";
import { PLAN_TEXTS } from "./plan-copy.ts";
import { type KeptPlan, planKey } from "./plan-store.ts";
import { householdWords } from "./plan-words.ts";

const texts = PLAN_TEXTS.compare;
const ROWS = Object.keys(texts.rows) as (keyof typeof texts.rows)[];

/** The kept plans side by side, as soon as the kits of their countries are there. */
export function Compare({ plans, today }: { plans: readonly KeptPlan[]; today: IsoDate }) {
  const countries = [...new Set(plans.map(({ inputs }) => inputs.country))].toSorted();
  const { files: kits } = useFiles<PlanKitFile>(countries.map(planKitPath));
  if (!kits) return null;
  const columns = plans.flatMap((kept) => {
    const kit = kits.find(({ country }) => country === kept.inputs.country);
    return kit ? summarize(kept, kit, today) : [];
  });
  return (
    <section aria-labelledby="plans-compared" data-print="hide" className="mt-12">
      <h3 id="plans-compared" className="text-title">
        {texts.title}
      </h3>
      <table className="mt-6 budget-table">
        <caption className="sr-only">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.plan}</th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{texts.rows[row]}</th>
              {columns.map(({ key, name, cells }) => (
                <td key={key}>
                  <b>{name}</b>
                  <span>{cells[row]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function summarize(kept: KeptPlan, kit: PlanKitFile, today: IsoDate) {
  const { inputs } = kept;
  const plan = makePlan(inputs, kit, today, kept.done);
  const tasks = placeTasks(plan, kept, today);
  const first = tasks.find(({ isDone }) => !isDone);
  const done = tasks.filter(({ isDone }) => isDone).length;
  const cells: Record<keyof typeof texts.rows, ReactNode> = {
    meets: describeFirst(plan.firstMonth, inputs.month),
    first: first ? longDate(first.start < today ? today : first.start) : texts.none,
    permit: plan.permit?.name ?? texts.none,
    tasks: interpolate(PLAN_TEXTS.timeline.progress, { done: String(done), count: String(tasks.length) }),
    cash: plannedText(householdMoney(plan, inputs, kit, today).total),
  };
  const name = interpolate(PLAN_TEXTS.title, { country: kit.name, month: longDate(inputs.month) });
  return { key: planKey(inputs), name: `${name}: ${householdWords(inputs)}`, cells };
}

function describeFirst(firstMonth: string | null, month: string): string {
  if (firstMonth === null) return texts.never;
  return firstMonth === month ? texts.fits : interpolate(texts.not, { month: longDate(firstMonth) });
}
