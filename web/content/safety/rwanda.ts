import { fact } from "#domain/facts.ts";
import { PUBLIC_PAGES, usAdvisoryPage } from "#domain/public-pages.ts";
import { safetyChapter } from "./safety-chapter.ts";

export const rwandaSafety = safetyChapter("rwanda", {
  name: "Rwanda",
  us: {
    level: 3,
    issued: "2026-06-04",
    reasons:
      "The reasons named are crime, unrest and health: on May 17, 2026 the World Health Organization declared the Ebola outbreak in the Democratic Republic of the Congo and Uganda an emergency of international concern. The US says that it can give only limited help in Rwanda.",
  },
  uk: {
    updated: "2026-06-10",
    against:
      "all but essential travel to the parts of the Rusizi District within 10 km of the border with the Democratic Republic of the Congo, with the islands in Lake Kivu and Kamembe Airport",
  },
  canada: {
    level: 1,
    updated: "2026-08-20",
    more: "Exercise a high degree of caution along the border with the Democratic Republic of the Congo: in parts of the Rubavu and Rusizi districts, Gisenyi and Kamembe Airport among them, and in Volcanoes National Park.",
  },
  offices: { nationality: "rwanda-dgie", customs: "rwanda-rra", bank: "national-bank-of-rwanda" },
  areas: fact(
    "The US says do not travel within 10 km of the border with the Democratic Republic of the Congo, because of unrest; in 2025 it had named the districts of Rubavu and Rusizi at the same level. Goma, on the other side of the border from Rubavu, has seen war. The border with Burundi is tense.",
    "summary",
    "us-advice-rwanda",
    { readAt: [PUBLIC_PAGES.rwandaBorder] },
  ),
  roads:
    "Main roads are good, with sharp bends and night fog. Motorcycle taxis cause many injuries. Crossings to neighboring countries can close without notice.",
  health: fact(
    "Read the notices on Ebola at the link before you book: people who were in the Democratic Republic of the Congo in the last 21 days were not allowed to board flights to the US. Sound everyday care in Kigali; serious cases are flown out. Malaria occurs.",
    "summary",
    "uk-advice-rwanda",
    { readAt: [usAdvisoryPage("Democratic Republic of the Congo", "2026-07-15")] },
  ),
  sameSex:
    "Not a crime. Marriages and partnerships are not recognized, and the Constitution defines marriage as between a man and a woman.",
  dualNationality: "Allowed, with registration.",
  driving:
    "On the right. Visitors need an international permit; residents exchange their license or take the Rwandan test.",
  carImport: "Left-hand drive. Older cars pay much higher taxes, and electric cars less.",
  money:
    "Contracts and prices inside the country are in francs. Cash above $10,000 is declared. Transfers out go through a bank with proof of taxes paid.",
  powerInternet:
    "Power and fiber are good in Kigali. Criticism of the government, also online, can lead to prosecution.",
  emergency: "112 police, 912 ambulance, 111 fire.",
});
