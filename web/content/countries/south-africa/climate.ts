import { type Climates, worldWeather } from "../country-record.ts";

/** The weather of each city by month. */
export const climate = {
  capeTown: worldWeather(
    { name: "Cape Town", id: 138, years: "1961 to 1990" },
    {
      highs: [26.1, 26.5, 25.4, 23, 20.3, 18.1, 17.5, 17.8, 19.2, 21.3, 23.5, 24.9],
      lows: [15.7, 15.6, 14.2, 11.9, 9.4, 7.8, 7, 7.5, 8.7, 10.6, 13.2, 14.9],
      rain: [15, 17, 20, 41, 69, 93, 82, 77, 40, 30, 14, 17],
    },
  ),
  johannesburg: worldWeather(
    { name: "Johannesburg", id: 139, years: "1961 to 1990" },
    {
      highs: [25.6, 25.1, 24, 21.1, 18.9, 16, 16.7, 19.4, 22.8, 23.8, 24.2, 25.2],
      lows: [14.7, 14.1, 13.1, 10.3, 7.2, 4.1, 4.1, 6.2, 9.3, 11.2, 12.7, 13.9],
      rain: [125, 90, 91, 54, 13, 9, 4, 6, 27, 72, 117, 105],
    },
  ),
  durban: worldWeather(
    { name: "Durban", id: 137, years: "1961 to 1990" },
    {
      highs: [27.8, 28, 27.7, 26.1, 24.5, 23, 22.6, 22.8, 23.3, 24, 25.2, 26.9],
      lows: [21.1, 21.1, 20.2, 17.4, 13.8, 10.6, 10.5, 12.5, 15.3, 16.8, 18.3, 20],
      rain: [134, 113, 120, 73, 59, 28, 39, 62, 73, 98, 108, 102],
    },
  ),
} satisfies Climates;
