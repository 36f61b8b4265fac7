import { notFound, read, type Schools } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources as sources } from "./sources-of-life.ts";

const OFFICE = "morocco-education-ministry";

const frenchCurriculum = read("French, to the baccalauréat", OFFICE, [sources.feesMissions]);

export const moroccoSchools: Schools = {
  publicSchools: read(
    "Free, in Arabic. By a circular of October 2013 they take children from the Sahel and sub-Saharan Africa, with or without papers.",
    OFFICE,
    [sources.publicFree, sources.publicCircular, sources.publicRefused],
    {
      note: "For American, British and Canadian children we found no rule. A private school in Marrakech refused a family's children because they came from the US.",
    },
  ),
  schools: [
    {
      name: "Casablanca American School",
      city: "casablanca",
      curriculum: read("American, with the International Baccalaureate diploma in grades 11 and 12", OFFICE, [
        sources.casFacts,
      ]),
      ages: read("Age three to grade 12", OFFICE, [sources.casFacts]),
      fees: read(
        "2025-2026: 88,678 dirhams in kindergarten to 158,054 in high school",
        OFFICE,
        [sources.feesOf2025, sources.cas],
        {
          ...FEES,
          note: "Up to 176,000 if an employer pays. Once: 30,000 for the first child, and 1,000 to apply. 5,000 a year for the building.",
        },
      ),
    },
    {
      name: "George Washington Academy",
      city: "casablanca",
      curriculum: read("American, with Advanced Placement; English, French and Arabic", OFFICE, [sources.gwa]),
      ages: read("Nursery to grade 12", OFFICE, [sources.gwa]),
      fees: read("2025-2026: 91,700 to 163,800 dirhams", OFFICE, [sources.feesOf2025], {
        ...FEES,
        note: "Without transport, meals and clubs.",
      }),
    },
    {
      name: "British International School of Casablanca",
      city: "casablanca",
      curriculum: read("English, with Cambridge examinations", OFFICE, [sources.bisc]),
      ages: read("Nursery and primary since 2017, secondary since 2018", OFFICE, [sources.bisc]),
      fees: notFound(OFFICE, "The school's page leads to a file that we could not read. Ask the school."),
    },
    {
      name: "Lycée Lyautey",
      city: "casablanca",
      curriculum: frenchCurriculum,
      ages: notFound(OFFICE, "Ask the school; primary schools of the same network lead up to it."),
      fees: read(
        "2025-2026: 55,600 dirhams for children who are not French, 45,900 in primary schools of the network",
        OFFICE,
        [sources.feesMissions, sources.feesOf2025, sources.feesRise],
        {
          ...FEES,
          note: "Once: 25,000 to 30,000. From September 2026 the network's fees rise by up to 10,000 a year.",
        },
      ),
    },
    {
      name: "Rabat American School",
      city: "rabat",
      curriculum: read("American, with the International Baccalaureate diploma", OFFICE, [sources.ras]),
      ages: read("Pre-kindergarten to grade 12", OFFICE, [sources.ras]),
      fees: notFound(
        OFFICE,
        "Ask the school for the tuition; its pages name only the application, $400, and waiting lists.",
      ),
    },
    {
      name: "École belge de Rabat",
      city: "rabat",
      curriculum: read("That of the French-speaking part of Belgium", OFFICE, [sources.belgianRabat]),
      ages: read("From two and a half years; it opened in 2018 with the lower classes", OFFICE, [sources.belgianRabat]),
      fees: read("25,000 to 35,000 dirhams a year in 2018, and about 35,000 once", OFFICE, [sources.belgianRabat], {
        ...FEES,
        note: "Expect more today.",
      }),
    },
    {
      name: "French schools of the Mission laïque (OSUI) in Rabat",
      city: "rabat",
      curriculum: frenchCurriculum,
      ages: notFound(OFFICE, "Ask the network which classes it has in Rabat."),
      fees: read(
        "2025-2026: more than 73,000 dirhams in the lycée, and 50,000 once",
        OFFICE,
        [sources.feesMissions],
        FEES,
      ),
    },
    {
      name: "American School of Marrakech",
      city: "marrakech",
      curriculum: read("American standards (AERO), in English", OFFICE, [sources.asmAbout]),
      ages: read("Kindergarten to grade 12", OFFICE, [sources.asmAbout]),
      fees: read(
        "2016-2017: 70,600 dirhams in kindergarten to 122,500 in grades 9 to 12",
        OFFICE,
        [sources.asmFees, sources.schoolsMarrakech],
        {
          ...FEES,
          note: "Once: 25,000. A directory lists 75,000 to 159,500 for a school in Marrakech with the same extra fees; its name was not in the part we read.",
        },
      ),
    },
    {
      name: "Lycée Victor Hugo",
      city: "marrakech",
      curriculum: read("French, run by the agency of the French state", OFFICE, [sources.victorHugo]),
      ages: read("Collège and lycée; the primary school Auguste Renoir is beside it", OFFICE, [sources.victorHugo]),
      fees: read(
        "43,530 to 56,950 dirhams in 2014 in schools of the network, for children neither French nor Moroccan",
        OFFICE,
        [sources.feesOf2014],
        {
          ...FEES,
          note: "The page gives the network's prices, not this school's. In Casablanca the network asked 55,600 in 2025.",
        },
      ),
    },
    {
      name: "Groupe scolaire Jacques Majorelle",
      city: "marrakech",
      curriculum: read("French, in the network of the Mission laïque (OSUI)", OFFICE, [sources.majorelle]),
      ages: read("Primary school since 2004; collège and lycée were announced", OFFICE, [sources.majorelleStart]),
      fees: notFound(
        OFFICE,
        "Ask the school. In Casablanca and Rabat the network took more than 73,000 dirhams in the lycée in 2025.",
      ),
    },
  ],
  universities: read(
    "Al Akhawayn in Ifrane, in English: 3,360 dirhams a credit for undergraduates from abroad, about 52,000 a semester; 4,200 for graduates",
    OFFICE,
    [sources.akhawayn],
    {
      ...FEES,
      reported: [{ value: "4,000 dirhams a credit for graduates from abroad", page: sources.akhawaynGraduates }],
      note: "At 15 to 17 credits. You pay the Moroccan price if a parent is Moroccan or both paid income tax in Morocco for five years.",
    },
  ),
};
