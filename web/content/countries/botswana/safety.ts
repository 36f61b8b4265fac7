import { safetyChapter } from "../safety-chapter.ts";
import { botswanaBelonging } from "./belonging.ts";
import { botswanaGoods } from "./goods.ts";
import { botswanaMoney } from "./money.ts";

export const botswanaSafety = safetyChapter(
  "botswana",
  { belonging: botswanaBelonging, goods: botswanaGoods, money: botswanaMoney },
  {
    name: "Botswana",
    usLimits: { entry: "nothing", wasPaused: false, asksBond: true },
    us: { level: 2, issued: "2026-06-17", reasons: "The reason named is crime." },
    uk: { updated: "2026-06-01", against: null },
    canada: { level: 2, updated: "2026-07-29", more: "The reason named is crime." },
    areas:
      "No area is named. Home invasions, muggings and smash-and-grab thefts happen in Gaborone and Francistown, after dark above all.",
    roads:
      "Animals on the road cause many deaths: do not drive outside towns after dark. Distances between fuel stations are long.",
    health:
      "Good private hospitals in Gaborone; serious cases go to Johannesburg. Malaria occurs in the north, and HIV is widespread.",
    sameSex: "Not a crime since a judgment of 2019, upheld in 2021. Marriages and partnerships are not recognized.",
    powerInternet:
      "Power comes in part from South Africa and fails at times; water is rationed in dry years. Fiber is good in Gaborone.",
    emergency: "999 police, 997 ambulance, 998 fire, 112 from a mobile phone.",
  },
);
