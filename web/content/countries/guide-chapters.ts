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

const PAGES: Readonly<Record<ChapterId, { heading: string; holds: string | CountText }>> = {
  entry: {
    heading: "Visiting {country}: visas and entry",
    holds: "What you need with your passport, what it costs and how long you can stay",
  },
  permits: {
    heading: "Staying in {country}: permits",
    holds: { one: "1 permit: what it costs and takes", many: "{count} permits: what each costs and takes" },
  },
  belonging: {
    heading: "Belonging to {country}: descent and citizenship",
    holds: "Who’s a citizen by descent, who can become one, and the paperwork",
  },
  cities: {
    heading: "Cities in {country} and what a month costs",
    holds: { one: "1 city, and who it’s good for", many: "{count} cities, and who each is good for" },
  },
  homes: {
    heading: "Renting and buying a home in {country}",
    holds: "Leases, rent up front, who can own land and what buying costs",
  },
  safety: {
    heading: "Safety and law in {country}",
    holds: "US, UK and Canadian travel advice, local laws and emergency numbers",
  },
  rules: { heading: "Rules of daily life in {country}", holds: "What you have to do and what you can’t" },
  health: {
    heading: "Healthcare and insurance in {country}",
    holds: {
      one: "Insurance, medicines, vaccinations and 1 hospital",
      many: "Insurance, medicines, vaccinations and {count} hospitals",
    },
  },
  family: {
    heading: "Family, birth and old age in {country}",
    holds: "Marriage, having a baby, elder care and what happens when someone dies",
  },
  money: {
    heading: "Taxes and money in {country}",
    holds: "Income tax, tax treaties, banks, pensions and sending money",
  },
  work: { heading: "Work and business in {country}", holds: "Pay, getting hired and starting a business" },
  schools: {
    heading: "Schools in {country}",
    holds: {
      one: "1 school and its fees, plus universities",
      many: "{count} schools and their fees, plus universities",
    },
  },
  goods: { heading: "Bringing your things to {country}", holds: "Customs duty, shipping and what you can’t bring" },
  driving: {
    heading: "Driving and cars in {country}",
    holds: "Your license, bringing or buying a car, and road safety",
  },
  pets: { heading: "Bringing pets to {country}", holds: "Paperwork, vaccinations and the trip" },
  culture: { heading: "Daily life in {country}", holds: "How people live and what they eat" },
};

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
