import { canadaAdvicePage, ukAdvicePage, usAdvisoryPage } from "#web/content/public-pages.ts";
import {
  type City,
  estimatedPrice,
  inDollars,
  notFound,
  price,
  type PriceDetails,
  read,
  RIDES_A_MONTH,
} from "../country-record.ts";
import { climate } from "./climate.ts";
import { sources } from "./sources.ts";
import { nigeriaCurrency } from "./currency.ts";

const naira = inDollars(nigeriaCurrency);
const OFFICE = "nigeria-nbs";
const usAdvice = usAdvisoryPage("Nigeria", "2026-06-12");
const ukAdvice = ukAdvicePage("Nigeria", "nigeria", "2026-08-20");
const canadaAdvice = canadaAdvicePage("Nigeria", "nigeria", "2026-08-20");

/** The average of a report of 2025, of a year and a month; rent is paid by the year. */
const lagosRent = (year: string, month: string, details?: PriceDetails) =>
  price(`About ${month} naira (${year} million a year)`, OFFICE, [sources.lagosRents], { asOf: "2025", ...details });
/** The average of a price list of 2026 for Abuja, with the range of a year. */
const abujaRent = (year: string, month: string, range: string) =>
  price(`About ${month} naira (${year} million a year)`, OFFICE, [sources.abujaRents], {
    asOf: "2026",
    note: `The list's range is ${range} million a year.`,
  });
/** One bedroom from three, where no page has it. */
const abujaOneBedroom = (value: string) =>
  estimatedPrice(
    value,
    "Between 31 and 53 percent of the average for three bedrooms in the same district of Abuja in 2026: what one bedroom costs of three in Ikoyi, Victoria Island, Lekki Phase 1 and Ikeja by the report on Lagos of 2025. Rounded.",
  );

/** The floor of food: without fuel, the way to the market, or a meal out. */
const FROM_HEALTHY_DIET =
  "From thirty days of the 1,611 naira that the statistics office counted in July 2025 as the least for an adult's healthy diet in Nigeria";
const publicWater = read(
  "Few public water systems in Nigeria work; houses rely on boreholes and wells",
  OFFICE,
  [sources.waterNigeria],
  { note: "Nationwide: for this city we found no figure. Ask how the house gets its water, and have it tested." },
);

/** What is the same in every city. */
const basket = {
  utilities: price(
    "23,000 to 68,000 naira: electricity with a generator's fuel 15,000 to 45,000, water 5,000 to 15,000, waste 3,000 to 8,000",
    OFFICE,
    [sources.livingCosts],
    {
      asOf: "2024",
      note: "A guide on prices of about 2024. On a good line (Band A) a kilowatt-hour costs about 206 to 225 naira.",
    },
  ),
  internet: price("8,000 to 25,000 naira for broadband", OFFICE, [sources.livingCosts, sources.starlink], {
    note: "Starlink took no new homes in Lagos, Abuja and Port Harcourt in February 2026; its business plan cost 159,000 naira a month and the kit about 590,000.",
  }),
  help: price("40,000 to 50,000 naira for a maid in 2024", OFFICE, [sources.helpNews, sources.helpExpats], {
    note: "Foreign families in Lagos paid about $250 a month for full-time help in 2020. The minimum wage is 70,000 naira.",
  }),
};

/** The same a month in US dollars, for one adult or one home. */
const basketUsd = {
  utilities: { from: naira(23_000), to: naira(68_000) },
  internet: { from: naira(8_000), to: naira(25_000) },
  help: { from: naira(40_000), to: 250 },
};

