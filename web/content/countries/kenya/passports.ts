import type { PassportGroup } from "../country-record.ts";
import { PASSPORT_INDEX, passportGroup } from "../passport-groups.ts";
import { sources } from "./sources.ts";

const FREE = { kind: "nothing", office: "kenya-immigration" } as const;
const ONLINE = { kind: "online authorization", office: "kenya-eta" } as const;

/** Entry as a visitor with any other passport. */
export const kenyaPassports: readonly PassportGroup[] = [
  passportGroup(
    "East African Community",
    "BI CD RW SS TZ UG",
    "No visa and no eTA for stays of less than 180 days, since May 2025",
    { ...FREE, days: 179, readAt: [sources.exemptRegulations, sources.exemptNews, PASSPORT_INDEX] },
  ),
  passportGroup(
    "43 countries, among them Jamaica, Ghana and South Africa",
    "BB BN BS BW BZ CG CY DM ER ET FJ GD GH GM GY JM KI KM KN LC LS MU MV MW MY MZ NA NR PG SC SG SL SM SZ TO TT TV VC VU WS ZA ZM ZW",
    "No visa and no eTA, up to 90 days",
    {
      ...FREE,
      days: 90,
      readAt: [sources.exemptList, sources.exemptRegulations, PASSPORT_INDEX],
      reported: [{ value: "60 days for the Seychelles", page: sources.exemptNews }],
    },
  ),
  passportGroup(
    "The rest of Africa, Nigeria among them",
    "AO BF BJ CF CI CM CV DJ DZ EG GA GN GQ GW LR MA MG ML MR NE NG SD SN ST TD TG TN",
    "No visa and no eTA, up to 60 days",
    { ...FREE, days: 60, readAt: [sources.exemptNews, sources.exemptRegulations, PASSPORT_INDEX] },
  ),
  passportGroup("Libya and Somalia", "LY SO", "An eTA before you board", {
    ...ONLINE,
    readAt: [sources.exemptNews],
    reported: [{ value: "no eTA for Somalia, up to 60 days", page: PASSPORT_INDEX }],
  }),
  passportGroup("Every other passport", null, "An eTA before you board", {
    ...ONLINE,
    days: 90,
    readAt: [sources.exemptList, sources.etaRequirements, PASSPORT_INDEX],
    note: "Pages count 45 countries besides East Africa's with 90 days; we could name 43. The Solomon Islands are not among them in the index: ask.",
  }),
];
