import { Badge } from "#web/ui/badge.tsx";
import { dateText } from "../cells.ts";
import { PERSON_TEXTS } from "./copy.ts";
import { deliveryText, eventFacts } from "./person-details.ts";
import type { TimelineEvent } from "./queries.ts";

const TEXTS = PERSON_TEXTS.timeline;

/** All that a person sent, newest first, with what became of the emails. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <section aria-labelledby="timeline">
      <h3 id="timeline" className="font-serif text-xl font-semibold">
        {TEXTS.title}
      </h3>
      <ol className="mt-4 space-y-6 border-l-2 border-line pl-5">
        {events.map((event) => (
          <li key={event.id} data-slot="timeline-event">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge variant="outline">{TEXTS.kinds[event.kind]}</Badge>
              <time dateTime={event.createdAt} className="text-muted">
                {dateText(event.createdAt)}
              </time>
            </p>
            <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
              {eventFacts(event).map(([label, text]) => (
                <div key={`${label}: ${text}`} className="sm:contents">
                  <dt className="text-muted">{label}</dt>
                  <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
                </div>
              ))}
            </dl>
            {event.kind === "plan" && event.plan && (
              <p className="mt-3">
                <a href={`/my-plan?${event.plan.params}`} className="underline underline-offset-4">
                  {PERSON_TEXTS.facts.openPlan}
                </a>
              </p>
            )}
            {event.deliveries.length > 0 && (
              <ul aria-label={TEXTS.deliveries} className="mt-3 space-y-1 text-sm text-muted">
                {event.deliveries.map((delivery) => (
                  <li key={delivery.id}>{deliveryText(delivery)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
