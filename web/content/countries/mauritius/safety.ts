import { fact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { safetyChapter } from "../safety-chapter.ts";
import { mauritiusBelonging } from "./belonging.ts";
import { mauritiusGoods } from "./goods.ts";
import { mauritiusMoney } from "./money.ts";

export const mauritiusSafety = safetyChapter(
  "mauritius",
  { belonging: mauritiusBelonging, goods: mauritiusGoods, money: mauritiusMoney },
  {
    name: "Mauritius",
    usLimits: { entry: "nothing", wasPaused: false, asksBond: true },
    us: { level: 2, issued: "2025-12-08", reasons: "The reason named is crime." },
    uk: { updated: "2026-06-15", against: null },
    canada: { level: 1, updated: "2026-08-06", more: "No part of the country is named." },
    areas:
      "No area is named. Petty theft happens on beaches, in shopping streets and near cash machines; break-ins and violent crime occur.",
    roads:
      "Roads are narrow, often unlit, and shared with pedestrians, motorcycles and dogs. The cyclone season lasts from November to April: follow the warnings.",
    health:
      "Free public hospitals for residents and good private clinics. Dengue and chikungunya occur. Rare specialties mean a flight abroad.",
    sameSex: fact(
      "No longer a crime since a judgment of the Supreme Court in October 2023. Marriages and partnerships are not recognized, also not for a residence permit. Discrimination and insults still happen.",
      "summary",
      "uk-advice-mauritius",
      {
        enteredOn: "2026-11-23",
        readAt: [PUBLIC_PAGES.mauritiusSafetyUk, PUBLIC_PAGES.mauritiusLawsCanada],
        note: "Pages disagree: Canada's, of August 6, 2026, still names up to five years in prison for some acts. That partnerships are not recognized is general knowledge.",
      },
    ),
    powerInternet: fact(
      "Power is short on summer evenings. Water is rationed in dry years.",
      "summary",
      "mauritius-government",
      {
        enteredOn: "2026-11-23",
        readAt: [PUBLIC_PAGES.mauritiusPower],
        note: "Of November 2025. That fiber is reliable is general knowledge.",
      },
    ),
    emergency: "999 or 112 police, 114 ambulance, 115 fire.",
  },
);
