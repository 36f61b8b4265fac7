import { messageQueries } from "../lists/list-query.ts";
import { PERSON_HEADINGS, ownerList } from "../lists/list.ts";
import { listMessages } from "../lists/lists.store.ts";

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
});
