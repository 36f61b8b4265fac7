import { notFound, read, type Schools } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources as sources } from "./sources-of-life.ts";

const OFFICE = "botswana-home-affairs";
const ASK = "Ask the school";

export const botswanaSchools: Schools = {
  publicSchools: read(
    "Open to children of foreigners, by a guide; most expatriates choose private ones",
    OFFICE,
    [sources.schoolsForExpats, sources.schoolGuide, sources.schoolPlaces],
    {
      note: "Places in private schools are few: ask before you sign a contract. School starts between 7 and 7:30 a.m.",
    },
  ),
  schools: [
    {
      name: "Westwood International School",
      city: "gaborone",
      curriculum: read("International Baccalaureate: Primary Years and Diploma", OFFICE, [sources.westwood]),
      ages: read("Kindergarten to grade 13", OFFICE, [sources.westwood]),
      fees: read("2015-2016: $5,380 a year in the first classes to $9,300 in the last", OFFICE, [sources.westwood], {
        ...FEES,
        note: "Once 20,000 pula on top. Expect more today.",
      }),
    },
    {
      name: "Maru-a-Pula School",
      city: "gaborone",
      curriculum: read(
        "Day and boarding, two thirds of the students from Botswana; prepares for selective universities",
        OFFICE,
        [sources.maruAPula, sources.maruAPulaForms],
      ),
      ages: read("Form 1 to form 6, after primary school", OFFICE, [sources.maruAPulaForms, sources.schoolGuide]),
      fees: notFound(OFFICE, ASK),
    },
    {
      name: "Northside Primary School",
      city: "gaborone",
      curriculum: read("Primary school in English, 550 children of 34 nationalities", OFFICE, [sources.northside]),
      ages: read("Reception to standard 7", OFFICE, [sources.northside, sources.schoolGuide]),
      fees: notFound(OFFICE, ASK),
    },
    {
      name: "Legae Academy",
      city: "gaborone",
      curriculum: read("International exams to A Level, after an entrance exam", OFFICE, [sources.legaeAdmission]),
      ages: read("Form 1 to form 6", OFFICE, [sources.legaeAdmission]),
      fees: read(
        "300 pula to register; term fees, and a levy once, on request",
        OFFICE,
        [sources.legaeAdmission],
        FEES,
      ),
    },
    {
      name: "Gaborone International School",
      city: "gaborone",
      curriculum: read("Botswana's primary school exam, then IGCSE", OFFICE, [sources.gaboroneInternational]),
      ages: notFound(OFFICE, ASK),
      fees: notFound(OFFICE, ASK),
    },
    {
      name: "Okavango International School",
      city: "maun",
      curriculum: read("Cambridge exams to IGCSE, Christian, with boarding", OFFICE, [sources.okavango]),
      ages: read("Preschool to form 5", OFFICE, [sources.okavango]),
      fees: notFound(OFFICE, ASK),
    },
    {
      name: "Matshwane Primary School",
      city: "maun",
      curriculum: read("Private primary school in English since 1981", OFFICE, [sources.matshwane]),
      ages: read("Primary school", OFFICE, [sources.matshwane]),
      fees: read(
        "In 2015: 22,800 pula a year in primary school, 10,380 to 14,670 before it, and 2,450 once",
        OFFICE,
        [sources.matshwaneFees],
        { enteredOn: "2026-11-24", note: "Eleven years old: ask the school for today's." },
      ),
    },
    {
      name: "John Mackenzie School",
      city: "francistown",
      curriculum: read(
        "English-medium, to Cambridge A-levels",
        OFFICE,
        [sources.schoolMackenzie, sources.schoolMackenzieOwn],
        { enteredOn: "2026-11-24", note: "A day school, founded in 1899." },
      ),
      ages: read("Standard 0 to A-levels", OFFICE, [sources.schoolMackenzie], { enteredOn: "2026-11-24" }),
      fees: { notFoundOn: "2026-11-24", office: OFFICE, note: "Ask the school." },
    },
    {
      name: "Clifton Preparatory School and College",
      city: "francistown",
      curriculum: read(
        "English-medium, a member of the Independent Schools Association of Southern Africa since 2013",
        OFFICE,
        [sources.schoolClifton],
        { enteredOn: "2026-11-24" },
      ),
      ages: read("From before primary school; the college follows", OFFICE, [sources.schoolClifton], {
        enteredOn: "2026-11-24",
      }),
      fees: { notFoundOn: "2026-11-24", office: OFFICE, note: "Ask the school." },
    },
  ],
  universities: read(
    "University of Botswana, people from abroad, 2021: 46,420 to 61,780 pula a year for a first degree, 68,090 in medicine; residents pay about half",
    OFFICE,
    [sources.universityFees],
    FEES,
  ),
};
