import { notFound, read, type Schools } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources as sources } from "./sources-of-life.ts";
import { permitSources } from "./sources.ts";

/** The embassy stands in for the ministry, whose site is reported to carry advertising of strangers. */
const OFFICE = "ethiopia-embassy-london";

export const ethiopiaSchools: Schools = {
  publicSchools: read("Do not admit children from other countries, by one article", OFFICE, [sources.schoolsPublic], {
    note: "Ask how it is for children with an origin card.",
  }),
  schools: [
    {
      name: "International Community School of Addis Ababa (ICS)",
      city: "addis-ababa",
      curriculum: read("International Baccalaureate from primary school to the diploma, in English", OFFICE, [
        sources.icsProgram,
      ]),
      ages: read("Age 3 to grade 12", OFFICE, [sources.icsProgram]),
      fees: read(
        "2017-2018: $21,970 in kindergarten to grade 5, $24,920 in grades 6 to 8, $26,140 to $27,180 in grades 9 to 12",
        OFFICE,
        [sources.icsFees],
        {
          ...FEES,
          note: "In the first year a capital levy of $8,000 on top, later $1,100 a year; paid in dollars. Expect more today.",
        },
      ),
    },
    {
      name: "Lycée Guebre-Mariam",
      city: "addis-ababa",
      curriculum: read("French, with the Mission laïque française", OFFICE, [sources.lycee]),
      ages: read("Preschool to the end of high school", OFFICE, [sources.lycee]),
      fees: read(
        "Children of other nationalities: 8,800 euros a year in primary school, 9,550 in secondary. Under Ethiopian law: 401,800 and 420,000 birr.",
        OFFICE,
        [sources.lycee],
        { ...FEES, note: "Once 3,900 euros to enroll, and 240 a year. Undated; it counts 152 birr to the euro." },
      ),
    },
    {
      name: "British International School Addis Ababa",
      city: "addis-ababa",
      curriculum: read("Ethiopian national curriculum with more English, or Edexcel's international one", OFFICE, [
        sources.british,
      ]),
      ages: notFound(OFFICE, "Ask the school"),
      fees: notFound(
        OFFICE,
        "Ask the school: the one amount that we found is a family's of 2008 and of no use for a plan",
        "2026-11-26",
      ),
    },
    {
      name: "Cambridge Academy Ethiopia",
      city: "addis-ababa",
      curriculum: read(
        "National Curriculum for England to IGCSE and A Levels, accredited by Pearson Edexcel",
        OFFICE,
        [sources.cambridgeSecondary, sources.cambridgeAcademy],
        { enteredOn: "2026-11-26" },
      ),
      ages: read("3 to 18", OFFICE, [sources.cambridgeAcademy]),
      fees: read(
        "In 2022-23: $5,500 to $5,800 a year before school age, $6,000 to $6,500 in years 1 to 6, $7,500 to $9,350 in years 7 to 11",
        OFFICE,
        [sources.cambridgeTuition],
        {
          ...FEES,
          enteredOn: "2026-11-26",
          note: "New children pay $100 to apply, $250 to register and $500 to $1,500 more by age. The newest list that we could read: ask the school for this year's.",
        },
      ),
    },
  ],
  universities: read(
    "Addis Ababa University, foreigners outside East Africa: $80 a credit (ECTS) for a master's, $100 a credit hour for a doctorate, and $1,000 for supervision",
    OFFICE,
    [permitSources.studyFees],
    { ...FEES, note: "An undated table. East Africans pay less: $50 and $60." },
  ),
};
