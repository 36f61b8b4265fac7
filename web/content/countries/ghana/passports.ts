import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import type { PassportGroup } from "../country-record.ts";
import { PASSPORT_INDEX, passportGroup } from "../passport-groups.ts";
import { ghanaSources as pages } from "./sources.ts";

const FREE = { kind: "nothing", office: "ghana-immigration-service" } as const;
const ONLINE = { kind: "e-visa", office: "ghana-foreign-ministry" } as const;

/** Entry as a visitor with any other passport. */
export const ghanaPassports: readonly PassportGroup[] = [
  passportGroup("ECOWAS, Burkina Faso, Mali and Niger", "ecowas -GH BF ML NE", "No visa, up to 90 days", {
    ...FREE,
    days: 90,
    readAt: [pages.exemptedParis, pages.withoutVisa, PASSPORT_INDEX],
    note: "Burkina Faso, Mali and Niger left ECOWAS in January 2025; it asked its members to let their citizens in as before, until further notice.",
  }),
  passportGroup("The Bahamas, Dominica, Guyana and St. Vincent", "BS DM GY VC", "No visa, up to 90 days", {
    ...FREE,
    days: 90,
    readAt: [PASSPORT_INDEX, pages.bahamasWaiver],
    note: "We read of an agreement for the Bahamas; the others only in the index. The embassy in Paris does not name them.",
  }),
  passportGroup("Barbados, Jamaica, Trinidad and Tobago, and Singapore", "BB JM SG TT", "No visa, up to 60 days", {
    ...FREE,
    days: 60,
    readAt: [PASSPORT_INDEX, pages.jamaicaWaiver],
    note: "We read of an agreement for Jamaica, of 2019; the others only in the index. The embassy in Paris does not name them.",
  }),
  passportGroup("Grenada", "GD", "No visa, up to 30 days", { ...FREE, days: 30, readAt: [PASSPORT_INDEX] }),
  passportGroup(
    "The rest of the African Union",
    "african -ecowas -BF -ML -NE",
    "An e-visa before you travel, without a fee since May 25, 2026",
    {
      ...ONLINE,
      readAt: [pages.freeEvisaLaunched],
      reported: [
        { value: "no visa for any African passport since January 2025", page: pages.visaFreeAfricans },
        {
          value: "no visa for the south and east of Africa, a visa on arrival for the others",
          page: PASSPORT_INDEX,
        },
      ],
    },
  ),
  passportGroup("Every other passport", null, "An e-visa before you travel, since May 25, 2026", {
    ...ONLINE,
    days: 30,
    readAt: [PUBLIC_PAGES.ghanaEvisaNews, PUBLIC_PAGES.ghanaEvisaLaunch],
    note: "We saw no list of the passports that the portal takes. The index, older than the portal, names a visa for all of these, and for the Emirates a visa on arrival.",
  }),
];
