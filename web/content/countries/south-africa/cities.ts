import { type City, estimatedPrice, inDollars, notFound, price, read, WORKDAYS_A_MONTH } from "../country-record.ts";
import { climate } from "./climate.ts";
import { southAfricaSources as pages } from "./sources.ts";
import { southAfricaCurrency } from "./currency.ts";

const rand = inDollars(southAfricaCurrency);
const OFFICE = "south-africa-stats";
const HELP_OFFICE = "south-africa-labour";

/** What the three cities share: wages and the power of one utility. */
const help = price(
  "242 rand ($14) for a day of eight hours at least; 36.64 rand an hour on average in 2025",
  HELP_OFFICE,
  [pages.minimumWage, pages.sweepSouth],
  {
    pace: "fees-and-visas",
    note: "At least four hours a day must be paid, and a contract is required. Dollars at 17 rand.",
  },
);

const power = read(
  "No planned cuts since May 2025; local outages go on",
  "south-africa-eskom",
  [pages.powerBudget, pages.powerOutlook, pages.rentsJohannesburg, pages.rentsDurban],
  {
    note: "State of February 2026. Overloaded lines are cut for hours, mostly in townships. Homes with batteries let at a premium.",
  },
);

const internetMethod =
  "The range of two pages on Cape Town, of 2023 and later. No price for this city was found; providers sell in all three.";

const capeTown: City = {
  id: "cape-town",
  name: "Cape Town",
  districts: [
    {
      name: "Sea Point and Green Point",
      oneBedroom: price("11,000 to 18,000 rand in January 2026", OFFICE, [pages.rentsCapeTown, pages.rentsAtlantic], {
        note: "What young professionals pay for small flats in the city; 16,000 for a renovated one by the sea, with parking, in 2023.",
      }),
      threeBedrooms: price("35,000 to 50,000 rand in 2023", OFFICE, [pages.rentsPamGolding], {
        asOf: "2023",
        note: "For three-bedroom flats and penthouses in Cape Town.",
      }),
      about: "Flats by the sea, on foot to shops; where many newcomers from abroad settle.",
    },
    {
      name: "Camps Bay, Clifton and Bantry Bay",
      oneBedroom: price("From 40,000 rand in 2024", OFFICE, [pages.rentsCampsBay]),
      threeBedrooms: price("About 120,000 rand in 2024", OFFICE, [pages.rentsCampsBay], {
        note: "In January 2026 two bedrooms cost more than 35,000 rand, by another page.",
      }),
      about: "Beaches and views; the dearest rents of the country.",
    },
    {
      name: "City Bowl",
      oneBedroom: price("About 11,500 rand", OFFICE, [pages.rentsCityBowl], { note: "The page carries no day." }),
      threeBedrooms: notFound(OFFICE, "Rents of three bedrooms in the City Bowl."),
      about: "The center below Table Mountain, with nightlife.",
    },
    {
      name: "Southern Suburbs",
      oneBedroom: price("6,500 to 10,000 rand some years ago", OFFICE, [pages.rentsSeeff], {
        note: "The page carries no day. Reckon with more.",
      }),
      threeBedrooms: price(
        "35,000 to 70,000 rand for houses near good schools in 2023",
        OFFICE,
        [pages.rentsPamGolding],
        { asOf: "2023", note: "Three to five bedrooms, in all of Cape Town." },
      ),
      about: "Near the university; young tenants like it.",
    },
  ],
  basket: {
    food: price("2,500 to 4,000 rand for one person in 2023", OFFICE, [pages.costsCapeTown], { asOf: "2023" }),
    transport: price(
      "500 to 1,000 rand by bus and train, 2,000 to 4,000 rand with a car in 2023",
      OFFICE,
      [pages.costsCapeTown],
      { asOf: "2023" },
    ),
    utilities: price("1,500 to 2,500 rand in 2023", OFFICE, [pages.costsCapeTown, pages.costsCapeTownLocals], {
      asOf: "2023",
      note: "Electricity alone about 1,200 rand by a page of residents.",
    }),
    internet: price("650 to 1,200 rand", OFFICE, [pages.costsCapeTownLocals, pages.costsCapeTown]),
    help,
  },
  monthUsd: {
    rentOneBedroom: { from: rand(11_000), to: rand(40_000) },
    rentThreeBedrooms: { from: rand(35_000), to: rand(120_000) },
    foodPerAdult: { from: rand(2_500), to: rand(4_000) },
    transportPerAdult: { from: rand(500), to: rand(4_000) },
    utilities: { from: rand(1_500), to: rand(2_500) },
    internet: { from: rand(650), to: rand(1_200) },
    help: { from: rand(WORKDAYS_A_MONTH * 242), to: rand(WORKDAYS_A_MONTH * 8 * 36.64) },
  },
  power,
  water: read("A drought was declared a national disaster in February 2026", "south-africa-water", [pages.waterAfp], {
    note: "Restrictions can follow. Look at the dam levels before you sign a lease with a garden.",
  }),
  climate: read(
    "26 °C by day and 16 °C by night in January, 18 and 7 °C in July; 505 mm of rain a year, most from May to August",
    "south-africa-weather",
    [pages.climateCapeTown],
    { note: "Dry, windy summers." },
  ),
  climateByMonth: climate.capeTown,
  air: read(
    "Nonstop to Atlanta (Delta), and to Newark and Washington (United)",
    "south-africa-airports",
    [pages.flightsUs, pages.flightsWashington],
    {
      note: "Atlanta and Newark three times a week in 2025; the right to fly from Washington is of 2022. Flights to London and Toronto were not looked up: see the timetables.",
    },
  ),
  safety: read(
    "Violence is worst on the Cape Flats: Mfuleni, Nyanga, Delft and Kraaifontein were among the five police stations with most contact crime in the figures of November 2025",
    "us-advice-south-africa",
    [pages.crime2025],
    {
      pace: "travel-advice",
      note: "The province counted about 15 murders for 100,000 people from July to September 2025.",
    },
  ),
  fits: "Remote workers, retired people and families who can pay more for sea, schools and walks.",
  doesNotFit: "People who must find a local job fast, or whose budget is tight.",
};

