import { read, type Schools } from "../country-record.ts";
import { sources } from "./sources.ts";

const OFFICE = "kenya-education-ministry";

export const kenyaSchools: Schools = {
  publicSchools: read(
    "Basic education is free, compulsory and in English: six years of primary, three of junior and three of senior school. A foreign child needs a student pass.",
    OFFICE,
    [sources.publicSchools, sources.dependantIbn],
    {
      note: "The page speaks of refugees, who may enroll freely. Ask a school near you whether it takes your child, and what it charges in practice.",
    },
  ),
  schools: [
    {
      name: "International School of Kenya",
      city: "nairobi",
      curriculum: read("American, with the International Baccalaureate diploma", OFFICE, [
        sources.isk,
        sources.iskAmerican,
      ]),
      ages: read("Pre-kindergarten to grade 12", OFFICE, [sources.isk]),
      fees: read(
        "2025-2026: $18,870 in pre-kindergarten, $30,800 in kindergarten, $37,330 in grades 11 and 12",
        OFFICE,
        [sources.iskFees],
        { note: "Once: $400 to apply and $11,000 capital levy; $1,550 in each later year. Bus $2,200 a year." },
      ),
    },
    {
      name: "Braeburn School",
      city: "nairobi",
      curriculum: read("British, to IGCSE, A levels and BTEC", OFFICE, [sources.braeburnNairobi]),
      ages: read("Nursery to year 13", OFFICE, [sources.braeburnNairobi]),
      fees: read(
        "2023: 894,000 shillings a year in reception, 1,837,200 in years 1 to 6, 2,168,000 in years 12 and 13",
        OFFICE,
        [sources.braeburnNairobi],
        { note: "Lunch about 103,000 to 122,000 and transport 328,800 a year. Expect more today." },
      ),
    },
    {
      name: "German School Nairobi",
      city: "nairobi",
      curriculum: read("German", OFFICE, [sources.germanSchool]),
      ages: read("Children and young people, from preschool", OFFICE, [sources.germanSchool]),
      fees: read("2021: about 2.4 million shillings on average", OFFICE, [sources.germanSchool], {
        note: "From a newspaper, not from the school.",
      }),
    },
    {
      name: "Braeburn Mombasa",
      city: "mombasa",
      curriculum: read("British, to year 13", OFFICE, [sources.braeburnMombasa]),
      ages: read("Crèche to year 13", OFFICE, [sources.braeburnMombasa]),
      fees: read(
        "2024-2025: 527,700 shillings a year in reception, 1,005,600 in years 3 to 6, 1,342,200 in years 12 and 13",
        OFFICE,
        [sources.braeburnMombasa],
        { note: "Lunch up to 131,100 and transport from 143,700 a year." },
      ),
    },
    {
      name: "Aga Khan Academy",
      city: "mombasa",
      curriculum: read("International Baccalaureate: primary, middle and diploma years", OFFICE, [
        sources.agaKhanAcademyDay,
      ]),
      ages: read("Years 1 to 12, day and boarding", OFFICE, [sources.agaKhanAcademyDay, sources.agaKhanAcademy]),
      fees: read(
        "2016-2017, day: 122,430 to 338,800 shillings a term, three terms a year",
        OFFICE,
        [sources.agaKhanAcademyDay],
        {
          note: "The schedule of 2025-2026 is a file on the school's page, paid in two parts. Expect much more today.",
        },
      ),
    },
    {
      name: "The Mombasa Academy",
      city: "mombasa",
      curriculum: read("British, examined by Pearson Edexcel", OFFICE, [sources.mombasaAcademy], {
        enteredOn: "2026-11-24",
      }),
      ages: read("3 to 18", OFFICE, [sources.mombasaAcademy], { enteredOn: "2026-11-24" }),
      fees: { notFoundOn: "2026-11-24", office: OFFICE, note: "The school sends its fees with the prospectus." },
    },
  ],
  universities: read(
    "United States International University Africa, Nairobi: 197,990 shillings a semester in 2025-2026 for business students from outside East Africa, insurance and first charges included",
    OFFICE,
    [sources.usiuFees],
    {
      note: "Strathmore and the University of Nairobi also take foreign students; their fees for them we did not find.",
    },
  ),
};
