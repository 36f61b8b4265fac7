import type { PassportGroup } from "../country-record.ts";
import { PASSPORT_INDEX, passportGroup } from "../passport-groups.ts";
import { permitSources as sources } from "./sources.ts";

const office = "egypt-evisa";

/** Entry as a visitor with any other passport. */
export const egyptPassports: readonly PassportGroup[] = [
  passportGroup(
    "The Gulf states, Jordan, Hong Kong and Macao",
    "AE BH HK JO KW MO OM QA SA",
    "No visa, up to three months",
    {
      kind: "nothing",
      days: 90,
      office,
      readAt: [sources.exemptWiki, sources.exemptTour],
      reported: [{ value: "180 days for the Gulf states, Qatar among them", page: PASSPORT_INDEX }],
      note: "Jordanians only with a normal passport of five years. Qatar stands only in the index.",
    },
  ),
  passportGroup(
    "The EU and 85 countries, among them Jamaica, Brazil and South Africa",
    "european AD AG AL AM AR AU AZ BB BN BO BR BS BT BY BZ CH CL CN CO CR CU DM DO EC FJ FM GD GE GN GY HN HT IS JM JP KH KI KN KP KR KZ LA LC LI MC ME MH MK MN MX MY NI NO NP NR NZ PA PE PG PW PY RS RU SB SC SG SM SR SS ST SV TL TO TR TT TV TW UA UY VA VC VE VU WS ZA",
    "A tourist visa at the airport; many can also buy it online before the journey",
    {
      kind: "visa on arrival",
      days: 30,
      office,
      readAt: [PASSPORT_INDEX, sources.evisaNations, sources.arrivalMoroccans],
      note: "For the European Union, Japan, Korea, New Zealand, Norway, Russia, Serbia, Ukraine, Georgia, Malaysia and North Macedonia press names it, too; the others stand only in the index.",
    },
  ),
  passportGroup("Bosnia, India, Iraq, Kosovo and Moldova", "BA IN IQ MD XK", "An e-visa before you travel", {
    kind: "e-visa",
    days: 30,
    office,
    readAt: [PASSPORT_INDEX],
    reported: [
      {
        value:
          "for India a visa on arrival, with residence in the Gulf or a visa of the USA, Britain, Australia, New Zealand or Schengen",
        page: sources.arrivalKept,
      },
    ],
  }),
  passportGroup("Every other passport, most of Africa's among them", null, "A visa of an embassy before you travel", {
    kind: "visa",
    office,
    readAt: [PASSPORT_INDEX, sources.exemptWiki],
    reported: [
      { value: "an e-visa for 180 nationalities", page: sources.arrivalKept },
      { value: "a visa on arrival for Morocco", page: sources.arrivalMoroccans },
    ],
  }),
];
