import { fact } from "#domain/facts.ts";
import { ukAdvicePage } from "#domain/public-pages.ts";
import { safetyChapter } from "./safety-chapter.ts";

export const moroccoSafety = safetyChapter("morocco", {
  name: "Morocco",
  us: { level: 2, issued: "2026-09-04", reasons: "The reason named is the risk of terrorism." },
  uk: { updated: "2026-08-19", against: null },
  canada: {
    level: 2,
    updated: "2026-08-21",
    more: "The reason named is terrorism. Avoid all travel within 20 km of the border with Algeria. In Western Sahara avoid non-essential travel, and all travel near the Berm and beyond it.",
  },
  offices: { nationality: "morocco-consular-service", customs: "morocco-adii", bank: "morocco-exchange-office" },
  areas: fact(
    "Western Sahara has a page of its own in the UK's advice, against all travel south and east of the Berm and within 40 km north and west of it, Es Semara included. The border with Algeria is closed and militarized. Hike in the mountains with a licensed guide.",
    "summary",
    "uk-advice-morocco",
    { enteredOn: "2026-11-23", readAt: [ukAdvicePage("Western Sahara", "western-sahara", "2026-06-29")] },
  ),
  roads:
    "Accidents are frequent, and night driving outside cities is dangerous. Pickpockets and false guides work in the old towns. Protests by young people in 2025 turned violent in some cities.",
  health:
    "Good private clinics in the large cities, which ask for payment first. Rural care is thin. The earthquake of 2023 is a reason to ask how a building is made.",
  sameSex:
    "A crime, with six months to three years in prison. Sexual relations outside marriage are a crime too, for any couple.",
  dualNationality:
    "Moroccan nationality is not lost, also not when another is taken, and passes to children. In Morocco dual citizens are treated as Moroccans only.",
  driving: "On the right. A foreign license serves for a year of residence; then it is exchanged.",
  carImport:
    "Cars of at most five years for new residents, with duty. Visitors may bring one in for a limited time, and must take it out again.",
  money:
    "The dirham may not be taken out beyond a small sum. Bring money for a home or a business through a convertible account and register it with the Office des Changes, or it cannot leave again.",
  powerInternet: "Power and fiber are reliable in cities.",
  emergency: "19 police in cities, 177 gendarmerie outside them, 15 ambulance and fire.",
});
