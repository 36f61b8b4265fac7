import { globSync, readFileSync } from "node:fs";
import { getTableName, is, Table } from "drizzle-orm";
import { siteValues } from "#content/site";
import { expect, test } from "vitest";
import { QUARANTINE_DAYS } from "#domain/owner-lists.ts";
import * as retention from "#domain/retention.ts";
import { type Site, readSite } from "#domain/site.ts";
import { listSamples } from "#web/content/samples.ts";
import { type LegalPage, legalPageFor } from "#web/content/legal-pages.ts";
import { OFFER_TEXTS } from "#web/content/offer-texts.ts";
import { listTexts } from "#web/content/text-block.ts";
import * as schema from "../../worker/db/schema.ts";
import { listLaunchBlockers } from "../../scripts/deploy/launch-blockers.mjs";
import { violationsIn } from "../support/violations.ts";

// The legal pages are true of what is stored and configured.

const plain = readSite({});
const configured = readSite(
  { VITE_TURNSTILE_SITE_KEY: "key", VITE_FORM_SERVICE_NAME: "Forms, Ltd., Ireland" },
  {
    ...siteValues,
    legalName: "Homeward Relocation, LLC",
    registration: "Registered in Accra under no. 12",
    governingLaw: "Ghana",
    dataRepresentatives: "Ama Mensah, Dublin",
  },
);
const privacyPolicyFor = (deployment: Site) => legalPageFor("privacy-policy", deployment);
const termsOfServiceFor = (deployment: Site) => legalPageFor("terms-of-service", deployment);
const cookiePolicyFor = (deployment: Site) => legalPageFor("cookie-policy", deployment);

function joinText({ intro, sections }: LegalPage, ...ids: string[]): string {
  const shown = sections.filter(({ id }) => ids.length === 0 || ids.includes(id));
  return [intro, ...shown.flatMap(({ body }) => body.flatMap(listTexts))].join("\n");
}

/** What the policy says of each table; `null`: it holds nothing about visitors. */
const STORED: Readonly<Record<string, RegExp | null>> = {
  leads: /Sign-ups, calculations, plans and messages: in our database/,
  plans: /Sign-ups, calculations, plans and messages: in our database/,
  messages: /Sign-ups, calculations, plans and messages: in our database/,
  imports: /Lists that we brought here: .*without names or email addresses/,
  import_words: /What a list that we brought says of you: your email address/,
  reader_reports:
    /What readers paid: the fee, the amount, the currency, the month and the place, without name or email address/,
  replies: /Our answers to you by email: in our database/,
  announcements: /Announcements that go to many people at once: their text, and how many people got them/,
  people: /What we know of your mailbox and our contact with you/,
  deliveries: /The record of each email that a form led to/,
  mailbox_mails: /The count of emails to you.*: a salted hash of your email with the day on which one was sent/,
  mailboxes: /What holds for your mailbox: a salted hash of it/,
  suppressions: /Unsubscribed: a salted hash of your email and the day/,
  tombstones: /Removed: a salted hash of your email and the time of the removal/,
  quarantine: /Posts that look like spam: the fields of the form with the reasons and a salted hash/,
  quarantine_days: null,
  network_days: /How many forms came from a network on a day/,
  lead_counts: /how many sign-ups came in each quarter of an hour from each form/,
  activities: /What our team did with the data.*without your name or email/,
  visit_days: /What visitors did on a day, as totals without anything about any of them/,
  content_changes: null,
  publishing_failures: null,
  heartbeats: null,
  revoked_sessions: null,
  uploads: null,
  settings: null,
  shown_pictures: null,
  notifications: null,
  watched_pages: null,
  watched_figures: null,
  office_letters: null,
  office_answers: /Answers of offices: what was answered, the name and position/,
};

