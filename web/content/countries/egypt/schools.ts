import { notFound, read, type Schools } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources as sources } from "./sources-of-life.ts";

const OFFICE = "egypt-education-ministry";

export const egyptSchools: Schools = {
  publicSchools: notFound(OFFICE, "They teach in Arabic. Ask whether a foreign child is admitted and what it costs."),
  schools: [
    {
      name: "Cairo American College",
      city: "cairo",
      curriculum: read("American, in Maadi", OFFICE, [sources.schoolsCairo, sources.schoolPrices]),
      ages: notFound(OFFICE, "Ask the school."),
      fees: read("About $22,900 a year in 2015, the dearest of Egypt then", OFFICE, [sources.schoolPrices], {
        ...FEES,
        note: "Expect more today.",
      }),
    },
    {
      name: "New Cairo British International School",
      city: "cairo",
      curriculum: read("British, for foreigners and dual citizens only", OFFICE, [sources.ncbis]),
      ages: read("Nursery to year 13", OFFICE, [sources.ncbis]),
      fees: read(
        "6,837 pounds sterling in nursery in 2023, and 7,500 once; 3,750 once in years 12 and 13",
        OFFICE,
        [sources.ncbis],
        { ...FEES, note: "And 40,000 Egyptian pounds as a deposit. The fees of other years we could not read." },
      ),
    },
    {
      name: "Heritage International School",
      city: "cairo",
      curriculum: read("British, in 6th of October", OFFICE, [sources.heritage]),
      ages: read("Foundation stage to year 6 on the page", OFFICE, [sources.heritage]),
      fees: read(
        "2025-2026: 144,500 pounds in the foundation stage, 167,000 in years 1 to 3, 183,000 in years 4 to 6",
        OFFICE,
        [sources.heritage],
        { ...FEES, note: "And 15,000 once; the bus 28,500 a year. About $3,000 to $3,800." },
      ),
    },
    {
      name: "Maadi British International School",
      city: "cairo",
      curriculum: read("British", OFFICE, [sources.mbis, sources.schoolsCairo]),
      ages: notFound(OFFICE, "Ask up to which year it goes."),
      fees: notFound(OFFICE, "In pounds sterling, in three payments; 100 pounds to apply. Ask for today's."),
    },
    {
      name: "Deutsche Schule Hurghada",
      city: "hurghada",
      curriculum: read("German, a school abroad sponsored by Germany, with Arabic parts", OFFICE, [
        sources.hurghadaGerman,
      ]),
      ages: read("2 to 18, kindergarten to grade 12", OFFICE, [sources.hurghadaGerman]),
      fees: read(
        "40,500 Egyptian pounds a year in nursery, 87,750 in grades 1 to 4, 94,500 in grades 5 to 9, 134,400 in grades 11 and 12",
        OFFICE,
        [sources.hurghadaGerman],
        { ...FEES, note: "The page has no date. About $840 to $2,800." },
      ),
    },
    {
      name: "A private school in Hurghada with a British section",
      city: "hurghada",
      curriculum: read("British to IGCSE and A-levels, beside a national section", OFFICE, [sources.hurghadaBritish], {
        note: "The part of the directory that we read does not name it: open the list.",
      }),
      ages: read("Foundation stage to year 13", OFFICE, [sources.hurghadaBritish]),
      fees: read(
        "2025-2026: 81,780 pounds in the foundation stage, 101,143 in years 1 to 6, 112,719 in years 7 to 9, 130,127 in years 10 and 11",
        OFFICE,
        [sources.hurghadaBritish],
        { ...FEES, note: "About $1,700 to $2,700." },
      ),
    },
    {
      name: "El Gouna International School",
      city: "hurghada",
      town: "El Gouna",
      curriculum: notFound(OFFICE, "We read no page on it. Ask the school, 25 kilometers north of Hurghada."),
      ages: notFound(OFFICE, "Ask the school."),
      fees: notFound(OFFICE, "Ask the school."),
    },
    {
      name: "Schutz American School",
      city: null,
      town: "Alexandria",
      curriculum: read("American, with Advanced Placement, candidate for the International Baccalaureate", OFFICE, [
        sources.schutz,
      ]),
      ages: read("Age two to grade 12", OFFICE, [sources.schutz]),
      fees: read(
        "2016-2017: $6,191 in pre-kindergarten, $11,648 in grades 1 to 4, $14,515 in grades 9 to 12",
        OFFICE,
        [sources.schutzFees],
        { ...FEES, note: "And $3,500 once. Expect more today." },
      ),
    },
  ],
  universities: notFound(
    OFFICE,
    "We found no fee of today. Ask the American University in Cairo and the others of our guide.",
  ),
};
