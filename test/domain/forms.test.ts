import { expect, test } from "vitest";
import { calculatorSchema } from "#domain/forms/calculator.ts";
import { checkForm } from "#domain/forms/check-form.ts";
import type { FormSchema } from "#domain/forms/fields.ts";
import { messageSchema } from "#domain/forms/message.ts";
import { optInSchema } from "#domain/forms/opt-in.ts";
import { planSchema } from "#domain/forms/plan.ts";
import { waitlistSchema } from "#domain/forms/waitlist.ts";
import { CALCULATION_FIELDS } from "../support/calculation.ts";
import { violationsIn } from "../support/violations.ts";

const EMAIL = { email: "ama@example.com" };
const SIGN_UP = { ...EMAIL, fullName: "Ama" };
const CALCULATION = { ...EMAIL, ...CALCULATION_FIELDS };
const MESSAGE = { ...EMAIL, name: "Ama", subject: "Schools", message: "Which are near?" };
const PLAN = { ...EMAIL, plan: "country=kenya&month=2027-06" };
const GUARDS = { page: "/", second_remark: "", "cf-turnstile-response": "token" };

const AMOUNT = "Please enter a valid amount, from 0 to 1,000,000";
const NAME_TOO_LONG = "Please keep your name under 120 characters";
const CHOICES = {
  currentCountry: "Please select your current country",
  destinationCountry: "Please select a destination country",
  housingType: "Please select a housing type",
  lifestyle: "Please select a lifestyle",
  householdSize: "Please select household size",
};

const long = (length: number) => "x".repeat(length);

function eachChoice(value: unknown) {
  return Object.fromEntries(Object.keys(CHOICES).map((name) => [name, value]));
}

type Case = [form: FormSchema, fields: Record<string, unknown>, errors: Record<string, string> | null];

const CASES: Case[] = [
  [waitlistSchema, { ...SIGN_UP, ...GUARDS }, null],
  [waitlistSchema, { ...SIGN_UP, fullName: ` ${long(120)} `, email: " AMA@Example.com " }, null],
  [waitlistSchema, { ...SIGN_UP, fullName: long(121) }, { fullName: NAME_TOO_LONG }],
  [
    waitlistSchema,
    { ...SIGN_UP, email: "zoë@example.com" },
    { email: "Please write the part before the @ in plain letters (a to z), digits and signs" },
  ],
  ...["", " ", "ama@example", "ama@example.com\nBcc: b@example.com"].map((email): Case => {
    return [waitlistSchema, { ...SIGN_UP, email }, { email: "Please enter a valid email address" }];
  }),

  [optInSchema, EMAIL, null],
  [optInSchema, { ...EMAIL, name: "", countryInterest: "", goal: "" }, null],
  [optInSchema, { ...EMAIL, name: long(120), countryInterest: "Ghana, Kenya", goal: long(1000) }, null],
  [
    optInSchema,
    { ...EMAIL, name: long(121), countryInterest: long(201), goal: long(1001) },
    {
      name: NAME_TOO_LONG,
      countryInterest: "Please choose countries from the list",
      goal: "Please keep your goal under 1000 characters",
    },
  ],

  [calculatorSchema, { ...CALCULATION, wantsNews: "yes" }, null],
  [calculatorSchema, { ...CALCULATION, wantsNews: "no" }, { wantsNews: expect.any(String) }],
  ...[" 800 ", ".5", 0, 1_000_000].map((foodCost): Case => [calculatorSchema, { ...CALCULATION, foodCost }, null]),
  ...["", " ", "many", "1e3", "1,000", -1, 1_000_001, NaN, Infinity, undefined, null, true, [5]].map(
    (foodCost): Case => [calculatorSchema, { ...CALCULATION, foodCost }, { foodCost: AMOUNT }],
  ),
  ...["", "usa ", "constructor", undefined, 7].map((value): Case => {
    return [calculatorSchema, { ...CALCULATION, ...eachChoice(value) }, CHOICES];
  }),

  [messageSchema, { ...MESSAGE, subject: long(200), message: long(5000), inquiryType: "" }, null],
  [messageSchema, { ...MESSAGE, inquiryType: "visa", about: "names nothing" }, null],
  [messageSchema, { ...MESSAGE, inquiryType: "spam" }, { inquiryType: expect.any(String) }],
  [
    messageSchema,
    { ...MESSAGE, name: " ", subject: undefined, message: "\n" },
    { name: "Please enter your name", subject: "Please enter a subject", message: "Please enter a message" },
  ],
  [
    messageSchema,
    { ...MESSAGE, subject: long(201), message: long(5001) },
    {
      subject: "Please keep the subject under 200 characters",
      message: "Please keep the message under 5000 characters",
    },
  ],

  [planSchema, { ...PLAN, reminders: "yes" }, null],
  ...["country=atlantis&month=2027-06", `${PLAN.plan}&city=${long(2000)}`, undefined, 7].map((plan): Case => {
    return [planSchema, { ...PLAN, plan }, { plan: "Please choose the country and the month of your plan again" }];
  }),
];

/** As the browser sends it: JSON has no undefined. */
function asJson(fields: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(fields)) as Record<string, unknown>;
}

test("a form says beside each field what is wrong with it", () => {
  expect(
    violationsIn(CASES, ([schema, fields, errors]) => {
      expect(checkForm(schema, fields).errors).toEqual(errors);
    }),
  ).toEqual([]);
});

test("a form accepts unchanged what it has checked before", () => {
  expect(
    violationsIn(CASES, ([schema, fields, errors]) => {
      if (errors) return;
      const checked = asJson(checkForm(schema, fields).fields);
      expect(asJson(checkForm(schema, checked).fields)).toEqual(checked);
    }),
  ).toEqual([]);
});