const lagos: City = {
  id: "lagos",
  name: "Lagos",
  districts: [
    {
      name: "Ikoyi",
      oneBedroom: lagosRent("8", "667,000"),
      threeBedrooms: lagosRent("25.5", "2.1 million", {
        reported: [{ value: "18 million naira a year, between 14 and 30", page: sources.lagosRentsNhm }],
      }),
      about: "The dearest old address, with embassies, company houses and serviced apartments.",
    },
    {
      name: "Victoria Island",
      oneBedroom: lagosRent("7.5", "625,000"),
      threeBedrooms: lagosRent("15", "1.25 million"),
      about: "Offices, hotels, restaurants and the American school.",
    },
    {
      name: "Lekki Phase 1",
      oneBedroom: lagosRent("4.5", "375,000", {
        note: "Two bedrooms 8.5 million a year, about $510 a month at 1,380 naira to the dollar. Our guide's own estimate begins higher, at $800: plan with that one.",
      }),
      threeBedrooms: lagosRent("11.2", "933,000", {
        reported: [{ value: "15 million naira a year", page: sources.lagosRentsNhm }],
      }),
      about: "Newer estates on the peninsula, many returning families.",
    },
    {
      name: "Ikeja",
      oneBedroom: lagosRent("3.2", "267,000"),
      threeBedrooms: lagosRent("6", "500,000"),
      about: "The mainland's center, near the airport and the state's offices.",
    },
    {
      name: "Yaba",
      oneBedroom: lagosRent("2.2", "183,000"),
      threeBedrooms: lagosRent("3.4", "283,000"),
      about: "Young companies and the university, on the mainland.",
    },
    {
      name: "Surulere",
      oneBedroom: lagosRent("1.5", "125,000"),
      threeBedrooms: lagosRent("2.4", "200,000", {
        reported: [{ value: "4.5 million naira a year", page: sources.lagosRentsNhm }],
      }),
      about: "An older residential district on the mainland.",
    },
  ],
  basket: {
    food: estimatedPrice(
      "90,000 to 360,000 naira for one person",
      "Three plain meals a day for thirty days at the price of local eateries in a guide of 24 Hours Market of February 2026: 1,000 naira at the lowest on the mainland, 4,000 at the highest on the Island.",
    ),
    transport: price("200 to 400 naira a ride by BRT bus, 100 to 300 by small bus", OFFICE, [sources.livingCosts], {
      asOf: "2024",
      note: "Prices of about 2024, since risen. For safety many newcomers hire a car with a driver, at many times that.",
    }),
    ...basket,
  },
  monthUsd: {
    rentOneBedroom: { from: naira(125_000), to: naira(667_000) },
    rentThreeBedrooms: { from: naira(200_000), to: naira(30_000_000 / 12) },
    foodPerAdult: { from: naira(90_000), to: naira(360_000) },
    transportPerAdult: { from: naira(RIDES_A_MONTH * 100), to: naira(RIDES_A_MONTH * 400) },
    ...basketUsd,
  },
  power: read(
    "On the best lines (Band A) at least 20 hours a day by rule; after grid failures customers counted 12 to 16. Other lines get 4 to 16.",
    OFFICE,
    [sources.powerBands, sources.powerAfterCollapse],
    { note: "Ask for the band of the line, the generator and the solar plant, and who pays for the fuel." },
  ),
  water: read(
    "Public pipes reach about 35 percent of the people; the works can make less than 210 million gallons a day and some 780 are needed. Most houses have a borehole or buy water.",
    OFFICE,
    [sources.waterLagos, sources.waterLekki],
    { note: "A tenant in Jakande, Lekki, spent 24,000 naira a month on water in 2024. Ask what comes from the tap." },
  ),
  climate: read(
    "Hot and humid all year. Rain from March to October, heaviest in late spring and early summer, with a pause around August; winter is dry.",
    OFFICE,
    [sources.climateCoast, sources.climateRains],
  ),
  climateByMonth: climate.lagos,
  air: read(
    "Direct to Atlanta (nearly 12 hours) and New York, and to the United Kingdom, France, Germany and the Netherlands",
    OFFICE,
    [sources.flights, sources.flightsRoutes],
    { note: "The lists name no flight to Canada. Look up today's timetable." },
  ),
  safety: read(
    "Canada asks for a high degree of caution in Lagos, less than for the country as a whole; the US advisory of level 3 does not name the city among the places to stay away from",
    "canada-advice-nigeria",
    [canadaAdvice, usAdvice],
    { pace: "travel-advice", note: "Robbers work in traffic jams. Read today's advice." },
  ),
  fits: "People with a job, a company or capital, and children at an international school.",
  doesNotFit: "People who need calm, short ways, or power and water without a plan of their own.",
};

