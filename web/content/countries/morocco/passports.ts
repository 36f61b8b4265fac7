import type { PassportGroup } from "../country-record.ts";
import { PASSPORT_INDEX, passportGroup } from "../passport-groups.ts";
import { permitSources as sources } from "./sources.ts";

const FREE = { kind: "nothing", office: "morocco-consular-service" } as const;
const ONLINE = { kind: "online authorization", office: "morocco-consular-service" } as const;

/** Entry as a visitor with any other passport. */
export const moroccoPassports: readonly PassportGroup[] = [
  passportGroup(
    "The EU and 35 countries, among them Brazil, Australia and Tunisia",
    "european AD AE AR AU AZ BH BR CH CL CN CO CV GA ID IS JP KR KW LI MC MO MX MY NO NZ OM PE PH QA RU SA SM TG TN TR",
    "No visa, up to 90 days",
    {
      ...FREE,
      days: 90,
      readAt: [PASSPORT_INDEX, sources.exemptEuropeans],
      reported: [{ value: "30 days for Hungary", page: sources.exemptWiki }],
      note: "Cape Verde, Gabon, Togo and Tunisia needed a travel authorization from September 2025 to January 2026, for the Africa Cup.",
    },
  ),
  passportGroup("Dominican Republic", "DO", "No visa, up to 60 days", { ...FREE, days: 60, readAt: [PASSPORT_INDEX] }),
  passportGroup("Hong Kong, Kazakhstan, the Maldives and Singapore", "HK KZ MV SG", "No visa, up to 30 days", {
    ...FREE,
    days: 30,
    readAt: [PASSPORT_INDEX, sources.exemptWiki],
  }),
  passportGroup(
    "Congo (Brazzaville), Ecuador, Ghana, Guinea and Mali",
    "CG EC GH GN ML",
    "A travel authorization (AEVM) on the portal acces-maroc.ma, at least 96 hours before you travel",
    {
      ...ONLINE,
      readAt: [sources.authorization, PASSPORT_INDEX],
      reported: [{ value: "a visa for Ecuador", page: PASSPORT_INDEX }],
    },
  ),
  passportGroup(
    "Algeria, Burkina Faso, Niger and Senegal",
    "BF DZ NE SN",
    "A travel authorization (AEVM), by a list of February 2026",
    {
      ...ONLINE,
      readAt: [PASSPORT_INDEX],
      reported: [
        { value: "only until January 25, 2026, for the Africa Cup; before it no visa", page: sources.authorization },
      ],
    },
  ),
  passportGroup(
    "Seven countries, among them India and Benin",
    "BJ GT IL IN JO LA TH",
    "An e-visa before you travel, for stays of up to 30 days",
    { kind: "e-visa", days: 30, office: "morocco-consular-service", readAt: [PASSPORT_INDEX, sources.evisaJordan] },
  ),
  passportGroup("Every other passport", null, "A visa before you travel", {
    kind: "visa",
    office: "morocco-consular-service",
    readAt: [PASSPORT_INDEX, sources.exemptWiki],
    reported: [{ value: "no visa for Albania since 2025", page: sources.authorizationCup }],
    note: "With a visa for the Schengen area, the USA, Britain, Canada, Australia, Ireland or New Zealand that is valid for 90 days more, an e-visa is enough, by an agent's page.",
  }),
];
