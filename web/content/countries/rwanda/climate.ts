import { type Climates, worldWeather } from "../country-record.ts";

/** The weather of each city by month. */
export const climate = {
  kigali: worldWeather(
    { name: "Kigali", id: 254, years: "1961 to 1990" },
    {
      highs: [26.9, 27.4, 26.9, 26.2, 25.9, 26.4, 27.1, 28, 28.2, 27.2, 26.1, 26.4],
      lows: [15.6, 15.8, 15.7, 16.1, 16.2, 15.3, 15, 16, 16, 15.9, 15.5, 15.6],
      rain: [76.9, 91, 114.2, 154.2, 88.1, 18.6, 11.4, 31.1, 69.6, 105.7, 112.7, 77.4],
    },
  ),
  musanze: worldWeather(
    { name: "Musanze", id: 1507, years: "1961 to 1990" },
    {
      highs: [24.6, 24.9, 24.4, 23.7, 23.1, 23.1, 23.7, 24.4, 24.4, 24.2, 23.8, 24.2],
      lows: [10.7, 11.2, 11.4, 12.6, 13, 11.5, 10.8, 11.6, 11.3, 11.2, 11, 10.7],
      rain: [71, 93.2, 141.9, 173.8, 152.3, 39.2, 16.6, 48.7, 124.4, 162.2, 147.4, 83],
    },
  ),
} satisfies Climates;
