import { waitlistSchema } from "../../domain/forms/waitlist.ts";
import { captureLead } from "./capture.ts";
import { defineForm } from "../http/form.ts";

/** The waitlist's sign-up. */
export const waitlistForm = defineForm({
  name: "waitlist",
  path: "/api/waitlist",
  what: "your sign-up",
  page: "/waitlist",
  receivedMessage: "You are on the waitlist.",
  schema: waitlistSchema,
  submit({ fullName: name, ...contact }, post) {
    return captureLead(post, { kind: "opt_in", name, ...contact, answers: {} });
  },
});
