import type { PassportGroup } from "../country-record.ts";
import { PASSPORT_INDEX, passportGroup } from "../passport-groups.ts";
import { OFFICE } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

/** Entry as a visitor with any other passport. */
export const botswanaPassports: readonly PassportGroup[] = [
  passportGroup(
    "The EU and 73 countries, among them Jamaica, Kenya and Brazil",
    "european AE AG AO AR AU BB BH BN BR BS BZ CH CL CR CU DM DO GD GM GY HK IL IS JM JP KE KI KN KR KW LC LI LS MC MU MV MW MX MY MZ NA NO NR NZ OM PE PG PY QA RU SA SB SC SG SL SM SS SZ TO TR TT TV TZ UG UY VA VC VE VU WS ZA ZM ZW",
    "No visa, up to 90 days in a year",
    {
      kind: "nothing",
      days: 90,
      office: OFFICE,
      readAt: [PASSPORT_INDEX, sources.exemptWiki, sources.exemptCommonwealth],
      reported: [{ value: "30 days a visit for some of them", page: sources.exemptWiki }],
      note: "The names are the index's. A page of 2020 says the same of the Commonwealth.",
    },
  ),
  passportGroup(
    "Every other passport, Ghana's, India's and Nigeria's among them",
    null,
    "An e-visa before you travel, since August 2021",
    {
      kind: "e-visa",
      office: OFFICE,
      readAt: [sources.exemptWiki, sources.exemptCommonwealth, PASSPORT_INDEX],
      reported: [{ value: "a visa for Kosovo", page: PASSPORT_INDEX }],
      note: "Citizens of Fiji, Gabon, Rwanda and Togo ask whether they count as the Commonwealth: pages differ.",
    },
  ),
];
