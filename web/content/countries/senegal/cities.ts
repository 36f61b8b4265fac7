import { type City, estimatedPrice, inDollars, notFound, price, read, RIDES_A_MONTH } from "../country-record.ts";
import { climate } from "./climate.ts";
import { FEES } from "./permit-rules.ts";
import { citySources as sources } from "./sources-of-cities.ts";
import { senegalCurrency } from "./currency.ts";

const francs = inDollars(senegalCurrency);
/** The fixed rate of the franc. */
const euros = (amount: number) => francs(amount * 655.957);
const OFFICE = "senegal-ansd";
const TWO_BEDROOMS = "Three rooms are two bedrooms; three bedrooms cost more.";

const dakar: City = {
  id: "dakar",
  name: "Dakar",
  districts: [
    {
      name: "Almadies and Ngor",
      oneBedroom: price("400,000 to 800,000 francs for two rooms", OFFICE, [sources.rents]),
      threeBedrooms: price(
        "600,000 to 1,500,000 francs for three rooms",
        OFFICE,
        [sources.rents, sources.rentsPress, sources.rentsHouses],
        { note: `${TWO_BEDROOMS} Large houses by the sea go up to 3,000,000 by a guide of 2024.` },
      ),
      about: "Villas and new towers by the surf, the US embassy, restaurants; mosquitoes and far from offices.",
    },
    {
      name: "Mermoz, Sacré-Cœur and Ouakam",
      oneBedroom: price("250,000 to 500,000 francs for two rooms, in Mermoz 400,000 to 800,000", OFFICE, [
        sources.rents,
      ]),
      threeBedrooms: price(
        "400,000 to 800,000 francs for three rooms, in Mermoz up to 1,500,000",
        OFFICE,
        [sources.rents],
        {
          reported: [{ value: "300,000 to 600,000 francs for an apartment", page: sources.rentsAgent }],
          note: TWO_BEDROOMS,
        },
      ),
      about: "Families, the International School and the Lycée Mermoz; building sites and sand in the streets.",
    },
    {
      name: "Point E and Liberté 6",
      oneBedroom: price("250,000 to 500,000 francs for two rooms", OFFICE, [sources.rents]),
      threeBedrooms: price("400,000 to 800,000 francs for three rooms", OFFICE, [sources.rents], {
        note: TWO_BEDROOMS,
      }),
      about: "Villas, apartments and business schools, near the center.",
    },
    {
      name: "Plateau",
      oneBedroom: price("About 870 euros for a studio in 2025", OFFICE, [sources.rentsFrench], { asOf: "2025" }),
      threeBedrooms: price(
        "About 2,000 euros for three rooms with all in them in 2025",
        OFFICE,
        [sources.rentsFrench],
        {
          asOf: "2025",
          reported: [{ value: "more than 800,000 francs for an apartment", page: sources.rentsAgent }],
          note: TWO_BEDROOMS,
        },
      ),
      about: "Offices, ministries, markets and the station; calm only at night.",
    },
    {
      name: "Grand Yoff, HLM and Parcelles Assainies",
      oneBedroom: price("100,000 to 300,000 francs for two rooms", OFFICE, [sources.rents]),
      threeBedrooms: price("200,000 to 500,000 francs for three rooms", OFFICE, [sources.rents], {
        note: TWO_BEDROOMS,
      }),
      about: "Where many families of Dakar live: markets, busy streets, and dry taps at times.",
    },
  ],
  basket: {
    food: price(
      "$30 to $50 a week at the market, $80 to $150 a week at supermarkets",
      OFFICE,
      [sources.market, sources.month, sources.numbeo],
      {
        note: "A family of a manager counted 250,000 francs a month in 2021. All of one person's costs without rent are about 500,000.",
      },
    ),
    transport: price(
      "300 to 500 francs a ride on the rapid bus (BRT), 500 to 1,500 by train (TER)",
      OFFICE,
      [sources.bus, sources.train, sources.taxi],
      {
        ...FEES,
        note: "Announced for the start of both, in 2023 and 2021. Taxis have no meter: agree first; in town it was up to 1,500 francs on an older page.",
      },
    ),
    utilities: price(
      "25,000 to 60,000 francs a month for power and 8,000 to 20,000 for water",
      OFFICE,
      [sources.rents, sources.comparison],
      { note: "More with air conditioning." },
    ),
    internet: price("15,000 to 35,000 francs a month", OFFICE, [sources.rents, sources.comparison], FEES),
    help: price(
      "100,000 to 150,000 francs a month for a Senegalese housekeeper from an agency, 50,000 to 75,000 for a Malian one",
      OFFICE,
      [sources.help, sources.helpPress],
      { asOf: "2025", note: "In 2025. The lower pay often goes with no contract and hardly a free day." },
    ),
  },
  monthUsd: {
    rentOneBedroom: { from: francs(100_000), to: francs(800_000) },
    rentThreeBedrooms: { from: francs(200_000), to: francs(1_500_000) },
    foodPerAdult: { from: 130, to: 650 },
    transportPerAdult: { from: francs(RIDES_A_MONTH * 300), to: francs(RIDES_A_MONTH * 1_500) },
    utilities: { from: francs(33_000), to: francs(80_000) },
    internet: { from: francs(15_000), to: francs(35_000) },
    help: { from: francs(50_000), to: francs(150_000) },
  },
  power: read(
    "Short cuts, three or four on bad days, and planned works: on February 15, 2026 some districts had none from 8 a.m. to 4 p.m.",
    OFFICE,
    [sources.powerCuts, sources.powerWorks, sources.rentsDistricts],
    {
      note: "How often power fails in each district we did not find: ask the neighbors, and whether the house has a generator.",
    },
  ),
  water: read(
    "Cuts of days or weeks: in October 2023 Yoff, Nord Foire and Ouakam had water only at night, in February 2025 thirteen districts were cut for five days of works",
    OFFICE,
    [sources.waterWeeks, sources.waterDistricts, sources.waterSafe],
    { note: "Ask for a tank and a pump. Filter or boil what you drink." },
  ),
  climate: read(
    "17 to 25 °C from January to March, 24 to 30 °C from July to October, by the sea. Rain of about 495 mm a year, nearly all from July to October; humid all year.",
    OFFICE,
    [sources.climateTable, sources.climateLife],
    { note: "From December to February the harmattan can bring dust." },
  ),
  climateByMonth: climate.dakar,
  air: read(
    "Nonstop to New York with Delta, the only airline left with a nonstop flight from America, in about eight hours",
    OFFICE,
    [sources.flightsUnited, sources.flightsOneLeft, sources.flightsEnded, sources.flightsDelta, sources.airport],
    {
      note: "As of November 2025. Air Senegal stopped in September 2024,, United from Washington in March 2026. A nonstop flight to London or Canada we did not find. The airport is in Diass, 45 km out.",
    },
  ),
  safety: read(
    "The US rated the crime threat in Dakar as critical in 2020: thieves on mopeds, pickpockets and break-ins, at times with knives, on the Corniche after dark above all",
    "us-advice-senegal",
    [sources.crime, sources.crimeHomes, sources.crimeCorniche],
    {
      pace: "travel-advice",
      note: "Homes with guards, bars and an alarm are left alone more often.",
    },
  ),
  fits: "People with a post or a company, families who want an American, British or French school, artists, and all who like a loud city by the ocean.",
  doesNotFit: "People who need quiet nights, low rents near the sea, or who do not want to learn French.",
};

