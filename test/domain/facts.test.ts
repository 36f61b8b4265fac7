import { expect, test } from "vitest";
import * as costIndices from "#web/content/cost-indices.ts";
import * as countries from "../../domain/countries.ts";
import {
  type Basis,
  type Fact,
  fact,
  type FactDetails,
  type PublisherKind,
  factsIn,
  isFact,
  type PublicPage,
  type Seen,
  reviewDate,
  sparedOn,
  deriveStatus,
  evidenceOf,
  isUnverified,
  isAdvisersWord,
} from "../../domain/facts.ts";
import { content } from "#content";
import { INVESTMENT_OPTIONS, LANGUAGE_OPTIONS, LIFESTYLE_OPTIONS } from "../../domain/finder-options.ts";
import { COUNTRY_IDS } from "../../domain/country-ids.ts";
import { COUNTRY_FOLDERS } from "../../web/content/countries/countries.ts";
import { passportGroup } from "../../content-model/resolve/passport-groups.ts";
import { GUIDE_PAGE_IDS } from "../../web/content/countries/guide-page.ts";
import * as countryGuides from "../../web/content/countries/guides.ts";
import * as readers from "../../web/content/readers/readers.ts";
import * as safety from "../../web/content/countries/safety-chapters.ts";
import * as topCountries from "../../web/content/countries/profiles.ts";
import * as visaInformation from "../../web/content/countries/visas.ts";
import * as costOfLiving from "../../web/pages/cost-calculator/copy.ts";
import { buildRows } from "../../web/pages/country-guides/guide-rows.ts";
import { topCountriesPage } from "../../web/pages/top-countries/copy.ts";
import { visaInformationPage } from "../../web/pages/visa-information/copy.ts";
import { page } from "../support/page.ts";

/** Every module that can hold records of the ledger. */
const MODULES = import.meta.glob<object>(
  ["../../domain/*.ts", "../../web/content/**/*.ts", "../../web/pages/*/{copy,*-copy}.ts"],
  { eager: true },
);

/** Each country's chapter on safety and law. */
const CHAPTERS = COUNTRY_IDS.map(safety.findSafetyChapter);

const BASES: ReadonlySet<Basis> = new Set(["brief", "summary", "estimate"]);
/** The day of facts made up here. */
const DAY = { enteredOn: "2026-11-01" };
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The problems of a record, as sentences; empty for a valid one. */
function faults(record: Fact): string[] {
  const found: string[] = [];
  if (record.value === undefined || record.value === "") found.push("no value");
  if (!BASES.has(record.basis)) found.push(`no such basis: ${record.basis}`);
  if (record.office === undefined) found.push("no office");
  else if (record.office === null) {
    if (!record.method) found.push("neither an office that publishes it nor the way it was made");
  } else if (!(record.office in content.offices)) found.push(`no such office: ${record.office}`);
  if (record.basis === "estimate" && !record.method) found.push("an estimate that does not say how it was made");
  if (new Set(record.readAt).size < (record.readAt ?? []).length) found.push("a page that is named twice");
  for (const { title, publisher, date } of record.readAt ?? []) {
    if (!title || !publisher) found.push("a page without a title or a publisher");
    if (date !== null && !isRealDay(`${date}-01-01`.slice(0, 10))) found.push(`no such day: ${date}`);
    if (date !== null && date > record.enteredOn) found.push("read on a page that is younger than the entry");
  }
  if (record.confirmedOn !== undefined && !isRealDay(record.confirmedOn)) found.push("no day of confirmation");
  if (!isRealDay(record.enteredOn)) found.push("no day of entry");
  if (!isRealDay(record.reviewOn)) found.push("no day of review");
  else if (record.reviewOn !== reviewDate(record, record.pace) && !sparedOn(record))
    found.push("the review does not fit the pace");
  return found;
}

function isRealDay(day: unknown): boolean {
  return (
    typeof day === "string" &&
    ISO_DATE.test(day) &&
    !Number.isNaN(Date.parse(day)) &&
    new Date(day).toISOString().startsWith(day)
  );
}

/** Every text outside the ledger, with its path. URLs, codes and ids are left out, because they contain digits. */
function proseIn(content: unknown, path: string): { path: string; text: string }[] {
  if (isFact(content)) return [];
  if (typeof content === "string") return [{ path, text: content }];
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, part]) =>
    ["alpha2", "numeric", "id", "url"].includes(key) ? [] : proseIn(part, `${path}.${key}`),
  );
}

