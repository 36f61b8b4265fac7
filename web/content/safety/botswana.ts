import { fact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#domain/public-pages.ts";
import { safetyChapter } from "./safety-chapter.ts";

export const botswanaSafety = safetyChapter("botswana", {
  name: "Botswana",
  us: { level: 2, issued: "2026-06-17", reasons: "The reason named is crime." },
  uk: { updated: "2026-06-01", against: null },
  canada: { level: 2, updated: "2026-07-29", more: "The reason named is crime." },
  offices: { nationality: "botswana-home-affairs", customs: "botswana-burs", bank: "bank-of-botswana" },
  areas:
    "No area is named. Home invasions, muggings and smash-and-grab thefts happen in Gaborone and Francistown, after dark above all.",
  roads:
    "Animals on the road cause many deaths: do not drive outside towns after dark. Distances between fuel stations are long.",
  health:
    "Good private hospitals in Gaborone; serious cases go to Johannesburg. Malaria occurs in the north, and HIV is widespread.",
  sameSex: "Not a crime since a judgment of 2019, upheld in 2021. Marriages and partnerships are not recognized.",
  dualNationality: fact(
    "Long forbidden for adults. In December 2025 Parliament approved a law that allows more than one citizenship, with a route for investors. Ask whether it is in force for your case.",
    "summary",
    "botswana-home-affairs",
    { readAt: [PUBLIC_PAGES.botswanaCitizenship] },
  ),
  driving: "On the left. Visitors drive on a license in English; residents exchange it.",
  carImport:
    "Right-hand drive. Cars from outside the Southern African Customs Union pay duty. Residents who move may get relief.",
  money: "No exchange control. Cash above 10,000 pula is declared.",
  powerInternet:
    "Power comes in part from South Africa and fails at times; water is rationed in dry years. Fiber is good in Gaborone.",
  emergency: "999 police, 997 ambulance, 998 fire, 112 from a mobile phone.",
});
