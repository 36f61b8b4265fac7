import { type City, estimatedPrice, inDollars, notFound, price, read, RIDES_A_MONTH } from "../country-record.ts";
import { climate } from "./climate.ts";
import { lifeSources as sources } from "./sources-of-life.ts";
import { egyptCurrency } from "./currency.ts";

const pounds = inDollars(egyptCurrency);
const OFFICE = "egypt-capmas";
const LISTINGS = "Look at listings of the week, and ask two agents.";
const ONE_BEDROOM_METHOD =
  "Seven tenths of our guide's range for two bedrooms, which is from general knowledge. Compare it with listings.";
const THREE_BEDROOMS_METHOD =
  "Thirteen tenths of our guide's range for two bedrooms, which is from general knowledge. Compare it with listings.";

const water = read(
  "In July 2025 water failed together with power in parts of Giza, for up to 20 hours",
  OFFICE,
  [sources.outage],
  { note: "Tap water is not for drinking. Ask for a tank and a pump in the building." },
);

const internet = price("160 pounds for 140 gigabytes, 382 for 300, 725 for 600", OFFICE, [sources.internetPrices], {
  note: "In March 2024, the least without value added tax. When the packet is used up the line is hardly usable.",
});
const internetUsd = { from: pounds(160), to: pounds(725) };

const cairo: City = {
  id: "cairo",
  name: "Cairo",
  districts: [
    {
      name: "Maadi",
      oneBedroom: estimatedPrice("$175 to $420", ONE_BEDROOM_METHOD, {
        reported: [{ value: "3,000 to 5,000 pounds, from when a dollar bought 16", page: sources.rentsOld }],
      }),
      threeBedrooms: estimatedPrice("$325 to $780", THREE_BEDROOMS_METHOD),
      about: "Trees, cafés, embassies' families, the American and British schools.",
    },
    {
      name: "Zamalek",
      oneBedroom: estimatedPrice("$350 to $840", ONE_BEDROOM_METHOD, {
        reported: [{ value: "5,000 to 8,000 pounds, from when a dollar bought 16", page: sources.rentsOld }],
      }),
      threeBedrooms: estimatedPrice("$650 to $1,560", THREE_BEDROOMS_METHOD),
      about: "An island in the Nile, old apartments, galleries and embassies.",
    },
    {
      name: "New Cairo and Sheikh Zayed",
      oneBedroom: estimatedPrice("$350 to $840", ONE_BEDROOM_METHOD),
      threeBedrooms: estimatedPrice("$650 to $1,560", THREE_BEDROOMS_METHOD),
      about: "New towns east and west with gated compounds, malls and schools; a car is needed.",
    },
    {
      name: "City center",
      oneBedroom: price("4,000 to 12,000 pounds in all of Cairo", OFFICE, [sources.cityCosts], {
        note: "An agent's page without a date.",
      }),
      threeBedrooms: price("13,000 pounds (about $270) in December 2024", OFFICE, [sources.payLevels], {
        note: "9,350 pounds farther out. An average from a public list: furnished homes for foreigners cost more.",
      }),
      about: "Old buildings, ministries, the museum, noise day and night.",
    },
    {
      name: "Imbaba and other popular districts",
      oneBedroom: notFound(OFFICE, LISTINGS),
      threeBedrooms: price(
        "5,000 pounds for two bedrooms in 2025, up from 3,500",
        OFFICE,
        [sources.rentsPopular, sources.rentsFall],
        { note: "In Faisal an owner asked 8,000 pounds until Sudanese families began to go home." },
      ),
      about: "Dense, lively, cheap, few foreigners.",
    },
  ],
  basket: {
    food: estimatedPrice(
      "1,700 pounds to $185 a month for one person",
      "From a third of the 20,000 pounds that a family of four needs at the least by a page of October 2025, shared by four, to half of the $369 that Numbeo named in 2025 for one person's month without rent. The statistics office found 34% of households' spending on food in 2015. Rounded.",
      {
        readAt: [sources.familyNeeds, sources.cheapestCities, sources.foodShare],
        note: "Prices doubled from 2022 to 2024.",
      },
    ),
    transport: price(
      "About 290 pounds a month for train and bus tickets in December 2024",
      OFFICE,
      [sources.payLevels],
      {
        note: "Ride-hailing or a driver costs many times that.",
      },
    ),
    utilities: estimatedPrice(
      "About 700 to 2,100 pounds for power",
      "500 and 1,000 kilowatt-hours a month at the tariff of August 2024, the second with air conditioning. Water and gas come on top.",
      {
        reported: [
          { value: "68 piasters to 2.23 pounds a kilowatt-hour by how much you use", page: sources.electricity },
        ],
      },
    ),
    internet,
    help: notFound(OFFICE, "Ask neighbors what they pay a housekeeper."),
  },
  monthUsd: {
    rentOneBedroom: { from: pounds(4000), to: 840 },
    rentThreeBedrooms: { from: pounds(13_000), to: 1560 },
    foodPerAdult: { from: pounds(1_700), to: 185 },
    transportPerAdult: { from: pounds(290), to: pounds(290) },
    utilities: { from: pounds(700), to: pounds(2100) },
    internet: internetUsd,
    help: null,
  },
  power: read(
    "Failed in a record heat of July 2025, up to 20 hours in parts of Giza. Planned cuts of one to three hours a day were the rule in the summers of 2023 and 2024.",
    OFFICE,
    [sources.outage, sources.cutsThreeHours],
    { note: "What 2026 brought we did not find. Ask whether the building has a generator." },
  ),
  water,
  climate: read(
    "19 °C by day and 8 at night in January, up to 36 and 22 in July (66 and 97 °F). Hardly any rain. From March to May a hot wind with sand, the khamsin, can bring 45 °C.",
    OFFICE,
    [sources.climateCairo, sources.climateRain, sources.climateWind],
  ),
  climateByMonth: climate.cairo,
  air: read(
    "EgyptAir nonstop to New York daily, Toronto four and Washington three times a week, Air Canada to Montreal, in 2021. To London Heathrow about five hours; low-cost lines fly from Luton to Sphinx airport.",
    OFFICE,
    [sources.flightsAmerica, sources.flightsLondon],
    { note: "The pages are of 2021 and 2023. Look up today's timetable." },
  ),
  safety: read(
    "The US rated the crime threat in Cairo as medium in 2021: bags snatched, at times from a motorbike, pockets picked, things taken from cars, and tricks on visitors",
    "us-advice-egypt",
    [sources.crimeCairo],
    { enteredOn: "2026-11-24", pace: "travel-advice" },
  ),
  fits: "People with a job or a business, families at an international school, and all who love a very large city.",
  doesNotFit: "People who need quiet, clean air or short ways, or who cannot deal with Arabic paperwork.",
};

