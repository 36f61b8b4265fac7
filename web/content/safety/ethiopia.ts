import { fact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#domain/public-pages.ts";
import { safetyChapter } from "./safety-chapter.ts";

export const ethiopiaSafety = safetyChapter("ethiopia", {
  name: "Ethiopia",
  us: {
    level: 3,
    issued: "2026-08-27",
    reasons:
      "The reasons named are unrest, crime, kidnapping, terrorism, landmines, cut communications and exit bans. Addis Ababa is called stable.",
  },
  uk: "both",
  canada: fact(
    "An undated press report lists Ethiopia among the countries for which Canada advises against non-essential travel. We have not read the advice itself: it must be read at the link.",
    "summary",
    "canada-advice-ethiopia",
    { readAt: [PUBLIC_PAGES.canadaPressReport] },
  ),
  offices: { nationality: "ethiopia-immigration", customs: "ethiopia-customs", bank: "national-bank-of-ethiopia" },
  areas:
    "The US says do not travel to Tigray, Amhara, Gambella, Benishangul Gumuz and Oromia (Bishoftu and the Bale Mountains park excepted), to parts of Afar, Somali and the central and southern regions, and to the borders with Eritrea, Sudan, South Sudan, Somalia and Kenya. That is most of the country outside Addis Ababa.",
  roads:
    "Armed groups stop and kidnap travelers on roads outside the capital. Do not drive at night. Accidents are frequent.",
  health:
    "Limited care even in Addis Ababa, at 2,300 meters. Malaria occurs in lower places; cholera and measles break out. Bring your medicine, and insurance with evacuation.",
  sameSex: "A crime, with prison of a year and more, in serious cases many years.",
  dualNationality:
    "Not recognized. The US reports fines of more than $100,000 and exit bans for people who entered on an Ethiopian passport and held a US one. People of Ethiopian origin use the origin identity card instead.",
  driving: "On the right. A foreign license is not enough: residents exchange it for an Ethiopian one.",
  carImport: "Since 2024 private cars with gasoline or diesel engines may no longer be imported; electric cars may.",
  money:
    "The birr has floated since July 2024. Foreign currency is controlled by the National Bank: register capital when it comes in. Little birr may be taken out.",
  powerInternet:
    "Power cuts are frequent. Internet and telephone are shut down before, during and after unrest, also in whole regions for months.",
  emergency: "991 police, 907 Red Cross ambulance, 939 fire. An ambulance may not come.",
});
