import { z } from "zod";
import { LEAD_LIMITS, LEAD_MESSAGES } from "../../domain/lead.ts";
import { captureLead } from "./capture.ts";
import { contactFields, requiredLine } from "../http/fields.ts";
import { defineForm } from "../http/form.ts";

/** The waitlist's sign-up. */
export const waitlistForm = defineForm({
  name: "waitlist",
  path: "/api/waitlist",
  what: "your sign-up",
  page: "/waitlist",
  receivedMessage: "You are on the waitlist.",
  schema: z.strictObject({
    fullName: requiredLine(LEAD_LIMITS.fullName, LEAD_MESSAGES.fullName, LEAD_MESSAGES.fullNameTooLong),
    source: z.literal("waitlist_page").default("waitlist_page"),
    ...contactFields("waitlist"),
  }),
  submit({ fullName: name, ...contact }, post) {
    return captureLead(post, { kind: "opt_in", name, ...contact, answers: {} });
  },
});
