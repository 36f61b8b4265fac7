import { type City, inDollars, notFound, price, read, RIDES_A_MONTH } from "../country-record.ts";
import { climate } from "./climate.ts";
import { FEES } from "./permit-rules.ts";
import { citySources as sources } from "./sources-of-cities.ts";
import { moroccoCurrency } from "./currency.ts";

const dirhams = inDollars(moroccoCurrency);
const OFFICE = "morocco-hcp";
const TWO_BEDROOMS = "The pages give two bedrooms; three cost more. Unfurnished homes cost less.";

const internet = price(
  "Fiber: 249 dirhams a month for 20 Mb/s, 349 to 400 for 100, 949 to 1,000 for 1 Gb/s since May 2025",
  OFFICE,
  [sources.fiber, sources.fiberToday],
  {
    asOf: "2025-05",
    ...FEES,
    note: "At inwi, Orange and Maroc Telecom. Ask which of them has a line in the building.",
  },
);
const power = read("0.6 to 2 dirhams a kilowatt-hour by use, fixed by the state", OFFICE, [sources.power], {
  ...FEES,
  note: "The page has no date. How often power fails we did not find.",
});
const helpByLaw = price(
  "At least 1,697 dirhams a month in 2025 by law, registered with the social security",
  OFFICE,
  [sources.helpLaw, sources.helpRabat],
  { asOf: "2025", note: "Many pay more. A written contract is required." },
);

