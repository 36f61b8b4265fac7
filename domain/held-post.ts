import { site } from "./site.ts";

/** The status and the words of the answer to a post that waits for the owner because it came without a token. */
export const HELD_STATUS = 202;
export const HELD_SENTENCE = `We have what you sent. Our check for robots didn't run in your browser, so we'll look at this one by hand. If you hear nothing in two days, write to ${site.email.hello}.`;

/** What becomes of a post: it is taken, with a notice to the owner or without, quarantined for a reason, or refused. */
export type Admission = "notified" | "taken" | "network" | "person" | "refused";
