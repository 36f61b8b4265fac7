import { type City, estimatedPrice, inDollars, notFound, price, read, RIDES_A_MONTH } from "../country-record.ts";
import { climate } from "./climate.ts";
import { sources } from "./sources.ts";
import { kenyaCurrency } from "./currency.ts";

const shillings = inDollars(kenyaCurrency);
const OFFICE = "kenya-knbs";
const PRICES_NOTE = "A national range of one guide, updated in February 2026.";
const FOOD = "15,000 to 35,000 shillings for one person";

/** Three bedrooms from the guide's two, where no page has them. */
const threeBedroomsOf = (value: string) =>
  estimatedPrice(
    value,
    "Thirteen tenths of the rent that a guide of February 2026 names for two bedrooms in the city. Compare it with listings.",
    { readAt: [sources.livingCosts] },
  );
/** Where no page names a price of food for the city alone. */
const foodAsInNairobi = estimatedPrice(
  FOOD,
  "Our estimate for Nairobi, which rests on the 60,000 to 120,000 shillings that one guide of 2026 names for a single person's month anywhere in Kenya.",
  { readAt: [sources.livingCosts], note: "For this city alone we found no basket that we trust." },
);

/** What is the same in every city. */
const basket = {
  utilities: price("3,000 to 8,000 shillings for electricity, water and gas", OFFICE, [sources.livingCosts], {
    note: PRICES_NOTE,
  }),
  internet: price(
    "Fiber from 3,000 shillings for 15 Mbps to 20,000 for 1 Gbps; Starlink 6,500 and the kit",
    OFFICE,
    [sources.internetPrices],
    { asOf: "2024", note: "Prices of 2024. Ask whether fiber reaches the building." },
  ),
  help: price(
    "At least 16,113 shillings for a full-time house help, and 15 percent more if you give no room",
    OFFICE,
    [sources.payMinimum],
    { note: "The legal minimum in cities since November 2024, without overtime and social contributions." },
  ),
};

/** The same a month in US dollars, for one adult or one home. */
const basketUsd = {
  foodPerAdult: { from: shillings(15_000), to: shillings(35_000) },
  utilities: { from: shillings(3_000), to: shillings(8_000) },
  internet: { from: shillings(3_000), to: shillings(20_000) },
  help: { from: shillings(16_113), to: shillings(16_113 * 1.15) },
};