const abuja: City = {
  id: "abuja",
  name: "Abuja",
  districts: [
    {
      name: "Maitama",
      oneBedroom: abujaOneBedroom("580,000 to 1 million naira (7 to 12 million a year)"),
      threeBedrooms: abujaRent("22", "1.8 million", "15 to 40"),
      about: "Embassies, villas and foreign tenants.",
    },
    {
      name: "Wuse 2",
      oneBedroom: abujaOneBedroom("420,000 to 670,000 naira (5 to 8 million a year)"),
      threeBedrooms: abujaRent("15", "1.25 million", "9 to 28"),
      about: "Central, with shops, restaurants and offices among the homes.",
    },
    {
      name: "Jabi",
      oneBedroom: abujaOneBedroom("330,000 to 580,000 naira (4 to 7 million a year)"),
      threeBedrooms: abujaRent("14", "1.2 million", "9 to 25"),
      about: "By the lake and its malls.",
    },
    {
      name: "Gwarinpa",
      oneBedroom: abujaOneBedroom("170,000 to 330,000 naira (2 to 4 million a year)"),
      threeBedrooms: abujaRent("7", "583,000", "4 to 12"),
      about: "Large estates for families, farther out.",
    },
  ],
  basket: {
    food: estimatedPrice(
      "48,000 to 230,000 naira for one person",
      `${FROM_HEALTHY_DIET}, to a quarter of the 920,000 naira that an undated page names for a month of a family of four in Abuja, with transport and healthcare but without rent. Rounded.`,
      {
        readAt: [sources.healthyDiet, sources.abujaFamily],
        reported: [{ value: "70,000 naira by a man who cooks at home, in February 2021", page: sources.abujaSeven }],
      },
    ),
    transport: notFound(OFFICE, "Ask for taxi and bus fares."),
    ...basket,
  },
  monthUsd: {
    rentOneBedroom: { from: naira(170_000), to: naira(1_000_000) },
    rentThreeBedrooms: { from: naira(4_000_000 / 12), to: naira(40_000_000 / 12) },
    foodPerAdult: { from: naira(48_000), to: naira(230_000) },
    transportPerAdult: null,
    ...basketUsd,
  },
  power: read(
    "About 16 hours a day on the best lines (Band A) in April 2024; in 2025 residents still complained of irregular supply",
    OFFICE,
    [sources.powerAbuja, sources.powerUneven],
    { note: "Ask for the band of the line, the generator and the solar plant." },
  ),
  water: publicWater,
  climate: read(
    "Rain from April to October, 1,100 to 1,600 mm a year, with days of about 30 °C and nights of 22 °C. In the dry months up to 40 °C and nights down to 12 °C, with dust from the Sahara between November and March.",
    OFFICE,
    [sources.climateAbuja, sources.climateRains],
    { note: "The figures are a resident's, of 2012." },
  ),
  climateByMonth: climate.abuja,
  air: read(
    "Air Peace announced nonstop flights to London Heathrow and Gatwick from October 26, 2025; Lagos and Abuja handle most of the long flights",
    OFFICE,
    [sources.flightsAbuja, sources.flights],
    { note: "Look up today's timetable." },
  ),
  safety: read(
    "Canada advises against non-essential travel to Nigeria, Abuja included. The states of Kaduna, Kogi and Niger are on the American and the Canadian list of places to avoid.",
    "canada-advice-nigeria",
    [canadaAdvice, usAdvice],
    { pace: "travel-advice", note: "Fly in and out; do not take the roads to other cities without local advice." },
  ),
  fits: "People who work for government, embassies, aid organizations or their suppliers, and families who want order and space.",
  doesNotFit: "People on a small budget, and those who live from trade, media or the sea.",
};