const johannesburg: City = {
  id: "johannesburg",
  name: "Johannesburg",
  districts: [
    {
      name: "Sandton",
      oneBedroom: price("10,000 to 13,000 rand in January 2026", OFFICE, [pages.rentsJohannesburg], {
        asOf: "2026-01",
      }),
      threeBedrooms: price("Up to 20,000 rand in June 2025", OFFICE, [pages.rentsSandton], {
        asOf: "2025-06",
        note: "For premium units.",
      }),
      about: "Guarded flats; where companies and expats rent.",
    },
    {
      name: "Rosebank",
      oneBedroom: price("10,000 to 13,000 rand in January 2026", OFFICE, [pages.rentsJohannesburg], {
        asOf: "2026-01",
      }),
      threeBedrooms: notFound(OFFICE, "Rents of three bedrooms in Rosebank."),
      about: "The same tenants and rents as Sandton.",
    },
    {
      name: "Randburg",
      oneBedroom: price(
        "As much as 30% less than in Sandton or Rosebank, in January 2026",
        OFFICE,
        [pages.rentsJohannesburg],
        { asOf: "2026-01" },
      ),
      threeBedrooms: notFound(OFFICE, "Rents of three bedrooms in Randburg."),
      about: "Less glamorous and still pleasant, for less.",
    },
    {
      name: "City center",
      oneBedroom: price("7,000 to 9,000 rand in September 2025", OFFICE, [pages.rentsInnerCity], { asOf: "2025-09" }),
      threeBedrooms: price("12,000 to 18,000 rand in September 2025", OFFICE, [pages.rentsInnerCity], {
        asOf: "2025-09",
      }),
      about: "Cheap and central; much crime. Visit by day and by night before you choose it.",
    },
  ],
  basket: {
    food: price("At least 2,000 to 3,000 rand for one person", OFFICE, [pages.costsJohannesburgOlder], {
      note: "The range is that of a page without a day; prices have risen.",
    }),
    transport: price("At least 1,000 to 2,000 rand", OFFICE, [pages.costsJohannesburgOlder], {
      note: "The page carries no day.",
    }),
    utilities: price(
      "2,500 rand for one person and 4,000 rand for a family, with internet, in early 2026",
      OFFICE,
      [pages.costsJohannesburg],
      { asOf: "2026" },
    ),
    internet: estimatedPrice("650 to 1,200 rand", internetMethod),
    help,
  },
  monthUsd: {
    rentOneBedroom: { from: rand(7_000), to: rand(13_000) },
    rentThreeBedrooms: { from: rand(12_000), to: rand(20_000) },
    foodPerAdult: { from: rand(2_000), to: rand(3_000) },
    transportPerAdult: { from: rand(1_000), to: rand(2_000) },
    utilities: { from: rand(2_500 - 1_200), to: rand(4_000 - 650) },
    internet: { from: rand(650), to: rand(1_200) },
    help: { from: rand(WORKDAYS_A_MONTH * 242), to: rand(WORKDAYS_A_MONTH * 8 * 36.64) },
  },
  power,
  water: read(
    "Unreliable: in February 2026 suburbs such as Melville were dry for weeks",
    "south-africa-water",
    [pages.waterProtest, pages.waterAfp],
    { note: "Pipes fail, not dams: about 30% is lost to leaks. Ask for a tank or a borehole." },
  ),
  climate: read(
    "Sunny. Nights of 14 °C in January and 4 °C in June and July, with frost; thunderstorms on afternoons from October to April",
    "south-africa-weather",
    [pages.climateNights, pages.climateProvinces],
  ),
  climateByMonth: climate.johannesburg,
  air: read(
    "Nonstop to Atlanta (Delta) and Newark (United), daily in 2025",
    "south-africa-airports",
    [pages.flightsUs],
    {
      note: "Both asked to move some flights to Cape Town. Flights to London were not looked up: see the timetables.",
    },
  ),
  safety: read(
    "Gauteng had 26.4% of the country's contact crime in the figures of November 2025; Johannesburg Central led all stations for serious crime in early 2023",
    "us-advice-south-africa",
    [pages.crime2025, pages.crime2023],
    { pace: "travel-advice" },
  ),
  fits: "People with a job, a company or clients there.",
  doesNotFit: "Whoever wants to walk everywhere, live by the sea or count on the tap.",
};

