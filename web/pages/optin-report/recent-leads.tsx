import { useId, useState } from "react";
import { calendarDay } from "#domain/calendar-day.ts";
import { SourceBadge } from "#web/features/lead-sources/source-badge.tsx";
import { clsx } from "clsx";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { clockText } from "#web/lib/moment-text.ts";
import { ownersTimeZone } from "#web/lib/use-owners-day.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/office/skeleton.tsx";
import { OfficeLink } from "#web/ui/office-link.tsx";
import { REPORT_TEXTS } from "./copy.ts";
import type { RecentLead } from "./queries.ts";
import { useArrivals } from "./use-arrivals.ts";

/** The owner's calendar day of a moment, `YYYY-MM-DD`. */
function toOwnersDay(moment: string): string {
  return calendarDay(Date.parse(moment), ownersTimeZone());
}

const TEXTS = REPORT_TEXTS.recent;

/** As many as the API names at most. */
const NAMED_AT_MOST = 100;

/** So many rows show until all are asked for. */
const SHOWN_FIRST = 5;

/** Of so many that came at once, each is named to screen readers. */
const ANNOUNCED_NAMES = 3;

type RecentLeadsProps = { leads: readonly RecentLead[] | undefined; day: string };

/** The leads of the last 24 hours: the newest in whole, all of them on request. */
export function RecentLeads({ leads, day }: RecentLeadsProps) {
  const headingId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const arrived = useArrivals(leads);
  const newIds = new Set(arrived.map(({ id }) => id));
  const shown = isWhole ? leads : leads?.slice(0, SHOWN_FIRST);
  return (
    <Card
      data-slot="recent"
      role="region"
      aria-labelledby={headingId}
      className={clsx("flex flex-col", leads?.length === 0 && "self-start")}
    >
      <div className="border-b border-line px-5 py-4">
        <h2 id={headingId} className="font-serif text-xl leading-snug font-semibold">
          {TEXTS.title}
        </h2>
        {leads?.length === NAMED_AT_MOST && (
          <p className="text-sm text-muted">{interpolate(TEXTS.newestOnly, { count: String(NAMED_AT_MOST) })}</p>
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement(arrived)}
      </p>
      <div className={clsx("grow", leads?.length !== 0 && "min-h-128")}>
        {!leads && <LoadingRows />}
        {leads?.length === 0 && <NoLeads />}
        {shown && shown.length > 0 && (
          <ul>
            {shown.map((lead) => (
              <LeadRow key={lead.id} lead={lead} isNew={newIds.has(lead.id)} day={day} />
            ))}
          </ul>
        )}
      </div>
      {leads && leads.length > SHOWN_FIRST && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="link-standalone self-start px-5 font-semibold"
        >
          {isWhole ? TEXTS.fewer : interpolate(TEXTS.all, { count: String(leads.length) })}
        </button>
      )}
    </Card>
  );
}

function LeadRow({ lead, isNew, day }: { lead: RecentLead; isNew: boolean; day: string }) {
  const { id, personId, fullName, email, goal, source, createdAt, unsubscribedAt } = lead;
  const time = clockText(createdAt);
  return (
    <li
      data-row={id}
      className={`border-b border-l-4 border-b-line px-4 py-1 ${isNew ? "border-l-action bg-tint" : "border-l-transparent"}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
        <OfficeLink to={`/contacts/people/${personId}`} className="link-standalone font-semibold">
          {fullName ?? TEXTS.anonymous}
        </OfficeLink>
        <SourceBadge source={source} />
        {unsubscribedAt && <Badge>{TEXTS.unsubscribed}</Badge>}
        {isNew && <Badge variant="accent">{TEXTS.isNew}</Badge>}
        <time dateTime={createdAt} className="ml-auto text-sm text-muted tabular-nums">
          {toOwnersDay(createdAt) === day ? time : interpolate(TEXTS.yesterday, { time })}
        </time>
      </div>
      <a href={`mailto:${email}`} className="link-standalone decoration-1">
        {email}
      </a>
      {goal && (
        <p className="mb-1 text-sm text-muted">
          <span className="font-semibold">{TEXTS.goal}:</span> {goal}
        </p>
      )}
    </li>
  );
}

function NoLeads() {
  return (
    <p data-slot="no-leads" className="px-5 py-4">
      <span className="font-semibold">{TEXTS.empty.title}</span> <span className="text-muted">{TEXTS.empty.hint}</span>
    </p>
  );
}

function LoadingRows() {
  return (
    <div className="space-y-4 p-6">
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-14 w-full" />
      ))}
    </div>
  );
}

/** Who has come, for those who cannot see the new rows. */
function announcement(arrived: readonly RecentLead[]): string {
  if (arrived.length === 0) return "";
  const names = arrived.slice(0, ANNOUNCED_NAMES).map(({ fullName }) => fullName ?? TEXTS.anonymous);
  const list = names.join(", ");
  const isCut = arrived.length > ANNOUNCED_NAMES;
  return interpolate(countText(TEXTS.arrived, arrived.length), {
    time: clockText(arrived[0]!.createdAt),
    names: isCut ? interpolate(TEXTS.andMore, { names: list }) : list,
  });
}
