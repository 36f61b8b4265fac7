import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkoutUrl, OFFER_PAIRS, type OfferId, OFFERS, ONE_TIME_OFFER_PAGE } from "#domain/offers.ts";
import { PROGRAM_MODULES } from "#web/content/program.ts";
import { OFFER_SUMS } from "#web/content/offer-sums.ts";
import { OFFER_TEXTS } from "#web/content/offer-texts.ts";
import { faqCategories } from "#web/content/questions.ts";
import { WAITLIST_FAQ } from "#web/pages/waitlist/copy.ts";
import { enrollment, prices, programSection, whyUseIt } from "#web/pages/home/copy.ts";
import { visaInformationPage } from "#web/pages/visa-information/copy.ts";
import { exclusiveAccess, JOB_SEARCH, jobSearchPage } from "#web/pages/job-search/copy.ts";

// One offer, told the same everywhere (decision: two-price-pairs).

const IDS = Object.keys(OFFERS) as OfferId[];
/** The prices of content/offers.yaml and their sums, as pages show them. */
const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;
const { oneTime, monthly } = OFFER_PAIRS.program;
const ONCE = dollars(OFFERS[oneTime].price);
const A_MONTH = dollars(OFFERS[monthly].price);
const PAYMENTS = OFFERS[monthly].payments!;
const IN_ALL = dollars(OFFERS[monthly].price * PAYMENTS);
const SAVED = dollars(OFFERS[monthly].price * PAYMENTS - OFFERS[oneTime].price);
const listModules = (id: OfferId): readonly number[] => OFFERS[id].modules;

test("each offer has a page of its own on the checkout, and its campaign says which offer it is", () => {
  const urls = IDS.map((id) => new URL(checkoutUrl(id)));
  expect(new Set(urls.map(({ pathname }) => pathname)).size).toBe(IDS.length);
  expect(urls.map(({ searchParams }) => searchParams.get("utm_content"))).toEqual([
    "1497_offer",
    "189_monthly",
    "997_offer",
    "125_monthly",
  ]);
  expect(new URL(ONE_TIME_OFFER_PAGE).pathname).toBe(urls[0]!.pathname);
  expect(new URL(ONE_TIME_OFFER_PAGE).search).toBe("");
});

test("the one-time plan has all modules, the monthly plan all but the last, which is also sold alone", () => {
  const all = PROGRAM_MODULES.map(({ number }) => number);
  expect(listModules(OFFER_PAIRS.program.oneTime)).toEqual(all);
  expect(listModules(OFFER_PAIRS.program.monthly)).toEqual(all.slice(0, -1));
  expect(listModules(OFFER_PAIRS.module7.oneTime)).toEqual(all.slice(-1));
  expect(listModules(OFFER_PAIRS.module7.monthly)).toEqual(all.slice(-1));
});

test("plans, modules and texts say which plan has which modules", () => {
  const [once, aMonth] = enrollment.plans.map(({ modules }) => modules);
  expect(once).toMatch(/seven modules/);
  expect(aMonth).toContain(`${OFFER_SUMS.monthlyModules}`);
  expect(programSection.onlyOneTime.modules).toEqual([7]);
  expect(OFFER_TEXTS.whoGetsModule7).toMatch(/^The one-time plan has all seven modules\. .* modules 1 to 6; module 7/);
});

test("the monthly price never stands without what it comes to", () => {
  expect(OFFER_TEXTS.prices).toBe(
    `The program costs ${ONCE} once, or ${A_MONTH} a month for ${PAYMENTS} months, which is ${IN_ALL} in all.`,
  );
  expect(OFFER_SUMS).toMatchObject({ monthlyTotal: IN_ALL, saved: SAVED });
});

test("the plans are told apart where they are compared, and beside the prices under the hero", () => {
  for (const text of [enrollment.intro, prices.sums]) {
    for (const words of [ONCE, `${SAVED} more`, "sessions", "all seven modules"]) expect(text).toContain(words);
    expect(text).not.toMatch(/same roadmap/);
  }
  expect(enrollment.intro).toContain(
    `The monthly plan, ${A_MONTH} for ${PAYMENTS} months, comes to ${SAVED} more and has modules 1 to 6`,
  );
  expect(prices.sums).toContain("without module 7");
  const [once, aMonth] = enrollment.plans;
  const extra = once.features.filter((feature) => !aMonth.features.includes(feature as never)).join();
  expect(extra).toMatch(/1:1 strategy sessions.*Bonus material/);
});

test("no page names the prices of both plans without what tells them apart", () => {
  const cost = WAITLIST_FAQ.entries.find(({ id }) => id === "cost")!.content;
  const program = faqCategories.flatMap(({ questions }) => questions).filter(({ answer }) => answer.includes(ONCE));
  expect(program).toHaveLength(2);
  for (const text of [cost, ...program.map(({ answer }) => answer)]) expect(text).toMatch(/modules 1 to 6.*sessions/);
});

test("each badge has its true reason, and no plan is called popular without a count of buyers", () => {
  expect(enrollment.plans.map(({ badge, badgeReason }) => [badge, badgeReason])).toEqual([
    ["BEST VALUE", `Costs ${SAVED} less in all, and includes more.`],
    ["POPULAR", `Lowest upfront payment: ${A_MONTH}.`],
  ]);
});

test("beside every offer of help with a visa stands what one gets, and that nobody files for the buyer", () => {
  const fullService = whyUseIt.benefits.find(({ title }) => title === "Full Service Assistance")!;
  expect(visaInformationPage.dialog.button).toBe("GET VISA ASSISTANCE NOW");
  for (const text of [fullService.text, visaInformationPage.dialog.buttonNote]) {
    expect(text).toMatch(/You get .*guidance/);
    expect(text).toContain("nobody files them for you");
  }
});

test("the page of module 7 says who has it, its price, and that of the whole program", () => {
  const said = [...JOB_SEARCH.paragraphs, exclusiveAccess.text, jobSearchPage.callToAction.text].join(" ");
  for (const words of [OFFER_TEXTS.whoGetsModule7, OFFER_TEXTS.module7Alone, OFFER_TEXTS.refunds])
    expect(said).toContain(words);
  expect(jobSearchPage.checkout).toBe(checkoutUrl(OFFER_PAIRS.module7.oneTime));
  expect(jobSearchPage.callToAction.monthly.to).toBe(checkoutUrl(OFFER_PAIRS.module7.monthly));
});

test("before a buyer chooses, the home page says what the content says of refunds", () => {
  expect(enrollment.terms.list).toContain(OFFER_TEXTS.refunds);
});

test("no page spells a plan's price by hand, so none can ask for another one", () => {
  const figures = [...IDS.map((id) => dollars(OFFERS[id].price)), IN_ALL, SAVED].map((text) => text.slice(1));
  const prices = new RegExp(`\\$(${figures.join("|").replaceAll(",", ",?")})\\b(?!,)`);
  const spelled = globSync(["web/**/*.{ts,tsx}", "worker/**/*.ts"]).filter((path) =>
    prices.test(readFileSync(path, "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "")),
  );
  expect(spelled).toEqual([]);
});
