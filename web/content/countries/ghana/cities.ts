import { type City, estimatedPrice, inDollars, notFound, price, read, RIDES_A_MONTH } from "../country-record.ts";
import { climate } from "./climate.ts";
import { ghanaCitySources as pages } from "./sources-of-cities.ts";
import { ghanaCurrency } from "./currency.ts";

const cedis = inDollars(ghanaCurrency);
const STATISTICS = "ghana-statistical-service";
const PRICES_NOTE = "Prices of 2024 for the country. Rents in the prime areas of Accra are quoted in dollars.";

/** What pages give for the whole country, not by city. */
const basket: City["basket"] = {
  food: price("About $300 a month for a family of four", STATISTICS, [pages.pricesExplore, pages.pricesHomes], {
    reported: [{ value: "$150 to $250 a month for one person", page: pages.pricesPander }],
    note: "A breakdown of early 2026 counts 4,972 cedis a month for one person and 12,602 for a family of four, all but rent.",
  }),
  transport: price("Less than $1 for a bus ride, $1 to $5 for a short ride by taxi or app", STATISTICS, [
    pages.pricesExplore,
    pages.pricesPander,
  ]),
  utilities: price("150 to 400 cedis for electricity and 50 to 150 for water a month", STATISTICS, [pages.prices], {
    asOf: "2024",
    reported: [{ value: "$50 to $100 a month", page: pages.pricesExplore }],
    note: "Prices of 2024; tariffs rose in January 2026. A generator's fuel comes on top.",
  }),
  internet: price("200 to 500 cedis a month for fiber", STATISTICS, [pages.prices], {
    asOf: "2024",
    note: "Prices of 2024.",
  }),
  help: notFound(STATISTICS, "What a housekeeper, a guard or a driver earns in a month"),
};

const power = read(
  "Outages, called dumsor, come in phases: in 2024 weeks of planned cuts, and cuts between 7 and 11 in the evening. Electricity costs 9.86% more since January 1, 2026.",
  "ghana-purc",
  [pages.powerCuts, pages.eveningCuts, pages.tariffs],
  { note: "How often power failed in 2026 was not found. Ask for an inverter or a generator before you rent." },
);

/** The same a month in US dollars, for one adult or one home. */
const basketUsd = {
  foodPerAdult: { from: 75, to: 250 },
  transportPerAdult: { from: RIDES_A_MONTH * 1, to: RIDES_A_MONTH * 5 },
  utilities: { from: cedis(150 + 50), to: 100 },
  internet: { from: cedis(200), to: cedis(500) },
  help: null,
};

