import { fact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#domain/public-pages.ts";
import { safetyChapter } from "./safety-chapter.ts";

export const nigeriaSafety = safetyChapter("nigeria", {
  name: "Nigeria",
  us: {
    level: 3,
    issued: "2026-06-12",
    reasons:
      "The reasons named are crime, terrorism, unrest, kidnapping and unreliable healthcare. Kidnappers target visiting dual nationals first.",
  },
  uk: "all-parts",
  canada: fact(
    "An undated press report lists Nigeria among the countries for which Canada advises against non-essential travel. We have not read the advice itself: it must be read at the link.",
    "summary",
    "canada-advice-nigeria",
    { readAt: [PUBLIC_PAGES.canadaPressReport] },
  ),
  offices: { nationality: "nigeria-immigration-service", customs: "nigeria-customs", bank: "central-bank-of-nigeria" },
  areas:
    "The US says do not travel to Borno, Jigawa, Kogi, Kwara, Niger, Plateau, Taraba, Yobe and northern Adamawa; to Bauchi, Gombe, Kaduna, Kano, Katsina, Sokoto and Zamfara; and to Abia, Anambra, Bayelsa, Delta, Enugu, Imo and Rivers (Port Harcourt excepted). Lagos, Abuja and the southwest are not on that list.",
  roads:
    "Kidnapping on roads between cities is common: fly, or travel by day with local advice. Robbers work in traffic jams. Do not announce your arrival.",
  health:
    "Hospitals ask for cash first, and medicine is often counterfeit: bring what you need. Malaria is a high risk; cholera, Lassa fever and meningitis break out. Insurance with evacuation matters.",
  sameSex:
    "A crime, with up to 14 years in prison; marriage, public affection and support for associations are punished too. Under sharia law in northern states the penalty can be death.",
  dualNationality:
    "Allowed for citizens by birth. Those who are naturalized give up their earlier nationality in most cases. Dual nationals are kidnappers' first targets.",
  driving: "On the right. Visitors need an international permit; residents need a Nigerian license.",
  carImport: "Left-hand drive, at most twelve years old. Duties are high and change with the exchange rate.",
  money:
    "The naira has floated since 2023 and lost much of its value. Have capital recorded by a certificate of capital importation, or it cannot be sent out. Cash above $10,000 is declared. Fraud aimed at people abroad is common.",
  powerInternet:
    "The grid fails daily, and now and then as a whole; generators and solar power are part of every budget. Mobile data is good in cities.",
  emergency:
    "112, or 767 in Lagos. Response is unreliable: have the numbers of a private ambulance and of a trusted neighbor.",
});
