import { type City, estimatedPrice, inDollars, notFound, price, read } from "../country-record.ts";
import { climate } from "./climate.ts";
import { FEES } from "./permit-rules.ts";
import { citySources as sources, lifeSources, moneySources } from "./sources.ts";
import { tanzaniaCurrency } from "./currency.ts";

const shillings = inDollars(tanzaniaCurrency);
const OFFICE = "tanzania-nbs";
const LISTINGS = "Look at listings of the week, and ask two agents.";

const help = price(
  "By law at least 160,000 shillings a month for a housekeeper who lives elsewhere, 80,000 for one who lives in, since January 2026",
  OFFICE,
  [lifeSources.domesticWage],
  { asOf: "2026-01", note: "Newcomers are expected to pay more." },
);
const utilities = price(
  "Power 100 shillings a kilowatt-hour up to 75 a month for small users, 350 above, by the tariff of April 2016",
  OFFICE,
  [sources.tariff, sources.tariff2018],
  { ...FEES, note: "Larger households are on another tariff. Meters are paid in advance. Water we did not find." },
);
const transport = price(
  "About $0.26 for a bus ride and $10.30 for 8 kilometers by taxi, in Morogoro",
  OFFICE,
  [sources.transport],
  { note: "A page on another Tanzanian city, without a date. Ask what your ride costs." },
);

const dar: City = {
  id: "dar-es-salaam",
  name: "Dar es Salaam",
  districts: [
    {
      name: "Masaki and Oyster Bay",
      oneBedroom: price("$600 to $1,200 for a modern apartment", OFFICE, [sources.rentsDistricts], {
        note: "The page names no number of rooms.",
      }),
      threeBedrooms: price(
        "$2,900 and more for a three-bedroom apartment in September 2025",
        OFFICE,
        [sources.rentsDarAverage],
        { asOf: "2025-09", reported: [{ value: "$2,000 to $4,000 for a villa", page: sources.rentsDistricts }] },
      ),
      about: "The peninsula of embassies, international schools, restaurants and the sea.",
    },
    {
      name: "Mikocheni",
      oneBedroom: price("$400 to $700 for a modern apartment", OFFICE, [sources.rentsDistricts], {
        note: "The page names no number of rooms.",
      }),
      threeBedrooms: price(
        "$1,200 to $2,000 for a three-bedroom apartment outside the best areas in September 2025",
        OFFICE,
        [sources.rentsDarAverage],
        { asOf: "2025-09" },
      ),
      about: "Larger houses near shopping centers, between the peninsula and the north.",
    },
    {
      name: "Mbezi Beach",
      oneBedroom: price("$150 to $400 for a studio in September 2025", OFFICE, [sources.rentsDarAverage], {
        asOf: "2025-09",
      }),
      threeBedrooms: price("$600 to $1,500 for a house of two or three bedrooms with a garden", OFFICE, [
        sources.rentsDistricts,
      ]),
      about: "A spacious suburb by the northern shore, with a long way into town.",
    },
    {
      name: "Sinza and Ubungo",
      oneBedroom: price(
        "$130 or more for one bedroom in early 2026; about $280 is usual in the city",
        OFFICE,
        [sources.rentsDar],
        {
          asOf: "2026",
          reported: [{ value: "$238 for a cheap one, $441 downtown", page: sources.pricesDar }],
          note: "The page gives $130 to $520 for the whole city and names these two among its cheapest parts.",
        },
      ),
      threeBedrooms: notFound(OFFICE, LISTINGS),
      about: "Where people with ordinary pay live; buses, markets, and water that fails first.",
    },
  ],
  basket: {
    food: price("About $215 a month for one, by a site that its readers fill", OFFICE, [sources.pricesDar], {
      reported: [
        {
          value: "178,000 shillings (about $78) a week for one at the supermarket, some years ago",
          page: sources.foodDar,
        },
      ],
      note: "Markets are cheaper. Imported food is dear: a small piece of Parmesan was $15 to $30 in 2022, by another page.",
    }),
    transport: price("About $106 a month for one, by a site that its readers fill", OFFICE, [sources.pricesDar], {
      note: "A bus ride costs a fraction of a taxi's. The page has no date.",
    }),
    utilities,
    internet: price("A little over $30 a month for mobile data in 2014", OFFICE, [sources.internetStory], {
      note: "Ask what fiber costs at your address today.",
    }),
    help,
  },
  monthUsd: {
    rentOneBedroom: { from: 130, to: 1_200 },
    rentThreeBedrooms: { from: 600, to: 4_000 },
    foodPerAdult: { from: 215, to: 338 },
    transportPerAdult: { from: 106, to: 106 },
    utilities: null,
    internet: null,
    help: { from: shillings(80_000), to: shillings(160_000) },
  },
  power: read(
    "Rationed in November 2021, when the rivers that drive the dams ran low: 345 megawatts short, a fifth of the output",
    OFFICE,
    [sources.rationing],
    { note: "We found no figures on today's cuts. A large new dam has been built since: ask neighbors." },
  ),
  water: read(
    "Rationed in dry years: for 12 hours at a time in November 2021, every second day in 2022. Sinza, Mwananyamala and Tabata went short; Oyster Bay, Masaki and Mikocheni did not.",
    OFFICE,
    [sources.waterDistricts, sources.rationing, sources.waterOf2022],
    { note: "Ask how large the tank of the house is." },
  ),
  climate: read(
    "Hot and humid all year: 31 °C (88 °F) by day from December to March, 28 °C (82 °F) from July to September, nights of 19 °C. April is wettest (290 mm), August driest (25 mm).",
    OFFICE,
    [sources.climateDar],
  ),
  climateByMonth: climate.darEsSalaam,
  air: read(
    "By Amsterdam (KLM), Doha (Qatar), Addis Ababa (Ethiopian) or Istanbul; no nonstop flight from London or the US on the pages we read",
    OFFICE,
    [sources.flights, sources.noLondon],
    { note: "Pages of 2015 and 2020. About 22 to 25 hours from the US. Look up today's timetable." },
  ),
  safety: read(
    "The US rated the crime threat in Dar es Salaam as critical in 2020: bags are snatched from passing cars, which can drag people along, and small groups rob with knives",
    "us-advice-tanzania",
    [sources.crimeDar],
    { enteredOn: "2026-11-24", pace: "travel-advice" },
  ),
  fits: "People with a job or a company in the country's largest market, and families set on an international school by the sea.",
  doesNotFit: "People who cannot bear heat, traffic and a year's rent in a few payments.",
};

