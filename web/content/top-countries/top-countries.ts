import { fact, visaFact } from "#domain/facts.ts";
import { type FeaturedCountry, featured, type NotableCountry, notable } from "./profile.ts";

export type { FeaturedCountry, NotableCountry };

/** The six featured profiles. */
export const FEATURED_COUNTRIES: readonly FeaturedCountry[] = [
  featured("ghana", {
    description:
      "The classic homecoming. Ghana speaks English, knows the diaspora well, and pairs a lively capital with a coast where the history of departure is remembered and honored.",
    livingCost: fact("Low to Moderate", "brief", "ghana-statistical-service"),
    investment: fact("$50K - $100K recommended", "brief", "ghana-gipc"),
    climate: "Tropical and warm all year, with two rainy seasons in the south",
    highlights: [
      visaFact("A right of abode in law for people of African descent", "estimate", "ghana-interior-ministry"),
      "English in school, office and court",
      "A large and settled diaspora community in Accra",
      "Direct flights from the US and the UK",
      "Long record of peaceful changes of government",
    ],
  }),
  featured("kenya", {
    description:
      "East Africa's meeting point. Nairobi draws engineers, founders and families with its schools and its highland climate, and the coast is never far from anyone's plans.",
    livingCost: fact("Moderate", "brief", "kenya-knbs"),
    investment: fact("$75K - $150K", "brief", "kenya-keninvest"),
    climate: "Mild in the highlands, hot and humid on the coast",
    highlights: [
      "The region's leading technology scene",
      "Mobile money used for nearly everything",
      "One of the widest choices of international schools in Africa",
      "Nairobi's hospitals serve the whole region",
      "Beaches, mountains and wildlife within a day's drive",
    ],
  }),
  featured(
    "south-africa",
    {
      description:
        "The best infrastructure in the region, foreign ownership of property, and landscapes that people cross the world to see. It suits those who arrive with capital or a skill in demand.",
      livingCost: fact("Moderate to High", "brief", "south-africa-stats"),
      investment: fact("$100K - $250K", "brief", "south-africa-dtic"),
      climate: "Mediterranean in the Cape, sunny highveld inland, subtropical in Durban",
      highlights: [
        fact("Foreigners can own freehold property", "estimate", "south-africa-deeds"),
        "Private health care of high standard",
        "Universities that rank among Africa's best",
        "Deep banking, property and stock markets",
        "Two oceans, wine country and great parks",
      ],
    },
    fact("Cape Town / Johannesburg", "brief", "south-africa-stats", {
      note: "The two cities most newcomers choose. The seats of government are Pretoria, Cape Town and Bloemfontein.",
    }),
  ),
  featured(
    "tanzania",
    {
      description:
        "Peaceful and unhurried. Families and retirees come for the islands and the coast, and stay for neighbors who greet everyone by name. Learn Swahili and the country opens.",
      livingCost: fact("Low to Moderate", "brief", "tanzania-nbs"),
      investment: fact("$50K - $100K", "brief", "tanzania-investment-centre"),
      climate: "Hot and humid on the coast, cooler in the highlands, with two rainy seasons in the north",
      highlights: [
        "Zanzibar and a long Indian Ocean coast",
        "Swahili shared by the whole country",
        "Tourism around Serengeti and Kilimanjaro",
        "Growing gas, farming and logistics sectors",
        "A relaxed pace for families and retirees",
      ],
    },
    fact("Dar es Salaam", "brief", "tanzania-nbs", {
      note: "The largest city and commercial center. The official capital is Dodoma.",
    }),
  ),
  featured("egypt", {
    description:
      "Enormous, ancient and inventive. Egypt gives the longest runway for your savings, a market of a size that few countries can match, and sea on two sides.",
    livingCost: fact("Very Low", "brief", "egypt-capmas"),
    investment: fact("$20K - $75K", "brief", "egypt-gafi"),
    climate: "Dry and sunny, with hot summers and mild winters",
    highlights: [
      fact("Living cost of about $485 per month excluding rent", "brief", "egypt-capmas"),
      fact("37% annual VC growth", "brief", "egypt-gafi"),
      "Start-ups, services and trade for the Arab world, Africa and Europe",
      "A very wide choice of international schools in Cairo",
      "Red Sea and Mediterranean coasts",
    ],
  }),
  featured("sierra-leone", {
    description:
      "Small, green and open-hearted. For those whose ancestors left from this coast, Freetown is a homecoming in the plainest sense; for builders, much is still to be built.",
    livingCost: fact("Low to Moderate", "brief", "sierra-leone-statistics"),
    investment: fact("$30K - $80K", "brief", "sierra-leone-nib"),
    climate: "Tropical, with a dry season around the new year and very heavy summer rain",
    highlights: [
      visaFact("Citizenship granted to members of the diaspora with traced ancestry", "estimate", "sierra-leone-nib"),
      "English-speaking, with Krio as the common tongue",
      "Some of West Africa's finest beaches, near the capital",
      "Openings in farming, fisheries, tourism and energy",
      "A close community where newcomers are soon known",
    ],
  }),
];

/** The six notable destinations. */
export const NOTABLE_COUNTRIES: readonly NotableCountry[] = [
  notable("rwanda", {
    description: "Order, safety and simple administration in a green, hilly country at the center of the continent.",
    highlights: [
      visaFact("Visa on arrival for every nationality", "estimate", "rwanda-dgie"),
      "Companies registered online",
      "Clean and safe capital",
    ],
  }),
  notable("nigeria", {
    description: "Scale, talent and culture for people who bring capital, partners and stamina.",
    highlights: [
      "Africa's largest consumer market",
      "Music, film and fashion heard worldwide",
      "Lagos technology scene",
    ],
  }),
  notable("morocco", {
    description: "A bridge between Africa and Europe, with fast trains, old cities and mountains behind them.",
    highlights: [
      "Short flights to Europe",
      fact("Foreign ownership in cities", "estimate", "morocco-ancfcc"),
      "Crafts, tourism and new industry",
    ],
  }),
  notable("ethiopia", {
    description: "An ancient civilization and a very large market, high, cool and proudly itself.",
    highlights: ["Seat of the African Union", "Birthplace of coffee", "Cool highland climate"],
  }),
  notable("botswana", {
    description: "A quiet, well-run country with few people, strong institutions and extraordinary wild places.",
    highlights: ["Long democratic stability", "English in business and school", "Okavango Delta and Kalahari"],
  }),
  notable("senegal", {
    description: "An Atlantic capital of art and music, and a hospitality that has its own word, teranga.",
    highlights: ["Stable institutions", "Ocean life in Dakar", "Gateway to French-speaking West Africa"],
  }),
];

/** How many countries the page shows: counted, never typed (decision: dead-controls). */
export const TOP_COUNTRIES_COUNT: number = FEATURED_COUNTRIES.length + NOTABLE_COUNTRIES.length;
