import type { CountryId } from "./country-ids.ts";
import { type Fact, fact, type OfficeId } from "./facts.ts";
import type { Language, MatchCategories } from "./finder-options.ts";

/** Part of the continent; each has its own woven motif (decision: look). */
export type Region = "west" | "east" | "north" | "south";

/** Names the pair of text and background color of a tag; the theme holds the pairs. */
export type TagTone = "forest" | "terracotta" | "ochre" | "indigo";
export type Tag = { label: string; tone: TagTone };

export type { CountryId };

export type Country = {
  /** Also the slug in URLs such as `/country-guides/ghana`, and the key of the country's poster. */
  id: CountryId;
  name: string;
  /** ISO 3166-1 alpha-2, for flags. */
  alpha2: string;
  /** ISO 3166-1 numeric, three digits, as Natural Earth's outlines are keyed. */
  numeric: string;
  region: Region;
  capital: Fact<string>;
  /** Degrees north and east of the capital; for South Africa of Pretoria. */
  capitalAt: { latitude: number; longitude: number };
  languages: Fact<string>;
  currency: Fact<string>;
  population: Fact<string>;
  /** Part of the finder's featured list. */
  featured: boolean;
  matchCategories: MatchCategories;
  tags: readonly Tag[];
  description: string;
};

/** The languages of a country; `any` matches every country (decision: finder). */
function speaks(...languages: readonly Exclude<Language, "any">[]): readonly Language[] {
  return [...languages, "any"];
}

function census(value: string, office: OfficeId, details?: Pick<Fact, "enteredOn" | "confirmedOn">): Fact<string> {
  return fact<string>(value, "summary", office, details);
}

/** For countries without a recent census. */
const UNCOUNTED = "A round number from published projections, not a count.";

/**
 * The countries in catalog order, the featured ones first, each once. Ties of the matcher
 * keep this order (decision: finder).
 */
