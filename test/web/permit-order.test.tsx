import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import type { CountryId } from "#domain/countries.ts";
import { chosenPermit } from "#domain/plan.ts";
import { type Reason, REASONS } from "#domain/reasons.ts";
import { FOLDERS } from "#web/content/countries/countries.ts";
import { recordGuide } from "#web/content/countries/guide-page.ts";
import { permitOffice, PERMIT_LISTS, PERMITS } from "#web/content/permit-lists.ts";
import {
  comparePermits,
  conditionsBeyond,
  firstPermit,
  firstsFirst,
  permitsFor,
  type PermitRule,
} from "#web/content/permit-order.ts";
import { generalPlan } from "#web/content/plans/general-plan.ts";
import { planKit } from "#web/content/plans/plan-kits.ts";
import { DECISIVE_FACTS } from "#web/features/finder/decisive-facts.ts";
import { PERMIT_GROUNDS, sortByFit } from "#web/features/permits/permit-fit.ts";
import { Answers } from "#web/pages/country-guides/guide/answers.tsx";
import { conditionWords } from "#web/features/permits/condition-words.ts";
import { feeText, forGoodText, lastsText } from "#web/features/permits/permit-words.ts";
import { chapterPath } from "#web/content/page-paths.ts";
import { violationsIn } from "../support/violations.ts";

const RECORDS = FOLDERS.map(({ record }) => [record.id, record] as const);

/** The answers at the head of each country's guide, rendered once. */
const HEADS: ReadonlyMap<CountryId, string> = new Map(
  RECORDS.map(([id]) => [
    id,
    renderToStaticMarkup(
      <MemoryRouter>
        <Answers guide={recordGuide(id)} />
      </MemoryRouter>,
    ),
  ]),
);

const CHOICES = RECORDS.flatMap(([id, record]) => REASONS.map((reason) => [id, reason, record] as const));

test("the permit to name first for a reason asks for nothing beyond it, and is the same everywhere", () => {
  expect(
    violationsIn(CHOICES, ([id, reason, record]) => {
      const [, permitAnswer, forGoodAnswer] = HEADS.get(id)!.split('data-answers="reason"') as [string, string, string];
      const first = firstPermit(record.permits, reason);
      const ofReason = permitsFor(record.permits, reason);
      const asksNothingElse = ofReason.filter((permit) => conditionsBeyond(permit, reason).length === 0);
      if (asksNothingElse.length > 0) expect(asksNothingElse).toContain(first);
      else expect(first).toBeUndefined();

      // The plan.
      const kit = planKit(id);
      expect(chosenPermit({ permit: null, reason }, kit)?.id).toBe(first?.id);

      // The finder.
      if (reason === "retirement" || reason === "business") {
        const { text } = DECISIVE_FACTS[id]![reason];
        if (first) expect(text).toContain(`${first.name}, `);
        else expect(text).toMatch(/^No permit for /);
      }

      // The chooser of permits, in the order of its page, for somebody who has all that the reason brings, and money and years enough.
      const inCountry = PERMITS.filter(({ country }) => country.id === id).map(({ permit }) => permit);
      const answers = {
        passport: "us",
        reason,
        monthlyIncomeUsd: 1_000_000,
        capitalUsd: 1_000_000_000,
        age: 99,
        grounds: PERMIT_GROUNDS.filter(
          (key) => !conditionsBeyond({ reasons: [], conditions: { [key]: true } }, reason).length,
        ),
      };
      const { fits, may } = sortByFit(inCountry, answers);
      if (first) expect([fits[0]?.id, may[0]?.id]).toContain(first.id);
      else expect(fits).toEqual([]);

      // The list for the reason.
      const { permits } = PERMIT_LISTS.find(({ path }) => path === `/permits/${reason}/${id}`)!;
      if (first) expect(permits[0]!.permit).toBe(first);

      // The guide.
      const [answer, forGood] = [permitAnswer, forGoodAnswer].map((html) => variantFor(html, reason));
      const words = answer!.replaceAll("&#x27;", "'");
      const [named] = permitsFor(record.permits, reason);
      if (first) expect(words).toContain(`>${first.name}</p>`);
      else if (named) {
        expect(words).toMatch(new RegExp(`>Only with .*</p><p>${named.name.replaceAll(/[()]/g, "\\$&")}\\. `));
        for (const key of conditionsBeyond(named, reason))
          expect(words).toContain(conditionWords({ [key]: named.conditions[key] })[0]);
      } else {
        for (const html of [answer, forGood]) {
          const { name, url } = permitOffice(record.permits);
          expect(html).toContain("Ask ");
          expect(html).toContain(name);
          // The one link of the cell.
          expect(html).toContain(`href="${reason === "return" ? chapterPath(id, "belonging") : url}"`);
        }
      }
    }),
  ).toEqual([]);
});

