import { fact } from "#domain/facts.ts";
import { PUBLIC_PAGES, usAdvisoryPage } from "#web/content/public-pages.ts";
import { safetyChapter } from "../safety-chapter.ts";
import { rwandaBelonging } from "./belonging.ts";
import { rwandaGoods } from "./goods.ts";
import { rwandaMoney } from "./money.ts";

export const rwandaSafety = safetyChapter(
  "rwanda",
  { belonging: rwandaBelonging, goods: rwandaGoods, money: rwandaMoney },
  {
    name: "Rwanda",
    usLimits: { entry: "nothing", wasPaused: true },
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
    powerInternet:
      "Power and fiber are good in Kigali. Criticism of the government, also online, can lead to prosecution.",
    emergency: "112 police, 912 ambulance, 111 fire.",
  },
);
