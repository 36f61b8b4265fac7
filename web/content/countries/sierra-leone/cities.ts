import { type City, inDollars, notFound, price, read } from "../country-record.ts";
import { climate } from "./climate.ts";
import { FEES } from "./permit-rules.ts";
import { sierraLeoneSafety } from "./safety.ts";
import { citySources as sources, lifeSources, moneySources, permitSources } from "./sources.ts";
import { sierraLeoneCurrency } from "./currency.ts";

const leones = inDollars(sierraLeoneCurrency);
const OFFICE = "sierra-leone-statistics";
const LISTINGS = "Look at listings of the week, and ask two agents.";

const expatRent = price("Up to $20,000 a year for an expat's home, paid at once", OFFICE, [moneySources.housing], {
  reported: [
    { value: "$25,000 a year asked for a three-bedroom apartment in 2013", page: moneySources.housingDollars },
  ],
  note: "The page has no date, and names neither rooms nor district.",
});

const freetown: City = {
  id: "freetown",
  name: "Freetown",
  districts: [
    {
      name: "The center",
      oneBedroom: price(
        "$600 to $700 (12,000 to 14,000 leones) a month in 2025",
        OFFICE,
        [lifeSources.livingConditions],
        { asOf: "2025", note: "One writer's figure in the press." },
      ),
      threeBedrooms: notFound(OFFICE, LISTINGS),
      about: "Offices, markets, and the square where the great cotton tree stood; crowded.",
    },
    {
      name: "Aberdeen and Lumley",
      oneBedroom: notFound(OFFICE, LISTINGS),
      threeBedrooms: expatRent,
      about: "The western shore with the beach, hotels and the boats to the airport; a slow ride from the center.",
    },
    {
      name: "Hill Station, Wilberforce and Spur Road",
      oneBedroom: notFound(OFFICE, LISTINGS),
      threeBedrooms: expatRent,
      about: "The cooler hills of embassies and villas with guards and generators.",
    },
    {
      name: "Goderich",
      oneBedroom: notFound(OFFICE, LISTINGS),
      threeBedrooms: notFound(OFFICE, LISTINGS),
      about: "A fishing village and suburb in the southwest.",
    },
    {
      name: "East End",
      oneBedroom: notFound(OFFICE, LISTINGS),
      threeBedrooms: notFound(OFFICE, LISTINGS),
      about: "Where most people with ordinary pay live; the taps have been dry for years.",
    },
  ],
  basket: {
    food: price(
      "$250 to $350 (5,000 to 7,000 leones) a month for a family of four in 2025",
      OFFICE,
      [lifeSources.livingConditions],
      { asOf: "2025", note: "At local markets. Western goods are dear." },
    ),
    transport: price(
      "$70 to $100 (1,500 to 2,000 leones) a month for transport and fuel in 2025",
      OFFICE,
      [lifeSources.livingConditions],
      { asOf: "2025", note: "The page does not say for how many. A car of one's own costs more." },
    ),
    utilities: price(
      "Power about $0.11 a kilowatt-hour before October 2023; the company had asked for $0.21 to $0.23",
      "sierra-leone-ewrc",
      [sources.tariffHearing, sources.tariffAsked, sources.tariff, sources.tariffSocial],
      {
        ...FEES,
        note: "A new tariff holds since October 1, 2023, which we could not read; the cheap first step was taken out in May 2024. A generator's fuel comes on top.",
      },
    ),
    internet: price(
      "$45 (1,020 leones) a month for satellite internet (Starlink) in June 2024",
      OFFICE,
      [sources.starlink],
      {
        ...FEES,
        reported: [{ value: "£75 ($96)", page: sources.starlinkPounds }],
        note: "The equipment costs $350 once. Most homes live on mobile data.",
      },
    ),
    help: price(
      "By law at least 1,200 leones (about $52) a month since April 2026",
      OFFICE,
      [lifeSources.wageNews, lifeSources.wageLaw],
      { note: "The least for every worker. What housekeepers and guards are paid, we did not find." },
    ),
  },
  monthUsd: {
    rentOneBedroom: { from: leones(12_000), to: 700 },
    rentThreeBedrooms: { from: 1_667, to: 2_083 },
    foodPerAdult: { from: leones(1_250), to: 88 },
    transportPerAdult: { from: leones(1_500), to: 100 },
    utilities: null,
    internet: { from: leones(1_020), to: 96 },
    help: { from: leones(1_200), to: leones(1_200) },
  },
  power: read(
    "65 to 70 megawatts for a need of 130 to 150, the energy coordinator said; the power ship was cut to a tenth over unpaid bills in April 2024, and weeks of blackout followed",
    OFFICE,
    [sources.powerNeed, sources.blackout, sources.blackoutStart, sources.powerLater, sources.goderich],
    {
      note: "In 2012 a house in Goderich had none for 25 of 30 days. Plan for a generator or solar power with batteries, and ask who pays for the fuel.",
    },
  ),
  water: read(
    "Rationed, in June 2024 even in the rains. Portee, Wellington, Calaba Town and Allen Town have been short for over ten years; Aberdeen and Spur Road run dry at times.",
    OFFICE,
    [sources.waterRationed, sources.waterEast, sources.waterWest],
    { note: "Ask for a tank, a well, and the price of a water truck." },
  ),
  climate: read(
    "28 to 31 °C (82 to 88 °F) by day and 23 to 24 °C by night, all year. Rain from May to November, 3,660 mm a year, most from July to September; dry from December to April.",
    OFFICE,
    [sources.climate, sources.rain, sources.postReport],
    { note: "Dust blows from the desert around New Year. Mold grows in the rains." },
  ),
  climateByMonth: climate.freetown,
  air: read(
    "London Gatwick by Air Sierra Leone since June 16, 2025, three times a week, six to seven hours; else by Brussels, Istanbul or Casablanca",
    OFFICE,
    [sources.flightLondon, sources.flightPlan, sources.flightsOther, permitSources.airportStory, sources.transport],
    {
      note: "The airport lies across the water: $45 by fast boat in 2023, or three hours by road. Ask whether the London flight still runs.",
    },
  ),
  safety: sierraLeoneSafety.rows.areas,
  fits: "People whose ancestry leads here and who bring an income, and people with a charity, a mine or a company of their own.",
  doesNotFit: "People who need power all day, a specialist hospital, or a job at local pay.",
};

export const sierraLeoneCities: readonly [City] = [freetown];
