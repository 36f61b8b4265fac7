import { type City, inDollars, notFound, price, read, RIDES_A_MONTH } from "../country-record.ts";
import { climate } from "./climate.ts";
import { FEES } from "./permit-rules.ts";
import { botswanaSafety } from "./safety.ts";
import { citySources as sources } from "./sources-of-cities.ts";
import { lifeSources } from "./sources-of-life.ts";
import { botswanaCurrency } from "./currency.ts";

const pula = inDollars(botswanaCurrency);
const OFFICE = "botswana-statistics";
const LISTINGS = "Look at listings of the week, and ask two agents.";

const IN_A_CITY = {
  value: "2,595 pula outside and 4,142 in the center of a city, in all of Botswana",
  page: sources.rentsBySize,
};

/** Prices that the pages name for the whole country. */
const basket = {
  food: price("2,500 to 3,500 pula a month for a family of four, by an undated guide", OFFICE, [sources.costs], {
    note: "For the country as a whole; expect more where goods come a long way.",
  }),
  transport: price("5 pula a ride by minibus, 6 by shared taxi, since September 2020", OFFICE, [sources.fares], {
    ...FEES,
    asOf: "2020-09",
  }),
  utilities: price(
    "800 to 1,200 pula a month for power, water and garbage, by an undated guide",
    OFFICE,
    [sources.costs, sources.electricity],
    { ...FEES, note: "Since July 2025 power costs 30% less for homes that use under 200 kilowatt-hours a month." },
  ),
  internet: price(
    "Starlink: 400 pula a month for the small plan and 688 for the large one, the kit 2,400 to 4,820",
    OFFICE,
    [sources.starlink],
    { ...FEES, note: "Fiber is good in Gaborone; its prices we did not find." },
  ),
  help: price("The minimum wage is 1,500 pula a month since February 2024", OFFICE, [lifeSources.minimumWage], {
    asOf: "2024-02",
    ...FEES,
    note: "Expatriates pay more. Agree on hours and leave in writing.",
  }),
};

/** The same a month in US dollars, for one adult or one home. */
const basketUsd = {
  foodPerAdult: { from: pula(2_500 / 4), to: pula(3_500 / 4) },
  transportPerAdult: { from: pula(RIDES_A_MONTH * 5), to: pula(RIDES_A_MONTH * 6) },
  utilities: { from: pula(800), to: pula(1_200) },
  internet: { from: pula(400), to: pula(688) },
  help: { from: pula(1_500), to: pula(1_500) },
};

