import * as v from "valibot";
import { expect, test } from "vitest";
import type { z } from "zod";
import { schema as messageFormSchema } from "../web/features/messages/send.ts";
import { schema as optInFormSchema } from "../web/features/opt-in/send.ts";
import { schema as calculatorFormSchema } from "../web/pages/home/landing-calculator/send.ts";
import { schema as waitlistFormSchema } from "../web/pages/waitlist/send.ts";
import { calculatorForm } from "../worker/leads/calculator.form.ts";
import { messageForm } from "../worker/messages/messages.form.ts";
import { optInForm } from "../worker/leads/opt-in.form.ts";
import { waitlistForm } from "../worker/leads/waitlist.form.ts";
import { violationsIn } from "./support/violations.ts";

// The rules of a form exist once per side, zod at the API and valibot in the browser. What one side takes or refuses,
// and with which words, so does the other: a visitor is never told two things.

type Case = { input: Record<string, unknown>; messages: Record<string, string> };

const long = (length: number) => "x".repeat(length);
const EMAIL_LETTERS = "Please write the part before the @ in plain letters (a to z), digits and signs";
const EMAIL = "Please enter a valid email address";
const NAME = "Please enter your name";
const TOO_LONG = "Please keep your name under 120 characters";

const WAITLIST: Case[] = [
  { input: { fullName: "Ama Mensah", email: "ama@example.com" }, messages: {} },
  { input: { fullName: "  Ama  ", email: "  AMA@Example.com " }, messages: {} },
  { input: { fullName: "阿妈", email: "zoe@exämple.example" }, messages: {} },
  { input: { fullName: "Zoë", email: "zoë@example.com" }, messages: { email: EMAIL_LETTERS } },
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

/** Without empty fields: the browser sends "", the API stores nothing. */
function filled(fields: object) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}

type Schemas = { browser: v.GenericSchema; worker: z.ZodType };

/** Both sides give these messages for these fields; where there are none, both read the same from the input. */
function expectAgreement({ browser, worker }: Schemas, { input, messages }: Case) {
  const inBrowser = v.safeParse(browser, input);
  const browserMessages = firstMessages(
    (inBrowser.issues ?? []).map((issue) => ({
      path: (issue.path ?? []).map(({ key }) => key as PropertyKey),
      message: issue.message,
    })),
  );
  const inWorker = worker.safeParse(input);
  const workerMessages = firstMessages(inWorker.error?.issues ?? []);
  expect({ browser: browserMessages, worker: workerMessages }).toEqual({ browser: messages, worker: messages });
  if (inBrowser.success && inWorker.success) expect(inWorker.data).toMatchObject(filled(inBrowser.output as object));
}

test("browser and API agree on a sign-up", () => {
  expect(
    violationsIn(WAITLIST, (signup) => {
      expectAgreement({ browser: waitlistFormSchema, worker: waitlistForm.schema }, signup);
    }),
  ).toEqual([]);
});

// What a browser reads from the calculator's form, before anything is changed: all of it is text.
const ENTRY = {
  email: "ama@example.com",
  currentCountry: "usa",
  housingCost: "2500",
  utilityCost: "350",
  foodCost: "800",
  transportCost: "500",
  destinationCountry: "ghana",
  housingType: "house",
  lifestyle: "modest",
  householdSize: "1",
};
const AMOUNT = "Please enter a valid amount, from 0 to 1,000,000";
const GOOD_AMOUNTS = ["0", "00", "12", "12.5", "12.", ".5", "0.01", " 800 ", "1000000", "1000000.00"];
const BLANKS = ["", " ", "\t\n"];
const NO_AMOUNTS = ["many", "NaN", "Infinity", "-Infinity", "null", "[object File]", "."];
const REFUSED_NOTATIONS = ["1e3", "0x10", "1_000", "1,000", "1.000.000", "1 000", "$800", "800 USD", "+5", "- 5", "٣"];
const OUT_OF_RANGE = ["-1", "-0", "1000000.01", "1000001", "9".repeat(400)];
const BAD_AMOUNTS = [...BLANKS, ...NO_AMOUNTS, ...REFUSED_NOTATIONS, ...OUT_OF_RANGE];

