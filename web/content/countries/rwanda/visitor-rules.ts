import { read } from "../country-record.ts";
import { permitSources as sources } from "./sources.ts";

const FEES = { pace: "fees-and-visas" } as const;

/** What every visitor needs; the record of entry and the visa page say it with the same words. */
export const passportValidity = read(
  "At least six months on the day of entry",
  "rwanda-dgie",
  [sources.conferenceTrip, sources.visaOnline],
  FEES,
);

export const vaccination = read(
  "A yellow fever certificate if you come from a country where it occurs; Kenya, Ethiopia, Uganda, Ghana and Nigeria are on the list",
  "rwanda-dgie",
  [sources.yellowFeverRule],
  {
    ...FEES,
    reported: [
      {
        value: "proof of vaccination from every traveler over one year; otherwise a vaccination at the airport for $40",
        page: sources.yellowFeverEmbassy,
      },
    ],
    note: "Both pages go back to the outbreak in Angola of 2016. With a certificate you are safe either way.",
  },
);
