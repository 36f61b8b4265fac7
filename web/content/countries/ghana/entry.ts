import { PUBLIC_PAGES } from "#domain/public-pages.ts";
import { ghanaVisas } from "#web/content/visas/ghana.ts";
import { type Entry, type Home, notFound, read } from "../country-record.ts";
import { ghanaSources as pages } from "./sources.ts";

const [touristVisa] = ghanaVisas.types;

const PORTAL_FEE = "$260 on the e-Visa portal, for applicants who are not African";
const PLAN_WITH_MORE =
  "Our visa page plans with $150 for one entry and $200 for several, figures from before the portal. Plan with the higher one, and pay only what the portal or your mission asks.";

/** No page that was read tells these three passports apart, except by the fee that the USA agreed on. */
const visitor: Entry = {
  kind: "e-visa",
  rule: read(
    "You need a visa. Since May 25, 2026 you apply, pay and receive it online, without a visit to an embassy.",
    "ghana-foreign-ministry",
    [PUBLIC_PAGES.ghanaEvisaNews, PUBLIC_PAGES.ghanaEvisaLaunch, pages.evisaLaunchDay],
    {
      pace: "fees-and-visas",
      note: "If the portal does not accept your passport, apply to the mission for the place where you live. Book nothing that cannot be refunded before you hold the visa.",
    },
  ),
  stay: read(
    "Usually 60 or 90 days, depending on the passport; the officer at the border decides.",
    "ghana-immigration-service",
    [pages.residenceWays],
    {
      pace: "fees-and-visas",
      reported: [{ value: "normally 30 or 60 days", page: pages.travelsHelper }],
      note: "What counts is the number of days stamped into your passport.",
    },
  ),
  extension: read(
    "Apply to the Ghana Immigration Service with a form, two photographs, a return ticket and your passport; for more than three months, also with a letter that gives the reasons. The fee table names 65 cedis a month.",
    "ghana-immigration-service",
    [pages.extensionEmbassy, pages.feeTable],
    {
      pace: "fees-and-visas",
      note: "Whoever overstays pays 300 cedis a month by the same table. It is a copy whose day we could not see: ask for the amount of the day. Work is not allowed on a visitor's permit.",
    },
  ),
  fee: read(PORTAL_FEE, "ghana-foreign-ministry", [PUBLIC_PAGES.ghanaEvisaNews], {
    pace: "fees-and-visas",
    note: PLAN_WITH_MORE,
  }),
  portal: notFound(
    "ghana-foreign-ministry",
    "The address of the e-Visa portal. Ask the ministry or your mission for it; search engines also show sites of agents.",
  ),
  processing: touristVisa.processing,
  passportValidity: read(
    "At least six months after you arrive, with blank pages",
    "ghana-immigration-service",
    [PUBLIC_PAGES.ghanaVisaDocuments, pages.beforeGoing],
    {
      pace: "fees-and-visas",
      reported: [{ value: "six months beyond the day you leave Ghana", page: pages.mondeDuVoyage }],
    },
  ),
  vaccination: read(
    "A yellow fever certificate, for everybody",
    "ghana-immigration-service",
    [PUBLIC_PAGES.ghanaVisaDocuments],
    {
      pace: "fees-and-visas",
      reported: [{ value: "only if you arrive from a country with a risk of yellow fever", page: pages.mondeDuVoyage }],
      note: "Get the vaccination well before you fly, and carry the certificate in your hand luggage.",
    },
  ),
};

/** Entry as a visitor with a US, British or Canadian passport. */
export const ghanaEntry: Readonly<Record<Home, Entry>> = {
  us: {
    ...visitor,
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
