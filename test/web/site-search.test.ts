import { expect, test } from "vitest";
import { content } from "#content";
import { GUIDE_PAGE_IDS } from "#web/content/countries/guide-page.ts";
import { chapterPath } from "#web/content/page-paths.ts";
import { readIndex } from "#web/features/search/site-index.ts";
import { SEARCH_ENTRIES, searchIndex } from "#web/feeds/search-index.ts";
import { violationsIn } from "../support/violations.ts";

const find = readIndex(await searchIndex().json());

/** The ids of what a query finds, best first. */
function idsFor(query: string): string[] {
  return find(query).found.map(({ id }) => id);
}

/** What people type, and what has to be among the first results. */
const AMONG_THE_FIRST: readonly (readonly [most: number, query: string, ids: readonly string[]])[] = [
  [3, "Ghana", ["/country-guides/ghana"]],
  [3, "gahna", ["/country-guides/ghana"]],
  [3, "right of abode", ["/visa-information/ghana/right-of-abode", "/country-guides/ghana/permits#right-of-abode"]],
  [3, "kenya work permit", ["/visa-information/kenya/work-permit"]],
  [3, "kenia work permitt", ["/visa-information/kenya/work-permit"]],
  [1, "tanzan", ["/country-guides/tanzania"]],
  [1, "gahna", ["/country-guides/ghana"]],
  [3, "calculater", ["/cost-calculator"]],
  [3, "health care before the move", ["/blog/health-care-before-during-after"]],
  [3, "how long does a relocation take", ["/faq#how-long"]],
  [5, "quarantine", ["/country-guides/senegal/pets"]],
  [1, "quarantine senegal", ["/country-guides/senegal/pets"]],
  [1, "Can I bring my dog to Ghana?", ["/country-guides/ghana/pets"]],
  [1, "puppy morocco", ["/country-guides/morocco/pets"]],
  [1, "Is it safe to be gay in Senegal?", ["/country-guides/senegal/safety"]],
  [1, "heating", ["/cities/marrakech"]],
  [2, "insulin rwanda", ["/country-guides/rwanda/health", "/country-guides/rwanda/goods"]],
  [1, "malaria pills senegal", ["/country-guides/senegal/health"]],
  [1, "giving birth in ghana", ["/country-guides/ghana/family"]],
  [1, "power cuts lagos generator", ["/cities/lagos"]],
  [1, "renting an apartment in dakar deposit", ["/country-guides/senegal/homes"]],
  [1, "cost of living accra", ["/cities/accra"]],
  [1, "nanny wages kisumu", ["/cities/kisumu"]],
  [1, "do i need a visa for rwanda as a jamaican", ["/country-guides/rwanda/entry"]],
  [3, "school fees", ["/blog/choose-the-school-first"]],
  [1, "tuition ghana", ["/country-guides/ghana/schools"]],
  [1, "driving licence kenya", ["/country-guides/kenya/driving"]],
  [1, "driver's license kenya", ["/country-guides/kenya/driving"]],
  [2, "load shedding", ["/country-guides/south-africa/safety", "/cities/durban"]],
  [3, "power cuts ghana", ["/cities/accra"]],
  [1, "flat to rent in Dakar", ["/cities/dakar"]],
  [1, "How much is rent in Nairobi?", ["/cities/nairobi"]],
  [1, "mauritius 375000", ["/country-guides/mauritius/permits#property"]],
  [1, "mauritius $375,000", ["/country-guides/mauritius/permits#property"]],
  [1, "Do I need a visa for Rwanda?", ["/visa-information/rwanda/tourist-visa"]],
  [3, "Can I retire in Mauritius?", ["/country-guides/mauritius/permits#retired"]],
  [1, "Are there international schools in Senegal?", ["/country-guides/senegal/schools"]],
  [3, "Can a foreigner buy a home in Kenya?", ["/country-guides/kenya/homes"]],
  [3, "retirement mauritius", ["/country-guides/mauritius/permits#retired"]],
  [1, "own house Kenya", ["/country-guides/kenya/homes"]],
  [1, "may I own a house in Kenya", ["/country-guides/kenya/homes"]],
  [1, "can I own land in Ghana", ["/country-guides/ghana/homes"]],
  [1, "buy property Nigeria", ["/country-guides/nigeria/homes"]],
  [1, "purchase a home in Senegal", ["/country-guides/senegal/homes"]],
  [1, "build a house in Ghana", ["/country-guides/ghana/homes"]],
  [3, "find a job in Kenya", ["/country-guides/kenya/work"]],
  [1, "start a business in Rwanda", ["/country-guides/rwanda/work"]],
  [1, "doctor Ghana", ["/country-guides/ghana/health"]],
  [3, "hospitals in Nairobi", ["/country-guides/kenya/health", "/cities/nairobi"]],
  [3, "vaccines Ghana", ["/country-guides/ghana/entry", "/country-guides/ghana/health"]],
  [1, "school for my kids in Ghana", ["/country-guides/ghana/schools"]],
  [3, "pension Kenya", ["/retirees", "/country-guides/kenya/money"]],
  [1, "do I pay taxes in Ghana", ["/country-guides/ghana/money"]],
  [1, "open a bank account in Kenya", ["/country-guides/kenya/money"]],
  [1, "bring my furniture to Kenya", ["/country-guides/kenya/goods"]],
  [3, "ship my car to Ghana", ["/country-guides/ghana/goods", "/country-guides/ghana/driving"]],
  [1, "is Ghana safe", ["/country-guides/ghana/safety"]],
  [1, "safety for women Kenya", ["/country-guides/kenya/safety"]],
  [3, "weather in Accra", ["/cities/accra"]],
  [1, "what does a month in Accra cost for two", ["/cities/accra"]],
  [3, "digital nomad visa", ["/country-guides/kenya/permits#class-n"]],
  [1, "best country to retire", ["/retirees"]],
  [3, "which permit as a retiree with $1,800 a month", ["/retirees"]],
  [1, "how do I know an agent is real", ["/before-you-pay"]],
  [1, "make a plan for July", ["/my-plan"]],
];

