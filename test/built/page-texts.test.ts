import { describe, expect, test } from "vitest";
import { content } from "#content";
import { BLOG_CATEGORIES } from "../../domain/blog-categories.ts";
import { COUNTRIES } from "../../domain/countries.ts";
import { oldest } from "../../domain/facts.ts";
import { longDate } from "../../domain/long-date.ts";
import { checkoutUrl, OFFER_PAIRS, OFFERS, ONE_TIME_OFFER_PAGE } from "../../domain/offers.ts";
import { site } from "../../domain/site.ts";
import { pageFile } from "../../scripts/page-file.ts";
import { COUNTRY_ROUTES } from "../../web/content/belonging-routes.ts";
import { posts } from "../../web/content/articles/articles.ts";
import { CITIES, hasMonth } from "../../web/content/countries/cities.ts";
import { COUNTRY_GUIDES } from "../../web/content/countries/guides.ts";
import { FEATURED_COUNTRIES, NOTABLE_COUNTRIES } from "../../web/content/countries/profiles.ts";
import { VISA_COUNTRIES } from "../../web/content/countries/visas.ts";
import { cookiePolicy, privacyPolicy, termsOfService } from "../../web/content/legal-pages.ts";
import { livingCost } from "../../web/content/month-in-short.ts";
import { OFFER_SUMS } from "../../web/content/offer-sums.ts";
import { chapterPath, cityPath } from "../../web/content/page-paths.ts";
import { contactQuestions, faqCategories, helpQuestions, landingQuestions } from "../../web/content/questions.ts";
import { virtualOffices } from "../../web/content/virtual-offices.ts";
import { inquiryTypes } from "../../web/pages/contact/copy.ts";
import { memberResources, opportunityCategories } from "../../web/pages/job-search/copy.ts";
import { difficultyColor } from "../../web/pages/visa-information/difficulty-badge.tsx";
import { attributes, decode, listTexts, partsOf, readBuiltFile, wordsOf } from "../support/built-pages.ts";
import { violationsIn } from "../support/violations.ts";

// What pages say without their scripts, as the build wrote it.

const read = (path: string) => readBuiltFile(pageFile(path));
const articles = [...posts.filter(({ featured }) => featured), ...posts.filter(({ featured }) => !featured)];
/** The countries that docs/product.md names for the cards of the guides and for the cost index, in this order. */
const INDEXED = ["Ghana", "Kenya", "Rwanda", "South Africa", "Nigeria", "Morocco", "Senegal", "Mauritius", "Egypt"];

test("each list of cards has all of its entries, in order", () => {
  expect(
    violationsIn(
      [
        [
          "/",
          "benefit",
          "h3",
          [
            "Step-by-Step Guidance",
            "Legal and Visa Clarity",
            "Full Service Assistance",
            "Settle Faster",
            "Community Support",
          ],
        ],
        [
          "/",
          "destination",
          "h4",
          ["Ghana", "Kenya", "South Africa", "Tanzania", "Mauritius", "Egypt", "Sierra Leone"],
        ],
        ["/blog", "post-card", "h3", articles.map(({ title }) => title)],
        [
          "/community",
          "offering",
          "h3",
          ["Discussion Forums", "Virtual Events", "Country Groups", "Mentorship Program"],
        ],
        ["/contact", "virtual-office", "h3", virtualOffices.map(({ country }) => country)],
        ["/country-guides", "guide-card", "h3", INDEXED],
        ["/help", "help-topic", "h3", content.help.topics.map(({ title }) => title)],
        ["/job-search", "opportunity", "h3", opportunityCategories.map(({ title }) => title)],
        ["/top-countries", "featured-country", "h3", FEATURED_COUNTRIES.map(({ name }) => name)],
        ["/top-countries", "notable-country", "h3", NOTABLE_COUNTRIES.map(({ name }) => name)],
        ["/visa-information", "visa-card", "h3", VISA_COUNTRIES.flatMap(({ types }) => types.map(({ name }) => name))],
      ] as const,
      ([path, slot, tag, titles]) => {
        expect(partsOf(read(path), slot).map((part) => listTexts(part, tag)[0])).toEqual(titles);
      },
    ),
  ).toEqual([]);
});

