import { type Climates, worldWeather } from "../country-record.ts";

/** The weather of each city by month. */
export const climate = {
  lagos: worldWeather(
    { name: "Lagos", id: 258, years: null },
    {
      highs: [32.2, 33.1, 32.7, 32.1, 30.9, 29.2, 28.1, 28.1, 28.9, 30.4, 31, 31.9],
      lows: [22.3, 23.5, 23.8, 23.6, 23.1, 22.6, 22.1, 21.7, 21.9, 22.3, 22.6, 22.4],
      rain: [14.3, 42, 77.1, 142.4, 204.8, 312.2, 256.9, 112.4, 167.1, 135.8, 54, 19],
    },
  ),
  abuja: worldWeather(
    {
      name: "Abuja",
      id: 324,
      years: null,
      note: "The lows rise and fall from month to month, as the service has them: plan with the highs.",
    },
    {
      highs: [34.7, 36.8, 36.9, 35.6, 32.7, 30.6, 29.1, 28.9, 30, 32, 34.4, 34.6],
      lows: [20.4, 25.5, 24.3, 24.7, 19.5, 18.3, 21.9, 17.7, 17.5, 21.4, 15.7, 15.5],
      rain: [1.7, 5.4, 11.3, 62.8, 134.1, 164.2, 217.5, 262.7, 253.4, 103.2, 3.7, 1.2],
    },
  ),
  portHarcourt: worldWeather(
    { name: "Port Harcourt", id: 325, years: null },
    {
      highs: [32.4, 33.4, 32.6, 32.1, 31.2, 30, 28.8, 28.7, 29.3, 30.2, 31.3, 31.8],
      lows: [21.2, 22.5, 23.3, 23.2, 23.2, 22.7, 22.4, 22.4, 22.4, 22.4, 22.4, 21.4],
      rain: [22.2, 56.5, 116.3, 183.6, 222.7, 273.3, 356.5, 326.8, 367.1, 263.1, 96.9, 25.9],
    },
  ),
} satisfies Climates;
