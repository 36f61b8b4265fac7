import { fact } from "#domain/facts.ts";
import { ukAdvicePage, PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { safetyChapter } from "../safety-chapter.ts";
import { moroccoBelonging } from "./belonging.ts";
import { moroccoGoods } from "./goods.ts";
import { moroccoMoney } from "./money.ts";

export const moroccoSafety = safetyChapter(
  "morocco",
  { belonging: moroccoBelonging, goods: moroccoGoods, money: moroccoMoney },
  {
    name: "Morocco",
    usLimits: { entry: "nothing", wasPaused: true },
    us: { level: 2, issued: "2026-09-04", reasons: "The reason named is the risk of terrorism." },
    uk: { updated: "2026-08-19", against: null },
    canada: {
      level: 2,
      updated: "2026-08-21",
      more: "The reason named is terrorism. Avoid all travel within 20 km of the border with Algeria. In Western Sahara avoid non-essential travel, and all travel near the Berm and beyond it.",
    },
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
    sameSex: fact(
      "A crime, with six months to three years in prison. Sexual relations outside marriage are a crime too, for any couple.",
      "summary",
      "uk-advice-morocco",
      {
        enteredOn: "2026-11-23",
        readAt: [PUBLIC_PAGES.moroccoSameSex],
        note: "That the same holds for any couple outside marriage is general knowledge.",
      },
    ),
    powerInternet: "Power and fiber are reliable in cities.",
    emergency: "19 police in cities, 177 gendarmerie outside them, 15 ambulance and fire.",
  },
);
