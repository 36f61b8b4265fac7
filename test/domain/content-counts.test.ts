import { content } from "#content";
import { expect, test } from "vitest";
import { videoSection } from "#web/features/film/copy.ts";
import { RELOCATION_COSTS, TYPICAL_MONTHLY_EXPENSES } from "#web/content/planning-figures.ts";
import { factsIn } from "#domain/facts.ts";
import { factText } from "#web/lib/fact-text.ts";
import { findOffice } from "#web/content/offices.ts";
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
import { violationsIn } from "../support/violations.ts";

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

test("the blog has 6 posts or more with every field, 2 or more of them featured, newest first", () => {
  expect(posts.length).toBeGreaterThanOrEqual(6);
  expect(idsAreUnique(posts)).toBe(true);
  expect(posts.filter((post) => post.featured).length).toBeGreaterThanOrEqual(2);
  for (const post of posts) {
    expect(post.title && post.excerpt).toBeTruthy();
    expect(post.author).toBe(deployment.name);
    expect(post.date).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(new Date(post.date).toISOString().slice(0, 10)).toBe(post.date);
  }
  expect(posts.map((post) => post.date)).toEqual(
    posts
      .map((post) => post.date)
      .toSorted()
      .toReversed(),
  );
});

test("each article has 650 to 1,050 words with a worked budget, and a true reading time", () => {
  expect(
    violationsIn(
      posts.map((post) => [post.id, post] as const),
      ([, post]) => {
        const texts = post.body.flatMap(listTexts);
        const words = texts.reduce((sum, text) => sum + countWords(text), 0);
        expect(words).toBeGreaterThanOrEqual(650);
        expect(words).toBeLessThanOrEqual(1050);
        expect(post.readTime).toBe(readTime(texts));
        expect(post.readTime).toMatch(/^[4-6] min read$/);
        expect(new Set(post.body.map((block) => block.kind))).toEqual(
          new Set(["paragraph", "heading", "list", "budget", "link"]),
        );
      },
    ),
  ).toEqual([]);
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

test("the FAQ has 6 categories with 3 questions each; the other lists have 6, 6 and 3", () => {
  expect(faq.faqCategories.map(({ title }) => title)).toEqual([
    "Getting Started",
    "Countries & Destinations",
    "Visas & Documentation",
    "Cost of Living",
    "Community & Support",
    "Technical Support",
  ]);
  for (const category of faq.faqCategories) expect(category.questions, category.title).toHaveLength(3);
  expect(faq.landingQuestions).toHaveLength(6);
  expect(faq.helpQuestions).toHaveLength(6);
  expect(faq.contactQuestions).toHaveLength(3);
  const all = [
    ...faq.faqCategories.flatMap(({ questions }) => questions),
    ...faq.landingQuestions,
    ...faq.helpQuestions,
    ...faq.contactQuestions,
  ];
  expect(idsAreUnique(all)).toBe(true);
  expect(new Set(all.map(({ question }) => question)).size).toBe(all.length);
  for (const { id, answer } of all) expect(countWords(answer), id).toBeGreaterThanOrEqual(20);
});

test("the landing answers state their cost ranges from the ledger", () => {
  const answers = faq.landingQuestions.map(({ answer }) => answer).join("\n");
  for (const range of ["$3,000-$10,000", "3-6 months", "$5,000-$15,000", "$2,000-$10,000", "$5,000-$20,000 a year"]) {
    expect(answers).toContain(range);
  }
  expect(new Set(factsIn(faq.landingQuestions))).toEqual(new Set(Object.values(RELOCATION_COSTS)));
  expect(faq.landingQuestions.map(({ id }) => id)).toEqual([
    "safety",
    "money-needed",
    "healthcare",
    "legal-long-term-stay",
    "childrens-education",
    "job-opportunities",
  ]);
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

test("the program has seven modules with 4 to 6 checkpoints each", () => {
  expect(PROGRAM_MODULES.map(({ title }) => title)).toEqual([
    "Global positioning and country clarity",
    "Paperwork and pre-move essentials",
    "Discovery trip design",
    "Financial infrastructure setup",
    "Housing, neighborhoods and education",
    "Complete relocation system",
    "Curated employment and contracting opportunities",
  ]);
  expect(PROGRAM_MODULES.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  for (const module of PROGRAM_MODULES) {
    expect(module.description).toBeTruthy();
    expect(module.checkpoints.length, module.id).toBeGreaterThanOrEqual(4);
    expect(module.checkpoints.length, module.id).toBeLessThanOrEqual(6);
  }
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
  for (const country of ["USA", "Tanzania", "South Africa"]) expect(terms).toContain(country);
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

test("each article has one budget whose rows add up, each with a source or a method", () => {
  for (const { id, body } of posts)
    expect(
      body.filter(({ kind }) => kind === "budget"),
      id,
    ).toHaveLength(1);
  for (const { title, rows, total, note } of budgets) {
    expect(rows.length, title).toBeGreaterThan(4);
    for (const end of ["min", "max"] as const)
      expect(
        rows.reduce((sum, { amount }) => sum + amount[end], 0),
        title,
      ).toBe(total[end]);
    for (const { item, amount, facts } of rows) {
      expect(amount.min <= amount.max && facts.length > 0, item).toBe(true);
      for (const { office, method, enteredOn } of facts) expect((office ?? method) && enteredOn, item).toBeTruthy();
    }
    expect(note, title).toContain("November 2026");
  }
});

test("no text states an amount of money that is neither in the ledger nor in the plans", () => {
  const amounts = textsIn(everything).flatMap((text) => text.match(/\$[\d,]+(?:-\$?[\d,]*\d)?/g) ?? []);
  const given = [
    ...[...Object.values(RELOCATION_COSTS), ...Object.values(TYPICAL_MONTHLY_EXPENSES)].map(({ value }) =>
      typeof value === "string" ? value : value.text,
    ),
    ...factsIn(everything).map(factText),
    ...budgets.flatMap(({ rows }) => rows.map(({ amount }) => amount.text)),
    ...budgets.map(({ total }) => total.text),
    ...Object.values(OFFER_SUMS),
  ].join(" ");
  expect(amounts.length).toBeGreaterThan(15);
  for (const amount of amounts) expect(given).toContain(amount.replace(/,$/, ""));
  expect(textsIn(everything).filter((text) => text.includes("%"))).toEqual([]);
});

test("every fact cited by an article or answer appears in its text and has an office and both dates", () => {
  const stated = [
    ...posts.flatMap(({ body }) => body).map((block) => ({ text: listTexts(block).join(" "), facts: factsIn(block) })),
    ...[...faq.landingQuestions, ...faq.faqCategories.flatMap(({ questions }) => questions)].map((question) => ({
      text: question.answer,
      facts: factsIn(question),
    })),
  ];
  for (const { text, facts } of stated) {
    for (const { value } of facts) {
      const words = typeof value === "string" ? value : (value as { text: string }).text;
      expect(text.toLowerCase()).toContain(words.toLowerCase());
    }
  }
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