test("every table of the database stands in the privacy policy, or is known to hold nothing about visitors", () => {
  const tables = Object.values<unknown>(schema).filter((value): value is Table => is(value, Table));
  const text = joinText(privacyPolicyFor(plain));
  const unsaid = tables
    .map((table) => getTableName(table))
    .filter((name) => {
      const words = STORED[name];
      return words === undefined || (words !== null && !words.test(text));
    });
  expect(unsaid).toEqual([]);
});

/** What the policy says of each column about a person, so that a new one is a type error until it speaks of it. */
const PERSON: Readonly<Record<keyof typeof schema.peopleTable.$inferSelect, RegExp>> = {
  emailHash: /A salted hash is a long number made from your email/,
  confirmedAt: /whether you confirmed your email/,
  contactedAt: /how far our conversation is/,
  status: /how far our conversation is/,
  statusHistory: /how it went/,
  tags: /labels and a note for ourselves/,
  note: /labels and a note for ourselves/,
  dueAt: /when you are owed an answer/,
  updatedAt: /our contact with you/,
};

/** What the cookie policy says of each module that keeps something in the browser. */
const KEPT_IN_BROWSER: Readonly<Record<string, RegExp>> = {
  "web/features/forms/form-draft.ts": /What you type into a form is kept there/,
  "web/features/measuring/measuring.ts": /Your choice about the analytics service is kept in local storage/,
  "web/lib/recover.ts": /the time of that reload is kept/,
  "web/lib/use-draft.ts": /what is typed at the desk, in an announcement, a reply or a note until it is saved or sent/,
  "web/lib/visitor-choices.ts": /The passport, the reason and the household that you choose in a guide are kept/,
  "web/pages/analytics/use-checklist.ts": /the ticks of a daily checklist/,
  "web/pages/contacts/people/use-shown-columns.ts": /which columns of a list are hidden/,
  "web/pages/my-plan/offline.ts": /your browser also keeps that page/,
  "web/pages/my-plan/plan-store.ts": /Plans that you make on My plan are kept in local storage/,
};

