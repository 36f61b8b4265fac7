import type { PassportGroup } from "../country-record.ts";
import { PASSPORT_INDEX, passportGroup } from "../passport-groups.ts";
import { IMMIGRATION } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

/** Entry as a visitor with any other passport. */
export const tanzaniaPassports: readonly PassportGroup[] = [
  passportGroup(
    "51 countries, among them Jamaica, Ghana and Kenya",
    "AG AZ BB BI BN BS BW BZ CY DJ DM GD GH GM GQ GY HK JM KE KI KN LC LS MG MO MT MU MW MY MZ NA NR PG RO RW SB SC SG SN SS SZ TO TT TV UG VC VU WS ZA ZM ZW",
    "No visa, up to 90 days",
    {
      kind: "nothing",
      days: 90,
      office: IMMIGRATION,
      readAt: [PASSPORT_INDEX, sources.exemptInvest, sources.exemptCount],
      note: "The names are the index's; an older page has fourteen of them.",
    },
  ),
  passportGroup(
    "24 countries, among them Nigeria and Burkina Faso",
    "AF BD BF ER GN GW IQ IR KG LB ML MR NE NG PK PS SL SO SY TD TJ TM UZ YE",
    "A referral visa: apply early, because the head of immigration must clear it before you travel",
    {
      kind: "visa",
      office: IMMIGRATION,
      readAt: [sources.exemptInvest, sources.referral],
      reported: [{ value: "an e-visa", page: PASSPORT_INDEX }],
      note: "Pages name Bangladesh, Lebanon, Nigeria, Pakistan and Somalia for it, and others as the office decides. The list is the index's, of passports that get no visa on arrival.",
    },
  ),
  passportGroup(
    "Every other passport",
    null,
    "A visa: online before the journey, or at the main airports and borders",
    {
      kind: "e-visa",
      days: 30,
      office: IMMIGRATION,
      readAt: [sources.exemptCount, sources.evisaDays, PASSPORT_INDEX],
      reported: [{ value: "90 days", page: sources.visitorPass }],
    },
  ),
];
