import { worldWeatherPage } from "#web/content/public-pages.ts";
import { type Climates, read, worldWeather } from "../country-record.ts";
import { citySources as sources } from "./sources.ts";

/** The weather of each city by month. */
export const climate = {
  darEsSalaam: worldWeather(
    { name: "Dar es Salaam", id: 252, years: "1971 to 2000" },
    {
      highs: [31.8, 32.4, 32.1, 30.7, 29.8, 29.3, 28.9, 29.4, 30.3, 30.9, 31.4, 31.6],
      lows: [23.5, 23.3, 22.8, 22.4, 21.3, 19.2, 18.2, 18.1, 18.4, 19.7, 21.3, 22.8],
      rain: [76.3, 54.9, 138.1, 254.2, 197.8, 42.9, 25.6, 24.1, 22.8, 69.3, 125.9, 117.8],
    },
  ),
  zanzibarCity: {
    measured: read(
      "Temperatures: averages of 1971 to 2000 in Zanzibar. Rain: averages of years that the page does not name",
      "wmo",
      [worldWeatherPage("Zanzibar", 672), sources.rainZanzibar],
      {
        note: "The service's own figures for rain add up to 172 millimeters a year, a tenth of what other pages name; we left them out.",
      },
    ),
    highs: [32.1, 32.8, 32, 30.3, 29.4, 29, 28.6, 29.1, 30.1, 30.9, 30.8, 31.4],
    lows: [23.3, 23.2, 23.2, 23.6, 22.9, 21.8, 21, 20, 19.7, 20.6, 21.9, 22.9],
    rain: [78, 66, 138, 386, 249, 62, 45, 43, 51, 88, 220, 158],
  },
  arusha: {
    measured: read("Averages of years that the page does not name, after Weatherbase", "wmo", [sources.climateArusha]),
    highs: [29, 29, 27, 25, 22, 21, 21, 22, 24, 27, 27, 27],
    lows: [10, 11, 12, 14, 11, 9, 9, 9, 8, 11, 11, 10],
    rain: [58, 84, 178, 368, 211, 33, 15, 20, 20, 36, 112, 102],
  },
} satisfies Climates;
