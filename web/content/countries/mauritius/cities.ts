import { type City, estimatedPrice, inDollars, notFound, price, read, RIDES_A_MONTH } from "../country-record.ts";
import { climate } from "./climate.ts";
import { FEES } from "./permit-rules.ts";
import { citySources as sources } from "./sources-of-cities.ts";
import { mauritiusCurrency } from "./currency.ts";

const rupees = inDollars(mauritiusCurrency);
const OFFICE = "mauritius-statistics";
const PLACE = "mauritius-government";
const LISTINGS = "Look at listings of the week, and ask two agents.";
const UNDATED = "The page has no date. Look at listings of the week.";

/** What pages give for the whole island. */
const basket: City["basket"] = {
  food: price(
    "About 15,000 rupees ($330) a month for a family of four",
    OFFICE,
    [sources.basketFamily, sources.budget],
    {
      reported: [
        {
          value: "800 rupees a week for vegetables of the market and 600 for milk, eggs and bread, in November 2025",
          page: sources.rentsAgent,
        },
      ],
      note: "The average household spent 41,870 rupees a month in 2023, a quarter of it on food. Imported food is dear.",
    },
  ),
  transport: price(
    "30 to 35 rupees a ride by bus, about 1,000 a month for a pass",
    OFFICE,
    [sources.basketEngel, sources.basketFamily],
    { ...FEES, note: "Prices of 2022 and undated. Many residents have a car." },
  ),
  utilities: price(
    "3,000 to 6,000 rupees for electricity and 300 to 500 for water a month",
    OFFICE,
    [sources.basketEngel, sources.powerTariff],
    {
      ...FEES,
      note: "Prices of November 2022; use above 300 kilowatt-hours a month rose by 19 to 30% in February 2023. Air conditioning and pool pumps make the difference.",
    },
  ),
  internet: price("800 to 5,800 rupees a month, for 10 megabits to 1 gigabit", OFFICE, [sources.basketEngel], {
    ...FEES,
    note: "Prices of November 2022.",
  }),
  help: notFound(OFFICE, "Ask neighbors what they pay a housekeeper or a gardener."),
};

/** The same a month for one adult or one home. */
const basketUsd = {
  foodPerAdult: { from: rupees(15_000 / 4), to: rupees(((800 + 600) * 52) / 12) },
  transportPerAdult: { from: rupees(1000), to: rupees(RIDES_A_MONTH * 35) },
  utilities: { from: rupees(3300), to: rupees(6500) },
  internet: { from: rupees(800), to: rupees(5800) },
  help: null,
};

const power = read(
  "Short at the summer peak: in October 2025 two engines failed and 55 megawatts were missing; people are asked to save from 6 to 9 in the evening",
  PLACE,
  [sources.power],
  { note: "A floating power plant was to come by January 2026. Whether it runs we did not find." },
);
const air = read(
  "Nonstop to London Gatwick with Air Mauritius, daily since October 2023 by its plan, about 12 hours. Nairobi in under four hours.",
  PLACE,
  [sources.flightsLondon, sources.flightsHours, sources.flightsNairobi],
  { note: "Look up today's timetable. We found no nonstop flight to North America." },
);

const moka: City = {
  id: "port-louis-and-moka",
  name: "Port Louis and Moka",
  districts: [
    {
      name: "Port Louis",
      oneBedroom: price("15,000 to 25,000 rupees ($330 to $540)", OFFICE, [sources.rentsByRegion], {
        reported: [{ value: "$150 to $400", page: sources.rentsGuide }],
        note: UNDATED,
      }),
      threeBedrooms: price(
        "40,000 to 60,000 rupees ($870 to $1,300) for a house",
        OFFICE,
        [sources.rentsByRegion, sources.rentsCapital],
        {
          note: "An apartment costs 15,000 to 40,000 rupees by another page, without the number of rooms. Neither has a date.",
        },
      ),
      about: "The capital: offices, market and harbor, hot and crowded by day, quiet at night.",
    },
    {
      name: "Moka",
      oneBedroom: price("$300 to $600", OFFICE, [sources.rentsGuide], { note: UNDATED }),
      threeBedrooms: price(
        "25,000 to 40,000 rupees ($550 to $900) for a house, in November 2025",
        OFFICE,
        [sources.rentsAgent],
        { note: "The page does not name the number of rooms." },
      ),
      about: "Smart City, university, schools and the C-Care Wellkin hospital, cooler and green.",
    },
    {
      name: "Quatre Bornes",
      oneBedroom: price("$300 to $600", OFFICE, [sources.rentsGuide], { note: UNDATED }),
      threeBedrooms: price(
        "$500 to $1,000 for a house with two to four bedrooms on the island",
        OFFICE,
        [sources.rentsBoard],
        { note: "The Board's average over all places, undated." },
      ),
      about: "A town of the plateau on the light-rail line, with a large market.",
    },
    {
      name: "Rose Hill and Beau Bassin",
      oneBedroom: price("$150 to $400", OFFICE, [sources.rentsGuide], { note: UNDATED }),
      threeBedrooms: notFound(OFFICE, LISTINGS),
      about: "Older towns between the capital and the plateau, local life, lower rents.",
    },
    {
      name: "Ebène",
      oneBedroom: notFound(OFFICE, LISTINGS),
      threeBedrooms: notFound(OFFICE, LISTINGS),
      about: "Office towers of technology and finance, with new apartment blocks.",
    },
  ],
  basket,
  monthUsd: {
    rentOneBedroom: { from: 150, to: 600 },
    rentThreeBedrooms: { from: 500, to: rupees(60_000) },
    ...basketUsd,
  },
  power,
  water: read(
    "Cut to hours in droughts: from December 28, 2022 the capital had water from 4 to 8 in the morning and the evening, the center from 4 to 7",
    PLACE,
    [sources.waterCuts, sources.waterReserves],
    { note: "In February 2025 reservoirs fell to 39.6%. Ask how large the tank of the house is." },
  ),
  climate: read(
    "On the plateau 13 to 26 °C (55 to 79 °F) over the year; in Port Louis 24 to 31 °C in January and 19 to 26 in July. Rain falls most from January to March; cyclones come from November to April.",
    PLACE,
    [sources.climatePlateau, sources.climateMonths, sources.climateMoka],
    {
      note: "The months are for the northwest coast. Moka lies between: cooler than the coast, less windy than the heights.",
    },
  ),
  climateByMonth: climate.portLouisAndMoka,
  air,
  safety: read(
    "The US rated the crime threat in Port Louis as low in 2020, with more petty crime than elsewhere, at night above all. Britain asked in January 2017 not to walk alone at night in the back streets of its business district.",
    "us-advice-mauritius",
    [sources.crime, sources.crimeUk],
    { enteredOn: "2026-11-24", pace: "travel-advice" },
  ),
  fits: "People with a job or a company, children at school in Moka, and retired people who like it cool.",
  doesNotFit: "People who want the beach at their door, or a city without traffic jams.",
};