const portHarcourt: City = {
  id: "port-harcourt",
  name: "Port Harcourt",
  districts: [
    {
      name: "Old GRA and the newer GRA phases",
      oneBedroom: price("50,000 to 63,000 naira (600,000 to 750,000 a year)", OFFICE, [sources.portHarcourtGra], {
        note: "New GRA; the page has no date and is old. Expect more today.",
      }),
      threeBedrooms: price(
        "About 833,000 naira (10 million a year) for a luxury apartment let to companies in 2025",
        OFFICE,
        [sources.portHarcourtRents],
        {
          asOf: "2025",
          reported: [{ value: "1.2 million naira a month on average in 2025", page: sources.portHarcourtSpotter }],
        },
      ),
      about: "The upscale quarter, with the companies of the oil business.",
    },
    {
      name: "Elsewhere in the city",
      oneBedroom: price(
        "33,000 to 83,000 naira (400,000 to 1 million a year) in 2025",
        OFFICE,
        [sources.portHarcourtRents],
        { asOf: "2025" },
      ),
      threeBedrooms: price(
        "83,000 to 417,000 naira (1 to 5 million a year) in 2025",
        OFFICE,
        [sources.portHarcourtRents],
        { asOf: "2025" },
      ),
      about: "Woji and Eliozu for families, Trans-Amadi among industry, Rumukoro for smaller budgets.",
    },
  ],
  basket: {
    food: estimatedPrice(
      "48,000 to 360,000 naira for one person",
      `${FROM_HEALTHY_DIET}, to the most that three plain meals a day cost in our estimate for Lagos. Rounded.`,
      {
        readAt: [sources.healthyDiet],
        note: "For the city alone we found no prices. In Bayelsa, a neighboring state, the healthy diet cost 2,352 naira a day.",
      },
    ),
    transport: notFound(OFFICE, "Ask for taxi and bus fares."),
    ...basket,
  },
  monthUsd: {
    rentOneBedroom: { from: naira(33_000), to: naira(83_000) },
    rentThreeBedrooms: { from: naira(83_000), to: naira(1_200_000) },
    foodPerAdult: { from: naira(48_000), to: naira(360_000) },
    transportPerAdult: null,
    ...basketUsd,
  },
  power: notFound(OFFICE, "Ask for the band of the line, and whether the house has a generator."),
  water: publicWater,
  climate: read(
    "Hot and humid: averages from 26 °C in August to 30 °C in March. Rain from April to October, with floods in places; November to March is drier.",
    OFFICE,
    [sources.climatePortHarcourt],
  ),
  climateByMonth: climate.portHarcourt,
  air: read(
    "One of five international airports. Through Abuja on one ticket with Air Peace to London.",
    OFFICE,
    [sources.flights, sources.flightsAbuja],
    { note: "Look up today's timetable." },
  ),
  safety: read(
    "Canada advises against non-essential travel to the city and all travel to the rest of Rivers State. The US leaves Port Harcourt out of its warning for the state.",
    "canada-advice-nigeria",
    [canadaAdvice, ukAdvice, usAdvice],
    {
      pace: "travel-advice",
      note: "Britain advises against all travel to the riverine areas of the state and all but essential travel to the rest. Insurance may not pay where a government advises against travel.",
    },
  ),
  fits: "People whom an employer in oil, gas or shipping brings, houses and looks after.",
  doesNotFit: "Families without such an employer, retired people, and all who want to move about freely.",
};

export const nigeriaCities: readonly [City, City, City] = [lagos, abuja, portHarcourt];
