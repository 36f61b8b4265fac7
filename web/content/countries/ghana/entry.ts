import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { ghanaVisas } from "./visas.ts";
import { type Entry, type Home, notFound, read } from "../country-record.ts";
import { ghanaSources as pages } from "./sources.ts";
import { passportValidity, vaccination } from "./visitor-rules.ts";

const [touristVisa] = ghanaVisas.types;

const PORTAL_FEE = "$260 on the e-Visa portal, for applicants who are not African";
const PLAN_WITH_MORE = `Our visa page plans with ${touristVisa.detailedInfo.cost.value}, figures from before the portal. Plan with the higher one, and pay only what the portal or your mission asks.`;

/** No page that was read tells these three passports apart, except by the fee that the USA agreed on. */
const visitor: Entry = {
  kind: "e-visa",
  rule: read(
    "You need a visa. Since May 25, 2026 you apply, pay and receive it online, without a visit to an embassy.",
    "ghana-foreign-ministry",
    [PUBLIC_PAGES.ghanaEvisaNews, PUBLIC_PAGES.ghanaEvisaLaunch],
    {
      pace: "fees-and-visas",
      note: "If the portal does not accept your passport, apply to the mission for the place where you live. Book nothing that cannot be refunded before you hold the visa.",
    },
  ),
  stayDays: 30,
  stay: touristVisa.duration,
  extension: touristVisa.detailedInfo.extensions,
  fee: read(PORTAL_FEE, "ghana-foreign-ministry", [PUBLIC_PAGES.ghanaEvisaNews], {
    pace: "fees-and-visas",
    note: PLAN_WITH_MORE,
  }),
  feeUsd: { from: 260, to: 260 },
  portal: notFound(
    "ghana-foreign-ministry",
    "The address of the e-Visa portal. Ask the ministry or your mission for it; search engines also show sites of agents.",
  ),
  processing: touristVisa.processing,
  passportValidity,
  vaccination,
};

/** Entry as a visitor with a US, British or Canadian passport. */
export const ghanaEntry: Readonly<Record<Home, Entry>> = {
  us: {
    ...visitor,
    feeUsd: { from: 60, to: 260 },
    fee: read(PORTAL_FEE, "ghana-foreign-ministry", [PUBLIC_PAGES.ghanaEvisaNews], {
      pace: "fees-and-visas",
      reported: [
        {
          value: "$60 for one entry within three months, $100 for five years, agreed with the USA in January 2020",
          page: pages.usVisaArrangement,
        },
      ],
      note: `Ask your mission whether that arrangement still holds. ${PLAN_WITH_MORE}`,
    }),
  },
  uk: visitor,
  canada: visitor,
};
