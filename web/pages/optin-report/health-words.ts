import { SITE_FAULTS, type SiteFault } from "#domain/site-faults.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { momentText } from "#web/lib/moment-text.ts";
import { REPORT_TEXTS } from "./copy.ts";
import type { Health } from "./queries.ts";

const TEXTS = REPORT_TEXTS.info.health;

/** The health of the site as sentences for the owner: first whether all is well, then what is not, then what is usual. */
export function describeHealth(health: Health): string[] {
  const { lastSweepAt } = health;
  const problems = describeProblems(health);
  return [
    problems.length === 0 ? TEXTS.ok : TEXTS.failing,
    ...problems,
    lastSweepAt ? interpolate(TEXTS.sweptAt, { time: momentText(lastSweepAt) }) : TEXTS.neverSwept,
  ];
}

/**
 * What is wrong with the site, a sentence each; nothing where that is not known.
 * @param told faults that the page tells elsewhere
 */
export function describeProblems(health: Health | undefined, told: readonly SiteFault[] = []): string[] {
  return (health?.problems ?? [])
    .filter(({ fault }) => !told.includes(fault))
    .map(({ fault, figures }) => SITE_FAULTS[fault].sentence(figures, momentText));
}
