import type { AnnouncementProgress, Segment } from "#domain/announcement.ts";
import { OWNER_ACTOR } from "#domain/activity.ts";
import { normalizeTag } from "#domain/person.ts";
import { sourceLabel } from "#web/features/lead-sources/source-badge.tsx";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { momentText } from "#web/lib/moment-text.ts";
import { withThousands } from "#domain/thousands.ts";
import { ANNOUNCEMENT_TEXTS as TEXTS, SOURCE_CHOICES } from "./copy.ts";
import type { ListedAnnouncement } from "./queries.ts";

/** Whom a segment reaches, in words: "at least 400 people". */
export function reachText({ people: value, isComplete }: { people: number; isComplete: boolean }): string {
  const people = countText(TEXTS.people, value);
  return isComplete ? people : interpolate(TEXTS.atLeast, { people });
}

/** Whom a segment is for: "Waitlist or Opt-in forms, Ghana, investor". */
export function describeSegment({ sources, countries, tags }: Segment): string {
  const boxes = SOURCE_CHOICES.filter((choice) => choice.sources.some((source) => sources.includes(source)));
  const boxed = new Set(boxes.flatMap((choice) => choice.sources));
  const kinds = [
    [...boxes.map(({ label }) => label), ...sources.filter((source) => !boxed.has(source)).map(sourceLabel)],
    countries,
    tags,
  ];
  const groups = kinds.filter((values) => values.length > 0).map((values) => values.join(TEXTS.segment.or));
  return groups.join(TEXTS.segment.and) || TEXTS.segment.all;
}

/** How far an announcement has come, 0 to 1. */
export function shareDone({ queued, sent, failed, withheld }: AnnouncementProgress): number {
  const done = sent + failed + withheld;
  return done + queued === 0 ? 0 : done / (done + queued);
}

/** What the list says of an announcement beside its subject. */
export function describeListed({ status, progress, sendAt, finishedAt, updatedAt }: ListedAnnouncement): string {
  const { reach, sent } = progress;
  const reached = status === "sent" || status === "canceled" ? sent : reach;
  const time = { scheduled: sendAt, sent: finishedAt, draft: updatedAt, sending: null, paused: null, canceled: null };
  const names = {
    people: countText(TEXTS.people, reached),
    sent: withThousands(sent),
    time: time[status] ? momentText(time[status]) : "",
  };
  return interpolate(TEXTS.list.progress[status], names);
}

/** Who wrote it: an account of the team, or whoever has the owner key. */
export function describeAuthor(by: string): string {
  return interpolate(TEXTS.progress.by, { by: by === OWNER_ACTOR ? TEXTS.progress.owner : by });
}

/** Tags as they are typed, with commas between them. */
export function splitTags(text: string): string[] {
  return [...new Set(text.split(",").map(normalizeTag).filter(Boolean))];
}
