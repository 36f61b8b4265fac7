import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import type { PassportGroup } from "../country-record.ts";
import { PASSPORT_INDEX, passportGroup } from "../passport-groups.ts";
import { permitSources as sources } from "./sources.ts";

const office = "mauritius-passport-office";

/** Entry as a visitor with any other passport. */
export const mauritiusPassports: readonly PassportGroup[] = [
  passportGroup(
    "The EU and 83 countries, among them Jamaica, Ghana and India",
    "european AE AG AO AR AU BB BH BI BJ BN BR BS BW BZ CD CG CH CL CN CV DM EG FJ GA GD GE GH GM GY HK IL IN IS JM JP KE KI KN KR KW LC LI LS MC MO MV MW MX MY MZ NA NO NR NZ OM PG PY QA RU RW SA SB SC SG SL SM SR SZ TD TN TO TR TT TV TZ UA VA VC VU WS ZA ZM ZW",
    "No visa, up to 90 days",
    {
      kind: "nothing",
      days: 90,
      office,
      readAt: [sources.exemptWiki, PASSPORT_INDEX],
      reported: [{ value: "60 days a visit for some of them", page: PUBLIC_PAGES.mauritiusVisaPolicy }],
      note: "We read the article's list down to S; the rest is the index's.",
    },
  ),
  passportGroup(
    "16 countries, among them Mali and Uganda",
    "AF BD IQ KP LA LY ML PK PS SD SO SS SY UG XK YE",
    "A visa before you travel",
    {
      kind: "visa",
      office,
      readAt: [PASSPORT_INDEX, PUBLIC_PAGES.mauritiusVisaPolicy],
      note: "The article counts 16; the names are the index's.",
    },
  ),
  passportGroup("Every other passport, Nigeria's among them", null, "A visa at the airport, for up to 60 days", {
    kind: "visa on arrival",
    days: 60,
    office,
    readAt: [PUBLIC_PAGES.mauritiusVisaPolicy, sources.exemptWiki, PASSPORT_INDEX],
    note: "For five passports two weeks only; the text that we read does not name them.",
  }),
];
