import { fact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { safetyChapter } from "../safety-chapter.ts";
import { ghanaBelonging } from "./belonging.ts";
import { ghanaGoods } from "./goods.ts";
import { ghanaMoney } from "./money.ts";

export const ghanaSafety = safetyChapter(
  "ghana",
  { belonging: ghanaBelonging, goods: ghanaGoods, money: ghanaMoney },
  {
    name: "Ghana",
    usLimits: { entry: "nothing", wasPaused: true },
    us: {
      level: 2,
      issued: "2026-07-07",
      reasons:
        "The reasons named are crime, poor health infrastructure, violence against women, and violence against lesbian and gay travelers.",
    },
    uk: { updated: "2026-07-02", against: "all but essential travel to the Bawku Municipal area in the Upper East" },
    canada: {
      level: 2,
      updated: "2026-08-20",
      more: "The reason named is crime. Avoid non-essential travel within 25 km of the border with Burkina Faso, because of disputes between communities and terrorism.",
    },
    areas:
      "The US asks to reconsider travel to the northern border in the Upper East, North East and Upper West regions, and to the area west of the N12 highway in the Savannah Region, because of crime.",
    roads:
      "Carjackings and roadblocks by criminals happen, mostly at night and outside cities. Do not travel between cities after dark. Many vehicles are in poor repair, and few roads are lit.",
    health:
      "Malaria is common all year, and a yellow fever certificate is required. Emergency care outside Accra is limited; serious cases are flown out, so insurance with evacuation matters.",
    sameSex: fact(
      "Some sexual acts between people of the same sex are crimes. The British advice names prison of 3 to 25 years, knows of nobody sentenced, and tells of arrests at a gathering in 2021. A bill with wider and harsher penalties was not law on the day of that page, but its way through Parliament has raised the risk of violence and blackmail.",
      "summary",
      "uk-advice-ghana",
      { enteredOn: "2026-11-23", readAt: [PUBLIC_PAGES.ghanaSafetyUk] },
    ),
    powerInternet:
      "Power cuts, called dumsor, come in phases; many homes have an inverter or a generator. Mobile data is good in cities, fiber in parts of Accra and Kumasi.",
    emergency:
      "112 for all services; 191 police, 192 fire, 193 ambulance. Help can be slow to arrive: save the number of a private ambulance too.",
  },
);
