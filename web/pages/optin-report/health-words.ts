import { type FaultFigures, SITE_FAULTS, type SiteFault } from "#domain/site-faults.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { momentText } from "#web/lib/moment-text.ts";
import { withThousands } from "#web/lib/thousands.ts";
import { REPORT_TEXTS } from "./copy.ts";
import type { Health } from "./queries.ts";

const TEXTS = REPORT_TEXTS.info.health;

/** The health of the site as sentences for the owner: first whether all is well, then what is not, then what is usual. */
export function describeHealth(health: Health): string[] {
  const { lastSweepAt, details } = health;
  const reasons = describeReasons(health);
  return [
    reasons.length === 0 ? TEXTS.ok : TEXTS.failing,
    ...reasons,
    lastSweepAt ? interpolate(TEXTS.sweptAt, { time: momentText(lastSweepAt) }) : TEXTS.neverSwept,
    describeErasures(details.erasures),
  ];
}

/**
 * What is wrong with the site, a sentence each; nothing where that is not known.
 * @param told faults that the page tells elsewhere
 */
export function describeReasons(health: Health | undefined, told: readonly SiteFault[] = []): string[] {
  if (!health) return [];
  const { reasons, oldestDueAt, details } = health;
  const { configuration, missingTables, failingSteps, alerts } = details;
  const figures: Partial<Record<SiteFault, FaultFigures>> = {
    configuration: { names: configuration },
    schema: { names: missingTables },
    sweep: { names: failingSteps.map(({ step, error }) => (error ? `${step} (${error})` : step)) },
    deliveries: oldestDueAt ? { since: Date.parse(oldestDueAt) } : {},
  };
  return [
    ...reasons.map((reason) => describeFault(reason, figures[reason])),
    ...alerts.filter(({ cause }) => !told.includes(cause)).map((alert) => describeFault(alert.cause, alert.figures)),
  ];
}

function describeFault(fault: SiteFault, figures: FaultFigures = {}): string {
  return SITE_FAULTS[fault].sentence(figures, momentText);
}

function describeErasures(erasures: number | null): string {
  if (erasures === null) return TEXTS.erasuresUnknown;
  return erasures === 0 ? TEXTS.noErasures : interpolate(TEXTS.erasures, { count: withThousands(erasures) });
}
