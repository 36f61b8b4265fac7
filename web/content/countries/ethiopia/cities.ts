import { canadaAdvicePage, usAdvisoryPage } from "#web/content/public-pages.ts";
import { climate } from "./climate.ts";
import {
  type City,
  estimated,
  estimatedPrice,
  inDollars,
  notFound,
  price,
  read,
  RIDES_A_MONTH,
} from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources } from "./sources-of-life.ts";
import { citySources as sources } from "./sources-of-cities.ts";
import { ethiopiaCurrency } from "./currency.ts";

const birr = inDollars(ethiopiaCurrency);
const OFFICE = "ethiopia-statistics";
const usAdvice = usAdvisoryPage("Ethiopia", "2026-08-27");
const LISTINGS = "Look at listings of the week, and ask two agents.";

const utilities = price(
  "600 to 1,500 birr a month for power, water and the like, by an undated guide. Power from April 2025: 0.60 birr a kilowatt-hour up to 50 a month, 1.49 to 100, 2.67 to 200, 3.84 to 300.",
  OFFICE,
  [sources.rentCenter, sources.electricity],
  { ...FEES, note: "Power rises every three months until about 2028, to 6.01 birr." },
);
const internet = price(
  "700 to 1,400 birr a month, by an undated guide",
  OFFICE,
  [sources.costOfLiving, sources.internetHomes, sources.internet],
  { ...FEES, note: "For companies Ethio Telecom asked 999 birr for 4 megabits a second and 4,850 for 20." },
);
const help = price(
  "Less than 3,000 birr a month for most domestic workers, in April 2025",
  OFFICE,
  [lifeSources.payHouseholds, sources.help],
  {
    note: "Expatriates pay more; an international school once advised 24 birr an hour. The labor law leaves them out: agree on hours and leave in writing.",
  },
);
const food = estimatedPrice(
  "$75 to $150 a month for one adult who cooks with local products",
  "Half of what is left of $350 to $700, which an undated guide on jobvacancyethiopia.com names for a single person's month, after the $200 to $400 that it names for a modest one-bedroom.",
  { note: "Imported food and restaurants of the international kind cost many times that." },
);

const addisAbaba: City = {
  id: "addis-ababa",
  name: "Addis Ababa",
  districts: [
    {
      name: "Bole",
      oneBedroom: price(
        "10,000 to 20,000 birr in the center, by an undated guide",
        OFFICE,
        [sources.rentCenter, sources.rentBudget],
        {
          reported: [{ value: "$200 to $500, in November 2025", page: sources.rentDollars }],
          note: "Furnished apartments for foreigners cost more. Two bedrooms in the center: 40,000 to 60,000 birr, by an undated page of a property site.",
        },
      ),
      threeBedrooms: notFound(OFFICE, LISTINGS),
      about: "Near the airport: cafés, malls, offices, new apartments.",
    },
    {
      name: "Kazanchis",
      oneBedroom: price("15,000 to 25,000 birr for an average apartment in the center", OFFICE, [sources.rentRange], {
        note: "Undated; Bole and Kazanchis are the dear ends.",
      }),
      threeBedrooms: notFound(OFFICE, LISTINGS),
      about: "Hotels, the UN commission and international offices.",
    },
    {
      name: "Old Airport",
      oneBedroom: notFound(OFFICE, LISTINGS),
      threeBedrooms: price("$2,000 to $3,000 for an older villa, $4,000 to $6,000 for a new one, in 2017", OFFICE, [
        sources.neighborhoods,
      ]),
      about: "Villas behind walls, embassies, families: the International Community School is here.",
    },
    {
      name: "CMC and Ayat",
      oneBedroom: price(
        "About half the rent of the center",
        OFFICE,
        [sources.rentCenter, sources.yields, sources.rent2018],
        {
          note: "In October 2018 a studio in a condominium cost 4,000 birr; that was long ago.",
        },
      ),
      threeBedrooms: notFound(OFFICE, LISTINGS),
      about: "The eastern edge: quiet estates and condominiums, a long way to the center.",
    },
  ],
  basket: {
    food,
    transport: price("5 to 20 birr a ride by minibus, by an undated guide", OFFICE, [sources.costOfLiving], {
      reported: [
        { value: "13 birr up to 10 kilometers and 39.50 up to 30, after a rise in fuel", page: sources.fares },
      ],
    }),
    utilities,
    internet,
    help,
  },
  monthUsd: {
    rentOneBedroom: { from: birr(10_000), to: 500 },
    rentThreeBedrooms: null,
    foodPerAdult: { from: 75, to: 150 },
    transportPerAdult: { from: birr(RIDES_A_MONTH * 5), to: birr(RIDES_A_MONTH * 39.5) },
    utilities: { from: birr(600), to: birr(1_500) },
    internet: { from: birr(700), to: birr(1_400) },
    help: { from: birr(3_000), to: birr(3_000) },
  },
  power: read(
    "Cuts are frequent: the utility counted more than 25,000 faults in the city in its year to July 2025 and had mended 54% of them",
    OFFICE,
    [sources.outages, sources.posts],
    { note: "Embassies' houses have generators. Ask whether yours has one." },
  ),
  water: read(
    "On two or three days a week on average, by the water authority",
    OFFICE,
    [sources.water, sources.posts],
    {
      note: "The report is undated; 677,000 cubic meters a day did not suffice. Ask how large the tank is.",
    },
  ),
  climate: read(
    "Mild days and cool nights at 2,300 meters: highs of 72 to 77 °F (22 to 25 °C) from October to May, 64 to 68 °F (18 to 20 °C) in the rains of June to mid-September, lows of 43 to 54 °F (6 to 12 °C)",
    OFFICE,
    [sources.climate, sources.rainfall],
    {
      note: "49 inches of rain a year. The height tires newcomers, and people with heart or lung disease should ask a doctor.",
    },
  ),
  climateByMonth: climate.addisAbaba,
  air: read(
    "Ethiopian Airlines: daily to Washington, and to Chicago, Toronto, Atlanta, Newark and New York. Nonstop on the way to Addis Ababa; back with a stop in Dublin or Lomé.",
    OFFICE,
    [sources.flights, sources.flightsLome, sources.flightsAtlanta],
    { note: "Timetables of 2022 and 2023. Look up today's, and London." },
  ),
  safety: read(
    "Canada excepts Addis Ababa from its advice against non-essential travel: there, exercise a high degree of caution. The US calls the city stable.",
    "canada-advice-ethiopia",
    [canadaAdvicePage("Ethiopia", "ethiopia", "2026-08-20"), usAdvice],
    {
      pace: "travel-advice",
      note: "Most of the country outside the city is on the lists of places to stay away from.",
    },
  ),
  fits: "People of Ethiopian origin with family there, staff of international organizations, investors with patience.",
  doesNotFit:
    "People who need steady water, power and internet, who want to travel the country by road, or who are gay and want to live openly.",
};

