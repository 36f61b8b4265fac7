import { fact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { safetyChapter } from "../safety-chapter.ts";
import { senegalBelonging } from "./belonging.ts";
import { senegalGoods } from "./goods.ts";
import { senegalMoney } from "./money.ts";

export const senegalSafety = safetyChapter(
  "senegal",
  { belonging: senegalBelonging, goods: senegalGoods, money: senegalMoney },
  {
    name: "Senegal",
    usLimits: { entry: "most visas", wasPaused: true, asksBond: true },
    us: { level: 1, issued: "2025-12-01", reasons: "The department calls Senegal generally safe for travelers." },
    uk: { updated: "2026-05-13", against: null },
    canada: { level: 2, updated: "2026-08-20", more: "The reason named is crime." },
    areas: fact(
      "Landmines remain in parts of the Casamance, in the south: stay on main roads there. Fighting in Mali has come closer to the eastern border. Avoid demonstrations.",
      "summary",
      "uk-advice-senegal",
    ),
    roads:
      "Driving between towns at night is dangerous, and buses are often in poor repair. Petty theft is common in Dakar, on the Corniche after dark above all.",
    health:
      "Good private clinics in Dakar, basic care elsewhere. Malaria is common in the rains; dengue and Rift Valley fever occur. A yellow fever certificate may be asked for.",
    sameSex: fact(
      "A crime, and the law is enforced. On March 11, 2026 Parliament voted to raise the penalty from one to five years to five to ten years in prison and to punish support and promotion; the British travel advice gives March 30, 2026 as the day of the change. Many people had been arrested in the weeks before the vote.",
      "summary",
      "uk-advice-senegal",
      {
        enteredOn: "2026-11-23",
        readAt: [PUBLIC_PAGES.senegalSafetyUk, PUBLIC_PAGES.senegalSameSexVote, PUBLIC_PAGES.senegalSameSexBill],
      },
    ),
    powerInternet:
      "Power in Dakar is fairly steady. Fiber is good in the capital; mobile internet was cut during the unrest of 2023 and 2024.",
    emergency: "17 police, 18 fire, 1515 SAMU ambulance.",
  },
);
