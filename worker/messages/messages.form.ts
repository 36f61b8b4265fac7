import { messageSchema } from "../../domain/forms/message.ts";
import { findInGuide } from "../static-json.ts";
import { hashEmail } from "../hash.ts";
import { enqueueDeliveries } from "../deliveries/enqueue.ts";
import { storeMessage } from "./messages.store.ts";
import { defineForm, deriveEntryId } from "../http/form.ts";

/** The contact form and the help page's "Send Message". */
export const messageForm = defineForm({
  name: "message",
  path: "/api/messages",
  what: "your message",
  page: "/contact",
  receivedMessage: "We have your message.",
  schema: messageSchema,
  async submit({ entryId, visit, ...fields }, { env, db, sentAt, skippedCheck, notifiesOwner, waitUntil }) {
    const { name, email, consentVersion, about, ...answers } = fields;
    // The desk shows the first of a network, about rows that exist; any other stays an ordinary message.
    const correctionOf = about !== undefined && notifiesOwner ? await findInGuide(env, about) : null;
    const queuedMails = await storeMessage(
      db,
      {
        name,
        email,
        emailHash: hashEmail(env, email),
        entryId: entryId ?? deriveEntryId(fields, sentAt),
        consentVersion,
        visitPage: visit?.page,
        skippedCheck,
        notifiesOwner,
        sentAt,
        ...answers,
        about: correctionOf ?? undefined,
      },
      Date.now(),
    );
    waitUntil("queue send", enqueueDeliveries(env.DELIVERIES, queuedMails));
    return true;
  },
});