const nairobi: City = {
  id: "nairobi",
  name: "Nairobi",
  districts: [
    {
      name: "Kilimani and Westlands",
      oneBedroom: price("20,000 to 35,000 shillings", OFFICE, [sources.livingCosts], {
        note: "Two bedrooms 30,000 to 60,000. Our guide's own estimate for two bedrooms is higher, $400-$900: plan with that one.",
      }),
      threeBedrooms: notFound(OFFICE, "Look at listings of the week."),
      about: "Apartment blocks, offices, malls and nightlife.",
    },
    {
      name: "City center and close by",
      oneBedroom: price("25,000 to 45,000 shillings", OFFICE, [sources.livingCosts], {
        note: "Two bedrooms 40,000 to 80,000.",
      }),
      threeBedrooms: price("About 92,500 shillings in March 2020", OFFICE, [sources.centerRents], {
        note: "44,000 outside the center. Expect more today.",
      }),
      about: "Short ways to work, heavy traffic, more street crime.",
    },
    {
      name: "Lavington",
      oneBedroom: price("About 70,000 shillings", OFFICE, [sources.lavingtonRent], { note: "The page has no date." }),
      threeBedrooms: notFound(OFFICE, "Look at listings of the week."),
      about: "Leafy and central, old houses and new blocks, many families.",
    },
    {
      name: "Riverside",
      oneBedroom: notFound(OFFICE, "Look at listings of the week."),
      threeBedrooms: price("About 170,200 shillings, the average of all its apartments in June 2021", OFFICE, [
        sources.suburbRents,
      ]),
      about: "Embassies and offices near Westlands, furnished apartments.",
    },
    {
      name: "Lang'ata",
      oneBedroom: notFound(OFFICE, "Look at listings of the week."),
      threeBedrooms: price("About 85,000 shillings, the average of all its apartments in June 2021", OFFICE, [
        sources.suburbRents,
      ]),
      about: "Estates beside the national park, quieter and farther out.",
    },
  ],
  basket: {
    food: estimatedPrice(
      FOOD,
      "Half of what is left of 60,000 to 120,000 shillings, which one guide of 2026 names for a single person's month in Kenya, after its rent for one bedroom in a suburb and its utilities, rounded.",
      { readAt: [sources.livingCosts] },
    ),
    transport: price(
      "30 to 70 shillings a ride by minibus between Lavington and the center",
      OFFICE,
      [sources.lavingtonRent],
      { note: "The page has no date. Ride-hailing or a car costs many times that." },
    ),
    ...basket,
  },
  monthUsd: {
    rentOneBedroom: { from: shillings(20_000), to: shillings(70_000) },
    rentThreeBedrooms: { from: shillings(85_000), to: shillings(170_200) },
    transportPerAdult: { from: shillings(RIDES_A_MONTH * 30), to: shillings(RIDES_A_MONTH * 70) },
    ...basketUsd,
  },
  power: read(
    "Two to four hours of outages a month, three to six in the north of the city (Runda, Roysambu); cuts for maintenance are announced by estate",
    OFFICE,
    [sources.powerReport, sources.powerPlanned],
    { note: "The report has no date. Ask whether the building has a generator." },
  ),
  water: read(
    "Rationed: since June 2025 Lavington, Kilimani, Kileleshwa, Karen and Westlands get water on certain days only. The works make 525 million liters a day; the city needs 900 million.",
    "nairobi-county",
    [sources.waterNairobi, sources.waterNairobiSupply],
    { note: "Ask for a borehole or large tanks before you sign." },
  ),
  climate: read(
    "Highs of 20.6 °C in July to 25.6 °C in February and March, nights of 10 to 14 °C. April is wettest (219 mm), July driest (18 mm).",
    OFFICE,
    [sources.climateNairobi],
  ),
  climateByMonth: climate.nairobi,
  air: read("Nonstop to New York with Kenya Airways, 14 to 15 hours, daily in 2023", OFFICE, [sources.flightsNewYork], {
    note: "Look up today's timetable.",
  }),
  safety: read(
    "The US asks its citizens to reconsider Eastleigh and Kibera for crime and kidnapping, and to avoid travel after dark. Thieves on motorcycles take phones and bags.",
    "us-advice-kenya",
    [sources.usAdvisoryNews, sources.usAdvisoryOdri],
    { pace: "travel-advice" },
  ),
  fits: "People with a job, a company or children at an international school, and all who want mild weather.",
  doesNotFit: "People who want short ways, water from the tap every day, or the sea.",
};

