import { content } from "#content";
import { expect, test } from "vitest";
import { videoSection } from "#web/features/film/copy.ts";
import { factsIn } from "#domain/facts.ts";
import { PLACEHOLDER } from "#content-model/rules/placeholders.ts";
import { findOffice } from "#content-model/resolve/offices.ts";
import { PROGRAM_MODULES } from "#web/content/program.ts";
import { countWords, readingMinutes, readTime } from "#web/content/articles/reading-time.ts";
import { readSite } from "#domain/site.ts";
import { BLOG_CATEGORIES } from "#domain/blog-categories.ts";
import { posts } from "#web/content/articles/articles.ts";
import * as homePage from "#web/content/home-page.ts";
import { cookiePolicy, legalPageFor, privacyPolicy, termsOfService } from "#web/content/legal-pages.ts";
import { OFFER_SUMS } from "#web/content/offer-sums.ts";
import * as faq from "#web/content/questions.ts";
import { READER_LINKS } from "#web/content/readers/reader-links.ts";
import { listTexts } from "#web/content/text-block.ts";
import { virtualOffices } from "#web/content/virtual-offices.ts";
import { blogPage } from "#web/pages/blog/copy.ts";
import * as community from "#web/pages/community/copy.ts";
import * as contact from "#web/pages/contact/copy.ts";
import { faqPage } from "#web/pages/faq/copy.ts";
import * as help from "#web/pages/help/copy.ts";
import * as homeSections from "#web/pages/home/copy.ts";
import * as successStories from "#web/pages/home/success-stories.ts";
import * as jobs from "#web/pages/job-search/copy.ts";
import * as readers from "#web/pages/readers/copy.ts";

const home = { ...homePage, ...homeSections, ...successStories, videoSection };

const everything = {
  lists: [content.testimonials, content.community, content.help],
  PROGRAM_MODULES,
  posts,
  blogPage,
  community: { ...community },
  contact: { ...contact, virtualOffices },
  faq: { ...faq, faqPage },
  help: { ...help },
  home,
  jobs: { ...jobs },
  readers: { READER_LINKS, ...readers },
  legal: [cookiePolicy, privacyPolicy, termsOfService],
};

/** Every text of a piece of content, without ledger records, keys, ids and URLs. */
function textsIn(content: unknown): string[] {
  if (typeof content === "string") return [content];
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => (["facts", "id", "to"].includes(key) ? [] : textsIn(value)));
}

function idsAreUnique(items: readonly { id: string }[]) {
  return new Set(items.map(({ id }) => id)).size === items.length;
}

const deployment = readSite({});
const measured = readSite({ VITE_ANALYTICS_ID: "G-TEST", VITE_CHAT_URL: "https://chat.example/" });

test("each post has every field, 2 or more of them are featured, newest first", () => {
  expect(idsAreUnique(posts)).toBe(true);
  expect(posts.filter((post) => post.featured).length).toBeGreaterThanOrEqual(2);
  for (const post of posts) {
    expect(post.title && post.excerpt).toBeTruthy();
    expect(post.author).toBe(deployment.name);
    expect(new Date(post.date).toISOString().slice(0, 10)).toBe(post.date);
    expect(post.readTime).toBe(readTime(post.body.flatMap(listTexts)));
  }
  const days = posts.map((post) => post.date);
  expect(days).toEqual(days.toSorted().toReversed());
});

test("reading time counts words, rounds up and is never 0", () => {
  expect(countWords("two – words")).toBe(2);
  expect(readingMinutes([])).toBe(1);
  expect(readingMinutes(["word ".repeat(200)])).toBe(1);
  expect(readingMinutes(["word ".repeat(200), "more"])).toBe(2);
});

test("the chips are the ten categories and each finds a post", () => {
  expect(BLOG_CATEGORIES).toEqual([
    "All",
    "Ghana",
    "Rwanda",
    "Kenya",
    "South Africa",
    "Morocco",
    "Healthcare",
    "Business",
    "Education",
    "Digital Nomad",
  ]);
  const found = new Set(posts.flatMap((post) => [post.category, ...post.alsoUnder]));
  expect([...found].toSorted()).toEqual(BLOG_CATEGORIES.slice(1).toSorted());
});

test("the contact page has seven inquiry types", () => {
  expect(contact.inquiryTypes.map(({ value }) => value)).toEqual([
    "general",
    "visa",
    "country",
    "costs",
    "community",
    "partnership",
    "media",
  ]);
});

test("the program has its modules in order, numbered from 1", () => {
  expect(PROGRAM_MODULES.map(({ number, title }) => `${number} ${title}`)).toEqual(
    content.program.modules.map(({ title }, index) => `${index + 1} ${title}`),
  );
});

test("the job search page has four categories and five resources", () => {
  expect(jobs.opportunityCategories.map(({ title }) => title)).toEqual([
    "Executive & Leadership Positions",
    "Entrepreneurial Partnerships",
    "Contract & Consulting Work",
    "Investment & Wealth Building",
  ]);
  expect(jobs.memberResources.map(({ title }) => title)).toEqual([
    "Curated Opportunity Database",
    "Partnership Application Templates",
    "Investment Due Diligence Checklists",
    "Contract Negotiation Guides",
    "Network Introduction Templates",
  ]);
});

