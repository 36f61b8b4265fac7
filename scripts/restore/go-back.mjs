import { AFTER_TIME_TRAVEL, BEFORE_QUEUE_RESUMES } from "./archive.ts";

/**
 * Takes a deployed database back to an earlier moment. Its queue is paused first and stays so until `resumeQueue`: the cron job of a
 * minute in between finds mails that have been sent since, and mails go out by the queue alone.
 * @param {(args: string[]) => string} wrangler runs wrangler and returns what it prints; ends the command where that fails
 * @param {{ section: string, bookmark: string, queue: string, say: (sentence: string) => void }} options
 */
export function goBack(wrangler, { section, bookmark, queue, say }) {
  const place = `--env=${section}`;
  wrangler(["queues", "pause-delivery", queue, place]);
  say(
    `The queue ${queue} is paused, so that nothing is mailed again. Should this command break off, run it again without --back-to, and then: npx wrangler queues resume-delivery ${queue}`,
  );
  const back = ["d1", "time-travel", "restore", "DB", "--json", `--bookmark=${bookmark}`, place];
  const { previous_bookmark: undo } = JSON.parse(wrangler(back));
  wrangler(["d1", "execute", "DB", "--yes", "--command", AFTER_TIME_TRAVEL, "--remote", place]);
  say(`The database is taken back; its state before was ${undo}.`);
}

/** Lets the queue deliver again, after the backup was loaded: what the cron job made of the earlier state meanwhile is held. */
export function resumeQueue(wrangler, { section, queue }) {
  const place = `--env=${section}`;
  wrangler(["d1", "execute", "DB", "--yes", "--command", BEFORE_QUEUE_RESUMES, "--remote", place]);
  wrangler(["queues", "resume-delivery", queue, place]);
}
