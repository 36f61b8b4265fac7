import { safetyChapter } from "../safety-chapter.ts";
import { egyptBelonging } from "./belonging.ts";
import { egyptGoods } from "./goods.ts";
import { egyptMoney } from "./money.ts";

export const egyptSafety = safetyChapter(
  "egypt",
  { belonging: egyptBelonging, goods: egyptGoods, money: egyptMoney },
  {
    name: "Egypt",
    usLimits: { entry: "nothing", wasPaused: true },
    us: { level: 2, issued: "2025-07-15", reasons: "The reasons named are terrorism, crime and health." },
    uk: {
      updated: "2026-08-04",
      against:
        "all travel to North Sinai and within 20 km of the border with Libya, and against all but essential travel to the north of South Sinai, to the Ismailiyah Governorate east of the Suez Canal, to most of the Western Desert, and to the Hala'ib Triangle and Bir Tawil",
    },
    canada: {
      level: 2,
      updated: "2026-08-21",
      more: "The reasons named are tensions in the region, an unpredictable security situation and terrorism. Avoid all travel to northern Sinai, within 50 km of the border with Libya, and in the Western Desert west of the road from Giza to Abu Simbel; avoid non-essential travel to the north of South Sinai. Its page names the towns and roads that are excepted.",
    },
    areas:
      "The US says do not travel to the northern and middle Sinai, to the Western Desert except with a licensed tour company, and to the border areas, which are military zones.",
    roads:
      "Traffic accidents are frequent; driving between cities at night is dangerous. Checkpoints are common, and some roads are closed to foreigners without a permit.",
    health:
      "Good private hospitals in Cairo and Alexandria, few ambulances, little in remote places. Poliovirus circulates: check your vaccination. Tap water is not for drinking.",
    sameSex:
      "Not named in the law, but prosecuted as debauchery, with prison for several years. Police use dating apps to find people.",
    powerInternet:
      "Power was cut by plan in the summers of 2023 and 2024, and failed in the heat of July 2025. Calls over some internet services are blocked. People have been arrested for posts on social networks and for being near a protest.",
    emergency: "122 police, 123 ambulance, 180 fire, 126 tourist police.",
  },
);