const grandBaie: City = {
  id: "grand-baie",
  name: "Grand Baie and the north",
  districts: [
    {
      name: "Grand Baie",
      oneBedroom: price("20,000 to 30,000 rupees ($430 to $650)", OFFICE, [sources.rentsByRegion], {
        reported: [{ value: "$300 to $600", page: sources.rentsGuide }],
        note: UNDATED,
      }),
      threeBedrooms: price(
        "50,000 to 80,000 rupees ($1,090 to $1,740) for a house",
        OFFICE,
        [sources.rentsByRegion, sources.rentsAgent, sources.rentsBoard],
        {
          note: "Two bedrooms near the beach cost 35,000 to 80,000 rupees in November 2025. Villas with a pool cost $1,200 to $2,400 by the Board's undated page.",
        },
      ),
      about: "Bay, bars, shops and clinics, the liveliest place of the coast.",
    },
    {
      name: "Pereybère",
      oneBedroom: notFound(OFFICE, LISTINGS),
      threeBedrooms: price(
        "40,000 to 60,000 rupees for a house with pool, off the beach",
        OFFICE,
        [sources.rentsNorthForum],
        { note: "One family's search, years ago. Expect more today." },
      ),
      about: "A small beach town next to Grand Baie, many foreigners.",
    },
    {
      name: "Cap Malheureux",
      oneBedroom: notFound(OFFICE, LISTINGS),
      threeBedrooms: price(
        "40,000 to 60,000 rupees for a house with pool, off the beach",
        OFFICE,
        [sources.rentsNorthForum],
        { note: "One family's search, years ago. Expect more today." },
      ),
      about: "Quiet villas at the northern tip.",
    },
    {
      name: "Trou aux Biches and Mont Choisy",
      oneBedroom: notFound(OFFICE, LISTINGS),
      threeBedrooms: estimatedPrice(
        "50,000 to 80,000 rupees for a house",
        "The range that one page gives for Grand Baie, ten minutes away and alike. Compare it with listings.",
      ),
      about: "Long beaches, holiday homes and a golf course.",
    },
  ],
  basket,
  monthUsd: {
    rentOneBedroom: { from: 300, to: rupees(30_000) },
    rentThreeBedrooms: { from: rupees(50_000), to: rupees(80_000) },
    ...basketUsd,
  },
  power,
  water: read(
    "Cut to hours in droughts: from December 28, 2022 the north had water from 4 to 7 in the morning and in the evening",
    PLACE,
    [sources.waterCuts, sources.waterReserves],
    { note: "In February 2025 reservoirs fell to 39.6%. Ask how large the tank of the house is." },
  ),
  climate: read(
    "24 °C (75 °F) on average; 24 to 31 °C in January, 19 to 26 in July. 1,629 mm (64 inches) of rain, most from December to April.",
    PLACE,
    [sources.climateNorth, sources.climateMonths],
    { note: "The sea is above 26 °C in summer. Cyclones come from November to April." },
  ),
  climateByMonth: climate.grandBaie,
  air,
  safety: read(
    "Petty crime was more frequent in Grand Baie than elsewhere, at night above all, by the US in 2020. Britain told of burglaries at villas of visitors in January 2017, some with weapons.",
    "us-advice-mauritius",
    [sources.crime, sources.crimeUk],
    { enteredOn: "2026-11-24", pace: "travel-advice" },
  ),
  fits: "Retired people, remote workers and families who want the sea, company and English in the shops.",
  doesNotFit: "People who work in Port Louis or Ebène by the clock: the road south is full in the morning.",
};

export const mauritiusCities: readonly [City, City] = [moka, grandBaie];