const durban: City = {
  id: "durban",
  name: "Durban",
  districts: [
    {
      name: "Umhlanga",
      oneBedroom: price("9,000 to 12,000 rand", OFFICE, [pages.areasDurban]),
      threeBedrooms: price("Above 18,000 rand in 2026", OFFICE, [pages.rentsDurban], {
        asOf: "2026",
        note: "The figure is for two bedrooms; three cost more.",
      }),
      about: "New flats by the beach north of the city, held to be the safest part.",
    },
    {
      name: "Durban North",
      oneBedroom: price("8,500 to 11,000 rand", OFFICE, [pages.areasDurban]),
      threeBedrooms: notFound(
        OFFICE,
        "Rents of three bedrooms in Durban North. A page without a day gives 10,000 rand outside the center of Durban, too little beside the rents of one bedroom.",
      ),
      about: "Quiet houses, 20 to 30 minutes from the center.",
    },
    {
      name: "Morningside",
      oneBedroom: price("8,000 to 10,000 rand", OFFICE, [pages.areasDurban]),
      threeBedrooms: notFound(OFFICE, "Rents of three bedrooms in Morningside."),
      about: "Close to schools; families from abroad like it.",
    },
  ],
  basket: {
    food: estimatedPrice(
      "2,000 to 4,000 rand for one person",
      "The ranges of two pages for Johannesburg and Cape Town together. No total for Durban was found.",
    ),
    transport: price("About 500 rand for a monthly pass", OFFICE, [pages.costsDurban], {
      note: "The page carries no day.",
    }),
    utilities: estimatedPrice(
      "1,500 to 2,500 rand",
      "The range of a page on Cape Town in 2023. The figure for Durban was cut off on its page.",
    ),
    internet: estimatedPrice("650 to 1,200 rand", internetMethod),
    help,
  },
  monthUsd: {
    rentOneBedroom: { from: rand(8_000), to: rand(12_000) },
    rentThreeBedrooms: null,
    foodPerAdult: { from: rand(2_000), to: rand(4_000) },
    transportPerAdult: { from: rand(500), to: rand(500) },
    utilities: { from: rand(1_500), to: rand(2_500) },
    internet: { from: rand(650), to: rand(1_200) },
    help: { from: rand(WORKDAYS_A_MONTH * 242), to: rand(WORKDAYS_A_MONTH * 8 * 36.64) },
  },
  power,
  water: read(
    "Short at times: less may be drawn from the dams, and old pipes fail",
    "south-africa-water",
    [pages.waterDurban],
    { note: "The page carries no day. Ask for a tank." },
  ),
  climate: read(
    "Warm and humid: 23 to 33 °C from September to April, 16 to 25 °C in winter, about 320 days of sun",
    "south-africa-weather",
    [pages.climateDurban, pages.climateNights],
    { reported: [{ value: "Nights of 11 °C in July on average.", page: pages.climateNights }] },
  ),
  climateByMonth: climate.durban,
  air: read(
    "To Dubai, Doha and Istanbul, several a week, in June 2022",
    "south-africa-airports",
    [pages.flightsDurban],
    { note: "No later page was found: look at today's timetables. Otherwise through Johannesburg." },
  ),
  safety: read(
    "Inanda, in the same province, was among the five police stations with most contact crime in the figures of November 2025, Durban Central among the ten with most serious crime in early 2023",
    "us-advice-south-africa",
    [pages.crime2025, pages.crime2023],
    { pace: "travel-advice" },
  ),
  fits: "Families who want warm water, lower rents and a slower pace.",
  doesNotFit: "Remote workers who need direct flights to America, and whoever suffers in humid heat.",
};

/** The cities of South Africa that newcomers choose from. */
export const southAfricaCities: readonly [City, ...City[]] = [capeTown, johannesburg, durban];
