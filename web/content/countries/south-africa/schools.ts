import { notFound, read, type Schools } from "../country-record.ts";
import { southAfricaSources as pages } from "./sources.ts";

const OFFICE = "south-africa-education";
const FEES = "fees-and-visas";
const OLDER = "Fees rise by about 7 to 9% a year: ask for today's.";

/** Schools and universities in South Africa. */
export const southAfricaSchools: Schools = {
  publicSchools: read(
    "Open to foreign children, with fees; a study visa is expected",
    OFFICE,
    [pages.publicAdmission, pages.publicFees, pages.rondeboschFees, pages.durbanNorthFees],
    {
      note: "A public school may not refuse a child for missing papers, but the papers are needed for the final examinations. Good ones charge 27,000 to 77,000 rand a year.",
    },
  ),
  schools: [
    {
      name: "International School of Cape Town",
      city: "cape-town",
      curriculum: read("Cambridge: IGCSE, AS and A Levels", OFFICE, [pages.isctQuestions]),
      ages: read("From three and a half to year 13", OFFICE, [pages.isctQuestions]),
      fees: read("69,500 to 134,999 rand a year in 2022", OFFICE, [pages.isctFees], { pace: FEES, note: OLDER }),
    },
    {
      name: "American International School of Cape Town",
      city: "cape-town",
      curriculum: read("American, with Advanced Placement", OFFICE, [pages.aisct]),
      ages: read("2 to 18", OFFICE, [pages.aisct]),
      fees: notFound(OFFICE, "Ask the school for its schedule of fees."),
    },
    {
      name: "Bishops Diocesan College",
      city: "cape-town",
      curriculum: notFound(OFFICE, "Ask the school which examination it leads to."),
      ages: read("Nursery to grade 12; boarding from grade 8", OFFICE, [pages.bishopsFees]),
      fees: read(
        "79,620 to 185,020 rand a year in 2023; with boarding 311,960",
        OFFICE,
        [pages.bishopsFees, pages.fees2023],
        { pace: FEES, note: OLDER },
      ),
    },
    {
      name: "Rondebosch Boys' High School (public)",
      city: "cape-town",
      curriculum: notFound(OFFICE, "Ask the school which examination it leads to."),
      ages: read("Grades 8 to 12, boys", OFFICE, [pages.rondeboschFees]),
      fees: read("68,900 to 76,900 rand a year in 2024; boarding 65,000 more", OFFICE, [pages.rondeboschFees], {
        pace: FEES,
        note: OLDER,
      }),
    },
    {
      name: "American International School of Johannesburg",
      city: "johannesburg",
      curriculum: read("American, with the International Baccalaureate Diploma", OFFICE, [pages.aisj]),
      ages: read("Pre-kindergarten to grade 12", OFFICE, [pages.aisj]),
      fees: read("4,000 rand for the application; tuition was not on the pages found", OFFICE, [pages.aisjAdmissions], {
        pace: FEES,
        note: "Pupils must hold a study visa.",
      }),
    },
    {
      name: "Dainfern College",
      city: "johannesburg",
      curriculum: notFound(OFFICE, "Ask the school which examination it leads to."),
      ages: read("From five, primary and secondary", OFFICE, [pages.dainfernFees]),
      fees: read("113,770 rand (grade 0) to 138,800 rand (grade 4) a year in 2026", OFFICE, [pages.dainfernFees], {
        pace: FEES,
        note: "And 25,000 rand on entry. The fees of the higher grades were cut off on the page.",
      }),
    },
    {
      name: "St John's College",
      city: "johannesburg",
      curriculum: notFound(OFFICE, "Ask the school which examination it leads to."),
      ages: read("To grade 12", OFFICE, [pages.fees2024]),
      fees: read("206,768 rand a year in 2024, for day pupils of grade 12", OFFICE, [pages.fees2024], {
        pace: FEES,
        note: OLDER,
      }),
    },
    {
      name: "Kearsney College",
      city: "durban",
      curriculum: read("South African, to the matric", OFFICE, [pages.feesMatric]),
      ages: read("High school, boys, at Botha's Hill between Durban and Pietermaritzburg", OFFICE, [
        pages.kearsneySchool,
      ]),
      fees: read("240,900 rand a year in 2024, for day pupils of grade 12", OFFICE, [pages.fees2024], {
        pace: FEES,
        note: OLDER,
      }),
    },
    {
      name: "Clifton School",
      city: "durban",
      curriculum: notFound(OFFICE, "Ask the school which examination it leads to."),
      ages: read("Grade 00 to grade 12, boys", OFFICE, [pages.cliftonSchool]),
      fees: read("179,119 rand a year in 2023, for grade 12", OFFICE, [pages.fees2023], { pace: FEES, note: OLDER }),
    },
    {
      name: "Durban North College (public)",
      city: "durban",
      curriculum: notFound(OFFICE, "Ask the school which examination it leads to."),
      ages: read("Grades 1 to 12 by the table of fees", OFFICE, [pages.durbanNorthFees]),
      fees: read("27,200 to 31,350 rand a year", OFFICE, [pages.durbanNorthFees], {
        pace: FEES,
        note: "The page carries no year.",
      }),
    },
  ],
  universities: read(
    "Cape Town: course fees, an administration fee and an international term fee for students from outside the SADC countries",
    OFFICE,
    [pages.uctFees, pages.uctPayments, pages.uctLiability],
    {
      note: "Temporary residents and spouses of citizens pay international fees until they hold permanent residence. In 2019 the first payment for a bachelor's year was 90,000 rand.",
    },
  ),
};