test("the waitlist has six tiles, its stories, and four questions that open one at a time", () => {
  const html = read("/waitlist");
  const partOf = (id: string) => html.split(`id="${id}"`)[1]!.split("</section>")[0]!;
  const [tiles, stories, questions] = [partOf("benefits"), partOf("stories"), partOf("faq")];
  expect(listTexts(tiles, "h3")).toEqual([
    "Location Guides",
    "Visa & Documentation",
    "Expat Community",
    "Career Opportunities",
    "Financial Planning",
    "Lifestyle Support",
  ]);
  expect(stories.match(/aria-label="\d (out )?of 5/g)).toHaveLength(content.testimonials.waitlist.slice(0, 5).length);
  expect(questions.match(/<details[^>]* name="/g)).toHaveLength(4);
});

test("questions are closed, can be searched, and open one at a time", () => {
  expect(
    violationsIn(
      [
        ["/", landingQuestions],
        ["/contact", contactQuestions],
        ["/faq", faqCategories.flatMap(({ questions }) => questions)],
        ["/help", helpQuestions],
      ] as const,
      ([path, questions]) => {
        const html = read(path);
        const items = [
          ...html.matchAll(/<details[^>]*data-slot="accordion-item"[^>]*>(?=<summary[^>]*accordion-trigger)/g),
        ];
        expect(partsOf(html, "accordion-trigger").map((part) => listTexts(part, "h3")[0])).toEqual(
          questions.map(({ question }) => question),
        );
        for (const [tag] of items) expect(tag).toMatch(/ name="/);
        expect(items).toHaveLength(questions.length);
        expect(items.join()).not.toMatch(/ open[ =>]/);
      },
    ),
  ).toEqual([]);
});

test("each category of the FAQ has a section with its questions", () => {
  const sections = read("/faq").split("<section id=").slice(1);
  expect(
    violationsIn(faqCategories, ({ title, questions }) => {
      const section = sections.find((html) => listTexts(html, "h2")[0] === title)!;
      expect(partsOf(section, "accordion-trigger")).toHaveLength(questions.length);
    }),
  ).toEqual([]);
});

test("the help center's search looks at every topic and every question", () => {
  const [list = ""] = partsOf(read("/help"), "filtered-items");
  const searched = list.split("data-searched").length - 1;
  expect(searched).toBe(2 * (content.help.topics.length + helpQuestions.length));
});

test("the help center says when and where somebody answers", () => {
  const html = read("/help");
  for (const words of ["Monday-Friday, 9 AM-6 PM ET", "Our support team responds within 24 hours."])
    expect(wordsOf(html)).toContain(words);
  // No chat URL is configured in the tests.
  expect(wordsOf(html)).toContain("Start Chat");
  expect(attributes(html, "a", "href")).toEqual(
    expect.arrayContaining([`mailto:${site.email.support}`, "/community", "/contact"]),
  );
  expect(partsOf(html, "help-topic").map((topic) => wordsOf(`<a ${topic}`))).toEqual(
    content.help.topics.map(({ articles: count }) => expect.stringContaining(`${count} articles`)),
  );
});

test("the contact page promises a reply, and names two mailboxes with every topic once", () => {
  const html = read("/contact");
  expect(wordsOf(html)).toContain("We reply within 24 hours.");
  const mailboxes = partsOf(html, "mailbox").map((part) => `<li ${part.split("</li>")[0]}`);
  expect(mailboxes.map((part) => attributes(part, "a", "href"))).toEqual([
    [`mailto:${site.email.hello}`],
    [`mailto:${site.email.support}`],
  ]);
  for (const { label } of inquiryTypes)
    expect(mailboxes.filter((part) => wordsOf(part).includes(label))).toHaveLength(1);
});

test("the contact page has six quick links", () => {
  const [nav = ""] =
    /<nav aria-labelledby="links-title">.*?<\/nav>/s.exec(read("/contact").replaceAll(/ class="[^"]*"/g, "")) ?? [];
  expect(attributes(nav, "a", "href")).toHaveLength(6);
});

test("the community page has its numbers and its stories", () => {
  const html = read("/community");
  const stats = partsOf(html, "stat").slice(0, content.community.numbers.length);
  expect(stats.map((part) => [listTexts(part, "dt")[0], listTexts(part, "dd").slice(0, 2)])).toEqual(
    content.community.numbers.map(({ label, value }) => [label, [value]]),
  );
  for (const { text } of content.testimonials.community) expect(wordsOf(html)).toContain(text);
});

test("the calls to enroll lead to the page of the one-time offer", () => {
  const join = /<a [^>]*href="([^"]*)"[^>]*>JOIN NOW</;
  for (const path of ["/community", "/visa-information"])
    expect(decode(join.exec(read(path))![1]!), path).toBe(ONE_TIME_OFFER_PAGE);
  expect(attributes(read("/top-countries"), "a", "href")).toEqual(
    expect.arrayContaining([ONE_TIME_OFFER_PAGE, "/cost-calculator"]),
  );
});

test("each card of the blog has its category, excerpt, author, day and length", () => {
  const cards = partsOf(read("/blog"), "post-card").map((part) => wordsOf(`<a ${part}`));
  expect(
    violationsIn(articles, ({ id, category, excerpt, author, dateText, readTime }) => {
      const card = cards[articles.findIndex((article) => article.id === id)];
      for (const words of [category, excerpt, `By ${author}`, dateText, readTime]) expect(card).toContain(words);
    }),
  ).toEqual([]);
});

test("each chip of the blog has the category by which articles are filtered", () => {
  const html = read("/blog");
  const [all, ...categories] = BLOG_CATEGORIES;
  expect(all).toBe("All");
  expect(attributes(html, "button", "data-category")).toEqual(["", ...categories]);
  expect(attributes(html, "li", "data-categories").map((value) => JSON.parse(value) as string[])).toEqual(
    articles.map(({ category, alsoUnder }) => [[category], alsoUnder].flat()),
  );
});

describe("the page of module 7", () => {
  const html = read("/job-search");
  const tracked = [...html.matchAll(/<a [^>]*data-track-click="([^"]*)"[^>]*>/g)].map(([tag, events]) => ({
    href: decode(/href="([^"]*)"/.exec(tag)![1]!),
    events: JSON.parse(decode(events!)) as [
      name: string,
      parameters: { event_category: string; event_label: string },
    ][],
  }));

  test("leads to its checkout from each resource, access item and call to action, and tracks the click", () => {
    const { oneTime, monthly } = OFFER_PAIRS.module7;
    const links = tracked.filter(({ href }) => href === checkoutUrl(oneTime));
    expect(links.flatMap(({ events }) => events.map(([name, { event_label }]) => [name, event_label]))).toEqual([
      ...opportunityCategories.flatMap(({ accessItems }) => accessItems.map(({ label }) => ["lesson_access", label])),
      ...memberResources.map(({ title }) => ["resource_download", title]),
      ["cta_click", "access_opportunities_database"],
      ["cta_click", "join_community_network"],
    ]);
    expect(html).toContain(`Pay $${OFFERS[monthly].price} a month instead`);
    expect(attributes(html, "a", "href")).toContain(checkoutUrl(monthly));
  });

  test("has four benefits, and four categories with three access items each", () => {
    const [access = ""] = partsOf(html, "exclusive-access");
    expect(listTexts(access.split("</ul>")[0]!, "li")).toHaveLength(4);
    expect(partsOf(html, "opportunity").map((part) => partsOf(part, "access-item").length)).toEqual([3, 3, 3, 3]);
  });
});

