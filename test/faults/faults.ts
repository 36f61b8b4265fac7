import type { ServiceFault } from "./faulty-services.ts";

/** What goes wrong at a service, at each of the operations that an action makes of it. */
export type Fault = ServiceFault & {
  name: string;
  /** Whether a mail may afterwards be left as one that may have been sent: its outcome cannot be known. */
  leavesUnknown?: boolean;
  /** Whether a mail may afterwards be left as one that could not be sent, for the owner to see. */
  leavesExhausted?: boolean;
};

export const FAULTS: readonly Fault[] = [
  { name: "a statement fails before it took effect", service: "database", failure: "refused" },
  { name: "a statement fails after it took effect", service: "database", failure: "lost" },
  {
    name: "the database is away from a statement on",
    service: "database",
    failure: "refused",
    isLasting: true,
    leavesUnknown: true,
  },
  { name: "the process ends between two steps", service: null, failure: "killed", leavesUnknown: true },
  { name: "the queue refuses", service: "queue", failure: "refused" },
  { name: "the queue takes messages, but its answer is lost", service: "queue", failure: "lost" },
  { name: "the queue takes some of the messages", service: "queue", failure: "halfway" },
  { name: "a mail is refused once", service: "mail", failure: "refused", code: "E_RATE_LIMIT_EXCEEDED" },
  {
    name: "mails are refused for a while",
    service: "mail",
    failure: "refused",
    code: "E_DAILY_LIMIT_EXCEEDED",
    isLasting: true,
  },
  {
    name: "a mail is refused for good",
    service: "mail",
    failure: "refused",
    code: "E_RECIPIENT_SUPPRESSED",
    leavesExhausted: true,
  },
  { name: "a mail goes out, but the answer is lost", service: "mail", failure: "lost", leavesUnknown: true },
  { name: "the bucket refuses once", service: "bucket", failure: "refused" },
  { name: "the bucket is away", service: "bucket", failure: "refused", isLasting: true },
  { name: "the bucket does it, but its answer is lost", service: "bucket", failure: "lost" },
  { name: "the bucket fails halfway", service: "bucket", failure: "halfway" },
  { name: "the image service fails once", service: "images", failure: "refused" },
  { name: "the image service's month is used up", service: "images", failure: "refused", code: 9422, isLasting: true },
];

/** What can be unusual around an action, while every service works. */
export type Circumstance = {
  name: string;
  /** How the form service behaves: the last part of its URL (test/support/form-service.ts). */
  formService?: "accept" | "500" | "429" | "garbage" | "cut" | "silent";
  /** How the clock jumps after the action, in hours. */
  clockJump?: number;
  /** How often the queue delivers each message once more. */
  redeliveries?: number;
  /** How often the action is done at the same moment. */
  times?: number;
};

export const CIRCUMSTANCES: readonly Circumstance[] = [
  { name: "the form service answers 500", formService: "500" },
  { name: "the form service answers 429 with Retry-After", formService: "429" },
  { name: "the form service answers with garbage", formService: "garbage" },
  { name: "the form service ends the connection", formService: "cut" },
  { name: "the form service never answers", formService: "silent" },
  { name: "the clock jumps an hour back", clockJump: -1 },
  { name: "the clock jumps a day ahead", clockJump: 24 },
  { name: "the clock jumps forty days ahead", clockJump: 40 * 24 },
  { name: "every message is delivered five times more", redeliveries: 5 },
  { name: "it happens twice at the same moment", times: 2 },
  { name: "it happens five times at the same moment", times: 5 },
];
