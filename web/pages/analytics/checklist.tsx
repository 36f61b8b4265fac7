import { interpolate } from "#web/lib/interpolate.ts";
import { Card } from "#web/ui/card.tsx";
import { ANALYTICS_HELP } from "./copy.ts";
import { useChecklist } from "./use-checklist.ts";

const TEXTS = ANALYTICS_HELP.checklist;

/** Five things to look at each day, whose ticks last until midnight. */
export function Checklist() {
  const { ticked, isStored, tick } = useChecklist();
  const done = TEXTS.items.filter(({ id }) => ticked.includes(id)).length;
  const counts = { done: String(done), all: String(TEXTS.items.length) };
  return (
    <Card data-slot="checklist" role="group" aria-labelledby="checklist-heading" className="p-6 sm:p-8">
      <h2 id="checklist-heading" className="text-office-title">
        {TEXTS.title}
      </h2>
      <p className="mt-2 mb-4 text-muted">{isStored ? TEXTS.text : TEXTS.notStored}</p>
      {TEXTS.items.map(({ id, text }) => {
        const isTicked = ticked.includes(id);
        return (
          <label
            key={id}
            className="flex min-h-12 cursor-pointer items-center gap-4 border-b border-line py-2 leading-snug last-of-type:border-b-0"
          >
            <input
              type="checkbox"
              checked={isTicked}
              onChange={(event) => tick(id, event.target.checked)}
              className="size-6 shrink-0 accent-action"
            />
            <span className={isTicked ? "text-muted line-through" : undefined}>{text}</span>
          </label>
        );
      })}
      <p role="status" className="mt-4 font-semibold">
        {interpolate(done === TEXTS.items.length ? TEXTS.allDone : TEXTS.done, counts)}
      </p>
    </Card>
  );
}