export const COUNTRIES: readonly Country[] = [
  {
    id: "ghana",
    name: "Ghana",
    alpha2: "GH",
    numeric: "288",
    region: "west",
    capital: fact<string>("Accra", "summary", "ghana-statistical-service"),
    capitalAt: { latitude: 5.6, longitude: -0.19 },
    languages: fact<string>(
      "English (official); Akan, Ewe, Ga and Dagbani widely spoken",
      "summary",
      "ghana-statistical-service",
    ),
    currency: fact<string>("Ghanaian cedi (GHS)", "summary", "bank-of-ghana"),
    population: census("30.8 million (2021 census)", "ghana-statistical-service"),
    featured: true,
    matchCategories: {
      lifestyle: ["urban", "coastal", "family", "business"],
      language: speaks("english"),
      investment: ["low", "medium"],
    },
    tags: [
      { label: "Diaspora welcome", tone: "forest" },
      { label: "English-speaking", tone: "indigo" },
    ],
    description:
      "An English-speaking country on the coast that has invited the diaspora for many years. Accra has the schools, clinics and offices that you need in the first year.",
  },
  {
    id: "kenya",
    name: "Kenya",
    alpha2: "KE",
    numeric: "404",
    region: "east",
    capital: fact<string>("Nairobi", "summary", "kenya-knbs"),
    capitalAt: { latitude: -1.29, longitude: 36.82 },
    languages: fact<string>("Swahili and English (both official)", "summary", "kenya-knbs"),
    currency: fact<string>("Kenyan shilling (KES)", "summary", "central-bank-of-kenya"),
    population: census("47.6 million (2019 census)", "kenya-knbs"),
    featured: true,
    matchCategories: {
      lifestyle: ["urban", "coastal", "family", "business"],
      language: speaks("english"),
      investment: ["low", "medium"],
    },
    tags: [
      { label: "Tech hub", tone: "indigo" },
      { label: "City and coast", tone: "terracotta" },
    ],
    description:
      "A large East African economy, with a capital that mixes start-ups, international schools and a national park at the city's edge, and an Indian Ocean coast a train ride away.",
  },
  {
    id: "south-africa",
    name: "South Africa",
    alpha2: "ZA",
    numeric: "710",
    region: "south",
    capital: fact<string>(
      "Pretoria, Cape Town and Bloemfontein (executive, legislative and judicial)",
      "summary",
      "south-africa-stats",
    ),
    capitalAt: { latitude: -25.75, longitude: 28.23 },
    languages: fact<string>(
      "12 official languages, among them English, isiZulu, isiXhosa and Afrikaans",
      "summary",
      "south-africa-stats",
    ),
    currency: fact<string>("South African rand (ZAR)", "summary", "south-african-reserve-bank"),
    population: census("62.0 million (2022 census)", "south-africa-stats"),
    featured: true,
    matchCategories: {
      lifestyle: ["urban", "coastal", "family", "business", "retirement"],
      language: speaks("english"),
      investment: ["medium", "high", "premium"],
    },
    tags: [
      { label: "Industrial economy", tone: "forest" },
      { label: "Mountains and sea", tone: "indigo" },
    ],
    description:
      "An industrial economy, with large property and capital markets, private hospitals and universities, and two very different large cities, Johannesburg and Cape Town.",
  },
  {
    id: "tanzania",
    name: "Tanzania",
    alpha2: "TZ",
    numeric: "834",
    region: "east",
    capital: fact<string>("Dodoma", "summary", "tanzania-nbs"),
    capitalAt: { latitude: -6.16, longitude: 35.75 },
    languages: fact<string>("Swahili; English in courts, business and higher education", "summary", "tanzania-nbs"),
    currency: fact<string>("Tanzanian shilling (TZS)", "summary", "bank-of-tanzania"),
    population: census("61.7 million (2022 census)", "tanzania-nbs"),
    featured: true,
    matchCategories: {
      lifestyle: ["coastal", "family", "retirement"],
      language: speaks("english"),
      investment: ["low", "medium"],
    },
    tags: [
      { label: "Island and coast", tone: "indigo" },
      { label: "Great parks", tone: "ochre" },
    ],
    description:
      "Beaches, islands and great parks, with Dar es Salaam as the center of trade and Swahili as the language of the whole country. People were killed in the unrest after the last national election: read the chapter on safety and law before you plan.",
  },
  {
    id: "mauritius",
    name: "Mauritius",
    alpha2: "MU",
    numeric: "480",
    region: "east",
    capital: fact<string>("Port Louis", "summary", "mauritius-statistics"),
    capitalAt: { latitude: -20.16, longitude: 57.5 },
    languages: fact<string>(
      "English and French in public life; Mauritian Creole spoken by nearly everyone",
      "summary",
      "mauritius-statistics",
    ),
    currency: fact<string>("Mauritian rupee (MUR)", "summary", "bank-of-mauritius"),
    population: census("About 1.2 million (2022 census)", "mauritius-statistics"),
    featured: true,
    matchCategories: {
      lifestyle: ["coastal", "family", "business", "retirement"],
      language: speaks("english", "french"),
      investment: ["medium", "high", "premium"],
    },
    tags: [
      { label: "Island living", tone: "indigo" },
      { label: "Published residence routes", tone: "forest" },
    ],
    description:
      "A stable, bilingual island with a lagoon around it and published residence routes for retirees, investors, professionals and people who work remotely.",
  },
  {
    id: "egypt",
    name: "Egypt",
    alpha2: "EG",
    numeric: "818",
    region: "north",
    capital: fact<string>("Cairo", "brief", "egypt-capmas"),
    capitalAt: { latitude: 30.04, longitude: 31.24 },
    languages: fact<string>("Arabic (official); English and French in business", "summary", "egypt-capmas"),
    currency: fact<string>("Egyptian pound (EGP)", "summary", "central-bank-of-egypt"),
    population: fact<string>("More than 107 million", "estimate", "egypt-capmas", { method: UNCOUNTED }),
    featured: true,
    matchCategories: {
      lifestyle: ["urban", "coastal", "business", "retirement"],
      language: speaks("arabic"),
      investment: ["low", "medium"],
    },
    tags: [
      { label: "Low cost index", tone: "ochre" },
      { label: "Red Sea coast", tone: "indigo" },
    ],
    description:
      "The lowest cost index in our calculator, a large home market, start-ups in Cairo, and sunshine on two seas.",
  },
  {
    id: "sierra-leone",
    name: "Sierra Leone",
    alpha2: "SL",
    numeric: "694",
    region: "west",
    capital: fact<string>("Freetown", "brief", "sierra-leone-statistics"),
    capitalAt: { latitude: 8.48, longitude: -13.23 },
    languages: fact<string>(
      "English (official); Krio understood almost everywhere, Mende and Temne widely spoken",
      "summary",
      "sierra-leone-statistics",
    ),
    currency: fact<string>("Sierra Leonean leone (SLE)", "summary", "bank-of-sierra-leone"),
    population: census("7.5 million (2021 mid-term census)", "sierra-leone-statistics"),
    featured: true,
    matchCategories: {
      lifestyle: ["coastal", "family", "business"],
      language: speaks("english"),
      investment: ["low"],
    },
    tags: [
      { label: "Ancestral ties", tone: "terracotta" },
      { label: "Beaches and hills", tone: "forest" },
    ],
    description:
      "A small country of green hills and long beaches. People who have traced ancestry here by a DNA test have been granted citizenship, and a small business can begin with modest capital.",
  },
  {
    id: "senegal",
    name: "Senegal",
    alpha2: "SN",
    numeric: "686",
    region: "west",
    capital: fact<string>("Dakar", "summary", "senegal-ansd"),
    capitalAt: { latitude: 14.69, longitude: -17.45 },
    languages: fact<string>("French (official); Wolof spoken by most people", "summary", "senegal-ansd"),
    currency: fact<string>("West African CFA franc (XOF)", "summary", "bceao"),
    population: census("18.1 million (2023 census)", "senegal-ansd"),
    featured: false,
    matchCategories: {
      lifestyle: ["urban", "coastal", "family"],
      language: speaks("french"),
      investment: ["low", "medium"],
    },
    tags: [
      { label: "Teranga hospitality", tone: "terracotta" },
      { label: "French-speaking", tone: "indigo" },
    ],
    description:
      "Dakar has the ocean on three sides, art and music, and a hospitality that Senegalese people call teranga. The country has a long record of elected governments.",
  },
  {
    id: "rwanda",
    name: "Rwanda",
    alpha2: "RW",
    numeric: "646",
    region: "east",
    capital: fact<string>("Kigali", "summary", "rwanda-nisr"),
    capitalAt: { latitude: -1.94, longitude: 30.06 },
    languages: fact<string>("Kinyarwanda, English, French and Swahili (all official)", "summary", "rwanda-nisr"),
    currency: fact<string>("Rwandan franc (RWF)", "summary", "national-bank-of-rwanda"),
    population: census("13.2 million (2022 census)", "rwanda-nisr"),
    featured: false,
    matchCategories: {
      lifestyle: ["urban", "family", "business"],
      language: speaks("english", "french"),
      investment: ["low", "medium"],
    },
    tags: [
      { label: "Orderly capital", tone: "forest" },
      { label: "Simple registration", tone: "indigo" },
    ],
    description:
      "Clean streets and an administration that works online. Kigali suits families and founders who value order. Travel advisories warn about the border with the Democratic Republic of the Congo: read the chapter on safety and law.",
  },
  {
    id: "ethiopia",
    name: "Ethiopia",
    alpha2: "ET",
    numeric: "231",
    region: "east",
    capital: fact<string>("Addis Ababa", "summary", "ethiopia-statistics"),
    capitalAt: { latitude: 9.02, longitude: 38.75 },
    languages: fact<string>(
      "Amharic, Afaan Oromo, Somali, Tigrinya and Afar; English in higher education and business",
      "summary",
      "ethiopia-statistics",
    ),
    currency: fact<string>("Ethiopian birr (ETB)", "summary", "national-bank-of-ethiopia"),
    population: fact<string>("About 130 million (no census since 2007)", "estimate", "ethiopia-statistics", {
      method: UNCOUNTED,
    }),
    featured: false,
    matchCategories: {
      lifestyle: ["urban", "business"],
      language: speaks("english"),
      investment: ["low", "medium"],
    },
    tags: [
      { label: "Seat of the African Union", tone: "forest" },
      { label: "Highland climate", tone: "ochre" },
    ],
    description:
      "An ancient highland country with its own script, calendar and church, and a capital that hosts the African Union. A large market. Armed conflict in several regions: read the chapter on safety and law first.",
  },
  {
    id: "botswana",
    name: "Botswana",
    alpha2: "BW",
    numeric: "072",
    region: "south",
    capital: fact<string>("Gaborone", "summary", "botswana-statistics"),
    capitalAt: { latitude: -24.65, longitude: 25.91 },
    languages: fact<string>("English (official) and Setswana (national)", "summary", "botswana-statistics"),
    currency: fact<string>("Botswana pula (BWP)", "summary", "bank-of-botswana"),
    population: census("2.4 million (2022 census)", "botswana-statistics"),
    featured: false,
    matchCategories: {
      lifestyle: ["family", "business", "retirement"],
      language: speaks("english"),
      investment: ["medium", "high"],
    },
    tags: [
      { label: "Stable democracy", tone: "forest" },
      { label: "Wide open space", tone: "ochre" },
    ],
    description:
      "A calm, English-speaking democracy with few people. Gaborone is small, and the Okavango Delta is one of the largest nature areas in Africa.",
  },
  {
    id: "morocco",
    name: "Morocco",
    alpha2: "MA",
    numeric: "504",
    region: "north",
    capital: fact<string>("Rabat", "summary", "morocco-hcp"),
    capitalAt: { latitude: 34.02, longitude: -6.84 },
    languages: fact<string>("Arabic and Amazigh (both official); French in business", "summary", "morocco-hcp"),
    currency: fact<string>("Moroccan dirham (MAD)", "summary", "bank-al-maghrib"),
    population: census("36.8 million (2024 census)", "morocco-hcp"),
    featured: false,
    matchCategories: {
      lifestyle: ["urban", "coastal", "business", "retirement"],
      language: speaks("french", "arabic"),
      investment: ["low", "medium", "high"],
    },
    tags: [
      { label: "Near Europe", tone: "indigo" },
      { label: "Medinas and mountains", tone: "terracotta" },
    ],
    description:
      "Fast trains, old city centers and the Atlas mountains. Morocco is close to Europe, lets foreigners buy homes in its cities, and suits people who speak some French or Arabic.",
  },
  {
    id: "nigeria",
    name: "Nigeria",
    alpha2: "NG",
    numeric: "566",
    region: "west",
    capital: fact<string>("Abuja", "summary", "nigeria-population-commission"),
    capitalAt: { latitude: 9.06, longitude: 7.49 },
    languages: fact<string>(
      "English (official); Hausa, Yoruba and Igbo widely spoken",
      "summary",
      "nigeria-population-commission",
    ),
    currency: fact<string>("Nigerian naira (NGN)", "summary", "central-bank-of-nigeria"),
    population: fact<string>("About 230 million (no census since 2006)", "estimate", "nigeria-population-commission", {
      method: UNCOUNTED,
    }),
    featured: false,
    matchCategories: {
      lifestyle: ["urban", "business"],
      language: speaks("english"),
      investment: ["medium", "high", "premium"],
    },
    tags: [
      { label: "Most populous", tone: "forest" },
      { label: "Creative capital", tone: "terracotta" },
    ],
    description:
      "Africa's most populous country, known for its music and film. Lagos suits people with capital and good partners; Abuja is calmer and planned. Kidnapping is common: read the chapter on safety and law first.",
  },
];

/** The countries with a card among the guides, which the calculator compares, too. */
export const GUIDE_COUNTRY_IDS = [
  "ghana",
  "kenya",
  "rwanda",
  "south-africa",
  "nigeria",
  "morocco",
  "senegal",
  "mauritius",
  "egypt",
] as const satisfies readonly CountryId[];
export type GuideCountryId = (typeof GUIDE_COUNTRY_IDS)[number];

/** The country of an id. */
export function countryById(id: CountryId): Country {
  const country = COUNTRIES.find((candidate) => candidate.id === id);
  if (!country) throw new Error(`There is no country with the id "${id}".`);
  return country;
}