function findVisaType(id: string) {
  return visaInformation.VISA_COUNTRIES.flatMap(({ types }): readonly visaInformation.VisaType[] => types).find(
    (type) => type.id === id,
  );
}

function findValue(id: string) {
  const found = findVisaType(id);
  if (!found) throw new Error(`no visa type ${id}`);
  const { duration, processing, detailedInfo } = found;
  return { duration, processing, cost: detailedInfo.cost };
}

test("every ledger record has a value, a basis, an office of the table and both dates", () => {
  const all = new Set<Fact>();
  for (const [name, content] of Object.entries(MODULES)) {
    for (const record of factsIn(content)) {
      all.add(record);
      expect(faults(record), `${name}: ${JSON.stringify(record.value)}`).toEqual([]);
    }
  }
  expect(all.size).toBeGreaterThan(500);
  const good = [...all].filter((record) => faults(record).length === 0).length;
  const byBasis = [...BASES].map((basis) => `${basis} ${[...all].filter((record) => record.basis === basis).length}`);
  console.log(
    `Facts ledger: ${good} of ${all.size} records complete, ${Math.round((good / all.size) * 100)}% (${byBasis.join(", ")})`,
  );
});

test("a record without an office, a date, or a correct review date is detected", () => {
  const good = fact("Accra", "summary", "ghana-statistical-service", DAY);
  expect(faults(good)).toEqual([]);
  const { office: _office, ...withoutOffice } = good;
  const { reviewOn: _reviewOn, ...withoutReview } = good;
  const broken = [
    withoutOffice,
    withoutReview,
    { ...good, office: "the-pub" },
    { ...good, office: null },
    { ...good, basis: "estimate" },
    {
      ...good,
      readAt: [
        { title: "A page", publisher: "A paper", kind: "press", date: "2026-12-31", url: "https://example.com/" },
      ],
    },
    { ...good, enteredOn: "2026-02-30" },
    { ...good, reviewOn: "2027-11-20" },
  ];
  for (const record of factsIn(broken)) expect(faults(record)).not.toEqual([]);
  expect(factsIn(broken)).toHaveLength(broken.length);
});

test("country prose and tags contain no figures: those are in the facts ledger", () => {
  const { COUNTRIES } = countries;
  const { COUNTRY_GUIDES } = countryGuides;
  const { VISA_COUNTRIES } = visaInformation;
  const { FEATURED_COUNTRIES, NOTABLE_COUNTRIES } = topCountries;
  const { MONTHLY_EXPENSES, costCalculatorPage } = costOfLiving;
  const prose = proseIn(
    {
      COUNTRIES,
      COUNTRY_GUIDES,
      VISA_COUNTRIES,
      FEATURED_COUNTRIES,
      NOTABLE_COUNTRIES,
      MONTHLY_EXPENSES,
      SAFETY: CHAPTERS.map(({ rows }) => rows),
      // What they repeat of other pages has the offices' own names of permits.
      READERS: JSON.parse(
        JSON.stringify(readers.READERS, (_key, part) => (part?.isOnOtherPages ? [] : part)),
      ) as typeof readers.READERS,
      costCalculatorPage,
    },
    "content",
  );
  expect(prose.length).toBeGreaterThan(300);
  const outside = prose.filter(({ text }) => /\d/.test(text));
  console.log(`Prose: ${prose.length} texts, ${outside.length} with a figure outside the ledger`);
  expect(outside).toEqual([]);
});

test("highlights that state a rule are ledger records", () => {
  const lists = [
    ...countryGuides.COUNTRY_GUIDES,
    ...topCountries.FEATURED_COUNTRIES,
    ...topCountries.NOTABLE_COUNTRIES,
  ];
  const plain = lists.flatMap(({ highlights }) => highlights).filter((highlight) => typeof highlight === "string");
  expect(plain.filter((highlight) => /visa|permit|citizen|abode|\bown/i.test(highlight))).toEqual([]);
});

test("visa facts say for which passports they hold", () => {
  for (const record of factsIn(visaInformation.VISA_COUNTRIES)) {
    expect(record.passports, String(record.value)).toMatch(/US|Canadian|British|all/);
  }
});

test("routes by ancestry do not depend on the passport", () => {
  const rightOfAbode = findVisaType("ghana-right-of-abode");
  for (const record of factsIn(rightOfAbode)) expect(record.passports, String(record.value)).toBe("all");
  const byAncestry = Object.values(MODULES)
    .flatMap(factsIn)
    .filter(
      ({ value, passports }) =>
        passports && /right of abode|trace ancestry|citizenship for people|parentage/i.test(String(value)),
    );
  expect(byAncestry.length).toBeGreaterThan(5);
  for (const { value, passports } of byAncestry) expect(passports, String(value)).toMatch(/\ball\b/);
});

