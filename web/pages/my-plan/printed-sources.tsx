import type { PlanFact } from "#domain/plan.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#domain/long-date.ts";
import type { PlanKitFile } from "./kit-file.tsx";
import { PLAN_TEXTS } from "./plan-copy.ts";

const texts = PLAN_TEXTS.printed;

/** Who published what the facts of a plan rest on, with the number by which its tasks name each on paper. */
export type SourceNumbers = ReadonlyMap<string, number>;

/** Numbers the publishers in the order in which the tasks name them. */
export function numberSources(tasks: readonly { facts: readonly string[] }[], kit: PlanKitFile): SourceNumbers {
  const sources = tasks.flatMap(({ facts }) => factsOf(facts, kit)).flatMap((fact) => fact.sources);
  const publishers = new Set(sources.map(({ publisher }) => publisher));
  return new Map([...publishers].map((publisher, index) => [publisher, index + 1]));
}

function factsOf(ids: readonly string[], kit: PlanKitFile): PlanFact[] {
  return ids.flatMap((id) => kit.facts[id] ?? []);
}

type SourceMarksProps = { ids: readonly string[]; kit: PlanKitFile; numbers: SourceNumbers };

/** On paper, after what a task says: "[3, 5, our estimate]". */
export function SourceMarks({ ids, kit, numbers }: SourceMarksProps) {
  const facts = factsOf(ids, kit);
  const named = facts.flatMap(({ sources }) => sources.flatMap(({ publisher }) => numbers.get(publisher) ?? []));
  const marks = [
    ...[...new Set(named)].toSorted((a, b) => a - b).map(String),
    ...(facts.some(({ basis }) => basis === "estimate") ? [texts.estimate] : []),
  ];
  return marks.length > 0 && <span className="hidden print:inline"> {`[${marks.join(", ")}]`}</span>;
}

type PrintedSourcesProps = { numbers: SourceNumbers; tasks: readonly { facts: readonly string[] }[]; kit: PlanKitFile };

/** On paper: the publishers that the numbers of the tasks stand for, and when they were read. */
export function PrintedSources({ numbers, tasks, kit }: PrintedSourcesProps) {
  const days = tasks
    .flatMap(({ facts }) => factsOf(facts, kit))
    .flatMap(({ enteredOn }) => enteredOn ?? [])
    .toSorted();
  if (numbers.size === 0) return null;
  return (
    <section data-slot="printed-sources" className="plan-sources hidden print:block">
      <h3>{texts.title}</h3>
      <p>{interpolate(texts.text, { first: longDate(days[0]!), last: longDate(days.at(-1)!) })}</p>
      <ol>
        {[...numbers].map(([publisher, number]) => (
          <li key={number}>{`${number}. ${publisher}`}</li>
        ))}
      </ol>
    </section>
  );
}
