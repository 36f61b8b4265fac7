import { ALL_PASSPORTS, fact, visaFact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#domain/public-pages.ts";
import {
  type FeaturedCountry,
  featured,
  livingCost,
  mainCities,
  type NotableCountry,
  notable,
  notVerified,
  recommended,
} from "./profile.ts";

export type { FeaturedCountry, NotableCountry };

/** The six featured profiles. */
export const FEATURED_COUNTRIES: readonly FeaturedCountry[] = [
  featured("ghana", {
    description:
      "English-speaking, with a large diaspora community in a lively capital, and a coast whose forts and dungeons keep the memory of the people who were enslaved and shipped from there.",
    livingCost: livingCost("Low to Moderate"),
    investment: recommended("$50K - $100K recommended"),
    legalMinimum: fact(
      "$200,000 with a Ghanaian partner, $500,000 without, $1,000,000 for trading (GIPC Act, 2013)",
      "summary",
      "ghana-gipc",
      {
        pace: "fees-and-visas",
        note: "In August 2025 the President said that these minimums would be dropped. We found no page that shows the change in force.",
        readAt: [PUBLIC_PAGES.ghanaCapitalBill, PUBLIC_PAGES.ghanaCapitalSpeech],
      },
    ),
    climate: "Tropical and warm all year, with two rainy seasons in the south",
    highlights: [
      visaFact(
        "A right of abode in law for people of African descent, after years of residence",
        "summary",
        "ghana-interior-ministry",
        { passports: ALL_PASSPORTS, readAt: [PUBLIC_PAGES.ghanaRightOfAbodeLawyers] },
      ),
      "English in school, office and court",
      "A large and settled diaspora community in Accra",
      "Direct flights from the US and the UK",
      "Long record of peaceful changes of government",
    ],
  }),
  featured("kenya", {
    description:
      "Nairobi is the business center of East Africa and draws engineers, founders and families with its schools and its highland climate. The coast is a flight or a train ride away.",
    livingCost: livingCost("Moderate"),
    investment: recommended("$75K - $150K"),
    legalMinimum: fact("$100,000 for an investor's permit (class G)", "summary", "kenya-immigration", {
      pace: "fees-and-visas",
      readAt: [PUBLIC_PAGES.kenyaClassG],
    }),
    climate: "Mild in the highlands, hot and humid on the coast",
    highlights: [
      "Technology businesses in Nairobi",
      "Mobile money used for nearly everything",
      "A wide choice of international schools",
      "Hospitals in Nairobi that take patients from the whole region",
      "Beaches, mountains and wildlife within a day's drive",
    ],
  }),
  featured("south-africa", {
    mainCities: mainCities("Cape Town / Johannesburg", "south-africa-stats"),
    description:
      "A large economy with its own industry, and foreigners may own property. It suits people who arrive with capital or a skill in demand, and who plan for safety.",
    livingCost: livingCost("Moderate to High"),
    investment: recommended("$100K - $250K"),
    legalMinimum: fact("5 million rand for a business visa, about $280,000", "summary", "south-africa-home-affairs", {
      pace: "fees-and-visas",
      note: "At 18 rand to the dollar. The amount can be reduced for favored sectors.",
      readAt: [PUBLIC_PAGES.southAfricaBusinessVisa, PUBLIC_PAGES.southAfricaBusinessVisaStaff],
    }),
    climate: "Mediterranean in the Cape, sunny highveld inland, subtropical in Durban",
    highlights: [
      fact("Foreigners can own freehold property", "summary", "south-africa-deeds"),
      "A large private healthcare sector",
      "Large research universities",
      "Deep banking, property and stock markets",
      "Two oceans, wine country and great parks",
    ],
  }),
  featured("tanzania", {
    mainCities: mainCities("Dar es Salaam", "tanzania-nbs"),
    description:
      "Families and retirees come for the islands and the coast, and Swahili is shared by the whole country. People were killed in the unrest after the last national election, and small trades have since been closed to foreigners: read the chapter on safety and law first.",
    livingCost: livingCost("Low to Moderate"),
    investment: recommended("$50K - $100K"),
    legalMinimum: fact(
      "1.25 billion shillings, about $500,000, to be registered as a foreign investor",
      "summary",
      "tanzania-tiseza",
      {
        pace: "fees-and-visas",
        note: "Since July 28, 2025, 15 kinds of small business are closed to foreigners, among them shops, mobile money, phone repair, salons outside hotels, tour guiding, real estate agencies, parcel delivery and cleaning. The penalty is a fine of at least 10 million shillings or up to six months in prison, and the loss of the residence permit.",
        readAt: [
          PUBLIC_PAGES.tanzaniaOrderLawyers,
          PUBLIC_PAGES.tanzaniaOrderNews,
          PUBLIC_PAGES.tanzaniaTiseza,
          PUBLIC_PAGES.tanzaniaCapital,
        ],
      },
    ),
    climate: "Hot and humid on the coast, cooler in the highlands, with two rainy seasons in the north",
    highlights: [
      "Zanzibar and a long Indian Ocean coast",
      "Swahili shared by the whole country",
      "Tourism around Serengeti and Kilimanjaro",
      "Growing gas, farming and logistics sectors",
      "International schools in Dar es Salaam and Arusha",
    ],
  }),
  featured("egypt", {
    description:
      "Egypt has the lowest cost index of the countries in our calculator, a very large home market, and coasts on two seas.",
    livingCost: livingCost("Very Low"),
    investment: recommended("$20K - $75K"),
    climate: "Dry and sunny, with hot summers and mild winters",
    highlights: [
      "Start-ups, services and trade for the Arab world, Africa and Europe",
      "A very wide choice of international schools in Cairo",
      "Red Sea and Mediterranean coasts",
      notVerified("Living cost of about $485 per month excluding rent"),
      notVerified("37% annual VC growth"),
    ],
  }),
  featured("sierra-leone", {
    description:
      "Small and green. Freetown was founded by people who had freed themselves from slavery, and people who trace ancestry here by a DNA test have been granted citizenship. The great cotton tree where they are said to have given thanks has since fallen in a storm. Power, roads and healthcare are weak: read the chapter on safety and law.",
    livingCost: livingCost("Low to Moderate"),
    investment: recommended("$30K - $80K"),
    climate: "Tropical, dry from November to April, with very heavy rain from June to September",
    highlights: [
      visaFact(
        "Citizenship for people who trace ancestry to Sierra Leone by a DNA test",
        "summary",
        "sierra-leone-immigration",
        {
          passports: ALL_PASSPORTS,
          note: "Granted by the government about once a year, through certified tour operators and the Monuments and Relics Commission. Ask what the tour, the test and the passport cost in all before you pay.",
          readAt: [PUBLIC_PAGES.sierraLeoneCitizenship, PUBLIC_PAGES.sierraLeoneCitizenshipProgram],
        },
      ),
      "English-speaking, with Krio as the common tongue",
      "Long beaches near the capital",
      "Openings in farming, fisheries, tourism and energy",
      "A close community where newcomers are soon known",
    ],
  }),
];

/** The six notable destinations. */
export const NOTABLE_COUNTRIES: readonly NotableCountry[] = [
  notable("rwanda", {
    description:
      "Order and simple administration in a green, hilly country. War and disease across the border concern its west: read the chapter on safety and law in the guide.",
    highlights: [
      visaFact("Visa on arrival for every nationality", "summary", "rwanda-dgie", {
        readAt: [PUBLIC_PAGES.rwandaVisaFees],
      }),
      "Companies registered online",
      "Clean, orderly capital",
    ],
  }),
  notable("nigeria", {
    description:
      "A very large market for people who bring capital, trusted partners and time. Read the chapter on safety and law in the guide first.",
    highlights: ["Africa's most populous country", "Music, film and fashion heard worldwide", "Lagos technology scene"],
  }),
  notable("morocco", {
    description: "Close to Europe, with fast trains, old cities, coasts and mountains.",
    highlights: [
      "Short flights to Europe",
      fact("Foreign ownership in cities", "summary", "morocco-ancfcc"),
      "Crafts, tourism and new industry",
    ],
  }),
  notable("ethiopia", {
    description:
      "An ancient highland country and a very large market. Armed conflict in several regions: read the chapter on safety and law first.",
    highlights: ["Seat of the African Union", "Birthplace of coffee", "Cool highland climate"],
  }),
  notable("botswana", {
    description: "A quiet country with few people, strong institutions and large nature reserves.",
    highlights: [
      "Regular elections since independence",
      "English in business and school",
      "Okavango Delta and Kalahari",
    ],
  }),
  notable("senegal", {
    description: "An Atlantic capital of art and music, and a hospitality that has its own word, teranga.",
    highlights: ["Elected governments", "Ocean life in Dakar", "Gateway to French-speaking West Africa"],
  }),
];

/** How many countries the page shows: counted, never typed (decision: dead-controls). */
export const TOP_COUNTRIES_COUNT: number = FEATURED_COUNTRIES.length + NOTABLE_COUNTRIES.length;
