import { holdDeliveries } from "./archive.ts";

type Wrangler = (args: string[]) => string;
type Place = { section: string; queue: string };

/**
 * What a database that was taken back must do at once, before its sweep comes: send nothing that may have been sent since, tell
 * nobody of a plan what they were told since, and publish nothing that may have been undone.
 */
export const AFTER_TIME_TRAVEL = `UPDATE announcements SET status = 'paused', stopped_by = 'restore' WHERE status IN ('scheduled', 'sending');
UPDATE content_changes SET state = 'draft', wanted = '[]' WHERE state = 'waiting';
UPDATE plans SET reminded_to = max(reminded_to, date('now')), facts = NULL;
${holdDeliveries("kind <> 'form_service'")}`;

/**
 * Takes a deployed database back to an earlier moment. Its queue is paused first and stays so until `resumeQueue`: the cron job of a
 * minute in between finds mails that have been sent since, and mails go out by the queue alone.
 * @param wrangler runs wrangler and returns what it prints; ends the command where that fails
 */
export function goBack(
  wrangler: Wrangler,
  { section, queue, bookmark }: Place & { bookmark: string },
  say: (text: string) => void,
): void {
  const place = `--env=${section}`;
  wrangler(["queues", "pause-delivery", queue, place]);
  say(
    `The queue ${queue} is paused, so that nothing is mailed again. Should this command break off, run it again; until one goes through, it stays paused, or until: npx wrangler queues resume-delivery ${queue}`,
  );
  const back = ["d1", "time-travel", "restore", "DB", "--json", `--bookmark=${bookmark}`, place];
  const { previous_bookmark: undo } = JSON.parse(wrangler(back)) as { previous_bookmark: string };
  wrangler(["d1", "execute", "DB", "--yes", "--command", AFTER_TIME_TRAVEL, "--remote", place]);
  say(`The database is taken back; its state before was ${undo}.`);
}

/** Lets the queue deliver again. What the cron job wrote for plans before `AFTER_TIME_TRAVEL` is held. */
export function resumeQueue(wrangler: Wrangler, { section, queue }: Place): void {
  const place = `--env=${section}`;
  const hold = holdDeliveries("kind IN ('plan_reminder', 'plan_change')");
  wrangler(["d1", "execute", "DB", "--yes", "--command", hold, "--remote", place]);
  wrangler(["queues", "resume-delivery", queue, place]);
}
