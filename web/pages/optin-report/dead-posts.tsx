import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FORM_LABELS } from "#web/lib/form-labels.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { momentText } from "#web/lib/moment-text.ts";
import { Button } from "#web/ui/button.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { REPORT_TEXTS } from "./copy.ts";
import { type DeadPost, deleteDeadPostsMutation, sendDeadPostsMutation } from "./queries.ts";
import { refreshDeliveries } from "./use-report.ts";
import { describeFailure } from "./format.ts";

const TEXTS = REPORT_TEXTS.info.deadPosts;

/** Forms that could not be stored for days, with a button that sends them to the queue again (decision: nothing-lost). */
export function DeadPosts({ posts }: { posts: readonly DeadPost[] }) {
  const client = useQueryClient();
  const { mutate, data, error, isPending } = useMutation({
    ...sendDeadPostsMutation,
    onSettled: () => refreshDeliveries(client),
  });
  return (
    <div data-slot="dead-posts">
      {posts.length === 0 && TEXTS.none}
      {posts.length > 0 && (
        <>
          <p>{TEXTS.intro}</p>
          <ul className="mt-2 space-y-2">
            {[...Map.groupBy(posts, ({ path }) => path)].map(([path, sent]) => (
              <li key={path} className="flex flex-wrap items-center justify-between gap-x-4">
                <span>
                  {FORM_LABELS[path]}:{" "}
                  {interpolate(countText(TEXTS.sent, sent.length), { time: momentText(sent[0]!.sentAt) })}
                </span>
                <DeleteButton form={FORM_LABELS[path] ?? path} ids={sent.map(({ id }) => id)} />
              </li>
            ))}
          </ul>
          <Button className="mt-4" onClick={() => mutate()} busy={isPending}>
            {isPending ? TEXTS.sending : TEXTS.send}
          </Button>
        </>
      )}
      <div role="status" className="empty:hidden">
        {error && (
          <OutcomeLine tone="failure" className="mt-4 flex">
            {interpolate(TEXTS.failed, { reason: describeFailure(error) })}
          </OutcomeLine>
        )}
        {data && (
          <OutcomeLine tone="success" className="mt-4 flex">
            {countText(TEXTS.queued, data.sent)}
            {data.hasMore && ` ${TEXTS.more}`}
          </OutcomeLine>
        )}
      </div>
    </div>
  );
}

/** Deletes the posts of a form, one of which may never fit the database; asks once more, because it cannot be undone. */
function DeleteButton({ form, ids }: { form: string; ids: string[] }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const client = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    ...deleteDeadPostsMutation,
    onSettled: () => refreshDeliveries(client),
  });
  let label: string = TEXTS.delete;
  if (isPending) label = TEXTS.deleting;
  else if (isConfirming) label = TEXTS.deleteSure;
  return (
    <>
      <Button
        variant="ghost"
        busy={isPending}
        onClick={() => (isConfirming ? mutate(ids) : setIsConfirming(true))}
        onBlur={() => setIsConfirming(false)}
      >
        {label}
        <span className="sr-only">: {form}</span>
      </Button>
      <div role="status" className="empty:hidden">
        {error && (
          <OutcomeLine tone="failure" className="flex">
            {interpolate(TEXTS.notDeleted, { reason: describeFailure(error) })}
          </OutcomeLine>
        )}
      </div>
    </>
  );
}