const zanzibar: City = {
  id: "zanzibar-city",
  name: "Zanzibar City",
  districts: [
    {
      name: "Fumba Town",
      oneBedroom: estimatedPrice(
        "$150 to $280",
        "From the $150 that 21 square meters cost in September 2021 to seven tenths of the $400 that a tenant paid for two furnished bedrooms in the time of Covid.",
        {
          readAt: [sources.fumbaSmall, sources.fumbaRent],
          note: "From prices of about 2021 in the developer's own newspaper. Expect more today.",
        },
      ),
      threeBedrooms: price(
        "$400 for a furnished two-bedroom apartment, by a tenant from the US",
        OFFICE,
        [sources.fumbaRent],
        { note: "The page carries no date; it speaks of Covid. Three bedrooms we did not find." },
      ),
      about: "A planned town by the sea south of the city, where foreigners may buy.",
    },
    {
      name: "Stone Town",
      oneBedroom: notFound(OFFICE, LISTINGS),
      threeBedrooms: notFound(OFFICE, LISTINGS),
      about: "The old town: narrow lanes, the ferry, the market, hospitals and few cars.",
    },
    {
      name: "Mazizini and Kiembe Samaki",
      oneBedroom: notFound(OFFICE, LISTINGS),
      threeBedrooms: notFound(OFFICE, LISTINGS),
      about: "Villas between the old town and the airport, near the international school.",
    },
  ],
  basket: {
    food: estimatedPrice(
      "$215 to $430 for one person",
      "From the $215 that a page names for one in Dar es Salaam to twice that, because another sees some prices double on the island.",
      { readAt: [sources.pricesDar, sources.islandPrices], note: "For the island alone we found no amount." },
    ),
    transport: notFound(
      OFFICE,
      "Minibuses (dala-dalas) go from Creek Road to every part of the island. Ask for the fare.",
    ),
    utilities: notFound(OFFICE, "The island has a power company of its own (ZECO). Ask for its tariff."),
    internet: notFound(OFFICE, "Ask the providers what a line costs at your address."),
    help: notFound(OFFICE, "The wages of the mainland's order do not bind here. Ask neighbors."),
  },
  monthUsd: {
    rentOneBedroom: { from: 150, to: 280 },
    rentThreeBedrooms: null,
    foodPerAdult: { from: 215, to: 430 },
    transportPerAdult: null,
    utilities: null,
    internet: null,
    help: null,
  },
  power: read(
    "Frequent cuts without notice: demand has outgrown the lines, the minister said",
    OFFICE,
    [sources.powerZanzibar, lifeSources.zanzibarLife],
    { note: "Power comes by cable from the mainland. Expats budget for a generator." },
  ),
  water: read("Interruptions continue; expats budget for a tank", OFFICE, [lifeSources.zanzibarLife]),
  climate: read(
    "About 30 °C (86 °F) and humid all year. Long rains from March to May, dry from June to October, short rains in November and December, dry in January and February.",
    OFFICE,
    [sources.climateZanzibar],
  ),
  climateByMonth: climate.zanzibarCity,
  air: read(
    "KLM from Amsterdam since December 2020, 8 hours 45 minutes; Dar es Salaam by 2-hour ferry or 25-minute flight",
    OFFICE,
    [sources.flightsZanzibar, sources.ferry],
    { note: "Look up today's timetable." },
  ),
  safety: read(
    "Robberies and muggings happen with some frequency in Zanzibar Town and on the beaches: at night take a taxi or walk in a group",
    "us-advice-tanzania",
    [sources.crimeZanzibar],
    { enteredOn: "2026-11-24", pace: "travel-advice", note: "From a travel guide, undated." },
  ),
  fits: "People with an income from elsewhere who want the sea and a small Muslim town, and buyers of a home in an approved project.",
  doesNotFit: "People who look for a job, need a specialist hospital, or live openly as a same-sex couple.",
};

