import { OWNER_ACTOR } from "#domain/activity.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { momentText } from "#web/lib/moment-text.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { DESK_TEXTS, STATE_LABELS } from "../copy.ts";
import type { Desk } from "../use-desk.ts";

const TEXTS = DESK_TEXTS.waiting;

/** The changes that are not live yet, oldest first. */
export function WaitingList({ desk }: { desk: Desk }) {
  if (desk.pending.length === 0) return <p className="text-muted">{TEXTS.empty}</p>;
  return (
    <Card>
      <ul className="divide-y divide-line">
        {desk.pending.map(({ id, title, state, createdAt, by }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 px-4 py-2">
            <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
            <Badge>{STATE_LABELS[state]}</Badge>
            <span className="text-sm text-muted lg:ml-auto">
              {interpolate(TEXTS.by, { time: momentText(createdAt), by: by === OWNER_ACTOR ? TEXTS.owner : by })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
