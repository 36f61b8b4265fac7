import { messageCsvQuery, messageListQuery } from "../http/list-query.ts";
import { NOTED_HEADINGS, ownerList, toIsoTime, toNotedItem } from "../http/owner-list.ts";
import { answerForm, publicForm } from "../http/public-form.ts";
import { messageForm } from "../leads/message-form.ts";
import { listMessages, type MessageRow } from "../store/lists.ts";

export const messages = ownerList({
  listQuery: messageListQuery,
  csvQuery: messageCsvQuery,
  read: listMessages,
  toItem: (row: MessageRow) => ({ ...row, createdAt: toIsoTime(row.createdAt), ...toNotedItem(row) }),
  csv: {
    name: "messages",
    headings: {
      name: "Name",
      email: "Email",
      inquiryType: "Inquiry Type",
      subject: "Subject",
      message: "Message",
      createdAt: "Date",
      skippedCheck: "Unchecked",
      ...NOTED_HEADINGS,
    },
  },
}).post("/", publicForm(messageForm), (c) => answerForm(c, messageForm, c.req.valid("json"), "your message"));
