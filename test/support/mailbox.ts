import type { APIRequestContext } from "@playwright/test";

type SentMail = {
  messageId: string;
  from: string;
  to: string[];
  replyTo: string;
  subject: string;
  headers: Record<string, string>;
  text: string;
  html: string;
};

const SENT = "/cdn-cgi/explorer/api/local/email/sending";

/** The mails that the local runtime took to send to matching recipients, as it lists them itself: without their texts. */
export async function mailsTo(request: APIRequestContext, recipient: RegExp): Promise<SentMail[]> {
  const mails: SentMail[] = [];
  let cursor = "";
  do {
    const response = await request.get(SENT, { params: { per_page: 50, ...(cursor && { cursor }) } });
    const { result, result_info: info } = (await response.json()) as {
      result: SentMail[];
      result_info: { has_more: boolean; cursor?: string };
    };
    mails.push(...result);
    cursor = info.has_more ? (info.cursor ?? "") : "";
  } while (cursor);
  return mails.filter((mail) => mail.to.some((email) => recipient.test(email)));
}

/** One mail with its text. */
export async function readMail(request: APIRequestContext, { messageId }: SentMail): Promise<SentMail> {
  const response = await request.get(SENT, { params: { email_id: messageId } });
  return ((await response.json()) as { result: SentMail }).result;
}
