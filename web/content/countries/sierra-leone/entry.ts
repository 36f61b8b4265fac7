import { type Entry, type Home, type Known, read } from "../country-record.ts";
import { FEES, IMMIGRATION } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

/** All three passports may use the visa on arrival, asked for online; the embassies' own visas differ. */
function visitor(fee: Known, stay: Known): Entry {
  return {
    kind: "visa on arrival",
    rule: read(
      "A visa on arrival, asked for and paid online before the journey, for tourism and business. Work and study need a visa beforehand.",
      IMMIGRATION,
      [sources.arrivalOffice, sources.arrivalPolicy, sources.visaOnline, sources.visaGuide],
      {
        ...FEES,
        note: "Issued at Freetown's airport and at the borders Gbalamuya and Jendema.",
      },
    ),
    stay,
    stayDays: 30,
    extension: read(
      "Once, at the immigration office in Freetown",
      IMMIGRATION,
      [sources.visaGuide, sources.visaOnline],
      { ...FEES, note: "Ask before the month in the stamp is over. Beyond 90 days it takes a residence permit." },
    ),
    fee,
    feeUsd: { from: 84, to: 84 },
    portal: read(
      "evisa.sl",
      IMMIGRATION,
      [sources.visaGuide, sources.permitAtlas, sources.airportStory, sources.ancestryTour],
      {
        ...FEES,
        note: "The airport's security fee (Securipass, $25 by a tour operator) is paid online, too, or when you leave.",
      },
    ),
    processing: read("24 to 72 hours", IMMIGRATION, [sources.visaGuide], {
      ...FEES,
      reported: [{ value: "four to five business days at the embassy in Washington", page: sources.visaEmbassy }],
    }),
    passportValidity: read("At least six months", IMMIGRATION, [sources.visaEmbassy, sources.passportMonths], {
      ...FEES,
      reported: [{ value: "at least one year", page: sources.passportYear }],
    }),
    vaccination: read(
      "Yellow fever, with the certificate, from everybody",
      IMMIGRATION,
      [sources.visaEmbassy, sources.yellowFeverAll, sources.yellowFeverDoctor],
      {
        ...FEES,
        reported: [{ value: "only from countries where yellow fever occurs", page: sources.healthGuide }],
        note: "Carry the certificate in any case.",
      },
    ),
  };
}

const month = read(
  "One month, as the officer stamps it; one entry, within 90 days of the issue",
  IMMIGRATION,
  [sources.visaOnline, sources.visaGuide, sources.visaLawGuide],
  FEES,
);

export const sierraLeoneEntry: Readonly<Record<Home, Entry>> = {
  us: visitor(
    read(
      "$80 online, and $4.27 for the card",
      IMMIGRATION,
      [sources.arrivalOffice, sources.arrivalTraveler, sources.visaEmbassy],
      {
        ...FEES,
        note: "The embassy in Washington gives US passports a visa of three years, any number of entries, for $160.",
      },
    ),
    read(
      "One month, as the officer stamps it; with the embassy's visa any number of entries in three years",
      IMMIGRATION,
      [sources.visaOnline, sources.visaGuide, sources.visaEmbassy],
      FEES,
    ),
  ),
  uk: visitor(
    read(
      "$80 online, and $4.27 for the card",
      IMMIGRATION,
      [sources.arrivalOffice, sources.arrivalTraveler, sources.visaGuide],
      {
        ...FEES,
        note: "A visa of the high commission in London costs $229 by one guide.",
      },
    ),
    month,
  ),
  canada: visitor(
    read(
      "$80 online, and $4.27 for the card",
      IMMIGRATION,
      [sources.arrivalOffice, sources.arrivalTraveler, sources.visaGuide],
      {
        ...FEES,
        note: "A visa from the embassy costs $75 by one guide.",
      },
    ),
    month,
  ),
};
