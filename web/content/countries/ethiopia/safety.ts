import { fact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { safetyChapter } from "../safety-chapter.ts";
import { ethiopiaBelonging } from "./belonging.ts";
import { ethiopiaGoods } from "./goods.ts";
import { ethiopiaMoney } from "./money.ts";

export const ethiopiaSafety = safetyChapter(
  "ethiopia",
  { belonging: ethiopiaBelonging, goods: ethiopiaGoods, money: ethiopiaMoney },
  {
    name: "Ethiopia",
    usLimits: { entry: "nothing", wasPaused: true, asksBond: true },
    us: {
      level: 3,
      issued: "2026-08-27",
      reasons:
        "The reasons named are unrest, crime, kidnapping, terrorism, landmines, cut communications and exit bans. Addis Ababa is called stable.",
    },
    uk: {
      updated: "2026-05-29",
      against:
        "all travel to Tigray, Amhara and Gambela, to parts of Afar, Benishangul-Gumuz, Oromia and Somali, and to the border areas, and against all but essential travel to further parts of Benishangul-Gumuz, Oromia and Somali",
    },
    canada: {
      level: 3,
      updated: "2026-08-20",
      more: "The reasons named are unrest, violence, fuel shortages, armed conflict and crime. Addis Ababa is excepted: there, exercise a high degree of caution. Avoid all travel to Amhara, Benishangul-Gumuz, Gambella and Tigray, to parts of Oromia, and to the border areas.",
    },
    areas:
      "The US says do not travel to Tigray, Amhara, Gambella, Benishangul Gumuz and Oromia (Bishoftu and the Bale Mountains park excepted), to parts of Afar, Somali and the central and southern regions, and to the borders with Eritrea, Sudan, South Sudan, Somalia and Kenya. That is most of the country outside Addis Ababa.",
    roads:
      "Armed groups stop and kidnap travelers on roads outside the capital. Do not drive at night. Accidents are frequent.",
    health:
      "Limited care even in Addis Ababa, at 2,300 meters. Malaria occurs in lower places; cholera and measles break out. Bring your medicine, and insurance with evacuation.",
    sameSex: fact(
      "A crime for men and women, with 1 to 15 years in prison. Owners and guests of hotels, bars and restaurants in Addis Ababa have been detained.",
      "summary",
      "uk-advice-ethiopia",
      { enteredOn: "2026-11-23", readAt: [PUBLIC_PAGES.ethiopiaSafetyUk] },
    ),
    powerInternet:
      "Power cuts are frequent. Internet and telephone are shut down before, during and after unrest, also in whole regions for months.",
    emergency: "991 police, 907 Red Cross ambulance, 939 fire. An ambulance may not come.",
  },
);
