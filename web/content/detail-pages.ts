import type { ChapterId } from "#domain/chapter-ids.ts";
import type { VisitorPage } from "#domain/visitor-pages.ts";
import { COUNTRIES, type Country, countryById, type CountryId } from "#domain/countries.ts";
import { factText } from "#domain/fact-text.ts";
import { type Fact, factsIn, type IsoDate } from "#domain/facts.ts";
import type { ArticlePhoto } from "#domain/picture.ts";
import {
  articlePath,
  beforeYouPayPath,
  chapterPath,
  cityPath,
  comparePath,
  guidePath,
  leavingPath,
  type PagePath,
  planPath,
  profilePath,
  VERSUS,
  visaPath,
} from "./page-paths.ts";
import { type Post, posts } from "./articles/articles.ts";
import { CITIES, type CityOfCountry, findCity, institutionsOf } from "./countries/cities.ts";
import { listNames } from "#web/lib/list-names.ts";
import { compareCountries, type Pair, PAIRS } from "./comparisons.ts";
import { COUNTRY_FOLDERS } from "./countries/countries.ts";
import { GUIDE_PAGE_IDS, recordGuide } from "./countries/guide-page.ts";
import { guideChapters } from "./countries/guide-chapters.ts";
import { monthInShort } from "./month-in-short.ts";
import type { HomeRecord } from "./homes/home-record.ts";
import { HOME_RECORDS } from "./homes/homes.ts";
import { type GeneralPlan, generalPlan, PERIOD_TEXTS, planFacts } from "./plans/general-plan.ts";
import { HOME_NAMES } from "./plans/task-copy.ts";
import { sumBudget } from "./readers/budget.ts";
import { dollarsText, roundEnds } from "#domain/dollars-text.ts";
import type { Budget, Reader } from "./readers/reader.ts";
import { readerPath } from "./readers/reader-links.ts";
import { READERS } from "./readers/readers.ts";
import { findSafetyChapter, nationalAdvice } from "./countries/safety-chapters.ts";
import { type FeaturedCountry, isFeatured, type NotableCountry, PROFILES } from "./countries/profiles.ts";
import { VISA_COUNTRIES, type VisaType } from "./countries/visas.ts";

/**
 * A page about one thing of a collection (decision: addresses): a guide, a chapter of one, a profile, a city, a visa type, an article or a
 * comparison; the general plan of a country, and what to check there before paying; or for one reader or one home.
 */
export type DetailPage = {
  kind:
    | "guide"
    | "chapter"
    | "profile"
    | "city"
    | "visa"
    | "article"
    | "comparison"
    | "plan"
    | "safeguards"
    | "reader"
    | "home";
  path: PagePath;
  partOf?: PagePath;
  /** The tools of the site that go on from it. */
  tools?: readonly VisitorPage[];
  /** The page whose picture for sharing it has, where it has none of its own. */
  picturedBy?: PagePath;
  /** Its heading, and what links to it say. */
  heading: string;
  /** What a search engine shows, without the site's name. */
  title: string;
  description: string;
  /** The country that it is about, or whose poster it shows. */
  country: CountryId;
  /** An article's own picture, in place of the poster. */
  photo?: ArticlePhoto | undefined;
  otherCountry?: CountryId;
  /** Its two or three main facts in a few words, for links to it and pictures for sharing. */
  mainFacts: readonly { label: string; value: string }[];
  /** The day on which something on it was last entered or confirmed; of an article the day on which it was written. */
  enteredOn: IsoDate;
  /** The day of its last change; undefined where that isn't known. */
  changedOn?: IsoDate | undefined;
  /** What it shows, with its records of the ledger. */
  content: unknown;
  /** What of it the search reads, where that is not all of it. */
  searched?: unknown;
};

/** The last day on which one of the facts was entered or confirmed. */
export function newestEntry(facts: readonly Pick<Fact, "enteredOn" | "confirmedOn">[]): IsoDate {
  const days = facts.map(({ enteredOn, confirmedOn }) => confirmedOn ?? enteredOn);
  return days.reduce((a, b) => (b > a ? b : a));
}

type MainFact = DetailPage["mainFacts"][number];

/**
 * A fact in a few words: the beginning of its value, up to the first bracket or semicolon. Figures that contradict one
 * another stay whole, and a fact whose note a reader must know is none for a few words.
 */