test("each question that the search offers is answered", () => {
  expect(content.search.questions.filter((question) => idsFor(question).length === 0)).toEqual([]);
});

test("a search finds its answer among the first results", () => {
  expect(
    violationsIn(AMONG_THE_FIRST, ([most, query, ids]) => {
      expect(idsFor(query).slice(0, most)).toEqual(expect.arrayContaining([...ids]));
    }),
  ).toEqual([]);
});

test("what every guide answers is found in every guide, and first in one of them", () => {
  expect(
    violationsIn(
      [
        ...["gay", "LGBT", "same-sex"].map((query) => [query, "safety"] as const),
        ...["pets", "dog", "cat"].map((query) => [query, "pets"] as const),
        ...["driving licence", "driver's license"].map((query) => [query, "driving"] as const),
      ],
      ([query, chapter]) => {
        const chapters: string[] = GUIDE_PAGE_IDS.map((id) => chapterPath(id, chapter));
        const found = idsFor(query);
        expect(found).toEqual(expect.arrayContaining(chapters));
        expect(found.slice(0, 3).filter((id) => !chapters.includes(id))).toEqual([]);
      },
    ),
  ).toEqual([]);
});

test("a search that nothing answers says so, and names the chapters that come nearest", () => {
  for (const query of [
    "qqqqqqq",
    "surfboard",
    "surfboard kenya",
    "kenya xylophone",
    "uganda visa",
    "iphone 15 price nigeria",
  ])
    expect(idsFor(query), query).toEqual([]);
  expect(find("surfboard kenya").nearest.map(({ id }) => id)).toEqual(
    expect.arrayContaining([chapterPath("kenya", "culture"), chapterPath("kenya", "work")]),
  );
  expect(find("xylophone duty kenya").nearest[0]?.id).toBe(chapterPath("kenya", "goods"));
});

test("a country in a query confines it to what is about it or names it", () => {
  const entries = new Map(SEARCH_ENTRIES.map((entry) => [entry.id, entry]));
  expect(
    violationsIn(["school fees kenya", "work permit ghana", "bank account south africa", "rent morocco"], (query) => {
      const found = idsFor(query);
      expect(found.length).toBeGreaterThan(0);
      const id = ["kenya", "ghana", "south-africa", "morocco"].find((one) => query.includes(one.replace("-", " ")))!;
      expect(found.filter((one) => ![undefined, id].includes(entries.get(one)!.country))).toEqual([]);
    }),
  ).toEqual([]);
});

test("accents in a query change nothing of what is found", () => {
  for (const [accented, plain] of [
    ["bénin", "benin"],
    ["médina", "medina"],
    ["sénégal", "senegal"],
  ] as const) {
    expect(idsFor(plain).length, plain).toBeGreaterThan(1);
    expect(idsFor(accented)).toEqual(idsFor(plain));
  }
});

test("each word that leads to a chapter or a page finds one", () => {
  const words = Object.entries(content.search.topics).flatMap(([name, topics]) =>
    topics.map((topic) => [topic, name] as const),
  );
  expect(
    violationsIn(words, ([topic, name]) => {
      const leads = SEARCH_ENTRIES.some(
        ({ id, kind, topics }) =>
          topics !== undefined && topics.includes(topic) && (id === name || id.endsWith(`/${name}`) || kind === name),
      );
      expect(leads && idsFor(topic).length > 0).toBe(true);
    }),
  ).toEqual([]);
});

test("every entry can be found by its own title", () => {
  for (const { id, title } of SEARCH_ENTRIES) expect(idsFor(title), title).toContain(id);
});
