import { interpolate } from "#web/lib/interpolate.ts";
import { REPORT_TEXTS } from "./copy.ts";
import type { Health } from "./queries.ts";
import { count, dateAndTime } from "./words.ts";

const TEXTS = REPORT_TEXTS.info.health;

/** The health of the site as sentences for the owner: first whether all is well, then what is not, then what is usual. */
export function describeHealth(health: Health): string[] {
  const { lastSweepAt, details } = health;
  const reasons = describeReasons(health);
  return [
    reasons.length === 0 ? TEXTS.ok : TEXTS.failing,
    ...reasons,
    lastSweepAt ? interpolate(TEXTS.sweptAt, { time: dateAndTime(lastSweepAt) }) : TEXTS.neverSwept,
    describeErasures(details.erasures),
  ];
}

/** What is wrong with the site, a sentence each; nothing where that is not known. */
export function describeReasons(health: Health | undefined): string[] {
  if (!health) return [];
  const { reasons, oldestDueAt, details } = health;
  const { configuration, missingTables, failingSteps } = details;
  const steps = failingSteps.map(({ step, error }) => (error ? `${step} (${error})` : step));
  const meant: Partial<Record<(typeof reasons)[number], readonly string[]>> = {
    configuration,
    schema: missingTables,
    sweep: steps,
    deliveries: oldestDueAt ? [dateAndTime(oldestDueAt)] : [],
  };
  return reasons.map((reason) => [TEXTS.reasons[reason], ...(meant[reason] ?? [])].join(" "));
}

function describeErasures(erasures: number | null): string {
  if (erasures === null) return TEXTS.erasuresUnknown;
  return erasures === 0 ? TEXTS.noErasures : interpolate(TEXTS.erasures, { count: count(erasures) });
}
