import { type Climates, notFound, worldWeather } from "../country-record.ts";

/** The weather of each city by month. */
export const climate = {
  addisAbaba: worldWeather(
    { name: "Addis Ababa", id: 162, years: "1981 to 2010" },
    {
      highs: [24, 24, 25, 24, 25, 23, 21, 21, 22, 23, 23, 23],
      lows: [8, 9, 10, 11, 11, 10, 10, 10, 10, 9, 7, 7],
      rain: [13, 30, 58, 82, 84, 138, 280, 290, 149, 27, 7, 7],
    },
  ),
  bishoftu: notFound(
    "wmo",
    "Highs, lows and rain by month; the table of Addis Ababa, which lies higher, is the nearest",
  ),
} satisfies Climates;
