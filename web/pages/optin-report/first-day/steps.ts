import { countText, interpolate } from "#web/lib/interpolate.ts";
import { dateAndTime } from "../words.ts";
import { FIRST_DAY_TEXTS as TEXTS } from "./copy.ts";
import type { LaunchState } from "./launch-state.ts";
import type { Setup } from "./queries.ts";

export type Step = {
  id: "mail" | "copies" | "samples" | "legalName" | "placeholders" | "backup" | "analytics";
  title: string;
  isDone: boolean;
  text: string;
  link?: { label: string; to: string };
  /** Where the repository explains it. */
  guide: { file: string; section: string };
};

/** The steps of the first day with their present states, in the order in which they are best taken. */
export function listSteps(launch: LaunchState, setup: Setup): Step[] {
  const { testMail, formServiceHost, lastBackupAt } = setup;
  return [
    {
      id: "mail",
      title: TEXTS.mail.title,
      isDone: Boolean(testMail?.arrivedAt),
      text: describeTestMail(setup),
      guide: { file: "docs/operate.md", section: "Email" },
    },
    {
      id: "copies",
      title: TEXTS.copies.title,
      isDone: true,
      text: formServiceHost ? interpolate(TEXTS.copies.service, { host: formServiceHost }) : TEXTS.copies.bucket,
      guide: { file: "docs/operate.md", section: "The first deployment" },
    },
    {
      id: "samples",
      title: TEXTS.samples.title,
      isDone: launch.samples === 0,
      text: launch.samples === 0 ? TEXTS.samples.none : countText(TEXTS.samples.left, launch.samples),
      link: TEXTS.samples.link,
      guide: { file: "README.md", section: "To replace before launch" },
    },
    {
      id: "legalName",
      title: TEXTS.legalName.title,
      isDone: launch.isLegalNameSet,
      text: launch.isLegalNameSet ? TEXTS.legalName.set : TEXTS.legalName.unset,
      link: TEXTS.legalName.link,
      guide: { file: "docs/operate.md", section: "The first deployment" },
    },
    {
      id: "placeholders",
      title: TEXTS.placeholders.title,
      isDone: launch.placeholders === 0,
      text:
        launch.placeholders === 0 ? TEXTS.placeholders.none : countText(TEXTS.placeholders.left, launch.placeholders),
      link: TEXTS.placeholders.link,
      guide: { file: "README.md", section: "Configuration" },
    },
    {
      id: "backup",
      title: TEXTS.backup.title,
      isDone: lastBackupAt !== null,
      text: lastBackupAt ? interpolate(TEXTS.backup.at, { time: dateAndTime(lastBackupAt) }) : TEXTS.backup.never,
      link: TEXTS.backup.link,
      guide: { file: "docs/operate.md", section: "Backups, and the drill" },
    },
    {
      id: "analytics",
      title: TEXTS.analytics.title,
      isDone: true,
      text: launch.hasAnalytics ? TEXTS.analytics.set : TEXTS.analytics.none,
      link: TEXTS.analytics.link,
      guide: { file: "README.md", section: "To replace before launch" },
    },
  ];
}

function describeTestMail({ testMail, mailFrom: from, ownerEmail: to }: Setup): string {
  if (!testMail) return interpolate(TEXTS.mail.untried, { from, to });
  if (testMail.arrivedAt) return interpolate(TEXTS.mail.arrived, { time: dateAndTime(testMail.arrivedAt) });
  const words = { from, to, time: dateAndTime(testMail.sentAt), code: testMail.code ?? "" };
  return interpolate(TEXTS.mail[testMail.outcome], words);
}