test("each legal page has its sections, both dates and a table of contents that leads to each", () => {
  expect(
    violationsIn(
      [
        ["/privacy-policy", privacyPolicy, 8],
        ["/terms-of-service", termsOfService, 10],
        ["/cookie-policy", cookiePolicy, 7],
      ] as const,
      ([path, { title, sections, revised }, count]) => {
        const html = read(path);
        expect(listTexts(html, "h1")).toEqual([title]);
        expect(sections).toHaveLength(count);
        for (const words of ["Last updated December 18, 2024", revised.text]) expect(wordsOf(html)).toContain(words);
        expect(attributes(html, "section", "id")).toEqual(sections.map(({ id }) => id));
        expect(attributes(html, "a", "href")).toEqual(expect.arrayContaining(sections.map(({ id }) => `#${id}`)));
      },
    ),
  ).toEqual([]);
});

test("the navigation bar has the links of the specification", () => {
  const [bar = ""] = /<nav[^>]*aria-label="Main".*?<\/nav>/s.exec(read("/community")) ?? [];
  expect(attributes(bar, "a", "href")).toEqual(
    expect.arrayContaining([
      "/#program",
      "/country-guides",
      "/top-countries",
      "/visa-information",
      "/community",
      "/cost-calculator",
      ONE_TIME_OFFER_PAGE,
    ]),
  );
  expect(bar).toContain("Get Started");
});