test("a fact is confirmed only where its office confirmed it, and several only where all of them are", () => {
  const entered = fact("30 days", "brief", "rwanda-dgie", DAY);
  const confirmed = { ...entered, confirmedOn: "2026-12-24" };
  expect(deriveStatus([entered])).toEqual({ kind: "entered", on: DAY.enteredOn });
  expect(deriveStatus([confirmed])).toEqual({ kind: "confirmed", on: "2026-12-24" });
  expect(deriveStatus([confirmed, { ...entered, confirmedOn: "2026-12-01" }])).toEqual({
    kind: "confirmed",
    on: "2026-12-01",
  });
  expect(deriveStatus([confirmed, entered])).toEqual({ kind: "entered", on: DAY.enteredOn });
});

test("each basis has a word that needs no legend", () => {
  const ministry = { ...page("The Ministry", null, "office"), offices: ["ghana-interior-ministry"] };
  const lawyers = page("A", null, "law firm");
  const press = page("B", null, "press");
  const agent = page("C", null, "agent");
  const authority = page("D", null, "office");
  const other = page("E", null, "other");
  const label = (basis: Basis, details: Partial<FactDetails> = {}) =>
    fact("$500", basis, "ghana-interior-ministry", { ...DAY, ...details }).label;
  expect(label("summary")).toBe("Not verified");
  expect(label("summary", { method: "We asked two people." })).toBe("Not verified");
  expect(label("brief")).toBe("Not verified");
  expect(label("brief", { method: "A round figure." })).toBe("Our estimate");
  expect(label("estimate", { method: "A round figure." })).toBe("Our estimate");
  expect(label("summary", { readAt: [ministry] })).toBe("Official page");
  expect(label("summary", { readAt: [press] })).toBe("From the press");
  expect(label("summary", { readAt: [lawyers] })).toBe("From a law firm");
  expect(label("summary", { readAt: [agent] })).toBe("From an agent");
  expect(label("summary", { readAt: [other] })).toBe("From another site");
  expect(label("summary", { readAt: [authority] })).toBe("From another authority");
  expect(label("summary", { readAt: [press, lawyers, press] })).toBe("From the press and a law firm");
  expect(label("summary", { readAt: [lawyers, ministry] })).toBe("Official page; also from a law firm");
  expect(label("brief", { reported: [{ value: "$300", page: press }] })).toBe("Not verified");
});

test("the evidence of a value follows from whose its pages are, how many agree and how old they are", () => {
  const ministry = { ...page("The Ministry", null, "office"), offices: ["ghana-interior-ministry"] };
  const [nation, standard] = [page("Nation", "2026-03-01"), page("The Standard", "2025")];
  const evidence = (details: Partial<FactDetails>, basis: Basis = "summary") =>
    evidenceOf(fact("$500", basis, "ghana-interior-ministry", { ...DAY, ...details }), "2026-11-26");
  expect(evidence({ readAt: [nation, ministry] })).toBe("official");
  expect(evidence({ readAt: [page("Acts", null, "law")] })).toBe("official");
  expect(evidence({ readAt: [{ ...ministry, offices: ["ghana-dvla"] }] })).toBe("one source");
  expect(evidence({ readAt: [nation, standard] })).toBe("two sources");
  expect(evidence({ readAt: [nation, { ...standard, publisher: "Nation" }] })).toBe("one source");
  expect(evidence({ readAt: [nation, page("The Standard", "2024-11-25")] })).toBe("one source");
  expect(evidence({ readAt: [nation, page("The Standard", null)] })).toBe("one source");
  expect(evidence({ readAt: [nation, { ...standard, isWeak: true }] })).toBe("one source");
  expect(evidence({ readAt: [nation, standard], reported: [{ value: "$300", page: ministry }] })).toBe("one source");
  expect(evidence({ reported: [{ value: "$300", page: ministry }] })).toBe("none");
  expect(evidence({ readAt: [nation], method: "The middle." }, "estimate")).toBe("estimate");
  expect(evidence({ method: "A round figure." }, "brief")).toBe("estimate");
  expect(evidence({}, "brief")).toBe("none");
});

