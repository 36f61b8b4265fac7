import { durationText } from "#domain/duration-text.ts";
import type { IsoDate } from "#domain/facts.ts";
import type { Plan, PlanFact, PlanInputs, PlanPassport } from "#domain/plan.ts";
import { findConflicts, type LateConflict, type PlanConflict } from "#domain/plan-conflicts.ts";
import type { HouseholdMoney } from "#domain/plan-money.ts";
import type { PlacedTask } from "#domain/plan-moves.ts";
import type { Home } from "#content-model/resolve/records.ts";
import { amount } from "#web/lib/amounts.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#domain/long-date.ts";
import { Button } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import type { PlanKitFile } from "./kit-file.tsx";
import { PLAN_TEXTS } from "./plan-copy.ts";
import { daysText, describeProblem, judgeText } from "./plan-words.ts";

const texts = PLAN_TEXTS.conflicts;

/** Causes of delay that are named one by one; the rest are counted. */
const MAX_DELAYS_SHOWN = 4;

type ConflictsProps = {
  plan: Plan;
  inputs: PlanInputs;
  kit: PlanKitFile;
  money: HouseholdMoney;
  tasks: readonly PlacedTask[];
  today: IsoDate;
  onMonth: (month: string) => void;
};

/** What stands against the plan, before everything else; and where all can be met, what comes first. */
export function Conflicts({ plan, inputs, kit, money, tasks, today, onMonth }: ConflictsProps) {
  const conflicts = findConflicts(plan, inputs, money, tasks);
  const late = conflicts.filter((one) => one.kind === "late");
  const others = late.length - MAX_DELAYS_SHOWN;
  const lines = conflicts.filter((one) => one.kind !== "late" || late.indexOf(one) < MAX_DELAYS_SHOWN);
  const open = tasks.filter(({ isDone }) => !isDone);
  const month = longDate(inputs.month);
  const isInTime = late.length === 0;
  const titles = new Map(tasks.map(({ id, title }) => [id, title]));
  const isOpen = isInTime && !plan.permit;
  const title = isOpen ? texts.open : conflicts.length === 0 ? texts.fits : isInTime ? texts.but : texts.title;
  return (
    <section
      data-slot="conflicts"
      data-met={conflicts.length === 0 && !isOpen}
      aria-labelledby="plan-conflicts"
      className="plan-conflicts"
    >
      <h3 id="plan-conflicts" className="font-serif text-2xl leading-snug font-semibold">
        {interpolate(title, { month })}
      </h3>
      {isOpen && <Missing plan={plan} inputs={inputs} kit={kit} />}
      {lines.length > 0 && (
        <ul className="mt-3 space-y-2">
          {lines.map((conflict) => {
            const line = describeConflict(conflict, titles, today);
            return <li key={line}>{line}</li>;
          })}
          {others > 0 && <li>{countText(texts.more, others)}</li>}
        </ul>
      )}
      {isInTime ? (
        <Beginning first={open[0]} permit={open.find(({ id }) => id === `permit-${plan.permit?.id}`)} />
      ) : (
        <NextMonth firstMonth={plan.firstMonth} onMonth={onMonth} />
      )}
      {late.some(({ tasks: [{ stage, id }] }) => stage === "permit" || id.startsWith("papers-")) && (
        <VisitorEntry plan={plan} inputs={inputs} kit={kit} />
      )}
      {!isOpen && <Missing plan={plan} inputs={inputs} kit={kit} />}
    </section>
  );
}

function describeConflict(conflict: PlanConflict, titles: ReadonlyMap<string, string>, today: IsoDate): string {
  switch (conflict.kind) {
    case "years":
      return interpolate(texts.years, { permit: conflict.permit, years: String(conflict.years) });
    case "income":
    case "capital": {
      const { kind, permit, asksUsd, hasUsd } = conflict;
      const [asks, has, short] = [asksUsd, hasUsd, asksUsd - hasUsd].map((value) => amount(value, "USD"));
      return interpolate(texts[kind], { permit, asks: asks!, has: has!, short: short! });
    }
    case "late":
      return describeLate(conflict);
    case "moved": {
      const problem = conflict.task.problems.map((one) => describeProblem(one, titles, today)).join(" ");
      return interpolate(texts.moved, { title: conflict.task.title, problem });
    }
    default:
      return judgeText(conflict.hasUsd, conflict.needsUsd, conflict.kind);
  }
}