/** What one bedroom may cost, from what larger homes earn. */
const arushaOneBedroom = estimatedPrice(
  "$175 to $370",
  "Seven tenths of what a home of two or three bedrooms earns in a month: in September 2025 an agent named $50,000 to $70,000 to buy and 6% to 9% a year of yield. Rounded. Compare it with listings.",
  { readAt: [sources.yieldsArusha] },
);

const arusha: City = {
  id: "arusha",
  name: "Arusha",
  districts: [
    {
      name: "Njiro",
      oneBedroom: arushaOneBedroom,
      threeBedrooms: price(
        "$500 to $1,000 for a family home, in the city's expat areas",
        OFFICE,
        [sources.rentsArusha],
        {
          note: "The page has no date.",
        },
      ),
      about: "The best-known suburb, with villas, a shopping complex and good roads.",
    },
    {
      name: "Sakina",
      oneBedroom: arushaOneBedroom,
      threeBedrooms: price(
        "$500 to $1,000 for a family home, in the city's expat areas",
        OFFICE,
        [sources.rentsArusha],
        {
          note: "The page has no date.",
        },
      ),
      about: "North of the center on the road to Nairobi, with markets.",
    },
    {
      name: "PPF",
      oneBedroom: notFound(OFFICE, LISTINGS),
      threeBedrooms: price("$500 for a town house in March 2011", OFFICE, [sources.rentPpf], {
        note: "Dear for Arusha then, the page says. The number of rooms is not named.",
      }),
      about: "Where many people of the United Nations lived.",
    },
  ],
  basket: {
    food: estimatedPrice("$215 to $338 for one person", "What two pages name for one in Dar es Salaam.", {
      readAt: [sources.pricesDar, sources.foodDar, sources.postArusha],
      note: "For Arusha alone we found no amount. In 2008 a resident found vegetables and meat cheap, and the supermarket dear.",
    }),
    transport,
    utilities,
    internet: notFound(OFFICE, "Ask the providers what a line costs at your address."),
    help,
  },
  monthUsd: {
    rentOneBedroom: { from: 175, to: 370 },
    rentThreeBedrooms: { from: 500, to: 1_000 },
    foodPerAdult: { from: 215, to: 338 },
    transportPerAdult: null,
    utilities: null,
    internet: null,
    help: { from: shillings(80_000), to: shillings(160_000) },
  },
  power: read("In 2010 it went out often, sometimes for hours", OFFICE, [moneySources.advanceRentStory], {
    note: "One resident's account, long ago. Ask neighbors.",
  }),
  water: read(
    "In 2010 and 2011 taps failed often; one household had none for four months",
    OFFICE,
    [moneySources.advanceRentStory, sources.rentPpf],
    { note: "One resident's account, long ago. Look at the tank." },
  ),
  climate: read(
    "Mild at 1,400 meters: 27 to 29 °C (81 to 84 °F) by day from October to March, 21 to 22 °C (70 to 72 °F) from June to August, nights of 8 to 14 °C. April is wettest (368 mm), July driest (15 mm).",
    OFFICE,
    [sources.climateArusha],
  ),
  climateByMonth: climate.arusha,
  air: read(
    "From Kilimanjaro airport: Amsterdam (KLM), Doha (Qatar), Addis Ababa (Ethiopian, twice a day), Kigali, Entebbe, in April 2021",
    OFFICE,
    [sources.flightsKilimanjaro],
    { note: "Look up today's timetable." },
  ),
  safety: read(
    "An agency calls Arusha one of the safest cities of Tanzania, and says not to walk at night; pockets are picked in the center, and touts are a nuisance. A guide calls taxis after dark essential.",
    "us-advice-tanzania",
    [sources.crimeArusha, sources.taxisArusha],
    { enteredOn: "2026-11-24", pace: "travel-advice", note: "Both are undated and written for visitors." },
  ),
  fits: "People who work in tourism, conservation or for the East African Community, and families who want mild air and a boarding school near.",
  doesNotFit: "People who want the sea, a large job market or a specialist hospital in town.",
};

export const tanzaniaCities: readonly [City, City, City] = [dar, zanzibar, arusha];
