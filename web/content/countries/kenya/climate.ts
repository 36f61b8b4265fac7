import { worldWeatherPage } from "#web/content/public-pages.ts";
import { type Climates, read, worldWeather } from "../country-record.ts";
import { sources } from "./sources.ts";

/** The weather of each city by month. */
export const climate = {
  nairobi: worldWeather(
    { name: "Nairobi", id: 251, years: null },
    {
      highs: [24.5, 25.6, 25.6, 24.1, 22.6, 21.5, 20.6, 21.4, 23.7, 24.7, 23.1, 23.4],
      lows: [11.5, 11.6, 13.1, 14, 13.2, 11, 10.1, 10.2, 10.5, 12.5, 13.1, 12.6],
      rain: [64.1, 56.5, 92.8, 219.4, 176.6, 35, 17.5, 23.5, 28.3, 55.3, 154.2, 101],
    },
  ),
  mombasa: worldWeather(
    { name: "Mombasa", id: 520, years: null },
    {
      highs: [32, 32.3, 32.6, 31.2, 29.3, 28.4, 27.7, 27.9, 28.8, 29.6, 30.6, 31.6],
      lows: [23.2, 23.6, 24.2, 23.9, 22.7, 21.3, 20.4, 20.3, 20.8, 22, 23.1, 23.3],
      rain: [33, 15, 56, 163, 240, 80, 70, 66, 72, 97, 92, 75],
    },
  ),
  kisumu: {
    measured: read(
      "Averages of 1991 to 2020 (for rain the page does not name the years), with nights of 16.7 °C in July to 18.3 °C in April",
      "wmo",
      [sources.climateKisumu],
      {
        reported: [
          {
            value: "Nights of 21.9 °C in July to 24.1 °C in February and March",
            page: worldWeatherPage("Kisumu", 903),
          },
        ],
      },
    ),
    highs: [30.5, 31.5, 30.8, 29.3, 28.6, 28.2, 28.4, 29, 29.8, 30.1, 29.4, 29.7],
    lows: [17.5, 17.8, 18.2, 18.3, 17.9, 17.2, 16.7, 17, 17, 17.7, 17.7, 17.6],
    rain: [90, 100, 170, 180, 170, 90, 70, 70, 90, 100, 130, 90],
  },
} satisfies Climates;
