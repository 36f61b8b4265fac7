import { read } from "../country-record.ts";
import { sources } from "./sources.ts";

const FEES = { pace: "fees-and-visas" } as const;

/** What every visitor needs; the record of entry and the visa page say it with the same words. */
export const passportValidity = read(
  "Six months after the planned arrival, with one blank page",
  "kenya-eta",
  [sources.etaRequirements],
  FEES,
);

export const vaccination = read(
  "A yellow fever certificate if you come from, or changed planes for more than twelve hours in, a country where it occurs",
  "kenya-eta",
  [sources.etaNews, sources.yellowFever],
  {
    ...FEES,
    reported: [{ value: "a valid yellow fever vaccination from every visitor", page: sources.kisumuVisitors }],
  },
);
