import type { PassportGroup } from "../country-record.ts";
import { PASSPORT_INDEX, passportGroup } from "../passport-groups.ts";
import { permitSources as sources } from "./sources.ts";

const AT_THE_BORDER = { kind: "visa on arrival", office: "rwanda-dgie" } as const;

/** Entry as a visitor with any other passport. */
export const rwandaPassports: readonly PassportGroup[] = [
  passportGroup("East African Community", "BI KE SS TZ UG", "Six months, without a fee", {
    kind: "nothing",
    days: 180,
    office: "rwanda-dgie",
    readAt: [sources.newFees, PASSPORT_INDEX],
    note: "The page of 2020 calls it an entry visa, the index no visa.",
  }),
  passportGroup(
    "19 countries, among them Ghana, Senegal and Mauritius",
    "AO BJ CD CF CI GH GN HT ID KN MU PH QA SC SG SL SN ST TD",
    "A visa at the border for 90 days, without a fee",
    { ...AT_THE_BORDER, days: 90, readAt: [sources.newFees, PASSPORT_INDEX] },
  ),
  passportGroup(
    "The rest of Africa, the Commonwealth and the Francophonie",
    "AD AG AL AM AU BB BD BE BF BG BN BS BW BZ CG CH CM CV CY DJ DM DZ EG ER ET FJ FR GA GD GM GQ GR GW GY IN JM KH KI KM LA LB LC LK LR LS LU LY MA MC MD MG MK ML MR MT MV MW MY MZ NA NE NG NR NZ PG PK RO SB SD SO SZ TG TN TO TT TV VC VN VU WS ZA ZM ZW",
    "A visa at the border for 30 days, without a fee",
    {
      ...AT_THE_BORDER,
      days: 30,
      readAt: [sources.newFees, sources.allAfricans, PASSPORT_INDEX],
      reported: [{ value: "an e-visa for Tuvalu", page: PASSPORT_INDEX }],
      note: "Since November 2023 no African pays, the president said. The passports are those of the index.",
    },
  ),
  passportGroup("Every other passport", null, "A visa at the border for 30 days, for a fee", {
    ...AT_THE_BORDER,
    days: 30,
    readAt: [sources.visaForAll, PASSPORT_INDEX],
  }),
];