const accra: City = {
  id: "accra",
  name: "Accra",
  districts: [
    {
      name: "Cantonments",
      oneBedroom: price("From $1,000", STATISTICS, [pages.expensiveAreas]),
      threeBedrooms: notFound(STATISTICS, "Rent for three bedrooms; the page names only where rents begin"),
      about: "Embassies, gated apartments and schools.",
    },
    {
      name: "Airport Residential Area",
      oneBedroom: price("From $2,000, in gated estates", STATISTICS, [pages.expensiveAreas]),
      threeBedrooms: notFound(STATISTICS, "Rent for three bedrooms; the page names only where rents begin"),
      about: "Apartment towers and villas beside the airport.",
    },
    {
      name: "East Legon",
      oneBedroom: price("Over $2,400 for a short let", STATISTICS, [pages.eastLegonRent], {
        isShortLet: true,
        note: "A price on a platform for short stays; what a lease by the year costs was not found.",
      }),
      threeBedrooms: notFound(STATISTICS, "Rent for three bedrooms by the year"),
      about: "Planned streets, malls and international schools.",
    },
    {
      name: "Osu",
      oneBedroom: price("3,000 to 5,000 cedis furnished", STATISTICS, [pages.rentSurvey], {
        note: "A survey by a news site, without a day and without the size of the apartments; other rents on this page are of 2024 and 2025.",
      }),
      threeBedrooms: notFound(STATISTICS, "Rent for three bedrooms"),
      about: "Restaurants, shops and nightlife in the old city.",
    },
    {
      name: "City center, on average",
      oneBedroom: price("1,500 to 3,500 cedis", STATISTICS, [pages.prices], {
        asOf: "2024",
        reported: [{ value: "about $500", page: pages.pricesExplore }],
        note: PRICES_NOTE,
      }),
      threeBedrooms: price("3,500 to 8,000 cedis", STATISTICS, [pages.prices], { asOf: "2024", note: PRICES_NOTE }),
      about: "Homes of Ghanaian standard.",
    },
    {
      name: "Outside the center, on average",
      oneBedroom: price("800 to 2,000 cedis", STATISTICS, [pages.prices], {
        asOf: "2024",
        reported: [{ value: "about $200", page: pages.pricesExplore }],
        note: PRICES_NOTE,
      }),
      threeBedrooms: price("2,000 to 5,000 cedis", STATISTICS, [pages.prices], { asOf: "2024", note: PRICES_NOTE }),
      about: "Longer drives, more space.",
    },
  ],
  basket,
  monthUsd: {
    rentOneBedroom: { from: cedis(800), to: 2_000 },
    rentThreeBedrooms: { from: cedis(2_000), to: 2_000 },
    ...basketUsd,
  },
  power,
  water: read(
    "In dry months some homes have to buy water by the truck. Water costs 15.92% more since January 1, 2026.",
    "ghana-purc",
    [pages.accraWater, pages.tariffs],
    { note: "The page on trucks bears no day. Look for a large tank before you rent." },
  ),
  climate: read(
    "Up to 34 °C from November to May, about 28 °C in July and August. Rain peaks in May and June and again, little, in October; 800 to 850 mm a year, the least on the coast.",
    "ghana-meteorological-agency",
    [pages.climate, pages.rainfall, pages.climatesToTravel],
  ),
  climateByMonth: climate.accra,
  air: read(
    "Nonstop to London Heathrow daily and to Gatwick, to New York and Washington, and to Toronto twice a week from June to October 2026",
    "ghana-airports",
    [pages.flightsLondon, pages.flightsUs, pages.flightsToronto],
    { note: "London as of November 2023, the USA as of May 2021: look at the airlines' timetables." },
  ),
  safety: read(
    "Armed robberies happen in the areas where foreigners live, mostly at night; theft and scams are common in crowds.",
    "us-advice-ghana",
    [pages.crimeReport],
    { pace: "travel-advice", note: "A report of 2019." },
  ),
  fits: "People who want international schools, private hospitals, nonstop flights and a large community from the diaspora.",
  doesNotFit: "People on a small pension, and those who cannot bear traffic, noise and rents in dollars.",
};

const kumasi: City = {
  id: "kumasi",
  name: "Kumasi",
  districts: [
    {
      name: "City center, on average",
      oneBedroom: price("800 to 2,000 cedis", STATISTICS, [pages.prices], {
        asOf: "2024",
        reported: [
          {
            value: "350 to 400 cedis for a single room with a bath, 600 to 1,000 for a two-bedroom house",
            page: pages.kumasiRent,
          },
        ],
        note: "Prices of 2024. Landlords ask for one or two years in advance.",
      }),
      threeBedrooms: price("2,000 to 4,500 cedis", STATISTICS, [pages.prices], {
        asOf: "2024",
        note: "Prices of 2024.",
      }),
      about: "Markets, offices and the teaching hospital.",
    },
    {
      name: "Outside the center, on average",
      oneBedroom: price("500 to 1,200 cedis", STATISTICS, [pages.prices], { asOf: "2024", note: "Prices of 2024." }),
      threeBedrooms: price("1,200 to 3,000 cedis", STATISTICS, [pages.prices], {
        asOf: "2024",
        note: "Prices of 2024.",
      }),
      about: "Family houses, a car is useful.",
    },
  ],
  basket,
  monthUsd: {
    rentOneBedroom: { from: cedis(500), to: cedis(2_000) },
    rentThreeBedrooms: { from: cedis(1_200), to: cedis(4_500) },
    ...basketUsd,
  },
  power,
  water: notFound("ghana-purc", "How regularly water runs in Kumasi"),
  climate: read(
    "Warm and humid, with two rainy seasons: most rain in May or June and in October. December to February and July to early September are drier.",
    "ghana-meteorological-agency",
    [pages.rainfall, pages.climate],
  ),
  climateByMonth: climate.kumasi,
  air: read(
    "Prempeh I International Airport, with flights to Accra by Africa World Airlines and PassionAir. It was looking for airlines from abroad.",
    "ghana-airports",
    [pages.kumasiFlights, pages.kumasiAirport],
    { note: "Look at the airlines' timetables; a flight abroad from Kumasi was not found." },
  ),
  moreSchools: { notFoundOn: "2026-11-24", office: "ghana-education-ministry" },
  safety: read(
    "Armed robberies of vehicles on the roads of the region",
    "canada-advice-ghana",
    [pages.canadianAdvice2017],
    {
      pace: "travel-advice",
      note: "Canada's advice of 2017, in a copy.",
    },
  ),
  fits: "People with family ties in Ashanti, traders, students and staff of the university, and those who want a city at lower rents.",
  doesNotFit: "People who need the sea, nonstop flights abroad or a choice of international schools.",
};