function mainFact(label: string, fact: Fact<string>): MainFact[] {
  if (fact.note) return [];
  return [{ label, value: fact.reported ? factText(fact) : shorten(fact.value) }];
}

function shorten(value: string): string {
  return value.split(/ \(|;/)[0]!;
}

function guidePage(id: CountryId): DetailPage {
  const { name, capital, languages } = countryById(id);
  const content = recordGuide(id);
  return {
    kind: "guide",
    path: guidePath(id),
    heading: `Moving to ${name}`,
    title: `Moving to ${name}: visas, housing, schools, safety`,
    description: `The guide to moving to ${name}: visas, housing, healthcare, business, schools, daily life, safety and law. Each fact has its source and date.`,
    country: id,
    mainFacts: [
      ...mainFact("Capital", capital),
      { label: "Cost of living", value: monthInShort(id) },
      ...mainFact("Language", languages),
    ],
    enteredOn: newestEntry(factsIn(content)),
    content,
    // The search finds its chapters and permits by themselves (web/feeds/search-index.ts).
    searched: [content.lead, content.glance],
  };
}

/** Tools that help with a chapter’s subject. */
const CHAPTER_TOOLS: { readonly [Id in ChapterId]?: readonly VisitorPage[] } = {
  entry: ["/visa-information", "/before-you-pay"],
  permits: ["/permits", "/my-plan"],
  belonging: ["/belonging"],
  cities: ["/cost-calculator", "/compare"],
  homes: ["/before-you-pay", "/cost-calculator"],
  safety: ["/before-you-pay"],
  family: ["/my-plan"],
  money: ["/cost-calculator"],
  work: ["/permits", "/job-search"],
  schools: ["/cost-calculator"],
  goods: ["/my-plan"],
  driving: ["/my-plan"],
  pets: ["/my-plan"],
};

function chapterPages(id: CountryId): DetailPage[] {
  const guide = recordGuide(id);
  return guideChapters(guide).map(({ id: chapter, heading, holds, facts }): DetailPage => {
    const records = factsIn(facts);
    return {
      kind: "chapter",
      path: chapterPath(id, chapter),
      partOf: guidePath(id),
      tools: CHAPTER_TOOLS[chapter] ?? [],
      picturedBy: guidePath(id),
      heading,
      title: heading,
      description: `${heading}. ${holds}. Each fact has its source and date.`,
      country: id,
      mainFacts: [],
      // A chapter without facts is dated like its guide.
      enteredOn: newestEntry(records.length > 0 ? records : factsIn(guide)),
      content: facts,
    };
  });
}

/** What a profile's page shows. */
export function profileContent(profile: FeaturedCountry | NotableCountry) {
  const { capital, languages, currency, population } = countryById(profile.id);
  const { powerInternet } = findSafetyChapter(profile.id).rows;
  return { profile, figures: { capital, languages, currency, population }, powerInternet };
}

function profilePage(profile: FeaturedCountry | NotableCountry): DetailPage {
  const { id, name } = profile;
  const { figures } = profileContent(profile);
  const capital = mainFact("Capital", figures.capital);
  return {
    kind: "profile",
    path: profilePath(id),
    heading: `${name} in profile`,
    title: `${name}: country profile for people who want to move`,
    description: isFeatured(profile)
      ? `${name} in profile: capital, climate, living cost, recommended investment and five highlights, each figure with its source and date.`
      : `${name} in profile: capital, languages, currency, population and three highlights, each figure with its source and date.`,
    country: id,
    mainFacts: isFeatured(profile)
      ? [...capital, { label: "Living cost", value: monthInShort(id) }, ...mainFact("Investment", profile.investment)]
      : [...capital, ...mainFact("Language", figures.languages), ...mainFact("Population", figures.population)],
    enteredOn: newestEntry(factsIn(profileContent(profile))),
    content: profileContent(profile),
  };
}

/** What a city's page shows: its own record, and what its country's says of it. */
export function cityContent(place: CityOfCountry) {
  const { city, country, record } = place;
  return {
    city,
    ...institutionsOf(place),
    advice: nationalAdvice(country),
    powerInternet: findSafetyChapter(country).rows.powerInternet,
    localPay: record.work.pay[0],
    advanceRent: record.homes.advanceRent,
  };
}

function cityPage(place: CityOfCountry): DetailPage {
  const { city, country } = place;
  const { name } = countryById(country);
  const content = cityContent(place);
  const { rents, foodPerAdult } = city.monthUsd;
  const range = (label: string, dollars: typeof foodPerAdult): MainFact[] =>
    dollars ? [{ label, value: `${dollarsText(roundEnds(dollars))} a month` }] : [];
  return {
    kind: "city",
    path: cityPath(city.id),
    heading: `Living in ${city.name}`,
    title: `Living in ${city.name}, ${name}: rents, a month, schools`,
    description: `${city.name}, ${name}: rents, a month's budget, power and water, safety, schools and hospitals.`,
    country,
    mainFacts: [
      { label: "Country", value: name },
      ...range("One bedroom", rents.newcomers.one),
      ...range("Food for one adult", foodPerAdult),
    ],
    enteredOn: newestEntry(factsIn(content)),
    content,
    // What its country says is found in the guide.
    searched: [city, [content.schools, content.hospitals].map((named) => named.map((one) => one.name))],
  };
}

function visaPage(country: CountryId, type: VisaType): DetailPage {
  const { name } = countryById(country);
  const { cost } = type.detailedInfo;
  return {
    kind: "visa",
    path: visaPath(country, type.id),
    heading: `${name}: ${type.name}`,
    title: `${name} ${type.name}: cost, documents, processing time`,
    description: `The ${type.name} for ${name}: how long it lasts, how long it takes, what it costs, which papers you need and where to confirm each fact.`,
    country,
    mainFacts: [
      ...mainFact("Lasts", type.duration),
      ...mainFact("Takes", type.processing),
      ...(cost ? mainFact("Fee", cost) : []),
    ],
    enteredOn: newestEntry(factsIn(type)),
    content: type,
  };
}

/** The last day on which its words changed, or those of a record that it shows; undefined where no day says so of its words. */
function lastChange({ date, changed, body }: Post): IsoDate | undefined {
  return changed && [date, changed, ...factsIn(body).map(({ enteredOn }) => enteredOn)].toSorted().at(-1);
}

function articlePage(post: Post): DetailPage {
  return {
    kind: "article",
    path: articlePath(post.id),
    heading: post.title,
    title: post.title,
    description: post.excerpt,
    country: post.picture,
    photo: post.photo,
    mainFacts: [
      { label: "Article", value: post.category },
      { label: "Published", value: post.dateText },
      { label: "Reading time", value: post.readTime },
    ],
    enteredOn: post.date,
    changedOn: lastChange(post),
    content: post.body,
  };
}

function comparisonPage(compared: Pair): DetailPage {
  const countries = compared.map((id) => countryById(id));
  const [country, otherCountry] = compared;
  const content = compareCountries(compared);
  const each = (label: string, cell: (country: Country) => Fact<string>): MainFact[] => {
    const facts = countries.flatMap((one) => mainFact(label, cell(one)));
    return facts.length < countries.length ? [] : [{ label, value: facts.map(({ value }) => value).join(" / ") }];
  };
  const heading = `${listNames(countries, "or")}?`;
  return {
    kind: "comparison",
    path: comparePath(...compared),
    heading,
    title: `${heading} The two countries compared`,
    description: `${listNames(countries)} side by side for people who want to move: visas, costs, climate, schools, safety and law, each fact with its source.`,
    country,
    otherCountry,
    mainFacts: [
      ...each("Capital", ({ capital }) => capital),
      ...each("Language", ({ languages }) => languages),
      ...each("Population", ({ population }) => population),
    ],
    enteredOn: newestEntry(factsIn(content)),
    content,
  };
}

function monthText(budget: Budget): string {
  return dollarsText(roundEnds(sumBudget(budget)));
}

function readerPage(reader: Reader): DetailPage {
  const { id, heading, title, description, budget, picture } = reader;
  const place = budget && findCity(budget.city);
  const facts = factsIn(reader);
  return {
    kind: "reader",
    path: readerPath(id),
    heading,
    title,
    description,
    country: place?.country ?? picture!,
    mainFacts: [
      ...(budget ? [{ label: `A month in ${place!.city.name}`, value: monthText(budget) }] : []),
      { label: "Chapters", value: String(reader.chapters.length) },
    ],
    enteredOn: newestEntry(facts),
    content: reader,
  };
}

/** Whose poster stands on the page of a home: countries that many of its readers go to. */
const POSTER_OF_HOME = { us: "ghana", uk: "nigeria", canada: "senegal" } as const satisfies Record<string, CountryId>;

function homePage(home: HomeRecord): DetailPage {
  const name = HOME_NAMES[home.id];
  const facts = factsIn(home);
  return {
    kind: "home",
    path: leavingPath(home.slug),
    heading: `Leaving ${name}, and coming back`,
    title: `Leaving ${name} and coming back: tax, pensions, health, voting`,
    description: `Before you leave ${name}: police certificate, apostille, tax, pension, voting, credit. On return: health cover, benefits, schools, license and pets, with sources.`,
    country: POSTER_OF_HOME[home.id],
    mainFacts: [
      { label: "Police certificate", value: home.papers.police.name },
      { label: "Facts with their source", value: String(facts.length) },
    ],
    enteredOn: newestEntry(facts),
    content: home,
    // The rules of readers' pages are found there.
    searched: [
      home.papers,
      home.voting,
      home.credit,
      home.healthOnReturn,
      home.benefitsOnReturn,
      home.schools,
      home.universities,
      home.drivingLicense,
      home.goods,
      home.pets,
    ],
  };
}

function planPage(plan: GeneralPlan): DetailPage {
  const { record, permit, earliest, groups } = plan;
  const { name } = countryById(record.id);
  const facts = planFacts(plan);
  return {
    kind: "plan",
    path: planPath(record.id),
    heading: `A plan for moving to ${name}`,
    title: `Moving to ${name}: a plan, month by month`,
    description: `What to do in which month for a move to ${name}: papers, permit, home and money, with times, fees and sources.`,
    country: record.id,
    mainFacts: [
      { label: "Begin", value: PERIOD_TEXTS.before(earliest) },
      { label: "Example", value: permit.name },
      { label: "Tasks", value: String(groups.reduce((sum, { tasks }) => sum + tasks.length, 0)) },
    ],
    enteredOn: newestEntry(factsIn(facts)),
    content: facts,
    // Its words are found on the guide.
    searched: [],
  };
}

function safeguardsPage({ id, name }: Country): DetailPage {
  const { safeguards } = COUNTRY_FOLDERS[id];
  return {
    kind: "safeguards",
    path: beforeYouPayPath(id),
    picturedBy: guidePath(id),
    heading: `Before you pay in ${name}`,
    title: `Before you pay in ${name}: land register, agents, official sites`,
    description: `What to check in ${name} before you pay for land, a builder, an agent or a visa: the land register, papers, official sites, and where to report fraud.`,
    country: id,
    mainFacts: [],
    enteredOn: newestEntry(factsIn(safeguards)),
    content: safeguards,
  };
}

/** Whether the page has a calendar file: what repeats other pages' facts, or is a part of one, has those pages', and an article is as of its day. */
export function hasCalendar({ kind }: DetailPage): boolean {
  return kind !== "chapter" && kind !== "comparison" && kind !== "article" && kind !== "plan";
}

/** Every page about one thing, in the order of its collection. All but articles say the day of their change by their records. */
export const DETAIL_PAGES: readonly DetailPage[] = [
  ...GUIDE_PAGE_IDS.map(guidePage),
  ...GUIDE_PAGE_IDS.flatMap(chapterPages),
  ...PROFILES.map(profilePage),
  ...CITIES.map(cityPage),
  ...VISA_COUNTRIES.flatMap(({ country, types }) => types.map((type) => visaPage(country, type))),
  ...COUNTRIES.map(({ id }) => planPage(generalPlan(id))),
  ...COUNTRIES.map(safeguardsPage),
  ...posts.map(articlePage),
  ...PAIRS.map(comparisonPage),
  ...READERS.map(readerPage),
  ...Object.values(HOME_RECORDS).map(homePage),
].map((page) => Object.assign({ changedOn: page.enteredOn }, page));

/**
 * The page at a path.
 * @throws Error where there is none: a build that asks for it stops
 */
export function detailPage(path: PagePath): DetailPage {
  const page = DETAIL_PAGES.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page;
}

/** Paths that a reader may try by hand, and the page that has what they look for. */
export const OTHER_PATHS: readonly { from: PagePath; to: PagePath }[] = [
  ...COUNTRIES.filter(({ id }) => PROFILES.every((profile) => profile.id !== id)).map(({ id }) => ({
    from: profilePath(id),
    to: guidePath(id),
  })),
  ...PAIRS.map((pair): { from: PagePath; to: PagePath } => ({
    from: `/compare/${pair.toReversed().join(VERSUS)}`,
    to: comparePath(...pair),
  })),
];
