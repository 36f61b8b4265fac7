import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { countText } from "#web/lib/interpolate.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { queryClient } from "#web/lib/query-client.ts";
import type { OutcomeTone } from "#web/ui/outcome-line.tsx";
import { REPORT_TEXTS } from "./copy.ts";
import { type Delivery, retryAllDeliveries, retryDelivery } from "./queries.ts";
import { refreshDeliveries } from "./use-report.ts";
import { describeFailure, recipientName } from "./words.ts";

const TEXTS = REPORT_TEXTS.deliveries;

/** What is sent again takes the queue a moment: the list is looked at again so many milliseconds after. */
const LOOK_AGAIN_MS = [3_000, 10_000] as const;

export type RetryOutcome = { tone: OutcomeTone; text: string };

function describeRetry(delivery: Delivery | null, queued: number): string {
  if (delivery)
    return interpolate(TEXTS.queuedOne, { what: TEXTS.kinds[delivery.kind], person: recipientName(delivery) });
  return queued === 0 ? TEXTS.queuedNone : countText(TEXTS.queuedAll, queued);
}

/** Sends one delivery again, or all of them (null), and says what became of it. */
export function useRetry() {
  const [outcome, setOutcome] = useState<RetryOutcome | null>(null);
  const mutation = useMutation(
    {
      mutationFn: (delivery: Delivery | null) => (delivery ? retryDelivery(delivery.id) : retryAllDeliveries()),
      networkMode: "always",
      onMutate: () => setOutcome(null),
      onSuccess: (queued, delivery) => setOutcome({ tone: "success", text: describeRetry(delivery, queued) }),
      onError: (error) =>
        setOutcome({ tone: "failure", text: interpolate(TEXTS.failed, { reason: describeFailure(error) }) }),
      onSettled() {
        for (const delay of LOOK_AGAIN_MS) setTimeout(refreshDeliveries, delay);
        return refreshDeliveries();
      },
    },
    queryClient,
  );
  return {
    outcome,
    /** The delivery that is being sent, null for all of them, undefined while none is. */
    sending: mutation.isPending ? mutation.variables : undefined,
    retry: (delivery: Delivery | null) => {
      if (!mutation.isPending) mutation.mutate(delivery);
    },
  };
}