test("everything that is kept in the browser stands in the cookie policy", () => {
  const keeping = globSync("web/**/*.{ts,tsx}").filter((path) =>
    /\.setItem\(|caches\.open\(|indexedDB/.test(readFileSync(path, "utf8")),
  );
  expect(keeping.toSorted()).toEqual(Object.keys(KEPT_IN_BROWSER).toSorted());
  const text = joinText(cookiePolicyFor(readSite({ VITE_ANALYTICS_ID: "G-ABC1234567" })));
  for (const [path, words] of Object.entries(KEPT_IN_BROWSER)) expect(text, path).toMatch(words);
});

test("the privacy policy names everything that is kept about a person beside what they sent", () => {
  const text = joinText(privacyPolicyFor(plain), "information-collected");
  expect(Object.values(PERSON).filter((words) => !words.test(text))).toEqual([]);
});

test("every time that the software keeps something is named with the figure that the code uses", () => {
  const text = joinText(privacyPolicyFor(plain));
  for (const [words, figure] of [
    ["days after it was sent or withheld", retention.DELIVERY_RECORD_DAYS],
    ["days, also after a removal", retention.MAIL_LEDGER_DAYS],
    ["days after the last of these emails", retention.UNCONFIRMED_PAUSE_DAYS],
    ["days.\nLogs of faults", retention.ACTIVITY_DAYS],
    ["days.\nNumbers without names", retention.VISIT_DAYS],
    ["days after you confirmed it", retention.REPORT_DAYS],
    ["days. If you have not confirmed what you paid", retention.REPORT_EMAIL_DAYS],
    ["days after it came", QUARANTINE_DAYS],
    ["days after that; the rest waits", QUARANTINE_DAYS],
    ["days after we wrote to the office", retention.OFFICE_LETTER_DAYS],
    ["hours. Links in our emails", retention.OWNER_SESSION_HOURS],
  ] as const)
    expect(text).toContain(`${figure} ${words}`);
  expect(text).toContain(`at most one in ${retention.UNCONFIRMED_PAUSE_DAYS} days`);
  expect(text).toContain(`deleted rows for up to ${retention.DATABASE_HISTORY_DAYS} days`);
});

test("the privacy policy covers each law and mechanism that applies", () => {
  expect(
    violationsIn(
      ["GDPR", "UK GDPR", "CCPA", "Do Not Track", "CASL", "PIPEDA", "Article 6(1)(a)", "standard contractual"],
      (words) => {
        expect(joinText(privacyPolicyFor(plain))).toContain(words);
      },
    ),
  ).toEqual([]);
});

test("the policies name Turnstile and the form service exactly where they are configured", () => {
  const without = joinText(privacyPolicyFor(plain)) + joinText(cookiePolicyFor(plain));
  expect(without).not.toContain("Turnstile");
  expect(without).toContain("No form-collection service is used");
  const withBoth = joinText(privacyPolicyFor(configured));
  expect(withBoth.match(/Forms, Ltd\., Ireland/g)).toHaveLength(2);
  expect(withBoth).toContain("When you first touch a form, it loads Cloudflare Turnstile");
  expect(withBoth).not.toMatch(/No form-collection service|load no check against robots/);
  expect(joinText(cookiePolicyFor(configured))).toContain("Cloudflare Turnstile is loaded when you first touch a form");
});

test("the policies name an outside video service exactly where one is configured", () => {
  const withVideo = readSite({ VITE_VIDEO_URL: "https://video.homeward.example/embed/preview" });
  expect(joinText(cookiePolicyFor(plain))).toContain("The film is our own and comes from this site.");
  expect(joinText(privacyPolicyFor(plain))).not.toMatch(/video service|press play/);
  expect(joinText(cookiePolicyFor(withVideo))).toContain("nothing is loaded from it until you ask for the film");
  expect(joinText(privacyPolicyFor(withVideo))).toContain("only when you go there or press play");
});

test("policies and terms name the provider, its registration and its address", () => {
  for (const page of [privacyPolicyFor(configured), termsOfServiceFor(configured)]) {
    const text = joinText(page);
    for (const words of ["Homeward Relocation, LLC", "Registered in Accra under no. 12", configured.postalAddress])
      expect(text).toContain(words);
  }
  expect(joinText(privacyPolicyFor(configured), "rights")).toContain("Our representatives: Ama Mensah, Dublin.");
});

test("the terms say the law, the prices, renewals, refunds, and that nothing is investment advice", () => {
  const text = joinText(termsOfServiceFor(configured));
  expect(text).toContain("follow the law of Ghana");
  for (const words of [OFFER_TEXTS.prices, OFFER_TEXTS.whoGetsModule7, OFFER_TEXTS.refunds])
    expect(text).toContain(words);
  expect(text).toMatch(/within 14 days/);
  expect(text).toMatch(/do not offer, sell or recommend securities/);
});

test("production is refused with an example provider or a form service under the wrong name", () => {
  const blockers = listLaunchBlockers({}).join("\n");
  expect(blockers).toContain("VITE_SITE_ORIGIN is not set");
  for (const { file, ids } of listSamples())
    expect(blockers).toContain(`content/${file}.yaml still has samples (sample: true): ${ids.join(", ")}.`);
  const about = (variables: Record<string, string>, url: string) =>
    listLaunchBlockers(variables, { FORM_SERVICE_URL: url }).filter((text) => text.includes("privacy policy"));
  expect(about({}, "")).toEqual([]);
  expect(about({ VITE_FORM_SERVICE_NAME: "Forms, Ltd." }, "https://forms.example/f")).toEqual([]);
  expect(about({}, "https://forms.example/f")).toEqual([expect.stringContaining("Set VITE_FORM_SERVICE_NAME")]);
  expect(about({ VITE_FORM_SERVICE_NAME: "Forms, Ltd." }, "")).toEqual([
    expect.stringContaining("Set FORM_SERVICE_URL"),
  ]);
});
