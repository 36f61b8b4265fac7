import { useMutation, useQueryClient } from "@tanstack/react-query";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import type { OutcomeTone } from "#web/ui/outcome-line.tsx";
import { REPORT_TEXTS } from "./copy.ts";
import { type Delivery, retryMutation } from "./queries.ts";
import { refreshDeliveries } from "./use-report.ts";
import { describeFailure, recipientName } from "./format.ts";

const TEXTS = REPORT_TEXTS.deliveries;

/** When the list is refetched after a retry, in milliseconds: the queue takes a moment. */
const REFETCH_AFTER_MS = [3_000, 10_000] as const;

function describeRetry(delivery: Delivery | null | undefined, queued: number): string {
  if (delivery)
    return interpolate(TEXTS.queuedOne, { what: TEXTS.kinds[delivery.kind], person: recipientName(delivery) });
  return queued === 0 ? TEXTS.queuedNone : countText(TEXTS.queuedAll, queued);
}

/** Sends one delivery again, or all of them (null), and says what became of it. */
export function useRetry() {
  const client = useQueryClient();
  const refetch = () => refreshDeliveries(client);
  const { mutate, data, error, variables, isPending } = useMutation({
    ...retryMutation,
    onSettled() {
      for (const delay of REFETCH_AFTER_MS) setTimeout(refetch, delay);
      // Not waited for: what became of the press is said at once.
      void refetch();
    },
  });
  let outcome: { tone: OutcomeTone; text: string } | null = null;
  if (error) outcome = { tone: "failure", text: interpolate(TEXTS.failed, { reason: describeFailure(error) }) };
  else if (data !== undefined) outcome = { tone: "success", text: describeRetry(variables, data) };
  return {
    outcome,
    /** The delivery that is being sent, null for all of them, undefined while none is. */
    sending: isPending ? variables : undefined,
    retry: (delivery: Delivery | null) => {
      if (!isPending) mutate(delivery);
    },
  };
}
