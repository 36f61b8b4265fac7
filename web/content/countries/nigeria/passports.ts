import type { PassportGroup } from "../country-record.ts";
import { PASSPORT_INDEX, passportGroup } from "../passport-groups.ts";
import { IMMIGRATION } from "./permit-rules.ts";
import { sources } from "./sources.ts";

/** Entry as a visitor with any other passport. */
export const nigeriaPassports: readonly PassportGroup[] = [
  passportGroup("ECOWAS, Burkina Faso, Mali and Niger", "ecowas -NG BF ML NE", "No visa, up to 90 days", {
    kind: "nothing",
    days: 90,
    office: IMMIGRATION,
    readAt: [sources.freeMovement, PASSPORT_INDEX],
    note: "Burkina Faso, Mali and Niger left ECOWAS in January 2025; it asked its members to let their citizens in as before, until further notice.",
  }),
  passportGroup("Cameroon, Chad, St. Kitts and Nevis, and the Seychelles", "CM KN SC TD", "No visa, up to 90 days", {
    kind: "nothing",
    days: 90,
    office: IMMIGRATION,
    readAt: [PASSPORT_INDEX],
    note: "We read this only in the index.",
  }),
  passportGroup("Every other passport", null, "An e-visa before you travel; visas on arrival ended on May 1, 2025", {
    kind: "e-visa",
    days: 30,
    office: IMMIGRATION,
    readAt: [sources.visaPolicy2025, PASSPORT_INDEX],
  }),
];