test("a fact that its office confirmed is official, whatever else it rests on", () => {
  const readAt = [page("Nation", null)];
  for (const details of [{ readAt }, { readAt, reported: [{ value: "$300", page: page("The Standard", null) }] }, {}]) {
    const confirmed = { enteredOn: "2026-11-01", ...details, confirmedOn: "2026-11-20" };
    const known = fact("$500", "summary", "ghana-interior-ministry", confirmed);
    expect(evidenceOf(known, "2026-11-26")).toBe("official");
    expect(known.label).toBe("Confirmed by the office");
    expect(isUnverified(known)).toBe(false);
    expect(evidenceOf({ ...known, doubtedOn: "2026-11-25" }, "2026-11-26")).toBe("none");
  }
});

test("a fact is called an official page only where a page of the very office that it names was read", () => {
  const all = new Set(Object.values(MODULES).flatMap(factsIn));
  const official = [...all].filter(({ label }) => label.startsWith("Official page"));
  expect(official.length).toBeGreaterThan(20);
  for (const { office, readAt = [], value } of official)
    expect(
      readAt.flatMap(({ offices = [] }) => offices),
      String(value),
    ).toContain(office);
});

test("every country has a chapter on safety and law with all its rows, in order", () => {
  for (const { country, rows } of CHAPTERS) {
    expect(Object.keys(rows), country).toEqual(safety.SAFETY_ROWS.map(({ key }) => key));
    for (const record of Object.values(rows))
      expect(record.value.length, `${country}: ${record.value}`).toBeGreaterThan(20);
  }
});

test("travel advice is linked to the government's own page on the country, and the US advisory is dated", () => {
  for (const { country, rows } of CHAPTERS) {
    for (const government of ["us", "uk", "canada"] as const) {
      expect(rows[government].office).toBe(`${government}-advice-${country}`);
      expect(content.offices[`${government}-advice-${country}`]?.url).toContain(country);
    }
    expect(rows.us.readAt?.[0]?.date, country).toMatch(ISO_DATE);
  }
});

test("each office has its own URL, and the embassy directories name only offices", () => {
  const urls = Object.values(content.offices).map(({ url }) => url);
  expect(new Set(urls).size).toBe(urls.length);
  const { directories } = visaInformationPage.embassyDirectory;
  expect(directories.map(({ livingIn, offices: [first] }) => [livingIn, first])).toEqual([
    ["In the USA", "us-state-department"],
    ["In Canada", "global-affairs-canada"],
    ["In the UK", "uk-fcdo"],
  ]);
  const unknown = directories.flatMap(({ offices }) => offices.filter((office) => !(office in content.offices)));
  expect(unknown).toEqual([]);
});

test("travel advice is due after 30 days, entry and permits after 120, the rest after a year", () => {
  const visa = fact("30 days", "brief", "rwanda-dgie", { enteredOn: "2026-11-21", pace: "entry-and-permits" });
  expect(visa.reviewOn).toBe("2027-03-21");
  expect(reviewDate({ enteredOn: "2026-12-31" }, "travel-advice")).toBe("2027-01-30");
  expect(reviewDate({ enteredOn: "2026-12-31" }, "entry-and-permits")).toBe("2027-04-30");
  expect(reviewDate({ enteredOn: "2026-12-31" }, "usual")).toBe("2027-12-31");
  expect(fact(1, "estimate", "us-bls", { enteredOn: "2027-03-01" }).reviewOn).toBe("2028-02-29");
  for (const { country, rows } of CHAPTERS) {
    for (const key of ["us", "uk", "canada", "areas"] as const)
      expect(rows[key].pace, `${country} ${key}`).toBe("travel-advice");
    expect(rows.sameSex.pace, country).toBe("usual");
  }
  const visas = factsIn(visaInformation.VISA_COUNTRIES);
  expect(new Set(visas.map(({ pace }) => pace))).toEqual(new Set(["entry-and-permits"]));
});

test("a recent page of an office or a law that still states a fact postpones its review by a year", () => {
  const url = "https://office.example/fees";
  const reviewOf = (
    publisher: Partial<PublicPage>,
    more: Partial<FactDetails> = {},
    seen: Seen = { url, on: "2027-02-01" },
  ) => {
    const readAt = [{ ...page("Office", null), kind: "office" as const, url, ...publisher }];
    const days = { enteredOn: "2026-11-21", pace: "entry-and-permits" } as const;
    return fact("$50", "summary", "rwanda-dgie", { ...days, readAt, seen: [seen], ...more }).reviewOn;
  };
  const [own, spared] = ["2027-03-21", "2028-02-01"];
  expect(reviewOf({ date: "2024-02" })).toBe(spared);
  expect(reviewOf({ kind: "law", date: "2025" })).toBe(spared);
  expect(reviewOf({}, {}, { url, on: "2027-02-01", changed: "2026-01-05" })).toBe(spared);
  expect(reviewOf({ date: "2024-01" })).toBe(own);
  expect(reviewOf({})).toBe(own);
  expect(reviewOf({ kind: "press", date: "2026" })).toBe(own);
  expect(reviewOf({ date: "2026" }, { pace: "travel-advice" })).toBe("2026-12-21");
  expect(reviewOf({ date: "2026" }, {}, { url: "https://other.example/", on: "2027-02-01" })).toBe(own);
});

