import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FORM_LABELS } from "#web/lib/form-labels.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { momentText } from "#web/lib/moment-text.ts";
import { Button } from "#web/ui/button.tsx";
import { OutcomeLine } from "#web/ui/outcome-line.tsx";
import { REPORT_TEXTS } from "./copy.ts";
import { type DeadPost, sendDeadPostsMutation } from "./queries.ts";
import { refreshDeliveries } from "./use-report.ts";
import { describeFailure } from "./words.ts";

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
              <li key={path}>
                {FORM_LABELS[path]}:{" "}
                {interpolate(countText(TEXTS.sent, sent.length), { time: momentText(sent[0]!.sentAt) })}
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
