import { fact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { safetyChapter } from "../safety-chapter.ts";
import { tanzaniaBelonging } from "./belonging.ts";
import { tanzaniaGoods } from "./goods.ts";
import { tanzaniaMoney } from "./money.ts";

export const tanzaniaSafety = safetyChapter(
  "tanzania",
  { belonging: tanzaniaBelonging, goods: tanzaniaGoods, money: tanzaniaMoney },
  {
    name: "Tanzania",
    usLimits: { entry: "most visas", wasPaused: true, asksBond: true },
    us: {
      level: 3,
      issued: "2025-10-31",
      reasons:
        "The reasons named are unrest, crime, terrorism, and the targeting of gay and lesbian people. The level was raised from 2 after the violence that followed the election of October 29, 2025.",
    },
    uk: {
      updated: "2026-05-19",
      against: "all but essential travel within 20 km of the border with the Cabo Delgado province of Mozambique",
    },
    canada: {
      level: 2,
      updated: "2026-08-21",
      more: "The reasons named are crime and terrorism. Avoid all travel within 10 km of the border with Mozambique, in the Mtwara Region, and non-essential travel from there to the A19 highway, Mtwara City excepted.",
    },
    areas: fact(
      "The Mtwara Region, near the border with Mozambique, because of terrorist violence. Avoid demonstrations anywhere: after the election of October 29, 2025 the army was deployed, a curfew was set and the internet was cut. The opposition spoke of some 700 to 800 people killed in the first days; the number was not confirmed.",
      "summary",
      "us-advice-tanzania",
      { readAt: [PUBLIC_PAGES.tanzaniaUnrest] },
    ),
    roads:
      "Roads between towns are dangerous at night, and checkpoints and roadblocks appear around protests. Ferries and buses can be overcrowded. Robberies of taxi passengers happen.",
    health: fact(
      "Visitors to Zanzibar must buy inbound travel insurance from the Zanzibar Insurance Corporation before they arrive, for up to 92 days; no other policy counts, and without it entry can be refused. Residents are exempt. The mainland announced an insurance of its own in July 2025, for $44 and up to 92 days; we found no page that says it has begun, so plan for it and ask. Malaria is common. Good private clinics exist in Dar es Salaam, Arusha and Zanzibar; serious cases are flown to Nairobi or South Africa. Check the notices on Marburg and Ebola before you travel.",
      "summary",
      "zanzibar-insurance",
      {
        enteredOn: "2026-11-26",
        readAt: [
          PUBLIC_PAGES.tanzaniaInsurance,
          PUBLIC_PAGES.tanzaniaInsuranceDelay,
          PUBLIC_PAGES.zanzibarInsuranceUk,
          PUBLIC_PAGES.zanzibarInsuranceCanada,
          PUBLIC_PAGES.zanzibarInsurancePrice,
          PUBLIC_PAGES.zanzibarInsuranceChildren,
          PUBLIC_PAGES.zanzibarInsuranceSamePrice,
        ],
        note: "For Zanzibar travel agencies name $44 a person; on children they differ, half of it from three to seventeen years or the same. Buy only at the site of the office.",
      },
    ),
    sameSex:
      "A crime, with up to life in prison, in Zanzibar with lesser terms. The US reports arrests, harassment and invasive physical examinations.",
    powerInternet:
      "Power is better than it was, with local cuts. The internet was shut down around the election of 2025, and social networks have been blocked.",
    emergency: "112 police, 114 fire, 115 ambulance. Outside towns there may be no ambulance.",
  },
);
