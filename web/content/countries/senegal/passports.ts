import type { PassportGroup } from "../country-record.ts";
import { PASSPORT_INDEX, passportGroup } from "../passport-groups.ts";
import { permitSources as sources } from "./sources.ts";

const office = "senegal-foreign-ministry";

/** Entry as a visitor with any other passport. */
export const senegalPassports: readonly PassportGroup[] = [
  passportGroup(
    "ECOWAS, Burkina Faso, Mali, Mauritania and Niger",
    "ecowas -SN BF ML MR NE",
    "No visa, up to 90 days",
    {
      kind: "nothing",
      days: 90,
      office,
      readAt: [sources.exemptNeighbors, sources.exemptEmbassies, PASSPORT_INDEX],
      note: "Burkina Faso, Mali and Niger left ECOWAS in January 2025; it asked its members to let their citizens in as before, until further notice.",
    },
  ),
  passportGroup(
    "The EU and 16 countries, among them Brazil, India and Morocco",
    "european AE BR CF CG CH DJ IN JP KR MA MU MY RW SG TD TN",
    "No visa, up to 90 days",
    {
      kind: "nothing",
      days: 90,
      office,
      readAt: [sources.exemptEmbassies, sources.visaList, PASSPORT_INDEX],
      reported: [{ value: "a visa on arrival for Chad", page: PASSPORT_INDEX }],
      note: "An electronic visa is being introduced, by pages without a date: look again before you book.",
    },
  ),
  passportGroup(
    "74 countries, among them Jamaica, South Africa and Australia",
    "AD AM AO AR AU BB BH BI BN BS BW CD CM CN CR DO DZ EG ET FJ FM GA GD GQ GT HN HT IL IS JM KE KI KM KN KW LC LI LS LY MC MG MH MW NA NO NP NZ OM PG PH PK PS PW RU SB SC SM SR SV SZ TH TR TT TV TZ UA UG VA VC VU WS ZA ZM ZW",
    "A visa at the airport, for up to a month. Ask the embassy first: it is in the airlines' database, not on the ministry's own site.",
    {
      kind: "visa on arrival",
      days: 15,
      office,
      readAt: [PASSPORT_INDEX, sources.policyWiki],
      reported: [
        { value: "15 days; and no visa for DR Congo and Kenya, up to 90 days", page: sources.exemptEmbassies },
      ],
    },
  ),
  passportGroup("Every other passport", null, "A visa before you travel", {
    kind: "visa",
    office,
    readAt: [PASSPORT_INDEX, sources.policyWiki],
    reported: [
      {
        value: "a visa on arrival, except for Hong Kong, Kosovo, Macao and Yemen",
        page: sources.visaList,
      },
    ],
  }),
];
