import { canadaAdvicePage } from "#web/content/public-pages.ts";
import { climate } from "./climate.ts";
import { type City, estimatedPrice, inDollars, notFound, price, read, RIDES_A_MONTH } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { citySources as sources } from "./sources-of-cities.ts";
import { rwandaCurrency } from "./currency.ts";

const francs = inDollars(rwandaCurrency);
const OFFICE = "rwanda-nisr";
const LISTINGS = "Look at listings of the week.";
/** Three bedrooms from two, where no page has them. */
const threeBedroomsByGuide = estimatedPrice(
  "$1,170 to $2,600",
  "Thirteen tenths of our guide's $900 to $2,000 for two furnished bedrooms here, which is from general knowledge. Compare it with listings.",
);

const utilities = price(
  "Power since October 2025: 89 francs a kilowatt-hour up to 20 a month, 310 up to 50, 369 above",
  OFFICE,
  [sources.electricity],
  { ...FEES, note: "Water we did not find." },
);
const internet = notFound(OFFICE, "Ask the providers what a fiber line costs at your address.");
const help = notFound(OFFICE, "Ask neighbors what they pay a housekeeper or a guard.");

const kigali: City = {
  id: "kigali",
  name: "Kigali",
  districts: [
    {
      name: "Nyarutarama",
      oneBedroom: estimatedPrice(
        "$630 to $1,400",
        "Seven tenths of our guide's $900 to $2,000 for two furnished bedrooms here, which is from general knowledge. Compare it with listings.",
      ),
      threeBedrooms: threeBedroomsByGuide,
      about: "Large houses, families and embassies, Green Hills Academy.",
    },
    {
      name: "Kimihurura",
      oneBedroom: price("$500 to $1,000 in a city's center, by an undated guide", OFFICE, [sources.rentsRooms], {
        note: "For one room, in Rwanda's cities in general; the page is in Chinese.",
      }),
      threeBedrooms: threeBedroomsByGuide,
      about: "Offices, cafés and restaurants near the center.",
    },
    {
      name: "Kimironko",
      oneBedroom: price(
        "$300 to $500 outside the center of Rwanda's cities in general, by an undated guide",
        OFFICE,
        [sources.rentsRooms],
        {
          enteredOn: "2026-11-26",
          note: "For one room, not in Kimironko itself; the page is in Chinese. Look at listings of the week.",
        },
      ),
      threeBedrooms: price(
        "$1,000 furnished, with cleaning and water, in August 2011",
        OFFICE,
        [sources.kimironkoRent],
        {
          note: "One tenant's rent, long ago, within walking distance of the market. Expect more today.",
        },
      ),
      about: "The largest food market, buses, simpler houses and new blocks.",
    },
    {
      name: "Gacuriro",
      oneBedroom: notFound(OFFICE, LISTINGS),
      threeBedrooms: price("$1,200 for a house of the social security estate in 2011", OFFICE, [sources.gacuriroRent], {
        asOf: "2011",
        note: "The page does not name the number of rooms. Expect more today.",
      }),
      about: "Planned estates with paved streets, north of the center.",
    },
    {
      name: "Kagugu",
      oneBedroom: notFound(OFFICE, LISTINGS),
      threeBedrooms: notFound(OFFICE, LISTINGS),
      about: "Large houses with gardens and sidewalks, many families of embassies.",
    },
  ],
  basket: {
    food: price(
      "About 10,000 francs a day at the market for a mother of three, in spring 2025",
      OFFICE,
      [sources.marketDay, sources.inflation],
      {
        asOf: "2025",
        reported: [{ value: "About $150 a week for a family of four in 2013", page: sources.reportOf2013 }],
        note: "Produce of the market is cheap, imported food dear. In the sum a family's amount is shared by four.",
      },
    ),
    transport: price(
      "182 francs a ride up to 2 kilometers, 388 for 10, 855 for 25, by bus since December 2024; 300 to 1,200 by motorcycle taxi",
      OFFICE,
      [sources.busFares, sources.motoFares],
      FEES,
    ),
    utilities,
    internet,
    help,
  },
  monthUsd: {
    rentOneBedroom: { from: 300, to: 1_400 },
    rentThreeBedrooms: { from: 1_000, to: 2_600 },
    foodPerAdult: { from: francs((10_000 * 30) / 4), to: 163 },
    transportPerAdult: { from: francs(RIDES_A_MONTH * 182), to: francs(RIDES_A_MONTH * 1_200) },
    utilities: null,
    internet: null,
    help: null,
  },
  power: notFound(OFFICE, "We found no recent figures on outages. Ask whether the building has a generator."),
  water: read(
    "Rationed in the dry season, in 2025 every second day: the city had 142,000 cubic meters a day and needed 210,000. Kacyiru, Remera and Kimironko were among the areas cut off in August 2025.",
    OFFICE,
    [sources.waterSupply, sources.waterRationing],
    { note: "Ask how large the tanks of the house are." },
  ),
  climate: read(
    "Mild all year, 69 to 73 °F (21 to 23 °C) on average. April is wettest (7 inches of rain), July driest (0.2 inches).",
    OFFICE,
    [sources.climateKigali],
  ),
  climateByMonth: climate.kigali,
  air: read(
    "Nonstop to London Heathrow with RwandAir, daily since October 2023 by its plan. About 20 hours to Washington by Amsterdam or Brussels.",
    OFFICE,
    [sources.flightsLondon, sources.reportOf2023],
    { note: "Look up today's timetable." },
  ),
  safety: read(
    "The US rated the crime threat in Kigali as medium in 2020: petty theft, and break-ins of homes and hotel rooms, mostly while nobody is there",
    "us-advice-rwanda",
    [sources.crimeKigali],
    { enteredOn: "2026-11-24", pace: "travel-advice" },
  ),
  fits: "People with a job, a company or children at an international school, and all who want order and mild weather.",
  doesNotFit: "People who want a large market, night life, the sea, or water from the tap every day.",
};