const gaborone: City = {
  id: "gaborone",
  name: "Gaborone",
  districts: [
    {
      name: "Broadhurst and the center",
      oneBedroom: price(
        "4,000 to 6,000 pula in the center, by an undated guide",
        OFFICE,
        [sources.costs, sources.rentsAverage],
        {
          note: "Rents of all sizes came to 5,000 pula on average late in 2024.",
          reported: [
            { value: "4,000 to 8,000 pula in the city", page: sources.rents },
            { value: "4,142 pula in the center and 2,595 outside", page: sources.rentsBySize },
          ],
        },
      ),
      threeBedrooms: price("8,000 to 15,000 pula for a house in a good district, by an undated guide", OFFICE, [
        sources.rents,
      ]),
      about: "Most expatriates with children live here: nearly all international schools are a short drive away.",
    },
    {
      name: "Extensions 9 and 11",
      oneBedroom: notFound(OFFICE, LISTINGS),
      threeBedrooms: notFound(OFFICE, LISTINGS),
      about: "The wealthiest districts inside the city.",
    },
    {
      name: "Phakalane",
      oneBedroom: notFound(OFFICE, LISTINGS),
      threeBedrooms: price("8,000 to 15,000 pula, the range of the desirable districts", OFFICE, [sources.rents]),
      about:
        "A golf estate ten kilometers north, on the way to the airport; the drive takes up to 40 minutes at rush hour.",
    },
    {
      name: "Tlokweng and Mogoditshane",
      oneBedroom: price("2,595 pula outside the center, by an undated guide after Numbeo", OFFICE, [
        sources.rentsBySize,
      ]),
      threeBedrooms: notFound(OFFICE, LISTINGS),
      about: "Towns at the edge, to the east and the west: cheaper. Mogoditshane had days without water in 2025.",
    },
  ],
  basket,
  monthUsd: {
    rentOneBedroom: { from: pula(2_595), to: pula(8_000) },
    rentThreeBedrooms: { from: pula(8_000), to: pula(15_000) },
    ...basketUsd,
  },
  power: read(
    "Fails at times: rotating cuts in 2025 and again in January 2026, after the country's own power had fallen by 39%",
    OFFICE,
    [sources.blackouts, sources.waterAndPower],
  ),
  water: read(
    "Cuts of days in greater Gaborone in April 2025, when power failed at the treatment plant; the dam was at 36% in one report",
    OFFICE,
    [sources.waterAndPower, sources.dam],
    { note: "Ask for a tank and a pump." },
  ),
  climate: read(
    "Dry and sunny: highs of 88 °F (31 °C) in January and 70 °F (21 °C) in June and July, when nights fall to 45 °F (7 °C)",
    OFFICE,
    [sources.districts],
    {
      reported: [
        { value: "36 °F (2 °C) on winter nights, 90 °F (32 °C) on spring and summer days", page: sources.climate },
      ],
      note: "3.8 inches of rain in January, hardly any in July.",
    },
  ),
  climateByMonth: climate.gaborone,
  air: read(
    "By Johannesburg, most travelers say; Airlink flies to Cape Town three times a week since April 2025",
    OFFICE,
    [sources.posts, sources.flights],
    { note: "Pets come by Addis Ababa. Look up today's timetables." },
  ),
  safety: botswanaSafety.rows.areas,
  fits: "Families and professionals who want a small, orderly capital where English is enough.",
  doesNotFit: "People who want nightlife, the sea or a city to walk in, and those without a permit to stay.",
};

const maun: City = {
  id: "maun",
  name: "Maun",
  districts: [
    {
      name: "The center and Sanyedi",
      oneBedroom: price(
        "From 1,500 pula in the country's smaller towns, by an undated guide",
        OFFICE,
        [sources.rentsBySize],
        {
          reported: [IN_A_CITY],
          note: "For Maun alone we found no rent. Agents list few homes. See houses yourself before you rent.",
        },
      ),
      threeBedrooms: notFound(OFFICE, "Agents list few homes. See houses yourself before you rent."),
      about: "Shops, the airport and safari companies. Sanyedi ward was once four months without water.",
    },
    {
      name: "Along the Thamalakane River",
      oneBedroom: notFound(OFFICE, "Ask Okavango Properties and Pam Golding."),
      threeBedrooms: notFound(OFFICE, "Ask Okavango Properties and Pam Golding."),
      about: "Bungalows behind fences, with water tanks of their own.",
    },
    {
      name: "Shashe and Botshabelo",
      oneBedroom: notFound(OFFICE, "Ask in the ward."),
      threeBedrooms: notFound(OFFICE, "Ask in the ward."),
      about: "Wards of local families, once months without water.",
    },
  ],
  basket,
  monthUsd: {
    rentOneBedroom: { from: pula(1_500), to: pula(4_142) },
    rentThreeBedrooms: null,
    ...basketUsd,
  },
  power: notFound(OFFICE, "Cuts were reported where cables of the water pumps were stolen. Ask neighbors."),
  water: read(
    "Short for decades: in 2019 the town got 8.4 million liters a day and needed 14.7. Wards have been months without.",
    OFFICE,
    [
      sources.maunWater,
      sources.maunThirst,
      sources.maunRationing,
      sources.maunCables,
      sources.maunTanks,
      sources.maunProject,
    ],
    {
      note: "A new supply was promised for 2022, then for March 2024; whether it was finished we did not find. Houses have tanks of 5,000 to 10,000 liters.",
    },
  ),
  climate: read(
    "Hotter than Gaborone: highs of 93 °F (34 °C) in spring and 86 °F (30 °C) in summer, 79 °F (26 °C) in winter, with lows of 43 °F (6 °C)",
    OFFICE,
    [sources.climate, sources.climateNorth],
    { note: "October comes near 104 °F (40 °C) in the north. Malaria occurs there." },
  ),
  climateByMonth: climate.maun,
  air: read("By Johannesburg with Airlink, and by Cape Town", OFFICE, [sources.maunFlights], {
    note: "From a page of 2012. Look up today's timetable.",
  }),
  moreSchools: { notFoundOn: "2026-11-24", office: "botswana-home-affairs" },
  safety: read(
    "Thefts, break-ins and armed robberies of homes have risen in Gaborone, Francistown and Maun, by Sweden's advice of 2024: do not walk after dark",
    "us-advice-botswana",
    [sources.crimeSweden, sources.crimeMaun],
    {
      enteredOn: "2026-11-24",
      pace: "travel-advice",
      note: "An undated report names five break-ins a week, often through unlocked doors and windows.",
    },
  ),
  fits: "People in tourism, conservation and research, and families who want the bush.",
  doesNotFit: "People who need steady water, a specialist near, or an address that a map finds.",
};

