import { interpolate } from "#web/lib/interpolate.ts";
import { momentText } from "#web/lib/moment-text.ts";
import { REPORT_TEXTS } from "./copy.ts";
import type { Health } from "./queries.ts";

const TEXTS = REPORT_TEXTS.info.health;

/** The health of the site as sentences for the owner: first whether all is well, then what is not, then what is usual. */
export function describeHealth(health: Health): string[] {
  const problems = describeProblems(health);
  const { lastSweepAt } = health;
  return [
    problems.length === 0 ? TEXTS.ok : TEXTS.failing,
    ...problems,
    lastSweepAt ? interpolate(TEXTS.sweptAt, { time: momentText(lastSweepAt) }) : TEXTS.neverSwept,
  ];
}

/** What is wrong with the site, a sentence each; nothing where that is not known. */
export function describeProblems(health: Health | undefined): string[] {
  const { reasons = [], oldestDueAt = null } = health ?? {};
  return reasons.map((reason) =>
    interpolate(TEXTS.reasons[reason], { since: oldestDueAt === null ? "" : momentText(oldestDueAt) }),
  );
}
