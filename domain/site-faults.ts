import { MAX_COUNTED } from "./owner-lists.ts";

// What can be wrong with the running site, in words: the report, the health check and the daily mail show it from this one table
// (decision: morning-digest).

/** What a fault is about: how many, since when (milliseconds), of how much, and names from our own code. */
export type FaultFigures = {
  count?: number;
  since?: number;
  limit?: number;
  names?: readonly string[];
};

type FaultWords = {
  /** In a few words. */
  title: string;
  /** What is wrong. @param formatTime writes a moment in milliseconds as its reader's date and time */
  sentence: (figures: FaultFigures, formatTime: (moment: number) => string) => string;
  /** What to do about it. */
  advice: string;
  /** Whether an outside monitor is told by `/api/health`, which anybody may read. */
  isMonitored?: true;
};

const FAULTS = {
  configuration: {
    title: "A setting of the deployment is wrong",
    sentence: ({ names }) =>
      withNames("A variable or secret is wrong; what needs it answers that it is unavailable.", names),
    advice: "Correct it in wrangler.toml or among the secrets, and deploy.",
    isMonitored: true,
  },
  database: {
    title: "The database does not answer",
    sentence: () => "The database does not answer.",
    advice: "Look at Cloudflare's status page, and try again in some minutes.",
    isMonitored: true,
  },
  schema: {
    title: "The database lacks a migration",
    sentence: ({ names }) => withNames("The database lacks a migration or a table. Deploy again.", names),
    advice: "Deploy again: a deployment applies the migrations first.",
    isMonitored: true,
  },
  bucket: {
    title: "The storage bucket does not answer",
    sentence: () => "The storage bucket does not answer.",
    advice: "Look at Cloudflare's status page, and try again in some minutes.",
    isMonitored: true,
  },
  deliveries: {
    title: "Deliveries are not being carried out",
    sentence: ({ since }, formatTime) =>
      `A delivery has been due for more than half an hour${since === undefined ? "." : `, since: ${formatTime(since)}`}`,
    advice:
      "The queue is behind, or its consumer fails. Look at the log of the Worker and at the queue in the Cloudflare dashboard. Nothing is lost: what waits is sent once the queue works.",
    isMonitored: true,
  },
  sweep: {
    title: "The cron job does not run as it should",
    sentence: ({ since, names }, formatTime) =>
      withNames(
        `The cron job, which comes every minute, is late, or one of them fails.${since === undefined ? "" : ` It had not run since ${formatTime(since)}.`}`,
        names,
      ),
    advice:
      "Check the cron trigger of the Worker in the Cloudflare dashboard, and look for “step of the sweep” in its log. Until it runs, lost queue messages are not noticed and nothing is deleted on time.",
    isMonitored: true,
  },
  exhausted: {
    title: "Deliveries failed for good",
    sentence: ({ count = 0 }) =>
      `Deliveries of the last two days that failed for good, after all attempts: ${upTo(count)}.`,
    advice:
      "The report shows the last error of each. Once its cause is gone, send them again there: nothing is dropped.",
  },
  form_service: {
    title: "Second copies of sign-ups fail",
    sentence: ({ count = 0 }) => `Sign-ups whose second copy failed three times or more: ${upTo(count)}.`,
    advice:
      "The form service, or the storage bucket where none is set, does not take them. The sign-ups themselves are in the database, and the copies are tried for a day. Check the account at the form service and FORM_SERVICE_URL.",
  },
  mail: {
    title: "Emails fail",
    sentence: ({ count = 0 }) => `Emails that the email service refused three times or more: ${upTo(count)}.`,
    advice:
      "They are tried for a day. The report shows what the email service said. Check that the sending domain is verified and that the account may send so many.",
  },
  visitor_mail_limit: {
    title: "Some emails to visitors are waiting",
    sentence: ({ limit = 0 }) =>
      `The site sends visitors at most ${limit} emails in 24 hours. That limit is reached, so further ones wait and are sent automatically as soon as it allows. Nothing is lost.`,
    advice: "If you did not expect so many, look at the newest leads: somebody may be filling in the forms by machine.",
  },
  announcement: {
    title: "An announcement does not move",
    sentence: ({ count = 0 }) => `Announcements that have reached nobody new for a day: ${upTo(count)}.`,
    advice:
      "Other emails take all that the site may send, or the email service refuses it. Look at the announcement and at what waits in the report.",
  },
  quarantine_budget: {
    title: "The quarantine is full for today",
    sentence: ({ count = 0 }) =>
      `The quarantine keeps a limited number of suspicious posts a day, and at most half of them certain spam. It takes no more today. Further posts so far, which were only counted: ${count}. Those that may be from people are answered with a request to try again later.`,
    advice:
      "Somebody is probably filling in the forms by machine. Turnstile keeps most robots away: see “Configuration” in docs/operate.md.",
  },
  network_refused: {
    title: "A network has sent all the forms it may send today",
    sentence: ({ count = 0 }) =>
      `Networks that have sent as many forms as we take from one network in a day: ${count}. What else they send is refused until midnight UTC.`,
    advice:
      "Either somebody is filling in the forms by machine, or many people share one address, as with a mobile carrier, a campus or an event. Look at the quarantine and at the newest people. People who are refused are told to use another connection or to email you.",
  },
  notices_used_up: {
    title: "Today's notices are used up",
    sentence: ({ limit = 0, names = [] }) =>
      `You get notices of at most ${limit} leads and ${limit} messages a day (UTC). Today's are used up for: ${names.join(", ")}. What else comes until midnight UTC comes without one.`,
    advice:
      "Nothing is lost: everything is in the lists, and the next morning digest counts what came without a notice. If that is more than you expected, somebody may be filling in the forms by machine.",
  },
  publishing: {
    title: "Changes at the desk are not published",
    sentence: ({ count = 0 }) => `Changes at the desk that could not be published, or need your word: ${upTo(count)}.`,
    advice: "The desk says of each, under “Waiting to be published”, what is the matter and what you can do.",
  },
  email_hash_secret: {
    title: "The secret that recognizes unsubscribed people is another one",
    sentence: () =>
      "LINK_SECRET or EMAIL_HASH_SECRET was replaced, so that nobody who unsubscribed is recognized. Until the right one is back, no visitor gets an email; everything else works, and what waits is sent then.",
    advice: "Set EMAIL_HASH_SECRET to the secret from before: see “Rotate a secret” in docs/operate.md.",
    isMonitored: true,
  },
  database_size: {
    title: "The database is nearly full",
    sentence: ({ count = 0, limit = 0 }) => `The database holds ${count} MB of the ${limit} MB that it may hold.`,
    advice:
      "When it is full, no sign-up can be stored. Move to a plan with more room and set DATABASE_LIMIT_MB to it, or download a backup and erase what is no longer needed.",
  },
} satisfies Record<string, FaultWords>;

export type SiteFault = keyof typeof FAULTS;
export const SITE_FAULTS: Readonly<Record<SiteFault, FaultWords>> = FAULTS;

/** Something that is wrong with the site at a moment. */
export type Problem = { fault: SiteFault; figures: FaultFigures };

/** A count that stops at `MAX_COUNTED`, in words. */
export function upTo(count: number): string {
  return count >= MAX_COUNTED ? `${MAX_COUNTED.toLocaleString("en-US")} or more` : String(count);
}

function withNames(sentence: string, names: readonly string[] = []): string {
  return [sentence, ...names].join(" ");
}
