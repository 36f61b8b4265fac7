import type { ReactNode } from "react";
import { OWNER_ACTOR } from "#domain/activity.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#domain/long-date.ts";
import { momentText } from "#web/lib/moment-text.ts";
import { Badge } from "#web/ui/badge.tsx";
import { linesOf } from "./changes.ts";
import { isPlanned } from "./pending.ts";
import { CHANGE_LINES as TEXTS, STATE_LABELS } from "./copy.ts";
import type { Change } from "./queries.ts";

/** A change in a list: what it is about, where it is, what it does, by whom, and what can be done with it. */
export function ChangeItem({ change, children }: { change: Change; children?: ReactNode }) {
  const { title, state, edits, note, reason, publishOn, createdAt, stateAt, by, undoes } = change;
  return (
    <li data-slot="change" className="space-y-2 px-4 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="min-w-0 font-semibold wrap-anywhere">{undoes ? interpolate(TEXTS.undoes, { title }) : title}</h3>
        <Badge>{STATE_LABELS[state]}</Badge>
        {state === "live" && (
          <span className="text-sm text-muted">{interpolate(TEXTS.since, { time: momentText(stateAt) })}</span>
        )}
        {state === "waiting" && isPlanned(change) && (
          <span className="text-sm text-muted">{interpolate(TEXTS.scheduled, { day: longDate(publishOn) })}</span>
        )}
      </div>
      <ul className="space-y-1">
        {linesOf(edits).map(({ label, before, after }) => (
          <li key={`${label} ${before} ${after}`} className="wrap-anywhere">
            {label}: {before !== undefined && <del className="text-muted">{before}</del>}
            {before !== undefined && after !== undefined && " → "}
            {after !== undefined && <ins className="font-semibold no-underline">{after}</ins>}
          </li>
        ))}
      </ul>
      {note && <p className="text-muted wrap-anywhere">{note}</p>}
      {reason && <p className="font-semibold text-danger wrap-anywhere">{interpolate(TEXTS.failed, { reason })}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="text-sm text-muted">
          {interpolate(TEXTS.by, { time: momentText(createdAt), by: by === OWNER_ACTOR ? TEXTS.owner : by })}
        </span>
        {children}
      </div>
    </li>
  );
}
