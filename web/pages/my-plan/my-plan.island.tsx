import { useEffect, useRef } from "react";
import type { PlanInputs } from "#domain/plan.ts";
import type { ReadPlan } from "#domain/plan-inputs.ts";
import { CHILDREN_COUNT, readRemembered, rememberChoices } from "#web/lib/visitor-choices.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { useKeptFocus } from "#web/lib/use-kept-focus.ts";
import { useToday } from "#web/lib/use-today.ts";
import { useIsHydrated } from "#web/lib/use-is-hydrated.ts";
import { useLatePart } from "#web/lib/use-late-part.ts";
import { useUrlParam } from "#web/lib/use-url-params.ts";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { beginPlan, choicesOf } from "./begin-plan.ts";
import { KEPT_PLANS, PLAN_FORM } from "./copy.ts";
import { PlanForm } from "./plan-form.tsx";
import { type CountryChoice, describeRead, type PlanChoices } from "./read-plan-form.ts";
import { planKey } from "./plan-store.ts";
import { longDate } from "#domain/long-date.ts";
import { type MyPlan as MyPlanState, useMyPlan } from "./use-my-plan.ts";

/** The plan itself: not in the first load, fetched when country and month are known. */
const loadView = async () => (await import("./plan-view.tsx")).PlanView;

/** The plans of a visitor: what they are made of, those that are kept, and the one that the URL names. */
export function MyPlan(choices: PlanChoices) {
  const state = useMyPlan();
  const { own, keep, undo } = state;
  const read = useRemembered(state.read);
  const notes = describeRead(read, choices, useToday(), own !== undefined);
  const isPartlyRead = Object.keys(notes).length > 0;
  // A link that was read in part makes no other plan than it names: the form says what was left out.
  const inputs = own || !isPartlyRead ? read.inputs : null;
  const { Part: View, hasFailed, tryAgain } = useLatePart(loadView, inputs !== null);
  const plan = useRef<HTMLDivElement>(null);
  useKeptFocus(placesOf);
  const key = inputs && planKey(inputs);
  /** The plan that was just made: its heading takes the focus. */
  const made = useRef<string>(null);

  useEffect(() => {
    if (!View || !key || made.current !== key) return;
    made.current = null;
    plan.current?.scrollIntoView({ block: "start" });
    plan.current?.focus({ preventScroll: true });
  }, [View, key]);

  function make(chosen: PlanInputs, wantsAnother: boolean) {
    made.current = planKey(chosen);
    rememberChoices(choicesOf(chosen));
    keep(chosen, wantsAnother ? undefined : own);
  }

  const form = (
    <PlanForm
      key={JSON.stringify([read.given, notes])}
      choices={choices}
      read={read}
      notes={notes}
      hasOwn={own !== undefined}
      childrenCount={read.childrenCount}
      onMake={make}
    />
  );
  return (
    <div>
      <KeptPlans state={state} countries={choices.countries} />
      {inputs === null ? (
        <>
          {/* A plan that was removed took its own button along. */}
          {undo && (
            <Button variant="outline" onClick={undo} data-control="undo" className="mb-6">
              {KEPT_PLANS.undo}
            </Button>
          )}
          <p role="status" className="mb-6 measure empty:hidden">
            {isPartlyRead && PLAN_FORM.linkPartlyRead}
          </p>
          {form}
        </>
      ) : (
        <>
          <Disclosure
            open={isPartlyRead}
            data-print="hide"
            className="mb-8"
            summary={own ? PLAN_FORM.change : PLAN_FORM.another}
          >
            {form}
          </Disclosure>
          <div ref={plan} tabIndex={-1} data-slot="plan" className="scroll-mt-24 outline-0">
            {View ? (
              <View key={inputs.country} inputs={inputs} state={state} />
            ) : (
              <div role="status" className="min-h-dvh py-10 text-muted">
                {hasFailed ? (
                  <>
                    <p>{PLAN_FORM.failed}</p>
                    <Button variant="outline" onClick={tryAgain} className="mt-3">
                      {PLAN_FORM.tryAgain}
                    </Button>
                  </>
                ) : (
                  PLAN_FORM.waiting
                )}
              </div>
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** The same control of a task at its new place, the day of a task whose button is gone; else the plan, or the way back to it. */
function placesOf(element: Element): string[] {
  const task = element.closest<HTMLElement>("[data-task]")?.dataset["task"];
  const control = element.closest<HTMLElement>("[data-control]")?.dataset["control"];
  const inRow = task
    ? [`[data-control=${control}]`, "[data-control=day]"].map((one) => `[data-task=${task}] ${one}`)
    : [];
  return [...inRow, "[data-slot=plan]", "[data-control=undo]"];
}

/** Until there is a plan, its form begins with what the visitor said on other pages, as their browser remembers it. */
function useRemembered(read: ReadPlan): ReadPlan & { childrenCount: number } {
  const isHydrated = useIsHydrated();
  const [childrenParam] = useUrlParam(CHILDREN_COUNT);
  if (!isHydrated || read.inputs) return { ...read, childrenCount: 0 };
  return { ...read, ...beginPlan(read.given, childrenParam, readRemembered()) };
}

type KeptPlansProps = { state: MyPlanState; countries: readonly CountryChoice[] };

/** The plans that this browser keeps, to be opened; nothing where the only one is open. */
function KeptPlans({ state: { plans, own, read, show }, countries }: KeptPlansProps) {
  if (plans.length === 0 || (plans.length === 1 && own)) return null;
  return (
    <nav aria-label={KEPT_PLANS.title} data-print="hide" className="mb-6">
      <ul className="flex flex-wrap gap-3">
        {plans.map((plan) => (
          <li key={planKey(plan.inputs)}>
            <Button
              variant={plan === own ? "action" : "outline"}
              aria-current={plan === own ? "true" : undefined}
              onClick={() => show(plan.inputs)}
            >
              {interpolate(KEPT_PLANS.name, {
                country: countries.find(({ id }) => id === plan.inputs.country)?.name ?? plan.inputs.country,
                month: longDate(plan.inputs.month),
              })}
            </Button>
          </li>
        ))}
        {read.inputs && (
          <li>
            <Button variant="ghost" onClick={() => show(null)}>
              {KEPT_PLANS.newPlan}
            </Button>
          </li>
        )}
      </ul>
    </nav>
  );
}
