import * as v from "valibot";
import { contactFields, formSchema, requiredName } from "./fields.ts";

/** The rules of the waitlist's sign-up. */
export const waitlistSchema = formSchema({
  fullName: requiredName,
  source: v.optional(v.literal("waitlist_page"), "waitlist_page"),
  ...contactFields("waitlist"),
});
