import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { valueAt } from "#domain/edits.ts";
import { countText } from "#web/lib/interpolate.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Failure } from "#web/ui/failure.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { ChangeItem } from "../change-item.tsx";
import { linesOf } from "../changes.ts";
import { DESK_TEXTS, ENTRY_TEXTS } from "../copy.ts";
import { type Change, publishMutation } from "../queries.ts";
import { UndoButton } from "../undo-button.tsx";
import type { Desk } from "../use-desk.ts";

const TEXTS = { ...DESK_TEXTS.waiting, decide: DESK_TEXTS.decide };

/** A change that the owner must decide about, with the current value. */
function Decision({ change, desk }: { change: Change; desk: Desk }) {
  const [error, setError] = useState<unknown>(null);
  const isDraft = change.state === "draft";
  const now = linesOf(change.edits.map((edit) => ({ ...edit, after: valueAt(desk.files?.[edit.file], edit.at) })));
  const decide = (decision: (change: Change) => Promise<unknown>) => {
    setError(null);
    decision(change).catch(setError);
  };
  return (
    <div role="alert" data-slot="decision" className="w-full space-y-2 rounded-md bg-danger-soft p-4">
      <p className="font-semibold">{isDraft ? TEXTS.decide.draft : TEXTS.decide.contradicted}</p>
      <ul className="space-y-1">
        {now.map(({ label, after }) => (
          <li key={label} className="wrap-anywhere">
            {label} {TEXTS.decide.now}: {after ?? ENTRY_TEXTS.conflict.nothing}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => decide(desk.confirm)}>{TEXTS.decide.use}</Button>
        <Button variant="outline" onClick={() => decide(desk.undo)}>
          {TEXTS.decide.keep}
        </Button>
      </div>
      <Failure error={error} />
    </div>
  );
}

/** The changes that are not live yet, oldest first, and the way to publish them at once. */
export function WaitingList({ desk }: { desk: Desk }) {
  const { mutate, isPending, isSuccess, error } = useMutation(publishMutation);
  if (desk.pending.length === 0) return <p className="text-muted">{TEXTS.empty}</p>;
  return (
    <section aria-labelledby="waiting-heading" className="space-y-4">
      <h2 id="waiting-heading" className="text-office-title">
        {countText(TEXTS.count, desk.pending.length)}
      </h2>
      <div className="flex flex-wrap items-center gap-4">
        <p className="measure">{desk.canPublishNow ? TEXTS.publishing : TEXTS.nextRun}</p>
        {desk.canPublishNow && (
          <Button busy={isPending} onClick={() => mutate()}>
            {isPending ? TEXTS.starting : TEXTS.publishNow}
          </Button>
        )}
      </div>
      <div role="status">{isSuccess && <OutcomeLine tone="success">{TEXTS.started}</OutcomeLine>}</div>
      <Failure error={error} />
      <Card>
        <ul className="divide-y divide-line">
          {desk.pending.map((change) => (
            <ChangeItem key={change.id} change={change}>
              {change.state === "draft" || desk.contradicted.has(change.id) ? (
                <Decision change={change} desk={desk} />
              ) : (
                <UndoButton change={change} desk={desk} />
              )}
            </ChangeItem>
          ))}
        </ul>
      </Card>
    </section>
  );
}