const casablanca: City = {
  id: "casablanca",
  name: "Casablanca",
  districts: [
    {
      name: "Anfa",
      oneBedroom: notFound(OFFICE, "Look at listings of the week."),
      threeBedrooms: price(
        "8,000 to 15,000 dirhams and more for two bedrooms in 2023",
        OFFICE,
        [sources.rentsCasablanca],
        {
          asOf: "2023",
          reported: [
            { value: "12,000 to 20,000 dirhams furnished, at the upper end, in 2025", page: sources.rentsCasaSociety },
          ],
          note: `${TWO_BEDROOMS} Villas cost about 20,000 on an older page.`,
        },
      ),
      about: "Villas and new towers on the hill above the sea, guards everywhere, heavy traffic.",
    },
    {
      name: "Gauthier and Racine",
      oneBedroom: price(
        "6,000 to 10,000 dirhams for an apartment of usual size, on an older page",
        OFFICE,
        [sources.rentsCasaOlder],
        { note: "The page tells of the tram that was about to come. Expect more today." },
      ),
      threeBedrooms: price(
        "8,000 to 15,000 dirhams and more for two bedrooms in 2023",
        OFFICE,
        [sources.rentsCasablanca],
        { asOf: "2023", note: TWO_BEDROOMS },
      ),
      about: "Restaurants, shops and offices, all on foot.",
    },
    {
      name: "Maârif",
      oneBedroom: price("85 dirhams a square meter", OFFICE, [sources.rentsMaarif], {
        note: "A study of listings without a date: 9,318 dirhams for the average apartment. Studios are easier to find here.",
      }),
      threeBedrooms: price(
        "8,000 to 14,000 dirhams for two furnished bedrooms in 2024",
        OFFICE,
        [sources.rentsByCity],
        { asOf: "2024", note: TWO_BEDROOMS },
      ),
      about: "Shopping streets and cafés, a tram line, hardly a place to park.",
    },
    {
      name: "City center, on average",
      oneBedroom: price("4,000 to 7,000 dirhams for a decent apartment in 2025", OFFICE, [sources.rentsCasaSociety], {
        reported: [{ value: "about 4,000 dirhams for one bedroom, without a date", page: sources.rentsCasaCenter }],
      }),
      threeBedrooms: price("Up to 12,000 dirhams", OFFICE, [sources.rentsCasaCenter], {
        reported: [{ value: "8,523 dirhams for three rooms in March 2022", page: sources.rentsOf2022 }],
      }),
      about: "Old apartments with high ceilings, markets and the station.",
    },
    {
      name: "Outer districts, on average",
      oneBedroom: price("About 2,500 dirhams", OFFICE, [sources.rentsCasaCenter], { note: "The page has no date." }),
      threeBedrooms: price("Up to 7,000 dirhams", OFFICE, [sources.rentsCasaCenter], {
        reported: [{ value: "3,500 to 5,000 dirhams for two bedrooms in 2023", page: sources.rentsCasablanca }],
      }),
      about: "Newer blocks, longer ways.",
    },
  ],
  basket: {
    food: price("1,500 to 2,000 dirhams a month for a couple", OFFICE, [sources.monthOfTwo, sources.numbeo], {
      note: "All of one person's costs without rent were 5,483 dirhams a month in 2025.",
    }),
    transport: price(
      "9 dirhams a ride by tram or bus line, 7 with a card; from 15 for a short ride by taxi",
      OFFICE,
      [sources.tramCasablanca, sources.taxiCasablanca],
      { asOf: "2024-05", ...FEES, note: "Tram fares of May 2024." },
    ),
    utilities: price("$50 to $100 a month for power, water and refuse", OFFICE, [sources.utilities]),
    internet,
    help: helpByLaw,
  },
  monthUsd: {
    rentOneBedroom: { from: dirhams(2_500), to: dirhams(7_000) },
    rentThreeBedrooms: { from: dirhams(7_000), to: dirhams(20_000) },
    foodPerAdult: { from: dirhams(750), to: dirhams(1_000) },
    transportPerAdult: { from: dirhams(RIDES_A_MONTH * 7), to: dirhams(RIDES_A_MONTH * 15) },
    utilities: { from: 50, to: 100 },
    internet: { from: dirhams(249), to: dirhams(1_000) },
    help: { from: dirhams(1_697), to: dirhams(1_697) },
  },
  power,
  water: read(
    "In August 2024 the flow was cut by 10% and baths closed three days a week, after six dry years. In October 2024 the rule was eased.",
    OFFICE,
    [sources.waterCasablanca, sources.waterEased, sources.waterPlant],
    { note: "A large desalination plant was to work by 2027. Ask whether the house has a tank." },
  ),
  climate: read(
    "Mild by the sea: 7 to 17 °C in January, 18 to 26 °C in July. Rain in October and November and in April and May; a few days of desert wind pass 34 °C.",
    OFFICE,
    [sources.climateCasablanca, sources.climateHeat, sources.climateMarrakech],
    { note: "Homes are hardly heated: winter evenings feel cold indoors." },
  ),
  climateByMonth: climate.casablanca,
  air: read(
    "Nonstop by Royal Air Maroc to New York, Washington and Montreal, to Miami once a week in 2022, to Toronto three times a week since December 2024, to Los Angeles three times a week since June 2026",
    OFFICE,
    [sources.flightsAmerica, sources.flightsMiami, sources.flightsToronto, sources.flightsLosAngeles],
    { note: "By announcements. Look up today's timetable." },
  ),
  safety: read(
    "The US rates the crime threat as high in Casablanca: pickpockets, bag snatchers and robberies, sometimes with knives, more at night and alone",
    "us-advice-morocco",
    [sources.crime, sources.crimeKinds],
    { pace: "travel-advice" },
  ),
  fits: "People with a job or a company, and families who want an American, British or French school and nonstop flights.",
  doesNotFit: "People who look for quiet, clean air or a town that is easy to cross.",
};

