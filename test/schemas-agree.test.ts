import * as v from "valibot";
import { expect, test } from "vitest";
import { waitlistSchema } from "../web/features/waitlist/schema.ts";
import { waitlistSignupSchema } from "../worker/routes/waitlist.ts";

// The rules of a form exist once per side, zod at the API and valibot in the browser. What one side takes or refuses,
// and with which words, so does the other: a visitor is never told two things.

type Case = { input: Record<string, unknown>; messages: Record<string, string> };

const long = (length: number) => "x".repeat(length);
const EMAIL = "Please enter a valid email address";
const NAME = "Please enter your name";
const TOO_LONG = "Please keep your name under 120 characters";

const WAITLIST: Case[] = [
  { input: { fullName: "Ama Mensah", email: "ama@example.com" }, messages: {} },
  { input: { fullName: "  Ama  ", email: "  AMA@Example.com " }, messages: {} },
  { input: { fullName: "阿妈", email: "zoë@exämple.example" }, messages: {} },
  { input: { fullName: long(120), email: `${long(64)}@example.com` }, messages: {} },
  { input: { fullName: "", email: "" }, messages: { fullName: NAME, email: EMAIL } },
  { input: { fullName: " \t", email: " " }, messages: { fullName: NAME, email: EMAIL } },
  { input: { fullName: long(121), email: "ama@example.com" }, messages: { fullName: TOO_LONG } },
  { input: { fullName: ` ${long(120)} `, email: "ama@example.com" }, messages: {} },
  ...["ama", "ama@", "@example.com", "ama@example", "a ma@example.com", "ama@example.com, b@example.com"].map(
    (email) => ({
      input: { fullName: "Ama", email },
      messages: { email: EMAIL },
    }),
  ),
  { input: { fullName: "Ama", email: "ama@example.com\nBcc: b@example.com" }, messages: { email: EMAIL } },
  { input: { fullName: "Ama", email: `${long(65)}@example.com` }, messages: { email: EMAIL } },
  { input: { fullName: "Ama", email: `ama@${long(250)}.com` }, messages: { email: EMAIL } },
];

/** The first message of each field, as both sides show it. */
function firstMessages(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.map(String).join("."), message]));
}

test.each(WAITLIST)("both sides say the same of the sign-up $input", ({ input, messages }) => {
  const browser = v.safeParse(waitlistSchema, input);
  const browserMessages = firstMessages(
    (browser.issues ?? []).map((issue) => ({
      path: (issue.path ?? []).map(({ key }) => key as PropertyKey),
      message: issue.message,
    })),
  );
  const worker = waitlistSignupSchema.safeParse(input);
  const workerMessages = firstMessages(worker.error?.issues ?? []);
  expect({ browser: browserMessages, worker: workerMessages }).toEqual({ browser: messages, worker: messages });
  if (browser.success && worker.success) expect(worker.data).toMatchObject(browser.output);
});