const musanze: City = {
  id: "musanze",
  name: "Musanze",
  districts: [
    {
      name: "Muhoza, the center",
      oneBedroom: notFound(OFFICE, "No rents were found for Musanze. Ask two agents there."),
      threeBedrooms: notFound(OFFICE, "No rents were found for Musanze. Ask two agents there."),
      about: "Market, shops, hotels and new blocks of several floors.",
    },
    {
      name: "Kinigi",
      oneBedroom: notFound(OFFICE, "Ask the lodges' staff and two agents."),
      threeBedrooms: notFound(OFFICE, "Ask the lodges' staff and two agents."),
      about: "Villages and lodges at the edge of Volcanoes National Park.",
    },
  ],
  basket: {
    food: notFound(OFFICE, "Ask at the market."),
    transport: price(
      "1,900 francs from Musanze by a large bus in December 2024",
      OFFICE,
      [sources.busMusanze2024, sources.busMusanze],
      {
        enteredOn: "2026-11-26",
        asOf: "2024-12",
        note: "One traveler's fare to Kigali, less than two hours. In 2009 it was 1,400 francs.",
      },
    ),
    utilities,
    internet,
    help,
  },
  monthUsd: {
    rentOneBedroom: null,
    rentThreeBedrooms: null,
    foodPerAdult: null,
    transportPerAdult: null,
    utilities: null,
    internet: null,
    help: null,
  },
  power: notFound(OFFICE, "Ask whether the building has a generator."),
  water: notFound(OFFICE, "Ask how the house gets its water in the dry season."),
  climate: read(
    "Cool: 17.8 °C on average over the year, 1,302 mm of rain, some in every month",
    OFFICE,
    [sources.climateMusanze, sources.forecast],
    { note: "For mid-November 2025 the forecast was 20 to 22 °C by day and 9 to 11 °C at night." },
  ),
  climateByMonth: climate.musanze,
  air: read(
    "By Kigali's airport: two hours by bus to the city, or three and a half from the airport by another page",
    OFFICE,
    [sources.roadMusanze, sources.airportMusanze],
    { note: "The town has an airfield; we found no flights." },
  ),
  moreSchools: { notFoundOn: "2026-11-24", office: "rwanda-mineduc" },
  safety: read(
    "Canada asks for a high degree of caution in Volcanoes National Park, at whose edge Kinigi lies",
    "canada-advice-rwanda",
    [canadaAdvicePage("Rwanda", "rwanda", "2026-08-20")],
    { pace: "travel-advice" },
  ),
  fits: "People who work in tourism, conservation or farming, and all who like cool air and mountains.",
  doesNotFit: "Families set on an international school, and people who need a specialist hospital near.",
};

export const rwandaCities: readonly [City, City] = [kigali, musanze];