test("confirming a fact with its office postpones its review", () => {
  const confirmed = { enteredOn: "2026-11-21", confirmedOn: "2027-02-18", pace: "entry-and-permits" } as const;
  const records = [
    fact("x", "summary", "rwanda-dgie", confirmed),
    passportGroup("Togo", "TG", "x", {
      kind: "nothing",
      office: "rwanda-dgie",
      readAt: [page("Nation", null)],
      ...confirmed,
    }).rule,
  ];
  expect(records.map(({ reviewOn }) => reviewOn)).toEqual(records.map(() => "2027-06-18"));
});

test("the catalog has each country once, the featured ones first", () => {
  const { COUNTRIES } = countries;
  expect(new Set(COUNTRIES.map(({ id }) => id))).toEqual(new Set(COUNTRY_IDS));
  const featured = COUNTRIES.filter((country) => country.featured);
  expect(featured).toEqual(COUNTRIES.slice(0, featured.length));
  // Ties of the finder keep this order.
  expect(featured.slice(0, 7).map(({ name }) => name)).toEqual([
    "Ghana",
    "Kenya",
    "South Africa",
    "Tanzania",
    "Mauritius",
    "Egypt",
    "Sierra Leone",
  ]);
  expect(GUIDE_PAGE_IDS.toSorted()).toEqual(COUNTRIES.map(({ id }) => id).toSorted());
  for (const key of ["id", "alpha2", "numeric"] as const) {
    expect(new Set(COUNTRIES.map((country) => country[key])).size).toBe(COUNTRIES.length);
  }
  for (const { alpha2, numeric, tags, capitalAt } of COUNTRIES) {
    expect(alpha2).toMatch(/^[A-Z]{2}$/);
    expect(numeric).toMatch(/^\d{3}$/);
    expect(tags.length).toBeGreaterThan(0);
    expect(Math.abs(capitalAt.latitude)).toBeLessThan(38);
    expect(capitalAt.longitude).toBeGreaterThan(-20);
    expect(capitalAt.longitude).toBeLessThan(60);
  }
});

test("each country of the decisions' table fits exactly its criteria", () => {
  const table = `
    Ghana | urban, coastal, family, business | english | low, medium
    Kenya | urban, coastal, family, business | english | low, medium
    South Africa | urban, coastal, family, business, retirement | english | medium, high, premium
    Tanzania | coastal, family, retirement | english | low, medium
    Mauritius | coastal, family, business, retirement | english, french | medium, high, premium
    Egypt | urban, coastal, business, retirement | arabic | low, medium
    Sierra Leone | coastal, family, business | english | low
    Senegal | urban, coastal, family | french | low, medium
    Rwanda | urban, family, business | english, french | low, medium
    Ethiopia | urban, business | english | low, medium
    Botswana | family, business, retirement | english | medium, high
    Morocco | urban, coastal, business, retirement | french, arabic | low, medium, high
    Nigeria | urban, business | english | medium, high, premium`;
  const rows = countries.COUNTRIES.map(({ name, matchCategories: { lifestyle, language, investment } }) => {
    expect(language.at(-1), name).toBe("any");
    return [name, lifestyle.join(", "), language.slice(0, -1).join(", "), investment.join(", ")].join(" | ");
  });
  expect(rows).toEqual(
    expect.arrayContaining(
      table
        .trim()
        .split("\n")
        .map((row) => row.trim()),
    ),
  );
});

test("the finder offers its values, and names the investment ranges", () => {
  expect(LIFESTYLE_OPTIONS.map(({ value }) => value)).toEqual(["urban", "coastal", "family", "business", "retirement"]);
  expect(LANGUAGE_OPTIONS.map(({ value }) => value)).toEqual(["english", "french", "arabic", "portuguese", "any"]);
  expect(INVESTMENT_OPTIONS.map(({ label }) => label.toLowerCase())).toEqual([
    "low ($50k-$100k)",
    "medium ($100k-$250k)",
    "high ($250k-$500k)",
    "premium ($500k+)",
  ]);
});

