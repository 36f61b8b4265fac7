import { canonicalMailbox } from "../../domain/email.ts";
import { reportSchema } from "../../domain/forms/report.ts";
import { enqueueDeliveries } from "../deliveries/enqueue.ts";
import { hashEmail, hashReporter } from "../hash.ts";
import { defineForm, deriveEntryId } from "../http/form.ts";
import { storeReport } from "./reports.store.ts";

/** "What did you pay?" on the pages on what to check before paying. */
export const reportForm = defineForm({
  name: "report",
  path: "/api/reports",
  what: "your report",
  page: "/before-you-pay",
  receivedMessage: "We have your report.",
  schema: reportSchema,
  async submit({ entryId, visit, email, consentVersion, ...report }, { env, db, sentAt, skippedCheck, waitUntil }) {
    const fields = { email, consentVersion, ...report };
    const sender = {
      email,
      emailHash: hashEmail(env, email),
      consentVersion,
      entryId: entryId ?? deriveEntryId(fields, sentAt),
      visitPage: visit?.page,
      skippedCheck,
    };
    const mails = await storeReport(
      db,
      { ...report, reporter: hashReporter(env, report.fee, canonicalMailbox(email)) },
      sender,
      { sentAt, now: Date.now() },
    );
    waitUntil("queue send", enqueueDeliveries(env.DELIVERIES, mails));
    return true;
  },
});
