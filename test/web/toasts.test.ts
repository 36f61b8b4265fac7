import { expect, test } from "vitest";
import { FORM_TEXTS } from "#web/features/forms/copy.ts";
import { MESSAGE_TEXTS } from "#web/features/messages/copy.ts";
import { OPT_IN_TEXTS } from "#web/features/opt-in/copy.ts";
import { CALCULATOR_TEXTS } from "#web/pages/home/landing-calculator/copy.ts";
import { WAITLIST_FORM } from "#web/pages/waitlist/form-copy.ts";

test("the toasts have the specified words and no others", () => {
  expect(WAITLIST_FORM.toasts).toMatchObject({
    empty: { title: "Please fill in all fields", description: "Both name and email are required." },
    success: {
      title: "Welcome to the waitlist!",
      description: "You'll be the first to know when we launch. Check your email for confirmation.",
    },
  });
  expect(FORM_TEXTS.failureTitle).toBe("Something went wrong");
  expect(CALCULATOR_TEXTS.toasts).toMatchObject({
    success: {
      title: "Calculation Complete!",
      description: "Your cost comparison has been calculated and sent to your email.",
    },
    failure: { title: "Error", description: "There was a problem submitting your data. Please try again." },
  });
});

test.each([
  ["the waitlist", WAITLIST_FORM.toasts.success, WAITLIST_FORM.outcomes.received],
  ["the calculator", CALCULATOR_TEXTS.toasts.success, CALCULATOR_TEXTS.outcomes.received],
  ["the opt-in", OPT_IN_TEXTS.sent, OPT_IN_TEXTS.outcomes.received],
  ["a message", MESSAGE_TEXTS.sent, MESSAGE_TEXTS.outcomes.received],
])(
  "what more there is to say of %s stands in its line alone, without scripts too",
  (_, { title, description, more }, line) => {
    expect(more).toMatch(/look into the folder for spam\./);
    expect(`${title} ${description}`).not.toContain(more);
    expect(line).toContain(title);
    expect(line.endsWith(more)).toBe(true);
  },
);

test("who joined the waitlist reads that enrollment is open, beside the specified words about a launch", () => {
  expect(WAITLIST_FORM.toasts.success.more).toContain("enrollment in the program is open");
});
