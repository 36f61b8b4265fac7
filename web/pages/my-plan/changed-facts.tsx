import { interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#web/lib/long-date.ts";
import { Button } from "#web/ui/button.tsx";
import type { PlanKitFile } from "./kit-file.tsx";
import { PLAN_TEXTS } from "./plan-copy.ts";
import type { KeptPlan } from "./plan-store.ts";

const texts = PLAN_TEXTS.changed;

type ChangedFactsProps = { own: KeptPlan; changed: readonly string[]; kit: PlanKitFile; onRead: () => void };

/** The facts of a kept plan whose words are others since it was last read, the old and the new ones. */
export function ChangedFacts({ own, changed, kit, onRead }: ChangedFactsProps) {
  const day = longDate(own.readOn!);
  const title = interpolate(changed.length === 1 ? texts.one : texts.many, { count: String(changed.length), day });
  return (
    <section data-slot="changed-facts" aria-label={title} className="plan-shared">
      <p className="font-semibold">{title}</p>
      <ul className="mt-2 space-y-4">
        {changed.map((id) => (
          <li key={id}>
            <p>
              <b>{texts.before}:</b> <del>{own.facts[id]}</del>
            </p>
            <p>
              <b>{texts.now}:</b> <ins className="no-underline">{kit.facts[id]?.text ?? texts.gone}</ins>
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
