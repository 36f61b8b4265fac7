import { useEffect, useMemo } from "react";
import { changedFacts, factsOfPlan, findByFormerId, makePlan, type PlanInputs } from "#domain/plan.ts";
import { placeTasks } from "#domain/plan-moves.ts";
import { planKitPath } from "#web/content/page-paths.ts";
import { visitorsDay } from "#web/lib/calendar-day.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#domain/long-date.ts";
import { useFiles } from "#web/lib/use-files.ts";
import { useToday } from "#web/lib/use-today.ts";
import { Button } from "#web/ui/button.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { TryAgain } from "#web/ui/try-again.tsx";
import { ChangedFacts } from "./changed-facts.tsx";
import { Conflicts } from "./conflicts.tsx";
import { EmailPlan } from "./email-plan.tsx";
import { Glance } from "./glance.tsx";
import type { PlanKitFile } from "./kit-file.tsx";
import { householdMoney } from "#domain/plan-money.ts";
import { Money } from "./money.tsx";
import { keepOffline } from "./offline.ts";
import { PLAN_TEXTS as texts } from "./plan-copy.ts";
import "./plan.css";
import { planKey } from "./plan-store.ts";
import { householdWords } from "./plan-words.ts";
import { numberSources, PrintedSources } from "./printed-sources.tsx";
import { Timeline } from "./timeline.tsx";
import { Tools } from "./tools.tsx";
import type { MyPlan } from "./use-my-plan.ts";

type PlanViewProps = { inputs: PlanInputs; state: MyPlan };

/** The plan of some inputs, as soon as the country's kit is there. */
export function PlanView({ inputs, state }: PlanViewProps) {
  const { files: kits, error, retry } = useFiles<PlanKitFile>([planKitPath(inputs.country)]);
  if (error !== undefined) return <TryAgain error={error} onTry={retry} className="min-h-dvh py-10" />;
  if (!kits) {
    return (
      <p role="status" className="min-h-dvh py-10 text-muted">
        {texts.loading}
      </p>
    );
  }
  return <Planned inputs={inputs} state={state} kit={kits[0]!} />;
}

function Planned({ inputs, state, kit }: PlanViewProps & { kit: PlanKitFile }) {
  const { own, problem, keep, keepFacts, readFacts } = state;
  const today = useToday() ?? visitorsDay();
  const plan = useMemo(() => makePlan(inputs, kit, today, own?.done), [inputs, kit, today, own?.done]);
  const tasks = placeTasks(plan, own ?? { moves: {} }, today);
  const money = householdMoney(plan, inputs, kit, today);
  const changed = own ? changedFacts(own.facts, kit) : [];

  useEffect(() => {
    keepOffline(inputs.country).catch(() => null);
  }, [inputs.country]);

  // The words of the facts are kept with the plan, so that a later version can tell which of them changed.
  useEffect(() => {
    if (!own) return;
    const now = factsOfPlan(plan, kit);
    const isWhole = Object.keys(now).every((id) => Object.hasOwn(own.facts, id));
    if (own.readOn !== null && isWhole) return;
    keepFacts(own, now, today);
  });

  const numbers = numberSources(tasks, kit);
  const title = interpolate(texts.title, { country: kit.name, month: longDate(inputs.month) });
  return (
    <article data-slot="my-plan" data-print="only" aria-labelledby="plan-title" className="my-plan">
      <div className="plan-head">
        <div>
          <h2 id="plan-title" className="text-title">
            {title}
          </h2>
          <p className="mt-3 measure text-lead">{summarize(inputs, kit, plan.arrival)}</p>
        </div>
        <div className="plan-poster" data-print="hide" dangerouslySetInnerHTML={{ __html: kit.poster }} />
      </div>
      {problem && (
        <div role="alert" className="mt-6">
          <OutcomeLine tone="failure">{texts.storage[problem]}</OutcomeLine>
        </div>
      )}
      {!own && (
        <section data-print="hide" aria-label={texts.shared.title} className="plan-shared">
          <p className="font-semibold">{texts.shared.title}</p>
          <p className="measure">{texts.shared.text}</p>
          <Button onClick={() => keep(inputs)} className="mt-3">
            {texts.shared.button}
          </Button>
        </section>
      )}
      {own && changed.length > 0 && (
        <ChangedFacts
          readOn={own.readOn!}
          changed={changed}
          onRead={() => readFacts(own, factsOfPlan(plan, kit), today)}
        />
      )}
      <Conflicts
        plan={plan}
        inputs={inputs}
        kit={kit}
        money={money}
        tasks={tasks}
        today={today}
        onMonth={(month) => keep({ ...inputs, month }, own)}
      />
      <Tools inputs={inputs} kit={kit} tasks={tasks} today={today} title={title} state={state} />
      <Glance tasks={tasks} arrival={plan.arrival} today={today} />
      <Timeline kit={kit} plan={plan} tasks={tasks} today={today} state={state} numbers={numbers} />
      <Money money={money} inputs={inputs} kit={kit} today={today} />
      <PrintedSources numbers={numbers} tasks={tasks} kit={kit} />
      <EmailPlan inputs={inputs} marks={{ moves: own?.moves ?? {}, done: own?.done ?? [] }} params={planKey(inputs)} />
    </article>
  );
}

function summarize(inputs: PlanInputs, { country, cities }: PlanKitFile, arrival: string): string {
  const { by, city: toCity, container, car, land } = texts.summary;
  const chosen = findByFormerId(`${country}.cities`, cities, inputs.city);
  return `${[
    interpolate(by, { day: longDate(arrival) }),
    ...(chosen ? [interpolate(toCity, { city: chosen.name })] : []),
    householdWords(inputs),
    ...(inputs.luggage.includes("container") ? [container] : []),
    ...(inputs.luggage.includes("car") ? [car] : []),
    ...(inputs.luggage.includes("land") ? [land] : []),
  ].join(", ")}.`;
}