const francistown: City = {
  id: "francistown",
  name: "Francistown",
  districts: [
    {
      name: "The center, along Blue Jacket Street",
      oneBedroom: price("Considerably less than in Gaborone, by one undated page", OFFICE, [sources.affordable], {
        reported: [IN_A_CITY, { value: "From 1,500 pula in the country's smaller towns", page: sources.rentsBySize }],
        note: "For Francistown alone no page names an amount.",
      }),
      threeBedrooms: notFound(OFFICE, LISTINGS),
      about: "Shops and lodges of the second city.",
    },
    {
      name: "Gerald Estates",
      oneBedroom: notFound(OFFICE, LISTINGS),
      threeBedrooms: notFound(OFFICE, LISTINGS),
      about: "Eight kilometers out, founded in 2001: tarred roads, a clinic, the technical college.",
    },
    {
      name: "Area L and Area W",
      oneBedroom: notFound(OFFICE, LISTINGS),
      threeBedrooms: notFound(OFFICE, LISTINGS),
      about: "Houses among bush in the east, where burglaries were a complaint.",
    },
  ],
  basket,
  monthUsd: {
    rentOneBedroom: { from: pula(1_500), to: pula(4_142) },
    rentThreeBedrooms: null,
    ...basketUsd,
  },
  power: notFound(OFFICE, "Whether the cuts of 2025 and 2026 were as long as in Gaborone"),
  water: notFound(OFFICE, "Ask neighbors, and for a tank"),
  climate: read(
    "Highs of 90 °F (32 °C) in spring, 88 °F (31 °C) in summer and 75 °F (24 °C) in winter, with lows of 41 °F (5 °C)",
    OFFICE,
    [sources.climate, sources.francistownAirport],
  ),
  climateByMonth: climate.francistown,
  air: read(
    "Its airport has flights to Johannesburg and Gaborone",
    OFFICE,
    [sources.francistownFlights, sources.francistownAirport],
    { note: "Undated. Look up today's timetable." },
  ),
  moreSchools: { notFoundOn: "2026-11-24", office: "botswana-home-affairs" },
  safety: botswanaSafety.rows.areas,
  fits: "People with work in mining, trade or the referral hospital, who want rents below the capital's.",
  doesNotFit: "Families set on an international school, and people who look for many other expatriates.",
};

export const botswanaCities: readonly [City, City, City] = [gaborone, maun, francistown];
