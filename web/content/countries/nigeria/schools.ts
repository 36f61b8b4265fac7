import { notFound, read, type Schools } from "../country-record.ts";
import { sources } from "./sources.ts";

const OFFICE = "nigeria-education-ministry";
const UNSURE = "A directory's range, not the school's own bill. Ask the school.";
const noAges = notFound(OFFICE, "Ask the school.");

export const nigeriaSchools: Schools = {
  publicSchools: read(
    "Compulsory from 6 to 14: six years of primary, three of junior and three of senior secondary school",
    OFFICE,
    [sources.publicSchools],
    {
      note: "The page says that public schools struggle and that expatriates choose private ones. Whether a public school takes a foreign child we did not find.",
    },
  ),
  schools: [
    {
      name: "American International School of Lagos",
      city: "lagos",
      curriculum: read("American, with the International Baccalaureate diploma", OFFICE, [
        sources.aislState,
        sources.aislOverview,
      ]),
      ages: read("Preschool to grade 12", OFFICE, [sources.aislOverview]),
      fees: read(
        "In March 2025: $17,638 in early childhood, $21,653 to grade 5, $28,049 to grade 8, $32,165 to grade 12",
        OFFICE,
        [sources.aislFees, sources.aislState],
        {
          note: "Once: $150 to apply and $10,000 to register; also $3,000 capital fee and $10,486 special assessment.",
        },
      ),
    },
    {
      name: "British International School",
      city: "lagos",
      curriculum: read("British, to IGCSE and A levels", OFFICE, [sources.schoolFees2026, sources.schoolFees2022]),
      ages: read("11 to 18, day and boarding", OFFICE, [sources.schoolFees2022]),
      fees: read("2026: 7 to 10 million naira a year", OFFICE, [sources.schoolFees2026], {
        note: `${UNSURE} In 2022 it was 6.1 million for day pupils and 8.1 million for boarders.`,
      }),
    },
    {
      name: "Charterhouse Lagos",
      city: "lagos",
      curriculum: read("British and international, to IGCSE; opened in 2024", OFFICE, [sources.lagosSchools]),
      ages: noAges,
      fees: read(
        "2024: 42 million naira a year in the primary school, and 2 million once to register",
        OFFICE,
        [sources.charterhouse],
        { reported: [{ value: "18 to 25 million naira a year (2026)", page: sources.schoolFees2026 }] },
      ),
    },
    {
      name: "Grange School",
      city: "lagos",
      curriculum: read("British", OFFICE, [sources.schoolFees2026]),
      ages: noAges,
      fees: read("2026: 4.5 to 6 million naira a year", OFFICE, [sources.schoolFees2026], { note: UNSURE }),
    },
    {
      name: "American International School of Abuja",
      city: "abuja",
      curriculum: read("American, with Advanced Placement", OFFICE, [sources.aisaState], {
        enteredOn: "2026-11-26",
      }),
      ages: read("From 3 years to grade 12", OFFICE, [sources.aisaState, sources.abujaSchools], {
        enteredOn: "2026-11-26",
      }),
      fees: {
        notFoundOn: "2026-11-26",
        office: OFFICE,
        note: "The school publishes none that we could read. Ask it, and plan with the American school in Lagos: $17,638 to $32,165 in 2025.",
      },
    },
    {
      name: "Regent School",
      city: "abuja",
      curriculum: read("British", OFFICE, [sources.oldFees]),
      ages: noAges,
      fees: read("2015: 1.35 million naira a year in senior secondary", OFFICE, [sources.oldFees], {
        note: "Expect many times that today: the naira has lost much of its value since.",
      }),
    },
    {
      name: "Whiteplains British School",
      city: "abuja",
      curriculum: read("British, with Cambridge and Edexcel examinations", OFFICE, [sources.pulseSchools]),
      ages: read("Primary and secondary", OFFICE, [sources.pulseSchools]),
      fees: read(
        "About 500,000 naira a year in primary and 1.6 million in secondary school",
        OFFICE,
        [sources.pulseSchools],
        { note: "The page has no date and is old. Expect more today." },
      ),
    },
    {
      name: "Bloombreed High School",
      city: "port-harcourt",
      curriculum: notFound(OFFICE, "Ask the school."),
      ages: noAges,
      fees: read("2015: 1.5 million naira a year", OFFICE, [sources.oldFees], {
        note: "We found no other fees for Port Harcourt, and none of today.",
      }),
    },
    {
      name: "Port Harcourt International Campus",
      city: "port-harcourt",
      curriculum: read("English National Curriculum", OFFICE, [sources.schoolPhic], {
        enteredOn: "2026-11-24",
        note: "The page is of 2013: ask whether the school is open.",
      }),
      ages: read("3 to 11; older classes were planned", OFFICE, [sources.schoolPhic], { enteredOn: "2026-11-24" }),
      fees: { notFoundOn: "2026-11-24", office: OFFICE, note: "Ask the school." },
    },
    {
      name: "Charles Dale Memorial International School",
      city: "port-harcourt",
      curriculum: read("Nigerian and British, to WAEC and IGCSE, boarding only", OFFICE, [sources.schoolCharlesDale], {
        enteredOn: "2026-11-24",
      }),
      ages: {
        notFoundOn: "2026-11-24",
        office: OFFICE,
        note: "It is a secondary school. Ask from which class it takes children.",
      },
      fees: { notFoundOn: "2026-11-24", office: OFFICE, note: "Ask the school." },
    },
    {
      name: "St Maria Goretti's International Schools",
      city: "port-harcourt",
      curriculum: read("Nigerian with the British National Curriculum", OFFICE, [sources.schoolGoretti], {
        enteredOn: "2026-11-24",
      }),
      ages: read("18 months to 17 years", OFFICE, [sources.schoolGoretti], { enteredOn: "2026-11-24" }),
      fees: { notFoundOn: "2026-11-24", office: OFFICE, note: "Ask the school." },
    },
  ],
  universities: read(
    "Covenant 1,452,450 to 1,747,200 naira in 2024-2025; Ibadan 450,000 to 650,000 for foreign students, by an undated page; Bowen asks 10 to 15 percent more of foreign students",
    OFFICE,
    [sources.covenantFees, sources.ibadanFees, sources.bowenFees],
  ),
};