const bishoftu: City = {
  id: "bishoftu",
  name: "Bishoftu",
  districts: [
    {
      name: "The center, along the old road",
      oneBedroom: price("$100 to $200 in the country's smaller towns in November 2025", OFFICE, [sources.rentsTowns], {
        note: "For Bishoftu alone no rents were found. Ask two agents there.",
      }),
      threeBedrooms: notFound(OFFICE, "No rents were found for Bishoftu. Ask two agents there."),
      about: "Market, shops, the air force base.",
    },
    {
      name: "Lake Hora",
      oneBedroom: notFound(OFFICE, "Ask two agents there."),
      threeBedrooms: notFound(OFFICE, "Ask two agents there."),
      about: "Twin craters with forest, just north of the center.",
    },
    {
      name: "Kuriftu and Babogaya",
      oneBedroom: notFound(OFFICE, "Ask two agents there."),
      threeBedrooms: notFound(OFFICE, "Ask two agents there."),
      about: "Lakes with resorts and guesthouses.",
    },
  ],
  basket: {
    food: estimatedPrice(
      "$75 to $150 a month for one adult who cooks with local products",
      "Our estimate for Addis Ababa, less than 50 kilometers away: for Bishoftu we found no price of food.",
    ),
    transport: notFound(OFFICE, "What the bus to Addis Ababa costs"),
    utilities,
    internet,
    help: notFound(OFFICE, "Ask neighbors what they pay"),
  },
  monthUsd: {
    rentOneBedroom: { from: 100, to: 200 },
    rentThreeBedrooms: null,
    foodPerAdult: { from: 75, to: 150 },
    transportPerAdult: null,
    utilities: { from: birr(600), to: birr(1_500) },
    internet: { from: birr(700), to: birr(1_400) },
    help: null,
  },
  power: notFound(OFFICE, "Ask whether the building has a generator"),
  water: notFound(OFFICE, "Ask where the house gets its water"),
  climate: estimated(
    "Like Addis Ababa but about 5 °F (3 °C) warmer: highs near 79 °F (26 °C) from October to May and 70 °F (21 °C) in the rains",
    "The highs that we read for Addis Ababa, plus 6.5 °C for each 1,000 meters: Bishoftu lies at 1,920 meters, the capital at 2,355.",
  ),
  climateByMonth: climate.bishoftu,
  air: read(
    "By Addis Ababa's airport, 48 kilometers by road, with an expressway. A new airport, planned as the largest of Africa, has been under construction here since January 2026, to open in 2030.",
    OFFICE,
    [sources.bishoftu, sources.bishoftuLakes, sources.bishoftuAirport],
  ),
  moreSchools: { notFoundOn: "2026-11-24", office: "ethiopia-embassy-london" },
  moreHospitals: { notFoundOn: "2026-11-24", office: "ethiopia-health-ministry" },
  safety: read(
    "The US leaves Bishoftu out of its advice not to travel to Oromia, the region around it",
    "us-advice-ethiopia",
    [usAdvice],
    { pace: "travel-advice" },
  ),
  fits: "People who want lakes and quiet an hour from the capital, and everybody whose work comes with the new airport.",
  doesNotFit: "Families set on an international school, and people who need a specialist hospital near.",
};

export const ethiopiaCities: readonly [City, City] = [addisAbaba, bishoftu];