describe("the permit to name first in each country", () => {
  test("stands before the others for its reason in the guide, which leaves none out", () => {
    expect(
      violationsIn(RECORDS, ([, record]) => {
        const listed = firstsFirst(record.permits);
        expect(listed).toHaveLength(record.permits.length);
        expect(new Set(listed)).toEqual(new Set(record.permits));
        for (const reason of REASONS) {
          const first = listed.find(({ reasons, closedTo }) => reasons.includes(reason) && closedTo.length === 0);
          expect(first).toBe(permitsFor(record.permits, reason)[0]);
        }
      }),
    ).toEqual([]);
  });

  test("is that of the general plan for its reason", () => {
    expect(
      violationsIn(RECORDS, ([id, record]) => {
        const { permit } = generalPlan(id);
        expect(firstPermit(record.permits, permit.reasons[0]!)).toBe(permit);
      }),
    ).toEqual([]);
  });

  test("stands with the first, large answer whether a foreigner may own a home", () => {
    expect(
      violationsIn(RECORDS, ([id, record]) => {
        const { ownershipInShort, ownership } = record.homes;
        expect(ownershipInShort.length).toBeLessThanOrEqual(60);
        expect(ownershipInShort).toMatch(/^[A-Z].*[^.]$/);
        expect(HEADS.get(id)).toContain(`>${ownershipInShort}</p>`);
        // Its figures are the record's own.
        const stated = JSON.stringify([ownership, record.homes.lease]);
        for (const [figure] of ownershipInShort.matchAll(/\$?\d[\d,]*/g)) expect(stated).toContain(figure);
      }),
    ).toEqual([]);
  });
});

/** Of the variants of an answer the one for a reason. */
function variantFor(html: string, reason: Reason): string {
  const variants = html.split("data-when=").slice(1);
  return variants.find((variant) => /^"([^"]*)"/.exec(variant)![1]!.split(" ").includes(reason))!;
}

const rule: fc.Arbitrary<PermitRule> = fc.record({
  reasons: fc.subarray([...REASONS], { minLength: 1 }),
  conditions: fc.record(
    {
      monthlyIncomeUsd: fc.integer({ min: 1, max: 9 }),
      capitalUsd: fc.integer({ min: 1, max: 9 }),
      yearsThere: fc.integer({ min: 1, max: 9 }),
      jobOffer: fc.constant(true),
      relative: fc.constant(true),
      origin: fc.constant(true),
    },
    { requiredKeys: [] },
  ),
});

test("permits that are each the first for a reason of the other are listed once", () => {
  const [a, b]: PermitRule[] = [
    { reasons: ["job", "business"], conditions: {} },
    { reasons: ["business", "job"], conditions: {} },
  ];
  expect(firstsFirst([a!, b!])).toHaveLength(2);
});

