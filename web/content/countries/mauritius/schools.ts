import { notFound, read, type Schools } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources as sources } from "./sources-of-life.ts";

const OFFICE = "mauritius-education-ministry";
const FRENCH = "School year from the end of August to July, English from nursery on.";

export const mauritiusSchools: Schools = {
  publicSchools: read(
    "Free, in English from the age of five, compulsory to 16, and open to all",
    OFFICE,
    [sources.publicSchools, sources.publicSchoolsOpen, sources.schoolsLife],
    { note: "Much French and Creole is spoken in class. Ask the school whether a foreign child pays." },
  ),
  schools: [
    {
      name: "Northfields International School",
      city: "grand-baie",
      town: "Mapou",
      curriculum: read(
        "English-medium, to the International Baccalaureate",
        OFFICE,
        [sources.northfieldsFees, sources.northfields],
        { note: "Near the motorway of the north." },
      ),
      ages: read("Pre-nursery to year 13", OFFICE, [sources.northfields]),
      fees: read(
        "2025-2026, a year: 161,700 rupees in pre-nursery, 195,800 in year 1, 288,200 in years 2 to 4 for expatriates (211,200 for Mauritians)",
        OFFICE,
        [sources.northfieldsFees],
        {
          ...FEES,
          note: "Once for expatriates in years 7 to 11: 69,600 rupees. Deposit up to 166,000 in years 12 and 13.",
        },
      ),
    },
    {
      name: "Light House International School",
      city: "grand-baie",
      town: "Calebasses",
      curriculum: read("English-medium, Christian, Cambridge and Edexcel to A-levels", OFFICE, [sources.schoolsLife]),
      ages: read("4 to 18", OFFICE, [sources.schoolsLife]),
      fees: notFound(OFFICE, "Ask the school. Meals are included."),
    },
    {
      name: "École du Nord",
      city: "grand-baie",
      town: "Mapou",
      curriculum: read(
        "French, under the agency for French schools abroad (AEFE)",
        OFFICE,
        [sources.frenchSchools, sources.publicSchools],
        { note: FRENCH },
      ),
      ages: notFound(OFFICE, "Ask up to which class it goes."),
      fees: read("10,000 to 15,000 rupees a month at private schools in general", OFFICE, [sources.frenchSchools], {
        ...FEES,
        reported: [
          {
            value:
              "from 12,000 to about 25,000 rupees at French schools in 2025. The page breaks off before it says whether that is a month.",
            page: sources.publicSchools,
          },
        ],
      }),
    },
    {
      name: "Clavis International Primary School",
      city: "port-louis-and-moka",
      town: "Moka",
      curriculum: read("English-medium, International Baccalaureate primary years", OFFICE, [sources.clavisList]),
      ages: read("Pre-reception to year 6", OFFICE, [sources.clavis]),
      fees: read(
        "For Mauritians in 2023: 13,440 rupees a month in pre-reception, 17,000 from reception to year 6, eleven months a year",
        OFFICE,
        [sources.clavis],
        { ...FEES, note: "And 50,000 rupees once. What foreigners pay we could not read: ask." },
      ),
    },
    {
      name: "Le Bocage International School",
      city: "port-louis-and-moka",
      town: "Moka",
      curriculum: read("IGCSE and International Baccalaureate, in English", OFFICE, [sources.leBocage]),
      ages: read("11 to 19", OFFICE, [sources.leBocage]),
      fees: read(
        "Higher for foreigners than for Mauritians, in eleven payments a year, with a capital levy once",
        OFFICE,
        [sources.leBocageFees],
        { ...FEES, note: "From an old site of the school, without sums. Ask." },
      ),
    },
    {
      name: "Lycée des Mascareignes",
      city: "port-louis-and-moka",
      town: "Moka",
      curriculum: read(
        "French, under the agency for French schools abroad (AEFE)",
        OFFICE,
        [sources.frenchSchools, sources.publicSchools],
        { note: FRENCH },
      ),
      ages: notFound(OFFICE, "Ask from which class it takes children."),
      fees: read("From 12,000 to about 25,000 rupees at French schools in 2025", OFFICE, [sources.publicSchools], {
        ...FEES,
        note: "The page breaks off before it says whether that is a month.",
      }),
    },
  ],
  universities: read(
    "Middlesex University Mauritius: 226,000 rupees a year for most bachelor's degrees, for locals in 2021. University of Mauritius: half of the fee off for students from mainland Africa.",
    OFFICE,
    [sources.middlesexFees, sources.uomScholarship],
    {
      ...FEES,
      note: "Foreigners pay other fees at Middlesex: ask. An approved agent opens the same discount to others.",
    },
  ),
};
