import { safetyChapter } from "../safety-chapter.ts";
import { southAfricaBelonging } from "./belonging.ts";
import { southAfricaGoods } from "./goods.ts";
import { southAfricaMoney } from "./money.ts";

export const southAfricaSafety = safetyChapter(
  "south-africa",
  { belonging: southAfricaBelonging, goods: southAfricaGoods, money: southAfricaMoney },
  {
    name: "South Africa",
    usLimits: { entry: "nothing", wasPaused: false },
    us: { level: 2, issued: "2025-05-27", reasons: "The reasons named are crime, terrorism, unrest and kidnapping." },
    uk: { updated: "2026-07-08", against: null },
    canada: { level: 2, updated: "2026-07-29", more: "The reason named is serious crime." },
    areas:
      "Violent crime is common, most of all in the centers of big cities after dark. US government staff need special permission to enter many townships around Cape Town.",
    roads:
      "Carjacking and smash-and-grab attacks happen at traffic lights and in driveways. Do not walk or stop at night, follow no shortcut of a navigation app through unknown areas, and use app taxis from a door.",
    health:
      "Private hospitals in cities are very good, and ask for proof of payment or insurance. Public hospitals are crowded. Malaria occurs in the northeast. HIV is widespread.",
    sameSex:
      "Legal, with marriage since 2006 and protection in the Constitution. Violence against lesbian and gay people still happens, above all outside the large cities.",
    powerInternet:
      "The planned power cuts of earlier years have become rare since 2024, but local outages and water cuts occur. Fiber is common in cities.",
    emergency:
      "10111 police, 10177 ambulance, 112 from a mobile phone. Most residents also have a private security company and a private ambulance.",
  },
);
