import type { IsoDate } from "#domain/facts.ts";
import type { Plan, PlanInputs, PlanPassport } from "#domain/plan.ts";
import type { PlacedTask } from "#domain/plan-moves.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#web/lib/long-date.ts";
import { Button } from "#web/ui/button.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import type { PlanKitFile } from "./kit-file.tsx";
import { PLAN_TEXTS } from "./plan-copy.ts";
import { daysText, monthText, timeText } from "./plan-words.ts";

const texts = PLAN_TEXTS.conflicts;

/** So many tasks that are too late are told one by one. */
const TOLD = 4;

type ConflictsProps = {
  plan: Plan;
  inputs: PlanInputs;
  kit: PlanKitFile;
  tasks: readonly PlacedTask[];
  today: IsoDate;
  onMonth: (month: string) => void;
};

/** What cannot be met, before everything else; and where all can be met, what comes first. */
export function Conflicts({ plan, inputs, kit, tasks, today, onMonth }: ConflictsProps) {
  const open = tasks.filter(({ isDone }) => !isDone);
  const late = open.filter(({ lateDays }) => lateDays > 0).toSorted((a, b) => rank(a) - rank(b));
  const isMet = late.length === 0;
  const month = monthText(inputs.month);
  const permit = open.find(({ stage }) => stage === "permit");
  return (
    <section data-slot="conflicts" data-met={isMet} aria-labelledby="plan-conflicts" className="plan-conflicts">
      <h3 id="plan-conflicts" className="font-serif text-2xl leading-snug font-semibold">
        {interpolate(isMet ? texts.fits : texts.title, { month })}
      </h3>
      {isMet && <Beginning first={open[0]} permit={permit} />}
      {late.length > 0 && (
        <ul className="mt-3 space-y-2">
          {late.slice(0, TOLD).map((task) => (
            <li key={task.id}>{describeLate(task, today)}</li>
          ))}
          {late.length > TOLD && <li>{countText(texts.more, late.length - TOLD)}</li>}
        </ul>
      )}
      {!isMet && <NextMonth firstMonth={plan.firstMonth} onMonth={onMonth} />}
      {late.some(({ stage, id }) => stage === "permit" || id.startsWith("papers-")) && (
        <VisitorEntry inputs={inputs} kit={kit} />
      )}
      <Missing plan={plan} inputs={inputs} kit={kit} />
    </section>
  );
}

/** The permit first, then those that lack most days. */
function rank({ stage, lateDays }: PlacedTask): number {
  return (stage === "permit" ? -100_000 : 0) - lateDays;
}

/** A task that could still begin in time by its own time waits for others that cannot. */
function describeLate(task: PlacedTask, today: IsoDate): string {
  const names = {
    title: task.title,
    time: task.takesDays ? timeText(task.takesDays) : "",
    finish: longDate(task.finishBy),
    start: longDate(task.startBy),
    days: daysText(task.lateDays),
  };
  return interpolate(task.startBy < today ? texts.late : texts.lateChain, names);
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
            time: timeText(permit.takesDays),
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
    <div data-print="hide" className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-semibold">{texts.changeText}</p>
      <Button onClick={() => onMonth(firstMonth)}>{interpolate(texts.change, { month: monthText(firstMonth) })}</Button>
    </div>
  );
}

function VisitorEntry({ inputs, kit }: { inputs: PlanInputs; kit: PlanKitFile }) {
  const passports: readonly PlanPassport[] = inputs.passports.length > 0 ? inputs.passports : ["us", "uk", "canada"];
  return (
    <div className="mt-5">
      <p className="font-semibold">{texts.visitor}</p>
      <ul className="mt-1 list-disc space-y-2 pl-6">
        {passports.map((passport) => {
          const days = kit.visitorDays[passport];
          const names = { passport: PLAN_TEXTS.passports[passport], days: days === null ? "" : daysText(days) };
          return <li key={passport}>{interpolate(days === null ? texts.visitorUnknown : texts.visitorDays, names)}</li>;
        })}
        {texts.visitorRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
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
