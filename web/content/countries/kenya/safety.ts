import { fact } from "#domain/facts.ts";
import { canadaAdvicePage, PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { safetyChapter } from "../safety-chapter.ts";
import { kenyaBelonging } from "./belonging.ts";
import { kenyaGoods } from "./goods.ts";
import { kenyaMoney } from "./money.ts";

export const kenyaSafety = safetyChapter(
  "kenya",
  { belonging: kenyaBelonging, goods: kenyaGoods, money: kenyaMoney },
  {
    name: "Kenya",
    usLimits: { entry: "nothing", wasPaused: false },
    us: {
      level: 2,
      issued: "2026-07-28",
      reasons: "The reasons named are crime, kidnapping, terrorism, unrest, health and traffic safety.",
    },
    uk: {
      updated: "2026-06-24",
      against:
        "all travel to Mandera, to most of Garissa and Lamu (Lamu Island and Manda Island excepted) and to parts of Wajir, near Somalia, and against all but essential travel to Garissa Town, to Tana River County north of the river as far as Saka, and to the coast between the Tana and the Galana rivers",
    },
    canada: {
      level: 2,
      updated: "2026-10-07",
      more: "The reasons named are terrorism and a high crime rate. What it advises against stands under the areas to avoid. A health notice on Ebola in the region was added on October 7, 2026.",
    },
    areas: fact(
      "Canada advises against all travel to Mandera, Wajir, Garissa and Lamu counties (Lamu Island and Manda Island excepted), to Turkana and Marsabit within 110 km of South Sudan and Ethiopia, and to the coast of Tana River and of Kilifi north of Malindi within 50 km; and against non-essential travel to Kibera in Nairobi.",
      "summary",
      "canada-advice-kenya",
      { readAt: [canadaAdvicePage("Kenya", "kenya", "2026-10-07")] },
    ),
    roads:
      "Road accidents are one of the main causes of death and injury of visitors. The highways from Nairobi to Nakuru and to Mombasa have two lanes. Protests block roads and can turn violent; police have used live ammunition.",
    health:
      "Most hospitals ask for payment before treatment, and many lack medicine and equipment; a few private hospitals in the cities are the exception. Malaria occurs outside the highlands. Check the Ebola notices before you travel.",
    sameSex: fact(
      "Sexual relations between men are a crime, with up to 14 years in prison; the High Court upheld the law in 2019. Marriages from abroad are not recognized.",
      "summary",
      "uk-advice-kenya",
      {
        enteredOn: "2026-11-23",
        readAt: [PUBLIC_PAGES.kenyaSameSex],
        note: "That marriages from abroad are not recognized is general knowledge.",
      },
    ),
    powerInternet:
      "Power cuts occur regularly, and not every building has a generator. Fiber and mobile data are good in Nairobi and Mombasa; access has been disturbed during protests.",
    emergency: "999, 112 or 911 for police, fire and ambulance. Many people rely on private ambulances.",
  },
);