const TAKORADI_TWO_BEDROOMS = "of the 1,500 to 2,000 cedis for two bedrooms there in September 2025";

const takoradi: City = {
  id: "takoradi",
  name: "Takoradi",
  districts: [
    {
      name: "Beach Road, Chapel Hill, Windy Ridge and Airport Ridge",
      oneBedroom: estimatedPrice(
        "1,050 to 1,400 cedis",
        `Seven tenths ${TAKORADI_TWO_BEDROOMS}. Compare it with listings.`,
        { readAt: [pages.takoradiRent] },
      ),
      threeBedrooms: estimatedPrice(
        "1,950 to 2,600 cedis",
        `Thirteen tenths ${TAKORADI_TWO_BEDROOMS}. Compare it with listings.`,
        { readAt: [pages.takoradiRent], note: "Landlords ask for up to two years in advance." },
      ),
      about: "The prime areas of the twin city of Sekondi and Takoradi.",
    },
    {
      name: "New Takoradi, Essikado, Kwesimintsim and Effiakuma",
      oneBedroom: price("1,200 to 1,500 cedis for a single room", STATISTICS, [pages.takoradiRent], {
        note: "As the page has it, which is nearly the price of a flat in the prime areas. Ask what period the price is for.",
      }),
      threeBedrooms: notFound(STATISTICS, "Rent for three bedrooms"),
      about: "Older quarters of Ghanaian standard.",
    },
  ],
  basket,
  monthUsd: {
    rentOneBedroom: { from: cedis(1_050), to: cedis(1_500) },
    rentThreeBedrooms: { from: cedis(1_950), to: cedis(2_600) },
    ...basketUsd,
  },
  power,
  water: read("Rationed when rivers run low in the dry season", "ghana-purc", [pages.takoradiWater], {
    note: "The page bears no day, and we found no newer one.",
  }),
  climate: read(
    "Warm and humid all year, with the most rain of the country to the west: up to 2,000 mm a year, above all in May and June, again in October.",
    "ghana-meteorological-agency",
    [pages.rainfall, pages.climate, pages.climatesToTravel],
  ),
  climateByMonth: climate.takoradi,
  air: read("Flights to Accra by Africa World Airlines; none abroad", "ghana-airports", [pages.takoradiFlights], {
    note: "State of 2018: look at the airlines' timetables.",
  }),
  moreSchools: { notFoundOn: "2026-11-24", office: "ghana-education-ministry" },
  safety: read(
    "Armed robberies of vehicles were a growing concern",
    "canada-advice-ghana",
    [pages.canadianAdvice2017],
    {
      pace: "travel-advice",
      note: "Canada's advice of 2017, in a copy.",
    },
  ),
  fits: "People in oil, gas, mining and shipping, and those who want the sea and a smaller city.",
  doesNotFit: "People who need specialists in medicine, a choice of schools or water without a tank.",
};

export const ghanaCities = [accra, kumasi, takoradi] as const;
