import { useMutation } from "@tanstack/react-query";
import { countText } from "#web/lib/interpolate.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Failure } from "#web/ui/failure.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { ChangeItem } from "../change-item.tsx";
import { DESK_TEXTS } from "../copy.ts";
import { publishMutation } from "../queries.ts";
import { UndoButton } from "../undo-button.tsx";
import type { Desk } from "../use-desk.ts";

const TEXTS = DESK_TEXTS.waiting;

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
              <UndoButton change={change} desk={desk} />
            </ChangeItem>
          ))}
        </ul>
      </Card>
    </section>
  );
}
