import { expect, test } from "vitest";
import { COUNTRIES } from "#domain/countries.ts";
import { OWNER_PAGES } from "#domain/owner-pages.ts";
import { planEvents } from "#domain/plan-events.ts";
import { FREE_NAMES_A_DAY, countedPage, countKeys, NOT_FOUND, visitKeys } from "#domain/visit-counts.ts";
import { type ReportDay, reportVisits } from "#domain/visit-report.ts";
import { GUIDE_PAGE_IDS } from "#web/content/countries/guide-page.ts";
import { DETAIL_PAGES } from "#web/content/detail-pages.ts";
import { FINDER_RESULTS } from "#web/content/finder-results.ts";
import { guideChangesPath, guidePrintPath } from "#web/content/page-paths.ts";
import { PERMIT_LISTS } from "#web/content/permit-lists.ts";
import { SITE_PAGES } from "#web/content/site-pages.ts";
import { violationsIn } from "../support/violations.ts";

// What is counted of visits (decision: visits-counted-by-day).

test("every public page of the site is counted under a name of its own or of its kind", () => {
  for (const { path } of SITE_PAGES) expect(countedPage(path), path).toBe(path);
  for (const path of OWNER_PAGES) {
    for (const below of ["", "/", "/people", "/people/hash_1"]) expect(countedPage(path + below), path).toBe(null);
  }
  const parts = GUIDE_PAGE_IDS.flatMap((id) => [{ path: guideChangesPath(id) }, { path: guidePrintPath(id) }]);
  for (const { path } of [...DETAIL_PAGES, ...parts, ...FINDER_RESULTS, ...PERMIT_LISTS]) {
    expect(countedPage(path), path).not.toBe(NOT_FOUND);
    // Prerendered pages answer at their path with a slash, too.
    expect(countedPage(`${path}/`), path).toBe(countedPage(path));
  }
});

test("a page about a country has a name of its own, every other one about one thing shares one", () => {
  expect(countedPage("/country-guides/ghana")).toBe("/country-guides/ghana");
  expect(countedPage("/visa-information/kenya/work-permit")).toBe("/visa-information/kenya/*");
  expect(countedPage("/before-you-pay/kenya")).toBe("/before-you-pay/kenya");
  expect(countedPage("/blog/anything")).toBe("/blog/*");
  expect(countedPage("/country-guides/ghana/permits")).toBe("/country-guides/ghana/permits");
  for (const path of ["/nowhere", "/blog/a/b", "/country-guides/ghana/more", "//evil.example", "", "/__proto__"])
    expect(countedPage(path), path).toBe(NOT_FOUND);
});

test("the names of pages stay few, whatever paths are sent", () => {
  const names = new Set<string | null>();
  for (const first of [
    "country-guides",
    "top-countries",
    "visa-information",
    "compare",
    "permits",
    "my-plan",
    "matches",
    "blog",
    "x",
  ])
    for (const second of [...COUNTRIES.map(({ id }) => id), "invented", "x".repeat(400)])
      for (const third of ["", "/invented", "/tourist-visa"]) names.add(countedPage(`/${first}/${second}${third}`));
  expect(names.size).toBeLessThan(150);
});

test("a visit is counted once under each known name, and its steps by campaign, too", () => {
  const events = ["view", "entry", "view", "tool finder", "begun waitlist", "field waitlist email", "sent waitlist"];
  expect(visitKeys({ page: "/waitlist", campaign: "spring 2027", events })).toEqual([
    "view page /waitlist",
    "view campaign spring 2027",
    "entry page /waitlist",
    "entry campaign spring 2027",
    "tool tool finder",
    "tool campaign spring 2027",
    "begun form waitlist",
    "field form waitlist email",
    "sent form waitlist",
    "sent campaign spring 2027",
  ]);
  expect(visitKeys({ page: "/", events: ["checkout /offer/one-time"] })).toEqual(["checkout offer /offer/one-time"]);
});

test("a plan is counted by country, month and reason, and by nothing else that was put in", () => {
  const inputs = { country: "kenya", month: "2027-06", reason: null, budgetUsd: 2500 } as const;
  expect(planEvents(inputs)).toEqual(["tool plan", "plan country kenya", "plan month 2027-06"]);
  expect(visitKeys({ page: "/my-plan", events: [...planEvents(inputs), "plan reason remote"] })).toEqual([
    "tool tool plan",
    "plan country kenya",
    "plan month 2027-06",
    "plan reason remote",
  ]);
  const invented = ["plan country atlantis", "plan month 2027-13", "plan month 2099-01", "plan budgetUsd 2500", "plan"];
  expect(visitKeys({ page: "/my-plan", events: [...invented, "plan __proto__ x"] })).toEqual([]);
});

test("what is not known is left out: tools, forms, fields, offers, events, and the owner's pages", () => {
  const events = [
    "tool hammer",
    "begun newsletter",
    "field waitlist password",
    "field",
    "sent __proto__",
    "checkout /",
    "checkout https://evil.example/offer",
    "confirmed all",
    "constructor",
    "view\n",
    "",
  ];
  expect(visitKeys({ page: "/", campaign: "c", events })).toEqual([]);
  expect(visitKeys({ page: "/contacts", campaign: "c", events: ["view", "entry"] })).toEqual([]);
});

test("a campaign whose name might hold personal data or code is counted as other", () => {
  expect(
    violationsIn(["ama@example.com", "<script>", " ", "x".repeat(61), "a\nb", "=1+1", "-x"], (campaign) => {
      expect(visitKeys({ page: "/", campaign, events: ["view"] })).toEqual(["view page /", "view campaign other"]);
    }),
  ).toEqual([]);
});

