import { safetyChapter } from "../safety-chapter.ts";
import { sierraLeoneBelonging } from "./belonging.ts";
import { sierraLeoneGoods } from "./goods.ts";
import { sierraLeoneMoney } from "./money.ts";

export const sierraLeoneSafety = safetyChapter(
  "sierra-leone",
  { belonging: sierraLeoneBelonging, goods: sierraLeoneGoods, money: sierraLeoneMoney },
  {
    name: "Sierra Leone",
    usLimits: { entry: "all visas", wasPaused: true },
    us: {
      level: 2,
      issued: "2025-09-15",
      reasons: "The reasons named are crime, unrest and inadequate health infrastructure.",
    },
    uk: { updated: "2026-06-19", against: null },
    canada: { level: 2, updated: "2026-07-29", more: "The reason named is crime." },
    areas:
      "The US says do not travel outside the Freetown peninsula after nightfall; its staff may not, and the embassy cannot help there at night. Robbery and assault are frequent in Freetown.",
    roads:
      "Few roads are lit, and vehicles are in poor repair. In the rains, from June to September, roads and slopes give way. The airport lies across the estuary: choose a boat with life jackets.",
    health:
      "Care does not meet US standards, and medicine may be unsafe: bring your own, and insurance with evacuation. Malaria is common, Lassa fever occurs, and a yellow fever certificate is required.",
    sameSex:
      "Sexual relations between men are a crime under a law of 1861, with up to life in prison. It is rarely applied, but it stands.",
    powerInternet:
      "Power in Freetown fails often and for long; a generator or solar power is part of the rent. Mobile data works in towns.",
    emergency:
      "We could not establish the numbers with confidence: sources name 999 and 019 for the police and 117 for health emergencies. Ask your landlord and your embassy, and save a private ambulance.",
  },
);
