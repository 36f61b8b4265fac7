import { visaFact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { notable } from "../profile.ts";

export const rwandaProfile = notable("rwanda", {
  description:
    "Order and simple administration in a green, hilly country. War and disease across the border concern its west: read the chapter on safety and law in the guide.",
  highlights: [
    visaFact("Visa on arrival for every nationality", "summary", "rwanda-dgie", {
      readAt: [PUBLIC_PAGES.rwandaVisaFees],
    }),
    "Companies registered online",
    "Clean, orderly capital",
  ],
});
