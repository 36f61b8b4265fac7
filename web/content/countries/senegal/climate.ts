import { type Climates, notFound, worldWeather } from "../country-record.ts";

/** The weather of each city by month. */
export const climate = {
  dakar: worldWeather(
    { name: "Dakar", id: 244, years: "1981 to 2010" },
    {
      highs: [24.9, 24.8, 25.1, 24.7, 25.9, 28.5, 29.9, 30.2, 30.6, 30.9, 29.7, 27.2],
      lows: [17.9, 17.8, 18.3, 19.1, 20.6, 23.5, 25, 25.2, 25, 25.2, 23.2, 20.5],
      rain: [1.8, 0.5, 0, 0, 0.1, 10.3, 54.9, 155.9, 131.3, 23.8, 0.2, 0.1],
    },
  ),
  saly: notFound("wmo", "Highs, lows and rain by month; the table of Dakar, farther up the coast, is the nearest"),
} satisfies Climates;
