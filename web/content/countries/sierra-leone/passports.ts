import type { PassportGroup } from "../country-record.ts";
import { PASSPORT_INDEX, passportGroup } from "../passport-groups.ts";
import { IMMIGRATION } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const ARRIVAL = { kind: "visa on arrival", days: 30, office: IMMIGRATION } as const;

/** Entry as a visitor with any other passport. */
export const sierraLeonePassports: readonly PassportGroup[] = [
  passportGroup("ECOWAS, Burkina Faso, Mali and Niger", "ecowas -SL BF ML NE", "No visa, up to 90 days", {
    kind: "nothing",
    days: 90,
    office: IMMIGRATION,
    readAt: [sources.arrivalAfricans, sources.ecowasDays, PASSPORT_INDEX],
    note: "Burkina Faso, Mali and Niger left ECOWAS in January 2025; it asked its members to let their citizens in as before, until further notice.",
  }),
  passportGroup(
    "The rest of the African Union",
    "african -ecowas -BF -ML -NE",
    "A visa on arrival for $25, asked for and paid online before the journey",
    {
      ...ARRIVAL,
      readAt: [sources.arrivalOffice, sources.arrivalAfricans],
      reported: [
        {
          value: "an e-visa for Djibouti, Equatorial Guinea, Ethiopia and Zimbabwe; no visa for Mauritania",
          page: PASSPORT_INDEX,
        },
      ],
      note: "The office's own list leaves out Djibouti, Equatorial Guinea, Eswatini, Ethiopia, Kenya, Lesotho, Malawi and Mauritius.",
    },
  ),
  passportGroup(
    "The EU and 57 countries, among them Jamaica, Brazil and India",
    "european AE AG AU BB BD BH BN BO BR BS BZ CH CN DM FJ GD GY ID IL IN IR JM JP KH KI KN KR KW LC LI LK MD MO MY NO NR NZ OM PG PK QA RU SA SB SG TH TL TO TR TT TV UA VC VN VU WS LB",
    "A visa on arrival for $80, asked for and paid online before the journey",
    {
      ...ARRIVAL,
      readAt: [sources.arrivalOffice, sources.arrivalPolicy, PASSPORT_INDEX],
      note: "We read the office's list down to R; the rest is the index's.",
    },
  ),
  passportGroup("Every other passport", null, "A visa before you travel: ask an embassy whether an e-visa is enough", {
    kind: "visa",
    office: IMMIGRATION,
    readAt: [sources.arrivalPolicy],
    reported: [{ value: "an e-visa; for Panama a visa", page: PASSPORT_INDEX }],
  }),
];
