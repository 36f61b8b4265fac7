import { safetyChapter } from "./safety-chapter.ts";

export const nigeriaSafety = safetyChapter("nigeria", {
  name: "Nigeria",
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
