import { longDate } from "#domain/long-date.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { momentText } from "#web/lib/moment-text.ts";
import { FIRST_DAY_TEXTS as TEXTS } from "./copy.ts";
import type { LaunchState } from "./launch-state.ts";
import type { Setup } from "./queries.ts";

export type Step = {
  id: "mail" | "samples" | "legalName" | "placeholders" | "offers" | "backup" | "analytics";
  title: string;
  isDone: boolean;
  text: string;
  /** How it is done, sentence by sentence; empty where nothing is to be done. */
  how: readonly string[];
  link?: { label: string; to: string };
};

/** The steps of the first day with their present states, in the order in which they are best taken. */
export function listSteps(launch: LaunchState, setup: Setup): Step[] {
  const { testMail, lastBackupAt } = setup;
  const placeholders = launch.placeholders.length;
  return [
    {
      id: "mail",
      title: TEXTS.mail.title,
      isDone: Boolean(testMail?.arrivedAt),
      text: describeTestMail(setup),
      how: TEXTS.mail.how,
    },
    {
      id: "samples",
      title: TEXTS.samples.title,
      isDone: launch.samples === 0,
      text: launch.samples === 0 ? TEXTS.samples.none : countText(TEXTS.samples.left, launch.samples),
      how: TEXTS.samples.how,
      link: TEXTS.samples.link,
    },
    {
      id: "legalName",
      title: TEXTS.legalName.title,
      isDone: launch.isLegalNameSet,
      text: launch.isLegalNameSet ? TEXTS.legalName.set : TEXTS.legalName.unset,
      how: TEXTS.legalName.how,
      link: TEXTS.legalName.link,
    },
    {
      id: "placeholders",
      title: TEXTS.placeholders.title,
      isDone: placeholders === 0,
      text: placeholders === 0 ? TEXTS.placeholders.none : countText(TEXTS.placeholders.left, placeholders),
      how: TEXTS.placeholders.how.map((line) => interpolate(line, { names: launch.placeholders.join(", ") })),
      link: TEXTS.placeholders.link,
    },
    {
      id: "offers",
      title: TEXTS.offers.title,
      isDone: launch.offersConfirmedOn !== null,
      text: launch.offersConfirmedOn
        ? interpolate(TEXTS.offers.confirmed, { day: longDate(launch.offersConfirmedOn) })
        : TEXTS.offers.unconfirmed,
      how: TEXTS.offers.how,
      link: TEXTS.offers.link,
    },
    {
      id: "backup",
      title: TEXTS.backup.title,
      isDone: lastBackupAt !== null,
      text: lastBackupAt ? interpolate(TEXTS.backup.at, { time: momentText(lastBackupAt) }) : TEXTS.backup.never,
      how: TEXTS.backup.how,
      link: TEXTS.backup.link,
    },
    {
      id: "analytics",
      title: TEXTS.analytics.title,
      isDone: true,
      text: launch.hasAnalytics ? TEXTS.analytics.set : TEXTS.analytics.none,
      how: [],
    },
  ];
}

function describeTestMail({ testMail, mailFrom: from, ownerEmail: to }: Setup): string {
  if (!testMail) return interpolate(TEXTS.mail.untried, { from, to });
  if (testMail.arrivedAt) return interpolate(TEXTS.mail.arrived, { time: momentText(testMail.arrivedAt) });
  const words = { from, to, time: momentText(testMail.sentAt), code: testMail.code ?? "" };
  return interpolate(TEXTS.mail[testMail.outcome], words);
}