test("the bar of the terms leads home, to help and to contact", () => {
  const [bar = ""] = /<nav[^>]*aria-label="Main".*?<\/nav>/s.exec(read("/terms-of-service")) ?? [];
  expect(attributes(bar, "a", "href")).toEqual(expect.arrayContaining(["/", "/help", "/contact"]));
});

test("the cookie policy has four types, none used for visitors, and whom to write to", () => {
  const html = read("/cookie-policy");
  const [types = ""] = html.split('<section id="types"')[1]!.split("</section>");
  expect(listTexts(types, "h3")).toEqual([
    "Essential cookies",
    "Performance cookies",
    "Functionality cookies",
    "Targeting cookies",
  ]);
  expect(types.match(/None used/g)).toHaveLength(4);
  expect(html).toContain(`mailto:${site.email.privacy}`);
  expect(wordsOf(html)).toContain(site.postalAddress);
});

test("each card of the guides has its badge, facts, sources and picture", () => {
  const cards = partsOf(read("/country-guides"), "guide-card");
  expect(
    violationsIn(
      COUNTRY_GUIDES.filter(({ name }) => INDEXED.includes(name)),
      ({ name }) => {
        const card = cards.find((part) => listTexts(part, "h3")[0] === name)!;
        const words = wordsOf(card);
        for (const text of [
          "Cost of living: ",
          "Capital",
          "Currency",
          "Population",
          "Entered November 21, 2026",
          "Confirm at",
        ])
          expect(words).toContain(text);
        const [highlights = ""] = partsOf(card, "highlights");
        expect(listTexts(highlights.split("</ul>")[0]!, "li").length).toBeGreaterThanOrEqual(3);
        expect(attributes(card, "img", "alt")[0]!.length).toBeGreaterThan(10);
      },
    ),
  ).toEqual([]);
});

test("the guides without a card are linked from the list of guides", () => {
  const links = attributes(read("/country-guides"), "a", "href");
  expect(COUNTRIES.filter(({ id }) => !links.includes(`/country-guides/${id}`))).toEqual([]);
});

test("the page of other passports names each group, its rule and its sources", () => {
  const rows = wordsOf(read("/country-guides/ghana/entry").replaceAll("</t", " </t"));
  expect(rows).toMatch(/ECOWAS \(11 states, without Ghana\), Burkina Faso, Mali, Niger .*No visa, 90 days/s);
  expect(rows).toContain("Ghana Immigration Service");
});

test("each featured country has its facts, five highlights, and ways to its guide and the calculator", () => {
  const plates = partsOf(read("/top-countries"), "featured-country");
  expect(
    violationsIn(FEATURED_COUNTRIES, ({ id, name, capital, mainCities, investment }) => {
      const plate = plates.find((part) => listTexts(part, "h3")[0] === name)!;
      const words = wordsOf(plate);
      for (const fact of [capital, mainCities, investment]) if (fact) expect(words).toContain(fact.value);
      expect(words).toContain(livingCost(id));
      for (const text of ["Climate", "Entered November 21, 2026", "Confirm at"]) expect(words).toContain(text);
      const [highlights = ""] = partsOf(plate, "highlights");
      expect(listTexts(highlights.split("</ul>")[0]!, "li")).toHaveLength(5);
      expect(attributes(plate, "a", "href")).toEqual(
        expect.arrayContaining([`/country-guides/${id}`, "/cost-calculator"]),
      );
    }),
  ).toEqual([]);
});

test("the list of top countries counts what it shows, and gives each notable country three highlights", () => {
  const html = read("/top-countries");
  const notable = partsOf(html, "notable-country").map((part) => partsOf(part, "highlights")[0]!.split("</ul>")[0]!);
  expect(notable.map((highlights) => listTexts(highlights, "li").length)).toEqual(NOTABLE_COUNTRIES.map(() => 3));
  expect(listTexts(html, "h1")[0]).toContain(`${FEATURED_COUNTRIES.length + NOTABLE_COUNTRIES.length} countries`);
});