/** The tasks that are late, with what must come before them. */
function describeLate({ tasks, before, ready, days, follows }: LateConflict): string {
  const [{ takesDays, finishBy, startBy }] = tasks;
  const sentence = interpolate(before.length > 0 ? texts.lateAfter : texts.late, {
    title: tasks.map(({ title }) => title).join("; "),
    time: takesDays ? durationText(takesDays) : "",
    finish: longDate(finishBy),
    start: longDate(startBy),
    before: before
      .map((one) =>
        interpolate(texts.beforeTask, { title: one.title, time: one.takesDays ? durationText(one.takesDays) : "" }),
      )
      .join(texts.next),
    ready: longDate(ready),
    days: daysText(days),
  });
  if (follows.length === 0) return sentence;
  return `${sentence} ${interpolate(texts.follows, { titles: follows.map(({ title }) => title).join("; ") })}`;
}

function Beginning({ first, permit }: { first: PlacedTask | undefined; permit: PlacedTask | undefined }) {
  return (
    <>
      <p className="mt-2">
        {first ? interpolate(texts.first, { task: first.title, day: longDate(first.start) }) : texts.nothing}
      </p>
      {permit?.takesDays && (
        <p className="mt-2 font-semibold">
          {interpolate(texts.permit, {
            title: permit.title,
            time: durationText(permit.takesDays),
            day: longDate(permit.startBy),
          })}
        </p>
      )}
    </>
  );
}

type NextMonthProps = { firstMonth: string | null; onMonth: (month: string) => void };

function NextMonth({ firstMonth, onMonth }: NextMonthProps) {
  if (firstMonth === null) return <p className="mt-4 font-semibold">{texts.noMonth}</p>;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-semibold">
        {texts.changeText}
        <span className="hidden print:inline"> {longDate(firstMonth)}.</span>
      </p>
      <Button data-print="hide" onClick={() => onMonth(firstMonth)}>
        {interpolate(texts.change, { month: longDate(firstMonth) })}
      </Button>
    </div>
  );
}

/** What the country's record says of a visitor's stay, and of asking for the permit there. */
function VisitorEntry({ plan, inputs, kit }: { plan: Plan; inputs: PlanInputs; kit: PlanKitFile }) {
  const passports: readonly PlanPassport[] = inputs.passports.length > 0 ? inputs.passports : ["us", "uk", "canada"];
  const { permit } = plan;
  const application = kit.tasks.find(({ id }) => id === `permit-${permit?.id}`);
  const where = wordsOf(kit.facts[application?.where?.fact ?? ""]);
  return (
    <div data-print="hide" className="mt-5">
      <p className="font-semibold">{texts.visitor}</p>
      <ul className="mt-1 list-disc space-y-2 pl-6">
        {describeVisits(passports, kit).map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>{texts.visitorWork}</li>
        {permit && where && <li>{interpolate(texts.visitorPermit[permit.applyFrom ?? "unsaid"], { where })}</li>}
      </ul>
    </div>
  );
}

/** A fact with what must be known with it. */
function wordsOf(fact: PlanFact | undefined): string {
  return [fact?.text, fact?.note].flatMap((words) => words?.replace(/\.$/, "") ?? []).join(". ");
}

/** How long visitors may stay, once for passports of which the record says the same. */
function describeVisits(passports: readonly PlanPassport[], { country, facts, visits }: PlanKitFile): string[] {
  const homes = passports.filter((passport) => passport !== "other");
  const wordsAt = (id: string | undefined) => (id === undefined ? "" : wordsOf(facts[id]));
  const words = (home: Home) => [wordsAt(visits[home].stay), wordsAt(visits[home].extension)] as const;
  const isAlike = (a: Home, b: Home) => words(a).every((text, index) => text === words(b)[index]);
  const lines = homes
    .filter((passport, index) => homes.findIndex((one) => isAlike(one, passport)) === index)
    .map((first) => {
      const [stay, extension] = words(first);
      const same = homes.filter((one) => isAlike(one, first)).map((one) => PLAN_TEXTS.passports[one]);
      const names = { passport: same.join(texts.visitorOr), stay };
      return [
        ...(stay ? [`${interpolate(texts.visitorStay, names)}.`] : []),
        ...(extension ? [interpolate(texts.visitorLonger, { extension })] : []),
      ].join(" ");
    });
  if (homes.length === passports.length) return lines;
  const groups = Object.keys(facts).filter((id) => id.startsWith(`${country}.passports.`));
  return [...lines, interpolate(texts.visitorOther, { groups: groups.map((id) => facts[id]!.text).join(" · ") })];
}

/** What the plan lacks because the visitor did not say it. */
function Missing({ plan, inputs, kit }: { plan: Plan; inputs: PlanInputs; kit: PlanKitFile }) {
  return (
    <>
      {!plan.permit && (
        <p className="mt-3 measure">
          {inputs.reason ? interpolate(texts.noPermit, { country: kit.name }) : texts.noReason}{" "}
          <NavAnchor to={`/permits?country=${kit.country}`} className="link">
            {texts.choose}
          </NavAnchor>
        </p>
      )}
      {inputs.passports.length === 0 && <p className="mt-3 measure">{texts.noPassport}</p>}
    </>
  );
}