const rabat: City = {
  id: "rabat",
  name: "Rabat",
  districts: [
    {
      name: "Agdal",
      oneBedroom: notFound(OFFICE, "Look at listings of the week."),
      threeBedrooms: price(
        "7,000 to 12,000 dirhams for two furnished bedrooms in 2024",
        OFFICE,
        [sources.rentsByCity],
        { asOf: "2024", note: TWO_BEDROOMS },
      ),
      about: "Shops, cafés, the fast train and the university.",
    },
    {
      name: "Hassan",
      oneBedroom: notFound(OFFICE, "Look at listings of the week."),
      threeBedrooms: price(
        "7,000 to 12,000 dirhams for two furnished bedrooms in 2024",
        OFFICE,
        [sources.rentsByCity],
        { asOf: "2024", note: TWO_BEDROOMS },
      ),
      about: "Near the tower, the ministries and the tram.",
    },
    {
      name: "Souissi",
      oneBedroom: notFound(OFFICE, "Mostly houses; look at listings of the week."),
      threeBedrooms: price("About 30,200 dirhams for a villa in 2022, all of Rabat", OFFICE, [sources.rentsBarometer], {
        asOf: "2022",
        note: "Two furnished bedrooms cost 7,000 to 12,000 in 2024.",
      }),
      about: "Embassies and houses with gardens; the American School is near.",
    },
    {
      name: "Hay Riad",
      oneBedroom: notFound(OFFICE, "Look at listings of the week."),
      threeBedrooms: price(
        "Very high, as in Washington, DC, wrote a US family in 2011",
        OFFICE,
        [sources.rabatEmbassy],
        {
          note: "Look at listings of the week.",
        },
      ),
      about: "Planned quarter of offices, houses and new apartments.",
    },
    {
      name: "City center, on average",
      oneBedroom: price("About $430 in 2023", OFFICE, [sources.rentsRabatCenter], {
        reported: [{ value: "about 7,970 dirhams for two rooms, without a date", page: sources.rentsRabatRooms }],
        note: "An unfurnished apartment of any size was listed at 9,500 dirhams on average in 2022.",
      }),
      threeBedrooms: price("7,960 dirhams for three rooms in March 2022", OFFICE, [sources.rentsOf2022], {
        asOf: "2022-03",
        reported: [{ value: "about 11,900 dirhams for three rooms", page: sources.rentsRabatRooms }],
      }),
      about: "Broad avenues between the medina and the station.",
    },
  ],
  basket: {
    food: price("1,500 to 2,000 dirhams a month for a couple", OFFICE, [sources.monthOfTwo, sources.numbeo], {
      note: "All of one person's costs without rent were 5,290 dirhams a month in 2025.",
    }),
    transport: price(
      "6 dirhams a ride by tram, 250 for the month; at least 5 by taxi, in 2019",
      OFFICE,
      [sources.transportRabat],
      { ...FEES, note: "Expect more today. Taxis use the meter." },
    ),
    utilities: price("$50 to $100 a month for power, water and refuse", OFFICE, [sources.utilities]),
    internet,
    help: helpByLaw,
  },
  monthUsd: {
    rentOneBedroom: { from: 430, to: dirhams(7_970) },
    rentThreeBedrooms: { from: dirhams(7_000), to: dirhams(30_200) },
    foodPerAdult: { from: dirhams(750), to: dirhams(1_000) },
    transportPerAdult: null,
    utilities: { from: 50, to: 100 },
    internet: { from: dirhams(249), to: dirhams(1_000) },
    help: { from: dirhams(1_697), to: dirhams(1_697) },
  },
  power,
  water: read(
    "In July 2022 car washes closed and gardens could not be watered with drinking water",
    OFFICE,
    [sources.waterRabat],
    { note: "Cuts in homes we did not find. Tap water in the large cities is safe to drink by a travel guide." },
  ),
  climate: read(
    "8 to 17 °C in January, 17 to 28 °C in July and August, humid. About 442 mm of rain a year, most in November and December, hardly any from June to September.",
    OFFICE,
    [sources.climateTable, sources.climateRabat],
  ),
  climateByMonth: climate.rabat,
  air: read(
    "Nonstop to London Gatwick twice a week with British Airways since November 2025. Casablanca's airport, for America, is reached by train or road.",
    OFFICE,
    [sources.flightsRabat],
    { note: "By the airline's announcement. Look up today's timetable." },
  ),
  safety: read(
    "The US rates the crime threat as medium in Rabat: pickpockets, thefts from cars, bag snatchers",
    "us-advice-morocco",
    [sources.crime, sources.crimeKinds],
    { pace: "travel-advice" },
  ),
  fits: "Families, people in government, aid or embassies, and all who want a calm and green capital by the sea.",
  doesNotFit: "People who want night life, low rents or a nonstop flight to America.",
};