test("a search without results is counted by its words, or as other if they may identify someone", () => {
  const keysOf = (words: string) => visitKeys({ page: "/search", campaign: "c", events: [`unanswered ${words}`] });
  expect(keysOf("Nanny, Nairobi?")).toEqual(["unanswered search nanny nairobi"]);
  expect(
    violationsIn(
      ["ama@example.com", "404 555 12 34", "my name is ama and i live in accra", " ", "x".repeat(61)],
      (words) => expect(keysOf(words)).toEqual(["unanswered search other"]),
    ),
  ).toEqual([]);
});

test("a day names at most 50 searches and 50 campaigns", () => {
  const keys = Array.from({ length: 60 }, (_, index) => [
    `unanswered search s${index}`,
    `view campaign c${index}`,
  ]).flat();
  const counts = countKeys({}, keys);
  expect([counts["unanswered search other"], counts["view campaign other"]]).toEqual([10, 10]);
});

test("a day names at most 50 campaigns, and counts the others together", () => {
  const keys = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => [
      `view campaign c${from + index}`,
      `sent campaign c${from + index}`,
    ]).flat();
  const atOnce = countKeys({}, [...keys(0, 200), "view page /", "view page /"]);
  expect(Object.keys(atOnce)).toHaveLength(2 * (FREE_NAMES_A_DAY + 1) + 1);
  expect(atOnce["view campaign other"]).toBe(200 - FREE_NAMES_A_DAY);
  expect(atOnce["view page /"]).toBe(2);
  // Those that the day has go on under their names.
  const before = { "view campaign c1": 7, "view page /": 7 };
  const later = countKeys(before, keys(0, 60));
  expect([later["sent campaign c1"], later["view campaign other"]]).toEqual([1, 60 - FREE_NAMES_A_DAY]);
});

/** Thirty days, the last so many of them with these totals and leads. */
function month(...last: Partial<ReportDay>[]): ReportDay[] {
  return Array.from({ length: 30 }, (_, index) => ({
    date: `2026-11-${String(index + 1).padStart(2, "0")}`,
    totals: {},
    leads: 0,
    ...last[index - 30 + last.length],
  }));
}

test("the report of a site that nobody has visited has its steps with zeros, and nothing else", () => {
  const { funnel, days, pages, firstPages, campaigns, forms } = reportVisits(month());
  expect(funnel.map(({ step }) => step)).toEqual(["views", "tools", "leads", "confirmed", "checkout"]);
  expect(funnel.every(({ thisWeek, lastWeek }) => thisWeek === 0 && lastWeek === 0)).toBe(true);
  expect(days).toHaveLength(30);
  expect([pages, firstPages, campaigns, forms]).toEqual([[], [], [], []]);
});

test("the last seven days, today among them, stand beside the seven before", () => {
  const day = (views: number) => ({ totals: { "view page /": views, "confirmed all": 1 }, leads: 2 });
  const report = reportVisits(month(...Array.from({ length: 15 }, (_, index) => day(index))));
  expect(report.funnel).toEqual([
    // Days 8 to 14 are this week, 1 to 7 the week before, and the day before both is in neither.
    { step: "views", thisWeek: 8 + 9 + 10 + 11 + 12 + 13 + 14, lastWeek: 1 + 2 + 3 + 4 + 5 + 6 + 7 },
    { step: "tools", thisWeek: 0, lastWeek: 0 },
    { step: "leads", thisWeek: 14, lastWeek: 14 },
    { step: "confirmed", thisWeek: 7, lastWeek: 7 },
    { step: "checkout", thisWeek: 0, lastWeek: 0 },
  ]);
  expect(report.days.at(-1)).toEqual({ date: "2026-11-30", views: 14 });
});

test("ten pages and campaigns are named, most first, and the rest is one line", () => {
  const totals = Object.fromEntries(
    Array.from({ length: 15 }, (_, index) => [
      [`view page /page-${index}`, index + 1] as const,
      [`view campaign c${index}`, index + 1] as const,
      [`sent campaign c${index}`, 1] as const,
    ]).flat(),
  );
  const { pages, campaigns } = reportVisits(month({ totals }));
  expect(pages).toHaveLength(11);
  expect(pages[0]).toEqual({ name: "/page-14", thisWeek: 15, lastWeek: 0 });
  expect(pages[10]).toEqual({ name: "other", thisWeek: 1 + 2 + 3 + 4 + 5, lastWeek: 0 });
  expect(campaigns).toHaveLength(11);
  expect(campaigns[0]).toMatchObject({ name: "c14", views: 15, sent: 1 });
  expect(campaigns[10]).toMatchObject({ name: "other", views: 15, sent: 5 });
});

test("where people stop in a form: at the last field that they got to", () => {
  const totals = {
    "begun form message": 9,
    "field form message name": 10,
    "field form message email": 8,
    // A field that some left as it was, and whoever got past it counts as having passed it.
    "field form message inquiryType": 3,
    "field form message subject": 5,
    "field form message message": 4,
    "sent form message": 4,
  };
  expect(reportVisits(month({ totals })).forms).toEqual([
    {
      form: "message",
      begun: 9,
      sent: 4,
      fields: [
        { field: "name", reached: 10, stopped: 2 },
        { field: "email", reached: 8, stopped: 3 },
        { field: "inquiryType", reached: 5, stopped: 0 },
        { field: "subject", reached: 5, stopped: 1 },
        { field: "message", reached: 4, stopped: 0 },
      ],
    },
  ]);
});