describe("each visa", () => {
  const html = read("/visa-information");
  const visas = VISA_COUNTRIES.flatMap(({ types }) => types);

  test("has a card with its duration, processing, requirements and a badge of its color", () => {
    expect(
      violationsIn(visas, ({ id, duration, processing, requirements, difficulty }) => {
        const [card = ""] = html.split(`id="card-${id}"`)[1]!.split('data-slot="visa-card"');
        const words = wordsOf(card);
        const entered = oldest([duration, processing, requirements].map(({ enteredOn }) => enteredOn));
        for (const text of [duration.value, processing.value, difficulty, `Entered ${longDate(entered)}`])
          expect(words).toContain(text);
        const [list = ""] = card.split("</ul>");
        expect(listTexts(list, "li").length).toBeGreaterThanOrEqual(4);
        expect(card).toContain(`data-color="${difficultyColor(difficulty)}"`);
      }),
    ).toEqual([]);
  });

  test("has a dialog with its figures, steps, documents, tips, offices, passports and the way to get help", () => {
    expect(
      violationsIn(visas, ({ id, name, duration, processing, detailedInfo }) => {
        const [dialog = ""] = html.split(`<dialog id="visa-${id}"`)[1]!.split("</dialog>");
        const words = wordsOf(`<dialog${dialog}`);
        const passports = id === "ghana-right-of-abode" ? "all" : "US, Canadian and British";
        for (const text of [
          name,
          duration.value,
          processing.value,
          detailedInfo.cost!.value,
          "Confirm at",
          `For ${passports} passports`,
          "Application process",
          "Required documents",
          "Tips",
          "Extensions and renewals",
          "GET VISA ASSISTANCE NOW",
        ])
          expect(words).toContain(text);
        expect(attributes(dialog, "a", "href")).toContain(ONE_TIME_OFFER_PAGE);
      }),
    ).toEqual([]);
  });
});

describe("the cost calculator", () => {
  const html = read("/cost-calculator");

  test("offers the homes and the countries with an index, and the latter as targets", () => {
    const options = (name: string) =>
      listTexts(new RegExp(`<select[^>]*name="${name}".*?</select>`, "s").exec(html)![0], "option");
    expect(options("target")).toEqual(["Choose a country", ...INDEXED]);
    expect(options("current")).toEqual(["Choose a country", "United States", "United Kingdom", "Canada", ...INDEXED]);
    expect(partsOf(html, "bar")).toHaveLength(3 + INDEXED.length);
  });

  test("says without scripts how to compare by hand, and leads to each city's month", () => {
    expect(wordsOf(html)).toContain("By hand: multiply your income");
    const withFigures = CITIES.filter(hasMonth);
    expect(attributes(html, "a", "href")).toEqual(
      expect.arrayContaining(withFigures.map(({ city }) => `${cityPath(city.id)}#month`)),
    );
  });

  test("has four typical monthly expenses with their source", () => {
    const expenses = partsOf(html, "monthly-expense").slice(0, 4);
    expect(expenses.map((part) => listTexts(part, "dt")[0])).toEqual([
      "Housing",
      "Food",
      "Transportation",
      "Utilities",
    ]);
    expect(expenses.map((part) => listTexts(part, "span")[0])).toEqual(
      Object.values(content.planning.month).map(({ value }) => value),
    );
    expect(wordsOf(html)).toContain("no office publishes this figure");
  });
});