test("each section of a guide's dialog has all that the guide says of it, and each card its highlights", () => {
  for (const guide of countryGuides.COUNTRY_GUIDES) {
    expect(guide.highlights.length, guide.name).toBeGreaterThanOrEqual(3);
    for (const { key, fields } of countryGuides.GUIDE_SECTIONS) {
      const rows = buildRows(guide, { key, fields } as countryGuides.GuideSection);
      expect([...new Set(rows.map(({ label }) => label))], `${guide.name} ${key}`).toEqual(
        fields.map(({ label }) => label),
      );
      const own = guide.detailedGuide as Readonly<Record<string, object>>;
      expect(fields.map((field) => field.key)).toEqual(expect.arrayContaining(Object.keys(own[key] ?? {})));
      if (key !== "culture") expect(factsIn(rows).length, `${guide.name} ${key}`).toBeGreaterThan(0);
    }
  }
});

test("every country with a card has a cost index", () => {
  expect(costIndices.COST_COUNTRIES.filter(({ isTarget }) => isTarget).map(({ value }) => value)).toEqual([
    ...countries.GUIDE_COUNTRY_IDS,
  ]);
});

test("the data holds the visa types of docs/product.md", () => {
  const names = visaInformation.VISA_COUNTRIES.flatMap(({ country, types }) =>
    types.map((type) => `${country}: ${type.name}`),
  );
  expect(names).toEqual(
    expect.arrayContaining([
      "ghana: Tourist Visa",
      "ghana: Right of Abode",
      "kenya: Visitor (eTA)",
      "kenya: Work Permit",
      "rwanda: Tourist Visa",
      "rwanda: Residence Permit",
    ]),
  );
});

test("guides and visa page share one record for how long a visitor may stay", () => {
  for (const country of ["ghana", "kenya", "rwanda"] as const) {
    expect(COUNTRY_FOLDERS[country].record.entry.us.stay).toBe(findValue(`${country}-tourist-visa`).duration);
  }
});

test("each featured or notable country is a destination of its page, which counts them", () => {
  const { FEATURED_COUNTRIES, NOTABLE_COUNTRIES, TOP_COUNTRIES_COUNT } = topCountries;
  expect(FEATURED_COUNTRIES.length).toBeGreaterThan(0);
  expect(NOTABLE_COUNTRIES.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Rwanda", "Nigeria", "Morocco", "Ethiopia", "Botswana", "Senegal"]),
  );
  for (const { name, highlights } of [...FEATURED_COUNTRIES, ...NOTABLE_COUNTRIES])
    expect(highlights.length, name).toBeGreaterThan(0);
  expect(TOP_COUNTRIES_COUNT).toBe(new Set([...FEATURED_COUNTRIES, ...NOTABLE_COUNTRIES].map(({ id }) => id)).size);
  expect(topCountriesPage.heading).toContain(`${TOP_COUNTRIES_COUNT} countries`);
});

test("a fact that could not be confirmed says so, rests on nothing and is due again after its pace", () => {
  const page = {
    title: "Fees",
    publisher: "Ministry",
    kind: "law",
    date: "2026-11-01",
    url: "https://a.example",
  } as const;
  const details = { enteredOn: "2026-11-01", readAt: [page] };
  const doubted = fact("$500", "summary", "ghana-interior-ministry", { ...details, doubtedOn: "2026-11-20" });
  expect(evidenceOf(fact("$500", "summary", "ghana-interior-ministry", details), "2026-11-26")).toBe("official");
  expect(evidenceOf(doubted, "2026-11-26")).toBe("none");
  expect(doubted).toMatchObject({ label: "Could not be confirmed", reviewOn: "2027-11-20" });
});

test("a value counts as advisers' word if no office, law or newspaper supports it", () => {
  const pages = (...kinds: PublisherKind[]) => ({ readAt: kinds.map((kind) => page(kind, null, kind)) });
  expect(isAdvisersWord(pages("law firm", "agent"))).toBe(true);
  expect(isAdvisersWord(pages("law firm", "law"))).toBe(false);
  expect(isAdvisersWord(pages("agent", "press"))).toBe(false);
  expect(isAdvisersWord({ ...pages("agent"), confirmedOn: "2026-11-20" })).toBe(false);
  expect(isAdvisersWord({})).toBe(false);
});