const CALCULATOR: Case[] = [
  { input: ENTRY, messages: {} },
  { input: { ...ENTRY, currentCountry: "other", householdSize: "5", lifestyle: "premium" }, messages: {} },
  { input: { ...ENTRY, wantsNews: "yes" }, messages: {} },
  ...GOOD_AMOUNTS.map((amount) => ({ input: { ...ENTRY, foodCost: amount }, messages: {} })),
  ...BAD_AMOUNTS.map((amount) => ({ input: { ...ENTRY, foodCost: amount }, messages: { foodCost: AMOUNT } })),
  ...["", " ", "ama", "ama@example"].map((email) => ({ input: { ...ENTRY, email }, messages: { email: EMAIL } })),
  ...["", " ", "usa ", "USA", "constructor"].map((choice) => ({
    input: {
      ...ENTRY,
      currentCountry: choice,
      destinationCountry: choice,
      housingType: choice,
      lifestyle: choice,
      householdSize: choice,
    },
    messages: {
      currentCountry: "Please select your current country",
      destinationCountry: "Please select a destination country",
      housingType: "Please select a housing type",
      lifestyle: "Please select a lifestyle",
      householdSize: "Please select household size",
    },
  })),
  {
    input: { ...ENTRY, housingCost: "", utilityCost: "-1", foodCost: "1e9", transportCost: "x" },
    messages: { housingCost: AMOUNT, utilityCost: AMOUNT, foodCost: AMOUNT, transportCost: AMOUNT },
  },
];

test("browser and API agree on a calculation", () => {
  expect(
    violationsIn(CALCULATOR, (calculation) => {
      expectAgreement({ browser: calculatorFormSchema, worker: calculatorForm.schema }, calculation);
    }),
  ).toEqual([]);
});

test("the API reads an amount as the number that the browser sent", () => {
  for (const amount of GOOD_AMOUNTS) {
    const { foodCost } = v.parse(calculatorFormSchema, { ...ENTRY, foodCost: amount });
    expect(calculatorForm.schema.parse({ ...ENTRY, foodCost }).foodCost).toBe(foodCost);
  }
  for (const foodCost of [-1, -0.01, 1_000_000.01, NaN, Infinity, undefined, null, true, [5], {}]) {
    expect(calculatorForm.schema.safeParse({ ...ENTRY, foodCost }).success, String(foodCost)).toBe(false);
  }
  expect(calculatorForm.schema.parse({ ...ENTRY, foodCost: -0 }).foodCost).toBe(0);
});

const OPT_IN: Case[] = [
  { input: { email: "ama@example.com" }, messages: {} },
  { input: { name: "", email: " ama@example.com ", countryInterest: "", goal: "" }, messages: {} },
  { input: { name: " Ama ", email: "ama@example.com", countryInterest: "Ghana", goal: "A house." }, messages: {} },
  {
    input: { name: long(120), email: "ama@example.com", countryInterest: "Ghana, Kenya", goal: long(1000) },
    messages: {},
  },
  { input: { email: "" }, messages: { email: EMAIL } },
  {
    input: { name: long(121), email: "ama@example", countryInterest: long(201), goal: long(1001) },
    messages: {
      name: TOO_LONG,
      email: EMAIL,
      countryInterest: "Please choose countries from the list",
      goal: "Please keep your goal under 1000 characters",
    },
  },
];

test("browser and API agree on an opt-in", () => {
  expect(
    violationsIn(OPT_IN, (optIn) => {
      expectAgreement({ browser: optInFormSchema, worker: optInForm.schema }, optIn);
    }),
  ).toEqual([]);
});

const MESSAGE = { name: "Ama", email: "ama@example.com", subject: "Schools", message: "Which are near?" };
const MESSAGES: Case[] = [
  { input: MESSAGE, messages: {} },
  { input: { ...MESSAGE, name: " Ama ", inquiryType: "" }, messages: {} },
  ...["general", "visa", "country", "costs", "community", "partnership", "media"].map((inquiryType) => ({
    input: { ...MESSAGE, inquiryType },
    messages: {},
  })),
  { input: { ...MESSAGE, subject: long(200), message: long(5000) }, messages: {} },
  {
    input: { name: " ", email: "ama@", subject: "", message: "\n" },
    messages: { name: NAME, email: EMAIL, subject: "Please enter a subject", message: "Please enter a message" },
  },
  {
    input: { name: long(121), email: "a@b.example", subject: long(201), message: long(5001) },
    messages: {
      name: TOO_LONG,
      subject: "Please keep the subject under 200 characters",
      message: "Please keep the message under 5000 characters",
    },
  },
];

test("browser and API agree on a message", () => {
  expect(
    violationsIn(MESSAGES, (message) => {
      expectAgreement({ browser: messageFormSchema, worker: messageForm.schema }, message);
    }),
  ).toEqual([]);
});
