import { countText } from "#web/lib/interpolate.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { momentText } from "#web/lib/moment-text.ts";
import { Button } from "#web/ui/button.tsx";
import { REPORT_TEXTS } from "./copy.ts";
import type { Delivery } from "./queries.ts";
import { recipientName } from "./format.ts";

const TEXTS = REPORT_TEXTS.deliveries;

type DeliveryRowProps = {
  delivery: Delivery;
  isSending: boolean;
  isBusy: boolean;
  onRetry: () => void;
};

/** An open delivery: its kind, its person, the attempts, and the time of the next one. */
export function DeliveryRow({ delivery, isSending, isBusy, onRetry }: DeliveryRowProps) {
  const { kind, attempts, lastError, person } = delivery;
  return (
    <li data-slot="delivery" className="flex flex-wrap items-center justify-between gap-4 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold">{TEXTS.kinds[kind]}</p>
        <p>
          {recipientName(delivery)}
          {person.name && person.email && <span className="text-muted"> · {person.email}</span>}
        </p>
        <p className="text-sm text-muted">
          {countText(TEXTS.attempts, attempts)} ·{" "}
          {lastError ? interpolate(TEXTS.lastError, { error: lastError }) : TEXTS.noError}
        </p>
        <p className="text-sm text-muted">{describeState(delivery)}</p>
      </div>
      <Button variant="outline" onClick={onRetry} busy={isBusy}>
        {isSending ? TEXTS.retrying : TEXTS.retry}
        <span className="sr-only">
          : {TEXTS.kinds[kind]}, {recipientName(delivery)}
        </span>
      </Button>
    </li>
  );
}

function describeState({ status, dueAt }: Delivery): string {
  if (status !== "queued") return TEXTS.states[status];
  const isDue = Date.parse(dueAt!) <= Date.now();
  return interpolate(isDue ? TEXTS.states.due : TEXTS.states.later, { time: momentText(dueAt!) });
}
