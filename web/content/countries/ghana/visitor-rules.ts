import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { read } from "../country-record.ts";
import { ghanaSources as pages } from "./sources.ts";

/** What every visitor needs; the record of entry and the visa page say it with the same words. */
export const passportValidity = read(
  "At least six months after you arrive, with blank pages",
  "ghana-immigration-service",
  [PUBLIC_PAGES.ghanaVisaDocuments, pages.beforeGoing],
  {
    pace: "fees-and-visas",
    reported: [{ value: "six months beyond the day you leave Ghana", page: pages.mondeDuVoyage }],
  },
);

export const vaccination = read(
  "A yellow fever certificate, for everybody",
  "ghana-immigration-service",
  [PUBLIC_PAGES.ghanaVisaDocuments],
  {
    pace: "fees-and-visas",
    reported: [{ value: "only if you arrive from a country with a risk of yellow fever", page: pages.mondeDuVoyage }],
    note: "Get the vaccination well before you fly, and carry the certificate in your hand luggage.",
  },
);