const mombasa: City = {
  id: "mombasa",
  name: "Mombasa",
  districts: [
    {
      name: "Nyali and Kizingo",
      oneBedroom: price(
        "20,000 to 50,000 shillings for one or two bedrooms, up to 100,000",
        OFFICE,
        [sources.mombasaRents],
        { asOf: "2020", note: "Prices of 2020." },
      ),
      threeBedrooms: notFound(OFFICE, "Look at listings of the week."),
      about: "The better addresses, near beaches, malls and schools.",
    },
    {
      name: "Elsewhere in the city",
      oneBedroom: price("15,000 to 30,000 shillings", OFFICE, [sources.livingCosts], {
        note: "Two bedrooms 25,000 to 50,000. A page of 2020 names 9,000 to 15,000 for simple places.",
      }),
      threeBedrooms: threeBedroomsOf("32,500 to 65,000 shillings"),
      about: "Tudor and Ganjoni on the island, Bamburi on the north coast.",
    },
  ],
  basket: {
    food: foodAsInNairobi,
    transport: notFound(OFFICE, "Ask for minibus and tuk-tuk fares."),
    ...basket,
  },
  monthUsd: {
    rentOneBedroom: { from: shillings(15_000), to: shillings(100_000) },
    rentThreeBedrooms: { from: shillings(32_500), to: shillings(100_000) },
    transportPerAdult: null,
    ...basketUsd,
  },
  power: notFound(
    OFFICE,
    "We found notices of planned cuts, and no figures. Ask whether the building has a generator.",
  ),
  water: read(
    "Short: the city gets 30,000 to 35,000 cubic meters a day and needs 200,000. The utility rations; many houses use boreholes, often salty, and tankers.",
    OFFICE,
    [sources.waterMombasa],
    { note: "The page has no date. Ask how the house gets its water." },
  ),
  climate: read(
    "Hot and humid: highs of 28 °C in July to 32 °C in March, nights of 20 to 24 °C. Over 1,000 mm of rain a year, most in April and May.",
    OFFICE,
    [sources.climateMombasa],
  ),
  climateByMonth: climate.mombasa,
  air: read(
    "Abroad with Turkish (three times a week since October 2025), Ethiopian, Flydubai and Uganda Airlines, and charters from Europe",
    OFFICE,
    [sources.flightsMombasa],
  ),
  safety: read(
    "A US advisory of December 2022 named the Likoni ferry as a place to be careful",
    "us-advice-kenya",
    [sources.usAdvisoryLikoni],
    {
      pace: "travel-advice",
      note: "Read today's advisory. The coast north of Malindi stands apart: see the areas to avoid.",
    },
  ),
  fits: "People who live on a pension or remote work and want the coast, and families content with two larger schools.",
  doesNotFit: "People who need cool nights, reliable water or a wide choice of jobs.",
};

const kisumu: City = {
  id: "kisumu",
  name: "Kisumu",
  districts: [
    {
      name: "Milimani",
      oneBedroom: notFound(OFFICE, "Look at listings of the week."),
      threeBedrooms: price("About 40,000 shillings", OFFICE, [sources.kisumuMilimani], {
        note: "The page has no date and is old. Expect more today.",
      }),
      about: "Near the lake and the offices, villas giving way to blocks.",
    },
    {
      name: "Elsewhere in the city",
      oneBedroom: price("8,000 to 18,000 shillings", OFFICE, [sources.livingCosts], {
        note: "Two bedrooms 15,000 to 30,000.",
      }),
      threeBedrooms: threeBedroomsOf("19,500 to 39,000 shillings"),
      about: "Simple apartments and houses, toward the airport and the hills.",
    },
  ],
  basket: {
    food: foodAsInNairobi,
    transport: notFound(OFFICE, "Ask for minibus and tuk-tuk fares."),
    ...basket,
  },
  monthUsd: {
    rentOneBedroom: { from: shillings(8_000), to: shillings(18_000) },
    rentThreeBedrooms: { from: shillings(19_500), to: shillings(40_000) },
    transportPerAdult: null,
    ...basketUsd,
  },
  power: notFound(OFFICE, "Ask whether the building has a generator."),
  water: read(
    "From Lake Victoria. High waves at the intake have cut it off, in Milimani and the center too; the utility then advises to store water.",
    OFFICE,
    [sources.waterKisumu],
    { note: "The page has no date." },
  ),
  climate: read(
    "Warm all year, rarely below 61 °F (16 °C) or above 93 °F (34 °C). April has the most rain, August the clearest sky.",
    OFFICE,
    [sources.kisumuVisitors],
  ),
  climateByMonth: climate.kisumu,
  air: read("Daily flights to Nairobi", OFFICE, [sources.kisumuCity], {
    note: "The page has no date.",
  }),
  moreSchools: { notFoundOn: "2026-11-24", office: "kenya-education-ministry" },
  safety: read("The US names violent protests in western Kenya", "us-advice-kenya", [sources.usAdvisoryOdri], {
    pace: "travel-advice",
  }),
  fits: "People who work for hospitals, universities or aid projects, and those who return to family in the west.",
  doesNotFit: "Families set on an international school, and people whom heat and malaria trouble.",
};

export const kenyaCities: readonly [City, City, City] = [nairobi, mombasa, kisumu];