const hurghada: City = {
  id: "hurghada",
  name: "Hurghada",
  districts: [
    {
      name: "City center",
      oneBedroom: price(
        "$250 to $400",
        OFFICE,
        [sources.hurghadaRents, sources.hurghadaRent, sources.hurghadaPounds, sources.cityCosts],
        {
          note: "Agents' pages without a date; two name 3,000 to 5,000 and 3,500 to 7,000 pounds, which was more dollars then.",
        },
      ),
      threeBedrooms: price("About $700 for larger homes", OFFICE, [sources.hurghadaRents], {
        reported: [{ value: "$300 to $600 for a family's apartment", page: sources.familyCosts }],
        note: "Agents' pages without a date.",
      }),
      about: "Markets, buses, the marina near by, Egyptians and foreigners mixed.",
    },
    {
      name: "El Kawther",
      oneBedroom: notFound(OFFICE, LISTINGS),
      threeBedrooms: notFound(OFFICE, LISTINGS),
      about: "Planned streets behind the hotels, many foreigners who live here all year.",
    },
    {
      name: "Sahl Hasheesh",
      oneBedroom: notFound(OFFICE, LISTINGS),
      threeBedrooms: notFound(OFFICE, LISTINGS),
      about: "A bay of resorts and apartments south of the city; a car is needed.",
    },
    {
      name: "El Gouna",
      oneBedroom: price("13,000 pounds with bills in 2021, then about $830", OFFICE, [sources.gounaRent], {
        asOf: "2021",
        note: "In Waterside, one of the dearer parts. Look at listings of the week.",
      }),
      threeBedrooms: notFound(OFFICE, LISTINGS),
      about: "A private town of lagoons 25 kilometers north, with a school, a hospital and high prices.",
    },
  ],
  basket: {
    food: price("About $30 a week for groceries", OFFICE, [sources.hurghadaRents], {
      note: "An agent's page without a date; it does not say for how many people. A simple meal out costs about $10 by another.",
    }),
    transport: price("$25 a month for a pass", OFFICE, [sources.hurghadaRent, sources.hurghadaPounds], {
      note: "10 pounds a short ride by another page. Both are undated.",
    }),
    utilities: price("$50 to $100 for a family", OFFICE, [sources.familyCosts, sources.cityCosts], {
      note: "An agent's pages without a date; the second names 1,200 pounds with water and internet.",
    }),
    internet,
    help: notFound(OFFICE, "Ask neighbors what they pay a housekeeper."),
  },
  monthUsd: {
    rentOneBedroom: { from: 250, to: 830 },
    rentThreeBedrooms: { from: 300, to: 830 },
    foodPerAdult: { from: 130, to: 130 },
    transportPerAdult: { from: pounds(RIDES_A_MONTH * 10), to: 25 },
    utilities: { from: 50, to: 100 },
    internet: internetUsd,
    help: null,
  },
  power: read(
    "Planned cuts of one to three hours a day were the rule in the summers of 2023 and 2024",
    OFFICE,
    [sources.cutsThreeHours, sources.outage],
    { note: "Whether the Red Sea was spared we did not find. Ask whether the building has a generator." },
  ),
  water: read(
    "Fails in summer: up to 20 days in some districts in 2024. Each building fills its tank on set days, three times a week, and once a week in the shortage of August 2023.",
    OFFICE,
    [sources.hurghadaDry, sources.hurghadaTanks, sources.hurghadaFilters],
    { note: "It comes from a desalination plant and by pipe from the Nile. Ask how large the building's tank is." },
  ),
  climate: read(
    "21 °C (70 °F) by day in January, 36 °C (97 °F) in August, almost no rain",
    OFFICE,
    [sources.hurghadaClimate],
    { note: "Windy for much of the year: that is from general knowledge." },
  ),
  climateByMonth: climate.hurghada,
  air: read(
    "About 62 flights a day in 2025, most from Europe; five hours and a quarter from the middle of England",
    OFFICE,
    [sources.hurghadaClimate, sources.flightsHurghada],
    { note: "To North America by Cairo or a European city. Look up today's timetable." },
  ),
  safety: read(
    "A guide for visitors calls it one of the safest places of Egypt, with many police: theft and tricks are rare. Another reports that women alone are harassed.",
    "us-advice-egypt",
    [sources.safetyHurghada, sources.harassmentHurghada],
    {
      enteredOn: "2026-11-24",
      pace: "travel-advice",
      note: "Both are undated and written for visitors. We found no government's word on the town.",
    },
  ),
  fits: "Retired people and remote workers who want sun, sea and low rents, and divers.",
  doesNotFit: "People who need a specialist hospital near, a career, or schools to choose from.",
};

export const egyptCities: readonly [City, City] = [cairo, hurghada];
