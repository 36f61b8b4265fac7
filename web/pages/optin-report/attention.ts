import type { SiteStatus } from "#web/features/site-status/status-query.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { clockText, utcMidnight } from "#web/lib/moment-text.ts";
import { REPORT_TEXTS } from "./copy.ts";
import { describeProblems } from "./describe-health.ts";
import { type DeadPost, DUE_COUNTED, type Health } from "./queries.ts";
import { countUpTo, isMailHeld } from "./format.ts";

const TEXTS = REPORT_TEXTS.attention;

export type AttentionItem = { key: string; text: string; link: { label: string; to: string } };

type Known = {
  status: SiteStatus | undefined;
  health: Health | undefined;
  deadPosts: readonly DeadPost[] | undefined;
  /** When the answers that are due are due, ISO times; at most `DUE_COUNTED`. */
  due: readonly string[] | undefined;
  /** Milliseconds. */
  now: number;
};

/** What the owner should look at, the most urgent first; what is not known is left out. */
export function listAttention({ status, health, deadPosts, due, now }: Known): AttentionItem[] {
  return [
    ...countedItem("failed", status?.deliveries.failed),
    ...describeProblems(health).map((text) => ({ key: text, text, link: TEXTS.health.link })),
    ...countedItem("deadPosts", deadPosts?.length),
    ...countedItem("due", due?.length, DUE_COUNTED, describeLate(due, now)),
    ...countedItem("uncertain", status?.deliveries.uncertain),
    ...countedItem("quarantine", status?.quarantine.waiting),
    ...(status && isMailHeld(status.mail) ? [describeHeldMail(now)] : []),
  ];
}

function describeHeldMail(now: number): AttentionItem {
  const { text, link } = TEXTS.mail;
  return { key: "mail", text: interpolate(text, { time: clockText(utcMidnight(now)) }), link };
}

/** An item for a number of things, none for no thing. */
function countedItem(
  key: "failed" | "deadPosts" | "due" | "uncertain" | "quarantine",
  value: number | undefined,
  limit?: number,
  more = "",
): AttentionItem[] {
  return value ? [{ key, text: countUpTo(TEXTS[key], value, limit) + more, link: TEXTS[key].link }] : [];
}

function describeLate(due: readonly string[] | undefined, now: number): string {
  const late = due?.filter((moment) => Date.parse(moment) < now).length ?? 0;
  return late > 0 ? ` ${countText(TEXTS.late, late)}` : "";
}
