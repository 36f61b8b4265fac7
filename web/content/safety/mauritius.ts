import { fact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#domain/public-pages.ts";
import { safetyChapter } from "./safety-chapter.ts";

export const mauritiusSafety = safetyChapter("mauritius", {
  name: "Mauritius",
  us: { level: 2, issued: "2025-12-08", reasons: "The reason named is crime." },
  uk: { updated: "2026-06-15", against: null },
  canada: { level: 1, updated: "2026-08-06", more: "No part of the country is named." },
  offices: { nationality: "mauritius-passport-office", customs: "mauritius-mra", bank: "bank-of-mauritius" },
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
  dualNationality:
    "Allowed in general. Ask the Passport and Immigration Office about the effect of naturalization on your first nationality.",
  driving:
    "On the left. Visitors drive on their own license; residents ask the police licensing center how long theirs is valid.",
  carImport:
    "Right-hand drive. Used cars are admitted only within narrow limits of age and with a permit, and duties are high. Holders of some permits get relief.",
  money:
    "No exchange control. Banks check the origin of money closely, and opening an account takes weeks. Some property purchases must be paid in foreign currency.",
  powerInternet: "Power and fiber are reliable, apart from cyclones. Water is rationed in dry years.",
  emergency: "999 or 112 police, 114 ambulance, 115 fire.",
});
