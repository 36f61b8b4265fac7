import { type Climates, worldWeather } from "../country-record.ts";

/** The weather of each city by month. */
export const climate = {
  cairo: worldWeather(
    { name: "Cairo", id: 248, years: "1981 to 2010" },
    {
      highs: [19, 20.3, 23.4, 28.2, 31.9, 34.6, 34.8, 34.5, 33.1, 29.7, 24.7, 20.4],
      lows: [9.7, 10.3, 12.3, 15.4, 18.4, 21.4, 22.9, 23.3, 21.7, 19, 14.6, 11],
      rain: [4.8, 4.1, 5.7, 1.1, 0.4, 0, 0, 0, 0.1, 0.4, 3.7, 4.5],
    },
  ),
  hurghada: worldWeather(
    { name: "Hurghada", id: 1270, years: "1981 to 2010" },
    {
      highs: [21.7, 22.7, 25.4, 29.3, 31.8, 33.9, 35, 35.1, 33.3, 31.3, 27, 23.2],
      lows: [11.2, 11.7, 14.4, 18.3, 22.4, 25.5, 27.1, 27.1, 24.9, 21.5, 17, 13],
      rain: [0.6, 0, 0.3, 0, 0, 0, 0, 0, 0, 0.9, 2.2, 1.5],
    },
  ),
} satisfies Climates;
