import { notFound, read, type Schools } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources as sources } from "./sources-of-life.ts";

const OFFICE = "senegal-education-ministry";

export const senegalSchools: Schools = {
  publicSchools: read(
    "In French. Secondary schools take 3,000 to 10,000 francs a year for enrollment.",
    OFFICE,
    [sources.publicFees, sources.publicSystem],
    {
      ...FEES,
      reported: [{ value: "3,000 francs, 5,000 at most, by an order of 2023", page: sources.publicFeesOrder }],
      note: "A rule that keeps foreign children out we did not find. Ask the inspectorate of your district.",
    },
  ),
  schools: [
    {
      name: "International School of Dakar",
      city: "dakar",
      curriculum: read("International Baccalaureate, from the primary years to the diploma, in English", OFFICE, [
        sources.isdFacts,
      ]),
      ages: read("Age three to grade 12", OFFICE, [sources.isdFacts]),
      fees: read(
        "2019-2020: $13,250 in preschool, $20,960 in kindergarten to grade 5, up to $26,680 in high school",
        OFFICE,
        [sources.isdFees],
        { ...FEES, note: "Once: $5,500 and $100; $1,000 in each later year. Expect more today: ask the school." },
      ),
    },
    {
      name: "British International School Dakar",
      city: "dakar",
      curriculum: read("English", OFFICE, [sources.bisd]),
      ages: read("Nursery to year 6", OFFICE, [sources.bisd]),
      fees: read(
        "2025-2026: $11,800 in nursery, $16,900 in reception to year 5, $19,950 in year 6",
        OFFICE,
        [sources.bisd],
        { ...FEES, note: "$19,200 and $23,500 if an employer pays. Once: $4,000 and $250." },
      ),
    },
    {
      name: "Dakar Academy",
      city: "dakar",
      curriculum: read("North American, Christian, with Advanced Placement; French from grade 1", OFFICE, [
        sources.academy,
      ]),
      ages: read("Pre-kindergarten to grade 12, boarding in grades 9 to 12", OFFICE, [
        sources.academy,
        sources.academyBoarding,
      ]),
      fees: read("$100 to apply; the pages that we read show no tuition", OFFICE, [sources.academy], {
        ...FEES,
        note: "Ask the school. One of its campuses is near Diamniadio, between Dakar and Saly.",
      }),
    },
    {
      name: "Lycée français Jean Mermoz",
      city: "dakar",
      curriculum: read("French, run by the agency of the French state", OFFICE, [sources.mermoz]),
      ages: read("From the first year of primary school to the baccalauréat; 2,500 pupils", OFFICE, [sources.mermoz]),
      fees: notFound(OFFICE, "Ask the school: its pages that we read show no fees."),
    },
    {
      name: "Institution Sainte Jeanne d'Arc",
      city: "dakar",
      curriculum: read("Catholic; a French and a Senegalese track, both in French", OFFICE, [sources.jeanneAbout]),
      ages: notFound(OFFICE, "Ask the school; it goes on to courses after the baccalauréat."),
      fees: read("241,000 francs a month in première in 2025, told by a mother", OFFICE, [sources.jeanneFees], {
        ...FEES,
        note: "Without transport and meals.",
      }),
    },
    {
      name: "Cours Sainte Marie de Hann",
      city: "dakar",
      curriculum: read("Catholic; a French track, with places given out by the French embassy, beside others", OFFICE, [
        sources.hann,
        sources.hannTeacher,
      ]),
      ages: read("Kindergarten to courses after the baccalauréat; about 4,500 pupils", OFFICE, [sources.hannTeacher]),
      fees: read("10,000 francs for the file in 2024; the page shows no tuition", OFFICE, [sources.hann], {
        ...FEES,
        note: "Ask the school.",
      }),
    },
    {
      name: "Lycée français Jacques Prévert",
      city: "saly",
      town: "Saly",
      curriculum: read("French, watched over by the French embassy", OFFICE, [sources.prevert], {
        note: "In 2022 parents argued about its move to a new site, a kilometer away.",
      }),
      ages: notFound(OFFICE, "Ask the school which classes it has."),
      fees: notFound(OFFICE),
    },
  ],
  universities: read(
    "25,000 francs a year for a bachelor's, 50,000 for a master's, 75,000 for a doctorate at public universities, set in 2013 for Senegalese students; teaching is in French",
    OFFICE,
    [sources.universityFees, sources.universityDegrees, sources.universityForeigners],
    {
      ...FEES,
      note: "What an American, British or Canadian student pays we did not find: ask the university. About 18,000 students from other African countries were enrolled in 2020, most at private schools.",
    },
  ),
};
