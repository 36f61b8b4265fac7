import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import type { OutcomeTone } from "#web/ui/outcome-line.tsx";
import { REPORT_TEXTS } from "./copy.ts";
import { type Delivery, retryMutation } from "./queries.ts";
import { refreshDeliveries } from "./use-report.ts";
import { describeFailure, recipientName } from "./words.ts";

const TEXTS = REPORT_TEXTS.deliveries;

/** When the list is refetched after a retry, in milliseconds: the queue takes a moment. */
const REFETCH_AFTER_MS = [3_000, 10_000] as const;

type RetryOutcome = { tone: OutcomeTone; text: string };

function describeRetry(delivery: Delivery | null, queued: number): string {
  if (delivery)
    return interpolate(TEXTS.queuedOne, { what: TEXTS.kinds[delivery.kind], person: recipientName(delivery) });
  return queued === 0 ? TEXTS.queuedNone : countText(TEXTS.queuedAll, queued);
}

/** Sends one delivery again, or all of them (null), and says what became of it. */
export function useRetry() {
  const [outcome, setOutcome] = useState<RetryOutcome | null>(null);
  const client = useQueryClient();
  const refetch = () => refreshDeliveries(client);
  const mutation = useMutation({
    ...retryMutation,
    onMutate: () => setOutcome(null),
    onSuccess: (queued, delivery) => setOutcome({ tone: "success", text: describeRetry(delivery, queued) }),
    onError: (error) =>
      setOutcome({ tone: "failure", text: interpolate(TEXTS.failed, { reason: describeFailure(error) }) }),
    onSettled() {
      for (const delay of REFETCH_AFTER_MS) setTimeout(refetch, delay);
      return refetch();
    },
  });
  return {
    outcome,
    /** The delivery that is being sent, null for all of them, undefined while none is. */
    sending: mutation.isPending ? mutation.variables : undefined,
    retry: (delivery: Delivery | null) => {
      if (!mutation.isPending) mutation.mutate(delivery);
    },
  };
}
