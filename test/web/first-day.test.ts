import { expect, test } from "vitest";
import type { LaunchState } from "#web/pages/optin-report/first-day/launch-state.ts";
import type { Setup } from "#web/pages/optin-report/first-day/queries.ts";
import { listSteps } from "#web/pages/optin-report/first-day/steps.ts";

const READY: LaunchState = {
  samples: 0,
  isLegalNameSet: true,
  placeholders: [],
  offersConfirmedOn: "2026-11-21",
  hasAnalytics: false,
};
const FRESH: Setup = {
  mailFrom: "hello@homeward.example",
  ownerEmail: "owner@homeward.example",
  testMail: null,
  lastBackupAt: null,
};
const SENT = { sentAt: "2026-11-21T09:00:00.000Z", outcome: "taken", code: null, arrivedAt: null } as const;

const findOpen = (setup: Setup, launch = READY) =>
  listSteps(launch, setup)
    .filter(({ isDone }) => !isDone)
    .map(({ id }) => id);
const mailText = (testMail: Setup["testMail"]) => listSteps(READY, { ...FRESH, testMail })[0]!.text;

test("a fresh site has everything open that somebody must do; a finished one nothing", () => {
  const fresh = {
    ...READY,
    samples: 3,
    isLegalNameSet: false,
    placeholders: ["VITE_SITE_ORIGIN", "site.email.hello"],
    offersConfirmedOn: null,
  };
  expect(findOpen(FRESH, fresh)).toEqual(["mail", "samples", "legalName", "placeholders", "offers", "backup"]);
  const testMail = { ...SENT, arrivedAt: "2026-11-21T09:05:00.000Z" };
  expect(findOpen({ ...FRESH, testMail, lastBackupAt: "2026-11-21T09:00:00.000Z" })).toEqual([]);
});

test("every open step says in place how it is done; that of the placeholders names them", () => {
  const steps = listSteps({ ...READY, samples: 1, isLegalNameSet: false, placeholders: ["site.email.hello"] }, FRESH);
  for (const { id, isDone, how } of steps) if (!isDone) expect(how, id).not.toHaveLength(0);
  expect(steps.find(({ id }) => id === "placeholders")?.how.join()).toContain("site.email.hello");
});

test("the owner confirms what each price buys, before the launch", () => {
  const findStep = (offersConfirmedOn: string | null) =>
    listSteps({ ...READY, offersConfirmedOn }, FRESH).find(({ id }) => id === "offers");
  expect(findStep(null)).toMatchObject({
    title: expect.stringMatching(/^Confirm what \$\d+\/\$\d+ and \$[\d,]+\/\$\d+ buy$/),
    isDone: false,
    text: expect.stringContaining("Nobody has confirmed it."),
  });
  expect(findStep("2026-12-01")).toMatchObject({ isDone: true, text: "Confirmed on December 1, 2026." });
});

test("a test email that was taken is not done before it arrived, and a refusal names its code", () => {
  expect(findOpen({ ...FRESH, testMail: SENT })).toContain("mail");
  expect(mailText(SENT)).toContain("owner@homeward.example");
  expect(mailText({ ...SENT, outcome: "refused", code: "E_SENDER_NOT_VERIFIED" })).toContain("E_SENDER_NOT_VERIFIED");
  expect(mailText({ ...SENT, outcome: "unknown" })).toContain("did not say");
});
