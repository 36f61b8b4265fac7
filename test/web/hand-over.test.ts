import fc from "fast-check";
import { expect, test } from "vitest";
import { PLAN_PASSPORTS } from "#domain/plan-answers.ts";
import { PLAN_FIELDS, readPlanParams } from "#domain/plan-inputs.ts";
import { REASONS } from "#domain/reasons.ts";
import { CHILDREN_COUNT, type VisitorChoices } from "#web/lib/visitor-choices.ts";
import { addChoices, findChoices } from "#web/site/hand-over.ts";
import { beginPlan, choicesOf } from "#web/pages/my-plan/begin-plan.ts";
import { readCityChoices } from "#web/pages/cost-calculator/city-choices.ts";
import { violationsIn } from "../support/violations.ts";

// What a visitor said of the move goes along to the next page.

const SITE = "https://homeward.example";
const NOTHING: VisitorChoices = { passport: "", reason: "", adults: "", children: "" };
const SAID: VisitorChoices = { passport: "uk", reason: "job", adults: "2", children: "3" };

function follow(to: string, from: string, remembered = NOTHING): string {
  const page = new URL(from, SITE);
  const link = new URL(to, SITE);
  addChoices(link, page, findChoices(page, remembered));
  return link.href.replace(SITE, "");
}

const GUIDE = "/country-guides/ghana?passport=uk&reason=job&adults=2&children=3";

test("a link takes along the answers that the page it leads to can read", () => {
  expect(
    violationsIn(
      [
        [
          GUIDE,
          "/country-guides/kenya#homes",
          "/country-guides/kenya?passport=uk&reason=job&adults=2&children=3#homes",
        ],
        [GUIDE, "/permits?country=ghana", "/permits?country=ghana&passport=uk&reason=job&adults=2&children=3"],
        [GUIDE, "/cities/accra", "/cities/accra?passport=uk&reason=job&adults=2&children=3"],
        [GUIDE, "/my-plan?country=ghana", "/my-plan?country=ghana&passports=uk&childrenCount=3&reason=job&adults=2"],
        [
          GUIDE,
          "/my-plan?country=ghana&reason=study",
          "/my-plan?country=ghana&reason=study&passports=uk&childrenCount=3&adults=2",
        ],
        [
          GUIDE,
          "/country-guides/kenya/permits#class-d",
          "/country-guides/kenya/permits?passport=uk&reason=job&adults=2&children=3#class-d",
        ],
        [GUIDE, "/my-plan/ghana", "/my-plan/ghana"],
        [GUIDE, "/faq", "/faq"],
        [GUIDE, "https://office.example/permits", "https://office.example/permits"],
        ["/country-guides/ghana", "/permits", "/permits"],
        [
          "/cities/accra?adults=2&children=3",
          "/cost-calculator?city=accra#month",
          "/cost-calculator?city=accra&adults=2&children=3#month",
        ],
        [
          "/permits?country=kenya&passport=NG&reason=remote",
          "/my-plan?country=kenya&permit=class-n",
          "/my-plan?country=kenya&permit=class-n&passports=other&reason=remote",
        ],
        ["/?lifestyle=retirement&language=none", "/country-guides/ghana", "/country-guides/ghana?reason=retirement"],
        ["/?lifestyle=urban", "/country-guides/ghana", "/country-guides/ghana"],
        [
          "/my-plan?country=ghana&passports=us.uk&adults=2&children=4.9",
          "/country-guides/ghana",
          "/country-guides/ghana?passport=us&adults=2&children=2",
        ],
      ],
      ([page, link, followed]) => {
        expect(follow(link, page)).toBe(followed);
      },
    ),
  ).toEqual([]);
});

test("the URL wins over what is remembered, which fills the rest of the plan and the city's month", () => {
  expect(follow("/country-guides/kenya", "/cost-calculator?city=accra&adults=1", SAID)).toBe(
    "/country-guides/kenya?passport=uk&reason=job&adults=1&children=3",
  );
  const plan = new URL(follow("/my-plan?country=kenya", "/", SAID), SITE).searchParams;
  const { given } = readPlanParams(plan);
  expect(given).toEqual({ country: "kenya", passports: ["uk"], reason: "job", adults: 2 });
  expect(beginPlan(given, plan.get(CHILDREN_COUNT), NOTHING).childrenCount).toBe(3);
  const month = new URL(follow("/cost-calculator?city=accra", "/cities/accra", SAID), SITE).searchParams;
  expect(readCityChoices((name) => month.get(name))).toMatchObject({ city: "accra", adults: 2, children: 3 });
});

const remembered = fc.record({
  passport: fc.constantFrom("", ...PLAN_PASSPORTS, "NG", "wrong"),
  reason: fc.constantFrom("", ...REASONS, "wrong"),
  adults: fc.constantFrom("", "1", "2", "4", "9", "x"),
  children: fc.constantFrom("", "0", "1", "6", "x"),
});
const inUrl = fc.record(
  {
    country: fc.constantFrom("kenya", "ghana"),
    city: fc.constantFrom("nairobi", "accra"),
    passports: fc.constantFrom("us", "us.uk", "other"),
    adults: fc.constantFrom("1", "3"),
    children: fc.constantFrom("6", "6.9"),
    reason: fc.constantFrom(...REASONS),
    permit: fc.constantFrom("class-n"),
    budget: fc.constantFrom("2500"),
  },
  { requiredKeys: [] },
);

test("each field of a new plan comes from its URL, else from memory, if it can be read", () => {
  fc.assert(
    fc.property(inUrl, remembered, (url, said) => {
      const { given } = readPlanParams(new URLSearchParams(url as Record<string, string>));
      const begun = beginPlan(given, null, said);
      for (const field of PLAN_FIELDS) if (given[field] !== undefined) expect(begun.given[field]).toEqual(given[field]);
      const passport = said.passport === "NG" ? "other" : said.passport;
      if (!url.passports)
        expect(begun.given.passports).toEqual(PLAN_PASSPORTS.some((one) => one === passport) ? [passport] : undefined);
      if (!url.reason) expect(begun.given.reason).toBe(REASONS.find((one) => one === said.reason));
      if (!url.adults) expect(begun.given.adults).toBe(/^[124]$/.test(said.adults) ? Number(said.adults) : undefined);
      expect(begun.childrenCount).toBe(url.children || !/^[16]$/.test(said.children) ? 0 : Number(said.children));
    }),
  );
});

test("a plan tells the other pages what it says, and nothing that it leaves open", () => {
  const plan = { passports: [], reason: null, adults: 1, childrenAges: [] };
  const { inputs } = readPlanParams(new URLSearchParams("country=kenya&month=2027-06"));
  expect(choicesOf({ ...inputs!, ...plan })).toEqual({ adults: "1" });
  expect(choicesOf({ ...inputs!, passports: ["other"], reason: "study", childrenAges: [4, 9] })).toEqual({
    reason: "study",
    adults: "1",
    children: "2",
  });
  expect(choicesOf({ ...inputs!, passports: ["uk"] })).toEqual({ passport: "uk", adults: "1" });
});
