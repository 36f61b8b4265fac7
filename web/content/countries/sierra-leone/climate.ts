import { type Climates, worldWeather } from "../country-record.ts";

/** The weather of each city by month. */
export const climate = {
  freetown: worldWeather(
    { name: "Freetown", id: 246, years: null },
    {
      highs: [29.9, 30.3, 30.9, 31.2, 30.9, 30.1, 28.7, 28.4, 29, 29.9, 30.1, 29.7],
      lows: [23.8, 24, 24.4, 24.8, 24.4, 23.6, 23.1, 23, 23.1, 23.4, 24, 24.1],
      rain: [3, 4, 13, 47, 177, 323, 734, 791, 484, 266, 88, 16],
    },
  ),
} satisfies Climates;
