import type { PassportGroup } from "../country-record.ts";
import { PASSPORT_INDEX, passportGroup } from "../passport-groups.ts";
import { permitSources as sources } from "./sources.ts";

const office = "ethiopia-immigration";

/** Entry as a visitor with any other passport. */
export const ethiopiaPassports: readonly PassportGroup[] = [
  passportGroup("Kenya", "KE", "No visa, up to a year", {
    kind: "nothing",
    days: 360,
    office,
    readAt: [sources.exemptAgent, sources.policyWiki, PASSPORT_INDEX],
  }),
  passportGroup("Djibouti", "DJ", "No visa, up to three months", {
    kind: "nothing",
    days: 90,
    office,
    readAt: [sources.exemptAgent, sources.policyWiki, PASSPORT_INDEX],
  }),
  passportGroup(
    "Most of Africa, the EU and 42 countries, among them Australia and Brazil",
    "african -DJ -EG -ER -ET -KE -LY -NG -SD european AE AR AU BA BH BR BY CH CN GE HK ID IL IN IS JO JP KP KR KW LB LI MC ME MK MX MY NO NZ OM PH QA RS RU SA SG SM TH TR TW UA XK",
    "An e-visa before you travel, for arrival by air in Addis Ababa",
    {
      kind: "e-visa",
      days: 30,
      office,
      readAt: [sources.exemptAgent, sources.policyWiki],
      reported: [
        { value: "a visa on arrival", page: PASSPORT_INDEX },
        { value: "no more visas on arrival for anybody", page: sources.arrivalEnded },
      ],
    },
  ),
  passportGroup("Syria", "SY", "Ask the embassy before you plan: pages differ", {
    kind: "visa",
    office,
    readAt: [PASSPORT_INDEX],
    reported: [{ value: "an e-visa, for citizens of all countries", page: sources.policyWiki }],
  }),
  passportGroup(
    "Every other passport, Nigeria's and Jamaica's among them",
    null,
    "An e-visa before you travel, for arrival by air in Addis Ababa",
    {
      kind: "e-visa",
      days: 30,
      office,
      readAt: [sources.policyWiki, sources.exemptAgent, PASSPORT_INDEX],
      reported: [
        { value: "a visa of the embassy in Abuja for Nigeria", page: sources.arrivalEnded },
        { value: "a visa on arrival for all of Africa", page: sources.arrivalAfricans },
      ],
    },
  ),
];
