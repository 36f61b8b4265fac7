import type { IsoDate } from "#domain/facts.ts";
import type { ChangedFact } from "#domain/plan.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#domain/long-date.ts";
import { Button } from "#web/ui/button.tsx";
import { PLAN_TEXTS } from "./plan-copy.ts";

const texts = PLAN_TEXTS.changed;

type ChangedFactsProps = { readOn: IsoDate; changed: readonly ChangedFact[]; onRead: () => void };

/** The facts of a kept plan whose words are others since it was last read, the old and the new ones. */
export function ChangedFacts({ readOn, changed, onRead }: ChangedFactsProps) {
  const day = longDate(readOn);
  const title = interpolate(changed.length === 1 ? texts.one : texts.many, { count: String(changed.length), day });
  return (
    <section data-slot="changed-facts" aria-label={title} className="plan-shared">
      <p className="font-semibold">{title}</p>
      <ul className="mt-2 space-y-4">
        {changed.map(({ id, before, now }) => (
          <li key={id}>
            <p>
              <b>{texts.before}:</b> <del>{before}</del>
            </p>
            <p>
              <b>{texts.now}:</b> <ins className="no-underline">{now}</ins>
            </p>
          </li>
        ))}
      </ul>
      <Button variant="outline" onClick={onRead} className="mt-4">
        {texts.button}
      </Button>
    </section>
  );
}
