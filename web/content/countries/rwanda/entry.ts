import { rwandaVisas } from "#web/content/visas/rwanda.ts";
import { type Entry, type Home, type Known, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const [touristVisa] = rwandaVisas.types;

/** All three passports get the visa at the border; what it costs depends on the passport. */
function visitor(fee: Known): Entry {
  return {
    kind: "visa on arrival",
    rule: read(
      "A visa on arrival, without an application before the journey, for every nationality",
      "rwanda-dgie",
      [sources.visaForAll, sources.newFees],
      { ...FEES, note: "It allows no work." },
    ),
    stay: touristVisa.duration,
    extension: read(
      "For more than 30 days, or several entries, ask the Directorate General or an embassy. One page names a tourist visa for 90 days and several entries, for $50.",
      "rwanda-dgie",
      [sources.conferenceTrip],
      {
        ...FEES,
        note: "The page has no date, and its table leaves open for which passports. Ask before the 30 days end.",
      },
    ),
    fee,
    portal: read(
      "IremboGov (irembo.gov.rw), if you want the visa before you travel",
      "rwanda-dgie",
      [sources.visaOnline],
      {
        ...FEES,
        note: "An embassy's page warns that fees are not paid back if the visa is refused.",
      },
    ),
    processing: touristVisa.processing,
    passportValidity: read(
      "At least six months on the day of entry",
      "rwanda-dgie",
      [sources.conferenceTrip, sources.visaOnline],
      FEES,
    ),
    vaccination: read(
      "A yellow fever certificate if you come from a country where it occurs; Kenya, Ethiopia, Uganda, Ghana and Nigeria are on the list",
      "rwanda-dgie",
      [sources.yellowFeverRule],
      {
        ...FEES,
        reported: [
          {
            value:
              "proof of vaccination from every traveler over one year; otherwise a vaccination at the airport for $40",
            page: sources.yellowFeverEmbassy,
          },
        ],
        note: "Both pages go back to the outbreak in Angola of 2016. With a certificate you are safe either way.",
      },
    ),
  };
}

const commonwealthFee = read(
  "Nothing for 30 days since March 2020, for citizens of member states of the Commonwealth",
  "rwanda-dgie",
  [sources.newFees],
  {
    ...FEES,
    reported: [{ value: "$30 for 30 days, by the page of a conference without a date", page: sources.conferenceTrip }],
    note: "Carry $50 in new notes in case the rule has changed.",
  },
);

export const rwandaEntry: Readonly<Record<Home, Entry>> = {
  us: visitor(touristVisa.detailedInfo.cost),
  uk: visitor(commonwealthFee),
  canada: visitor(commonwealthFee),
};
