import type { PlanFact } from "#domain/plan.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#domain/long-date.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import type { PlanKitFile } from "./kit-file.tsx";
import { PLAN_TEXTS } from "./plan-copy.ts";

const texts = PLAN_TEXTS.facts;

/** The records that a task rests on, folded: their words, where and when they were read, and whether an office confirmed them. */
export function TaskFacts({ ids, kit }: { ids: readonly string[]; kit: PlanKitFile }) {
  const facts = ids.flatMap((id) => (kit.facts[id] ? { id, fact: kit.facts[id] } : []));
  return (
    <Disclosure data-print="hide" className="plan-facts" summary={PLAN_TEXTS.task.sources}>
      <ul>
        {facts.map(({ id, fact }) => (
          <li key={id}>
            <p>{fact.text}</p>
            {fact.note && <p>{fact.note}</p>}
            <p className="text-muted">
              {describeBasis(fact)} <Sources fact={fact} />
            </p>
            {fact.method && <p className="text-muted">{`${texts.method} ${fact.method}`}</p>}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function describeBasis({ label, enteredOn, confirmedOn }: PlanFact): string {
  if (!enteredOn) return "";
  const day = longDate(enteredOn);
  const confirmed = confirmedOn ? interpolate(texts.confirmed, { day: longDate(confirmedOn) }) : texts.notAsked;
  return [!confirmedOn && label && `${label}.`, interpolate(texts.read, { day }), confirmed].filter(Boolean).join(" ");
}

/** Pages with their days. */
export function Sources({ fact: { sources } }: { fact: Pick<PlanFact, "sources"> }) {
  return sources.map(({ publisher, title, url, date }, index) => {
    const name = `${publisher}, ${date ? longDate(date) : texts.undated}`;
    return (
      <span key={url}>
        {index > 0 && "; "}
        <NavAnchor to={url} title={title} className="link">
          {name}
        </NavAnchor>
      </span>
    );
  });
}