test("permits are in one order, whichever way they come", () => {
  fc.assert(
    fc.property(fc.array(rule, { minLength: 2, maxLength: 8 }), fc.constantFrom(...REASONS), (rules, reason) => {
      const compare = comparePermits(reason);
      const sorted = rules.toSorted(compare);
      for (const [at, one] of sorted.entries())
        for (const later of sorted.slice(at)) expect(compare(one, later)).toBeLessThanOrEqual(0);
      for (const one of rules)
        for (const other of rules) expect(Math.sign(compare(one, other)) + Math.sign(compare(other, one))).toBe(0);
    }),
  );
});

test("what a permit asks beyond its reason, more reasons and more money never bring it forward", () => {
  fc.assert(
    fc.property(rule, fc.constantFrom(...REASONS), (one, reason) => {
      fc.pre(one.reasons.includes(reason));
      const compare = comparePermits(reason);
      const and = (conditions: PermitRule["conditions"]) => ({
        ...one,
        conditions: { ...one.conditions, ...conditions },
      });
      expect(compare(one, and({ yearsThere: 5 }))).toBeLessThanOrEqual(0);
      expect(compare(one, and({ formerCitizen: true }))).toBeLessThanOrEqual(0);
      expect(compare(one, and({ capitalUsd: 10 }))).toBeLessThan(0);
      expect(compare(one, { ...one, reasons: [...REASONS] })).toBeLessThanOrEqual(0);
      expect(firstPermit([and({ yearsThere: 5 })], reason)).toBeUndefined();
    }),
  );
});

test("a grandparent, a job offer or years of living there are not what a pensioner has", () => {
  const retirement = (conditions: PermitRule["conditions"]) =>
    conditionsBeyond({ reasons: ["retirement"], conditions }, "retirement");
  expect(retirement({ monthlyIncomeUsd: 2000, minimumAge: 50 })).toEqual([]);
  expect(retirement({ origin: true })).toEqual(["origin"]);
  expect(retirement({ jobOffer: true, yearsThere: 5 })).toEqual(["yearsThere", "jobOffer"]);
  expect(conditionsBeyond({ reasons: ["return"], conditions: { descent: true } }, "return")).toEqual([]);
});

test("what a permit asks for reads well in a sentence and in a list", () => {
  for (const { country, permit } of PERMITS) {
    for (const words of conditionWords(permit.conditions))
      expect(`Requires ${words}.`, `${country.id} ${permit.id}`).not.toMatch(
        /asks for (to|that|if|in|age) |[{}]|undefined/,
      );
  }
});

test("a permit's row says how long it lasts, whether you can stay for good, and who says so", () => {
  const long = PERMITS.filter(
    ({ permit: { firstTerm } }) => (firstTerm?.summary ?? firstTerm?.value ?? "").length > 45,
  );
  expect(long.map(({ country, permit }) => `${country.id} ${permit.id}`)).toEqual([]);
  const row = (country: CountryId, id: string) => {
    const { permit } = PERMITS.find((one) => one.country.id === country && one.permit.id === id)!;
    return [lastsText(permit), forGoodText(permit)];
  };
  expect(row("kenya", "class-d")).toEqual(["one or two years, advisers say", "apply after 7 years, advisers say"]);
  expect(row("nigeria", "retirement-n5b")).toEqual(["two years", "citizenship after 15 years"]);
  expect(row("south-africa", "volunteer-visa")).toEqual(["up to three years", "no set path"]);
});

test("the first year's cost is one figure, and says how many charges it lacks", () => {
  expect(feeText({ feeUsd: { from: 155, to: 182 } })).toBe("about $182");
  const lacking = { feeUsd: { from: 96, to: 120 }, feeLacks: ["the visa", "the card"] };
  expect(feeText(lacking)).toBe("at least $96; 2 charges aren’t published");
  expect(feeText({ feeUsd: { from: 0, to: 0 }, feeLacks: ["the report"] })).toBe("1 charge isn’t published");
  expect(feeText({ feeUsd: { from: 0, to: 27 }, feeLacks: ["the report"] })).toBe(
    "up to $27; 1 charge isn’t published",
  );
  expect(feeText({ feeUsd: { from: 0, to: 0 } })).toBe("nothing");
});
