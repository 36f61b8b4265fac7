import { type Climates, notFound, worldWeather } from "../country-record.ts";

/** The weather of each city by month. */
export const climate = {
  portLouisAndMoka: worldWeather(
    { name: "Port Louis", id: 1219, years: "1971 to 2000", note: "Moka lies higher and is cooler." },
    {
      highs: [31.5, 31.4, 31.5, 30.7, 29.3, 27.6, 26.7, 26.8, 27.7, 28.8, 30.2, 31.1],
      lows: [24.1, 24, 23.8, 23, 21.5, 19.9, 19.3, 19.1, 19.4, 20.4, 21.8, 23.2],
      rain: [131, 160, 83, 87, 48, 24, 18, 19, 17, 15, 24, 85],
    },
  ),
  grandBaie: notFound(
    "wmo",
    "Highs, lows and rain by month; the table of Port Louis, on the same coast, is the nearest",
  ),
} satisfies Climates;
