import { messageQueries } from "../owner/list-query.ts";
import { PERSON_HEADINGS, ownerList } from "../owner/list.ts";
import { publicForm } from "../http/public-form.ts";
import { messageForm } from "./form.ts";
import { listMessages } from "../leads/lists-store.ts";

export const messages = ownerList({
  ...messageQueries,
  read: listMessages,
  csv: {
    name: "messages",
    headings: {
      name: "Name",
      email: "Email",
      inquiryType: "Inquiry Type",
      subject: "Subject",
      message: "Message",
      about: "About",
      createdAt: "Date",
      wantsNews: "Wants News",
      skippedCheck: "Unchecked",
      ...PERSON_HEADINGS,
    },
  },
}).post("/", publicForm(messageForm));
