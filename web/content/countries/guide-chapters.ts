import { CHAPTER_IDS, CHAPTER_TITLES, type ChapterId } from "#domain/chapter-ids.ts";
import type { Known } from "#content-model/resolve/records.ts";
import type { Goods } from "#content-model/resolve/resolve-country.ts";
import { countText, type CountText, interpolate } from "#web/lib/interpolate.ts";
import { CHAPTER_ROWS } from "./chapter-rows.ts";
import type { RecordGuide } from "./guide-page.ts";

/** A chapter of a guide: one subject on a page of its own. */
export type GuideChapter = {
  id: ChapterId;
  title: string;
  /** The title with the country, which heads its page. */
  heading: string;
  /** What its page has, in a few words. */
  holds: string;
  /** The records that it shows. */
  facts: unknown;
  /** What it shows of the country's record; its last line names the rows that are missing there. */
  shows: unknown;
};

/** What the page of each chapter is called, and what it has. */
const PAGES: Readonly<Record<ChapterId, { heading: string; holds: string | CountText }>> = {
  entry: {
    heading: "Visiting {country}: visas and entry",
    holds: "What each passport needs, what it costs and how long you may stay",
  },
  permits: {
    heading: "Staying in {country}: permits",
    holds: { one: "1 permit: what it costs and takes", many: "{count} permits: what each costs and takes" },
  },
  belonging: {
    heading: "Belonging to {country}: descent and citizenship",
    holds: "Who is a citizen by descent, who can become one, and what the papers are",
  },
  cities: {
    heading: "Cities in {country} and what a month costs",
    holds: { one: "1 city: whom it fits", many: "{count} cities: whom each fits" },
  },
  homes: {
    heading: "Renting and buying a home in {country}",
    holds: "Leases, rent in advance, who may own land, and what a purchase costs",
  },
  safety: {
    heading: "Safety and law in {country}",
    holds: "Travel advice of three governments, laws, and numbers to call",
  },
  rules: { heading: "Rules of daily life in {country}", holds: "What is asked of you and what is forbidden" },
  health: {
    heading: "Healthcare and insurance in {country}",
    holds: {
      one: "Insurance, medicines, vaccinations and 1 hospital",
      many: "Insurance, medicines, vaccinations and {count} hospitals",
    },
  },
  family: {
    heading: "Family, birth and old age in {country}",
    holds: "Marriage, birth, care and what happens after a death",
  },
  money: { heading: "Taxes and money in {country}", holds: "Income tax, treaties, banks, pensions and transfers" },
  work: { heading: "Work and business in {country}", holds: "Pay, working as an employee, and starting a business" },
  schools: {
    heading: "Schools in {country}",
    holds: {
      one: "1 school with its fees, and universities",
      many: "{count} schools with their fees, and universities",
    },
  },
  goods: { heading: "Bringing your things to {country}", holds: "Duty, shipping, and what may not come in" },
  driving: { heading: "Driving and cars in {country}", holds: "Your license, bringing or buying a car, and the roads" },
  pets: { heading: "Bringing pets to {country}", holds: "Papers, vaccinations and the journey" },
  culture: { heading: "Daily life in {country}", holds: "How people live, and what they eat" },
};

/** The chapters of a guide, in reading order. */
export function guideChapters(guide: RecordGuide): GuideChapter[] {
  const contents = contentsOf(guide);
  return CHAPTER_IDS.flatMap((id) => {
    const content = contents[id];
    if (!content) return [];
    const { heading, holds } = PAGES[id];
    const { facts, shows, count } = content;
    return {
      id,
      title: CHAPTER_TITLES[id],
      heading: interpolate(heading, { country: guide.name }),
      holds: typeof holds === "string" ? holds : countText(holds, count!),
      facts,
      shows,
    };
  });
}

type Content = Pick<GuideChapter, "facts" | "shows"> & { count?: number };

/** What each chapter has; undefined where the country has no such chapter. */
function contentsOf({ record, prose, safety }: RecordGuide): Record<ChapterId, Content | undefined> {
  const { entry, permits, belonging, money, homes, work, health, schools, family, rules, cities } = record;
  const alone = (section: unknown): Content => ({ facts: section, shows: section });
  return {
    entry: { facts: [entry, record.passports], shows: entry },
    permits: { ...alone(permits), count: permits.length },
    belonging: alone(belonging),
    cities: { facts: null, shows: null, count: cities.length },
    homes: { facts: [homes, prose?.areas], shows: homes },
    safety: alone(safety),
    rules: alone(rules),
    health: { facts: [health, prose?.quality, safety.health], shows: health, count: health.hospitals.length },
    family: alone(family),
    money: alone(money),
    work: { facts: [work, prose?.business], shows: work },
    schools: { facts: [schools, prose?.international], shows: schools, count: schools.schools.length },
    goods: alone(rowsOfGoods("goods", record.goods)),
    driving: {
      facts: [rowsOfGoods("driving", record.goods), safety.roads],
      shows: rowsOfGoods("driving", record.goods),
    },
    pets: alone(rowsOfGoods("pets", record.goods)),
    culture: prose && { facts: prose.culture, shows: null },
  };
}

/** The rows of the section on goods that a chapter names. */
export function rowsOfGoods(
  chapter: "goods" | "driving" | "pets",
  goods: Goods,
): Readonly<Record<string, Known | undefined>> {
  const keys = Object.keys(CHAPTER_ROWS[chapter]) as (keyof Goods & keyof typeof CHAPTER_ROWS.goods)[];
  return Object.fromEntries(keys.map((key) => [key, goods[key]]));
}