const marrakech: City = {
  id: "marrakech",
  name: "Marrakech",
  districts: [
    {
      name: "Guéliz",
      oneBedroom: price(
        "4,000 to 8,000 dirhams for one bedroom in the center, 4,000 to 6,000 for a studio",
        OFFICE,
        [sources.rentsMarrakech],
        {
          note: "The page has no date.",
        },
      ),
      threeBedrooms: price("7,000 to 12,000 dirhams for two bedrooms", OFFICE, [sources.rentsMarrakech], {
        note: TWO_BEDROOMS,
      }),
      about: "The new town: cafés, shops, galleries and apartments with elevators.",
    },
    {
      name: "Hivernage",
      oneBedroom: price("5,000 to 7,000 dirhams for a studio", OFFICE, [sources.rentsMarrakech]),
      threeBedrooms: price("8,000 to 14,000 dirhams for two bedrooms", OFFICE, [sources.rentsMarrakech], {
        note: TWO_BEDROOMS,
      }),
      about: "Hotels, gardens and residences with pools, beside the walls.",
    },
    {
      name: "Medina",
      oneBedroom: price("3,000 to 5,000 dirhams for a studio", OFFICE, [sources.rentsMarrakech]),
      threeBedrooms: price("6,000 to 9,000 dirhams for two bedrooms", OFFICE, [sources.rentsMarrakech], {
        note: TWO_BEDROOMS,
      }),
      about: "Riads in lanes without cars; cool courtyards, noise and visitors.",
    },
    {
      name: "Palmeraie",
      oneBedroom: price("6,000 to 10,000 dirhams for a studio", OFFICE, [sources.rentsMarrakech]),
      threeBedrooms: price("10,000 to 15,000 dirhams for a villa with a pool", OFFICE, [sources.rentsMarrakech]),
      about: "Villas among palms, a car is needed.",
    },
    {
      name: "Outer districts",
      oneBedroom: price("1,500 to 2,500 dirhams for a studio", OFFICE, [sources.rentsMarrakech]),
      threeBedrooms: notFound(OFFICE, "Look at listings of the week."),
      about: "New estates of Moroccan families on the roads out of town.",
    },
  ],
  basket: {
    food: price("1,500 to 2,000 dirhams a month for a couple", OFFICE, [sources.monthOfTwo, sources.numbeo], {
      note: "All of one person's costs without rent were 5,141 dirhams a month in 2025.",
    }),
    transport: price("About 5 dirhams a ride by bus", OFFICE, [sources.monthOfTwo], {
      ...FEES,
      note: "The page speaks of Morocco in general. Agree on the taxi's price or the meter first.",
    }),
    utilities: price("500 to 800 dirhams a month for power and water, most with air conditioning in summer", OFFICE, [
      sources.rentsMarrakech,
    ]),
    internet,
    help: price("About 300 euros a month for a housekeeper in 2023, by an agent", OFFICE, [sources.helpMarrakech], {
      asOf: "2023",
      note: "The legal minimum was 1,697 dirhams in 2025.",
    }),
  },
  monthUsd: {
    rentOneBedroom: { from: dirhams(4_000), to: dirhams(8_000) },
    rentThreeBedrooms: { from: dirhams(6_000), to: dirhams(15_000) },
    foodPerAdult: { from: dirhams(750), to: dirhams(1_000) },
    transportPerAdult: { from: dirhams(RIDES_A_MONTH * 5), to: dirhams(RIDES_A_MONTH * 5) },
    utilities: { from: dirhams(500), to: dirhams(800) },
    internet: { from: dirhams(249), to: dirhams(1_000) },
    help: { from: 350, to: 350 },
  },
  power,
  water: read("Safe to drink from the tap by a travel guide", OFFICE, [sources.tapWater], {
    note: "Morocco had six dry years up to 2024. Whether water is cut in Marrakech we did not find: ask for a tank.",
  }),
  climate: read(
    "Very hot from June to September, about 38 °C; mild in March, April, October and November; cool and clear from December to February, cold at night",
    OFFICE,
    [sources.climateMarrakech, sources.climateTable],
    { note: "The High Atlas with snow is near. Few homes have heating." },
  ),
  climateByMonth: climate.marrakech,
  air: read(
    "Nonstop to New York three times a week with United since October 2024, and to London's airports with several airlines",
    OFFICE,
    [sources.flightsNewYork, sources.flightsMarrakech],
    { note: "By announcements of 2024 and 2022. Look up today's timetable." },
  ),
  safety: read(
    "A US report of 2015 put Marrakech first among the cities where visitors are robbed or have bags and pockets picked, at times with a knife",
    "us-advice-morocco",
    [sources.crimeMarrakech],
    { enteredOn: "2026-11-24", pace: "travel-advice", note: "In the press. Casablanca came second." },
  ),
  fits: "People who work in travel, design or online, and retired people who like sun, gardens and company from many countries.",
  doesNotFit: "People who cannot bear great heat, visitors in crowds, or who need a large choice of English schools.",
};

export const moroccoCities: readonly [City, City, City] = [casablanca, rabat, marrakech];
