import { fact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { safetyChapter } from "../safety-chapter.ts";
import { nigeriaBelonging } from "./belonging.ts";
import { nigeriaGoods } from "./goods.ts";
import { nigeriaMoney } from "./money.ts";

export const nigeriaSafety = safetyChapter(
  "nigeria",
  { belonging: nigeriaBelonging, goods: nigeriaGoods, money: nigeriaMoney },
  {
    name: "Nigeria",
    usLimits: { entry: "most visas", wasPaused: true, asksBond: true },
    us: {
      level: 3,
      issued: "2026-06-12",
      reasons:
        "The reasons named are crime, terrorism, unrest, kidnapping and unreliable healthcare. Kidnappers target visiting dual nationals first.",
    },
    uk: {
      updated: "2026-08-20",
      against:
        "all travel to Adamawa, Borno, Gombe, Katsina, Yobe and Zamfara and to the riverine areas of Akwa Ibom, Bayelsa, Cross River, Delta and Rivers, and against all but essential travel to Abia, Anambra, Bauchi, Benue, Imo, Jigawa, Kaduna, Kano, Kebbi, Kogi, Kwara, Niger, Plateau, Sokoto and Taraba and to the rest of Bayelsa, Delta and Rivers",
    },
    canada: {
      level: 3,
      updated: "2026-08-20",
      more: "Abuja is included; in Calabar and Lagos exercise a high degree of caution. The reasons named are terrorism, crime, clashes between communities, armed attacks and kidnapping. Avoid all travel to Kaduna, Kano, Katsina, Sokoto and Zamfara; to Kogi, Kwara, Niger and Plateau; to Adamawa, Bauchi, Borno, Gombe, Jigawa, Taraba and Yobe; to Abia, Akwa Ibom, Anambra, Bayelsa, Delta, Enugu, Imo and Rivers (in Port Harcourt non-essential travel); and near the borders with Cameroon, Niger and northern Benin.",
    },
    areas:
      "The US says do not travel to Borno, Jigawa, Kogi, Kwara, Niger, Plateau, Taraba, Yobe and northern Adamawa; to Bauchi, Gombe, Kaduna, Kano, Katsina, Sokoto and Zamfara; and to Abia, Anambra, Bayelsa, Delta, Enugu, Imo and Rivers (Port Harcourt excepted). Lagos, Abuja and the southwest are not on that list.",
    roads:
      "Kidnapping on roads between cities is common: fly, or travel by day with local advice. Robbers work in traffic jams. Do not announce your arrival.",
    health:
      "Hospitals ask for cash first, and medicine is often counterfeit: bring what you need. Malaria is a high risk; cholera, Lassa fever and meningitis break out. Insurance with evacuation matters.",
    sameSex: fact(
      "A crime, with up to 14 years in prison; marriage, public affection and support for associations are punished too. Under sharia law in northern states the penalty can be death.",
      "summary",
      "uk-advice-nigeria",
      { enteredOn: "2026-11-23", readAt: [PUBLIC_PAGES.nigeriaSameSexSharia, PUBLIC_PAGES.nigeriaSameSexLaw] },
    ),
    powerInternet:
      "The grid fails daily, and now and then as a whole; generators and solar power are part of every budget. Mobile data is good in cities.",
    emergency:
      "112, or 767 in Lagos. Response is unreliable: have the numbers of a private ambulance and of a trusted neighbor.",
  },
);