describe("the home page", () => {
  const html = read("/");
  const words = wordsOf(html);

  test("has its sections in the specified order", () => {
    const ids = ["why-africa", "program", "countries", "calculator", "enroll", "faq"];
    expect(attributes(html, "section", "id").filter((id) => ids.includes(id))).toEqual(ids);
    for (const name of ["Discover Your Ideal African Destination", "Cost of Living Calculator", "Success Stories"])
      expect(listTexts(html, "h2")).toContain(name);
    expect(listTexts(html, "h3")).toContain("Country Finder Tool");
    expect(words).toContain(`Enrollment is open: ${OFFER_SUMS.oneTime} once for all seven modules`);
  });

  test("has two plans with their prices, sums and what they include", () => {
    const [oneTime = "", monthly = ""] = partsOf(html, "plan").map((part) => part.split("</details>")[0]!);
    for (const text of [
      "BEST VALUE",
      `$${OFFERS[OFFER_PAIRS.program.oneTime].price}`,
      `Save ${OFFER_SUMS.saved} compared to monthly!`,
    ])
      expect(wordsOf(oneTime)).toContain(text);
    for (const text of [
      "POPULAR",
      "Lowest upfront payment",
      OFFER_SUMS.monthly,
      `${OFFER_SUMS.payments}-month`,
      `Total ${OFFER_SUMS.monthlyTotal}, ${OFFER_SUMS.saved} more than paid once`,
    ])
      expect(wordsOf(monthly)).toContain(text);
    expect([oneTime, monthly].map((part) => listTexts(part, "li").length)).toEqual([8, 5]);
    expect(words).toContain(content.offers.note.text);
  });

  test("leads to the checkout where the specification says", () => {
    const links = (text: string) => decode(new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${text}`).exec(html)![1]!);
    const [oneTime, monthly] = [checkoutUrl(OFFER_PAIRS.program.oneTime), checkoutUrl(OFFER_PAIRS.program.monthly)];
    for (const text of ["Ready to Start Your Journey", "I&#x27;m Ready To Join Now", "Enroll with one payment"])
      expect(links(text), text).toBe(oneTime);
    expect(links("Enroll with monthly payments")).toBe(monthly);
  });

  test("has seven modules with their descriptions and checkpoints", () => {
    const modules = html.split('id="program"')[1]!.split("</section>")[0]!.split("<details").slice(1);
    expect(modules).toHaveLength(7);
    expect(
      violationsIn(content.program.modules, ({ description, checkpoints }) => {
        const module = modules.find((part) => wordsOf(part).includes(description))!;
        // Figures stand in braces until the build fills them in.
        for (const checkpoint of checkpoints) expect(wordsOf(module)).toContain(checkpoint.split("{{")[0]);
        expect(listTexts(module, "li")).toHaveLength(checkpoints.length);
      }),
    ).toEqual([]);
  });

  test("has its stories, and a tag line and a described picture for each destination", () => {
    const { home, messages } = content.testimonials;
    expect(partsOf(html, "testimonial")).toHaveLength(home.length);
    expect(words.includes("Community Feedback")).toBe(messages.length > 0);
    const destinations = partsOf(html, "destination");
    for (const part of destinations) {
      expect(listTexts(partsOf(part, "tags")[0]!.split("</ul>")[0]!, "li")).toHaveLength(2);
      expect(attributes(part, "img", "alt")[0]).toMatch(/.{30}/);
    }
    expect(attributes(destinations[2]!, "a", "href")[0]).toBe("/country-guides/south-africa");
  });
});

test("tools that need scripts lead to pages that don't", () => {
  expect(
    violationsIn(
      [
        ["/my-plan", COUNTRIES.map(({ id }) => `/my-plan/${id}`)],
        ["/compare", ["/compare/ghana-vs-kenya"]],
      ] as const,
      ([path, ways]) => {
        expect(attributes(read(path), "a", "href")).toEqual(expect.arrayContaining([...ways]));
      },
    ),
  ).toEqual([]);
});

test("each question before a payment says without scripts when to stop", () => {
  const questions = read("/before-you-pay").split("<fieldset").slice(1);
  expect(questions.length).toBeGreaterThan(20);
  for (const question of questions) expect(wordsOf(question)).toContain("Stop unless it’s");
});

test("every route of belonging is compared without scripts, and its country leads to who qualifies", () => {
  const page = read("/belonging");
  expect(partsOf(page, "route")).toHaveLength(COUNTRY_ROUTES.flatMap((country) => country.routes).length);
  expect(
    violationsIn(COUNTRY_ROUTES, ({ country: { id }, routes }) => {
      const chapter = chapterPath(id, "belonging");
      expect(attributes(page, "a", "href")).toContain(chapter);
      const words = wordsOf(read(chapter));
      for (const { name } of routes) expect(words).toContain(name);
    }),
  ).toEqual([]);
});

test("controls that do nothing without scripts are marked, so that they can be hidden", () => {
  for (const path of ["/before-you-pay", "/belonging", "/compare", "/cost-calculator", "/faq", "/my-plan"])
    expect(read(path), path).toMatch(/class="(?:[^"]* )?with-scripts[ "]/);
});