test("the legal pages have their sections and both dates", () => {
  expect(privacyPolicy.sections.map(({ id }) => id)).toEqual([
    "information-collected",
    "use",
    "sharing",
    "security",
    "rights",
    "cookies",
    "changes",
    "contact",
  ]);
  expect(termsOfService.sections.map(({ id }) => id)).toEqual([
    "acceptance",
    "description",
    "responsibilities",
    "accuracy",
    "liability",
    "intellectual-property",
    "privacy",
    "termination",
    "changes",
    "contact",
  ]);
  expect(cookiePolicy.sections.map(({ id }) => id)).toEqual([
    "what-cookies-are",
    "types",
    "third-party",
    "managing",
    "consent",
    "updates",
    "contact",
  ]);
  for (const page of [privacyPolicy, termsOfService, cookiePolicy]) {
    for (const section of page.sections) expect(section.body.length, section.id).toBeGreaterThan(0);
  }
});

test("the terms name the email and the offices to write to, and that access may be suspended", () => {
  const terms = textsIn(termsOfService.sections.at(-1)).join("\n");
  expect(terms).toContain(deployment.email.legal);
  for (const { country } of virtualOffices) expect(terms).toContain(country);
  expect(textsIn(termsOfService).join("\n")).toMatch(/suspend access .* without notice/);
});

test("each of the four cookie types says that none is used, unless analytics is configured", () => {
  const typesFor = (site: typeof deployment) =>
    legalPageFor("cookie-policy", site)
      .sections.find(({ id }) => id === "types")!
      .body.flatMap(listTexts);
  expect(typesFor(deployment).filter((_, index) => index % 2 === 0)).toEqual([
    "Essential cookies",
    "Performance cookies",
    "Functionality cookies",
    "Targeting cookies",
  ]);
  expect(typesFor(deployment).filter((text) => text.includes("None used"))).toHaveLength(4);
  const used = typesFor(measured).filter((text, index) => index % 2 === 1 && !text.includes("None used"));
  expect(used).toEqual([expect.stringContaining("They count visits")]);
  const unmeasured = textsIn([
    legalPageFor("cookie-policy", deployment),
    legalPageFor("privacy-policy", deployment),
  ]).join("\n");
  expect(unmeasured).not.toContain("_ga");
  expect(unmeasured).toContain("We use no analytics service of others");
  const withAnalytics = textsIn([
    legalPageFor("cookie-policy", measured),
    legalPageFor("privacy-policy", measured),
  ]).join("\n");
  expect(withAnalytics).not.toMatch(/sets no cookies for visitors\.|no analytics service|no chat service/);
  for (const words of ["only if you accept", "before you accept", "Global Privacy Control declines", "local storage"])
    expect(withAnalytics.toLowerCase()).toContain(words.toLowerCase());
});

const budgets = posts.flatMap(({ body }) => body.filter((block) => block.kind === "budget"));

test("the rows of each article's budget add up, each with a source or a method", () => {
  expect(budgets.length).toBeGreaterThan(0);
  for (const { title, rows, total } of budgets) {
    for (const end of ["min", "max"] as const)
      expect(
        rows.reduce((sum, { amount }) => sum + amount[end], 0),
        title,
      ).toBe(total[end]);
    for (const { item, amount, facts } of rows) {
      expect(amount.min <= amount.max && facts.length > 0, item).toBe(true);
      for (const { office, method, enteredOn } of facts) expect((office ?? method) && enteredOn, item).toBeTruthy();
    }
  }
});

test("no text of ours types an amount of money: each names the record or the offer that has it", () => {
  const { articles, questions, community: social, help: topics, program, contact: places } = content;
  const typed = textsIn([articles, questions, social, topics, program, places]);
  const { faq: _, posts: __, ...coded } = everything;
  const offers = Object.values(OFFER_SUMS).join(" ");
  const amountsIn = (text: string) => text.replaceAll(PLACEHOLDER, "").match(/\$[\d,]*\d|\d%/g) ?? [];
  expect(typed.flatMap(amountsIn)).toEqual([]);
  expect(
    textsIn(coded)
      .flatMap(amountsIn)
      .filter((amount) => !offers.includes(amount)),
  ).toEqual([]);
});

test("every fact cited by an article or answer has an office or a method, and both dates", () => {
  const facts = factsIn(everything);
  expect(facts.length).toBeGreaterThan(15);
  for (const fact of facts) {
    expect(fact.office === null ? fact.method : findOffice(fact.office)).toBeDefined();
    expect(fact.enteredOn < fact.reviewOn).toBe(true);
  }
});

test("the texts have no placeholders, doubled words or British spellings of the site's common words", () => {
  for (const text of textsIn(everything)) {
    expect(text).not.toMatch(/TODO|TBD|lorem|undefined|\[object|\$\{|\{\{/i);
    expect(text).not.toMatch(/\b(\p{L}+) \1\b/iu);
    expect(text).not.toMatch(/\b(programme|neighbour\w*|colour\w*|licence|organis\w+|enrol|enrolment)\b/i);
  }
});