const saly: City = {
  id: "saly",
  name: "Saly and the Petite Côte",
  districts: [
    {
      name: "Saly Portudal, residences by the sea",
      oneBedroom: price(
        "200 to 400 euros for a home of European kind on the Petite Côte in 2024",
        OFFICE,
        [sources.rentsCoast],
        { asOf: "2024", note: "Without power and water. The page gives the same for Dakar, which is low." },
      ),
      threeBedrooms: price(
        "1,000 to 1,500 euros for a house with a garden, often with a pool, in 2025",
        OFFICE,
        [sources.rentsFrench, sources.salyVilla],
        { asOf: "2025", note: "The page speaks of houses by the sea in general. A lease by the year costs less." },
      ),
      about: "Walled residences with pools and guards, golf, shops and many French and Belgian neighbors.",
    },
    {
      name: "Saly, cité noire",
      oneBedroom: price("80,000 francs for a plain room in December 2013", OFFICE, [sources.rentsSalyRoom], {
        asOf: "2013-12",
        note: "Expect far more today. The man who named the room took 30,000 of it each month.",
      }),
      threeBedrooms: notFound(OFFICE, "Look at listings of the week."),
      about: "Where Senegalese families live, behind the road to Ngaparou.",
    },
    {
      name: "Ngaparou and Somone",
      oneBedroom: notFound(OFFICE, "Look at listings of the week."),
      threeBedrooms: price(
        "Cheaper, and better value than in Saly, in a ranking for retired people",
        OFFICE,
        [sources.retiring],
        { note: "It names no rent." },
      ),
      about: "Villages with villas by a lagoon of birds and long beaches.",
    },
  ],
  basket: {
    food: estimatedPrice(
      "$130 to $650 a month for one person",
      "Our range for Dakar, from the market to the supermarket.",
      {
        readAt: [sources.market, sources.month, sources.salyPrices, sources.salyVilla],
        note: "For Saly no page names an amount: dearer than in Dakar inside the resort; people shop at the market of Mbour.",
      },
    ),
    transport: notFound(OFFICE, "A taxi to Mbour takes five minutes; ask the price before you get in."),
    utilities: price(
      "Beside the rent, and dearer inside a residence than outside, by a page of 2009",
      OFFICE,
      [sources.salyResidences],
      { note: "No page names an amount. Ask for the last three bills." },
    ),
    internet: notFound(OFFICE, "Ask which line reaches the house."),
    help: notFound(OFFICE, "In many residences the owner pays for cleaning once a week; the rest is yours."),
  },
  monthUsd: {
    rentOneBedroom: { from: euros(200), to: euros(400) },
    rentThreeBedrooms: { from: euros(1_000), to: euros(1_500) },
    foodPerAdult: { from: 130, to: 650 },
    transportPerAdult: null,
    utilities: null,
    internet: null,
    help: null,
  },
  power: read(
    "Cuts happen; many residences have a generator, and without it the pump stops too",
    OFFICE,
    [sources.salyResidences],
    { note: "The page is of 2009. Ask the neighbors." },
  ),
  water: read(
    "When power fails, water can stop as well, in residences without a generator",
    OFFICE,
    [sources.salyResidences, sources.waterSafe],
    { note: "By a page of 2009. Filter or boil what you drink." },
  ),
  climate: read(
    "About 25 °C from November to January, about 30 °C from February to October, 5 °C less at night; rain from June to October",
    OFFICE,
    [sources.climateCoast, sources.climateLife],
    { note: "For the west coast in general. Roofs leak in the first heavy rains." },
  ),
  climateByMonth: climate.saly,
  air: read(
    "Blaise Diagne airport, in Diass, is about 30 km away, nearer than to Dakar",
    OFFICE,
    [sources.salyAirport, sources.airport],
    { note: "The flights are those of Dakar." },
  ),
  moreSchools: { notFoundOn: "2026-11-24", office: "senegal-education-ministry" },
  safety: read(
    "Armed gangs broke into homes and hotels of the coast in 2025: in August one overpowered five guards at a villa in Saly, robbed it and attacked the women in it",
    "us-advice-senegal",
    [sources.crimeSaly, sources.crimeSalySeries, sources.crimeSalyHomes],
    {
      pace: "travel-advice",
      note: "Police speak of a network and looked for 18 people. Ask neighbors what has changed, and do not leave a house empty.",
    },
  ),
  fits: "Retired people and winter guests who like sun, company from Europe and a house with a pool near the airport.",
  doesNotFit: "People who need a hospital, an English school or a job nearby, or who would live alone in a villa.",
};

export const senegalCities: readonly [City, City] = [dakar, saly];
