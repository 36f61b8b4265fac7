import { notFound, read, type Schools } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources as sources } from "./sources.ts";

const OFFICE = "sierra-leone-education";

export const sierraLeoneSchools: Schools = {
  publicSchools: read(
    "In English: six years of primary, three of junior and three of senior school, with West African exams after each",
    OFFICE,
    [sources.publicSchools],
    { note: "The page is silent on foreign children. Ask the school in your street." },
  ),
  schools: [
    {
      name: "American International School of Freetown",
      city: "freetown",
      curriculum: read("US standards; grades 9 to 12 by an online school", OFFICE, [sources.aisf], {
        note: "Accredited in the US until May 2025 by the page that we read: ask whether it was renewed.",
      }),
      ages: read("3 to grade 12", OFFICE, [sources.aisf]),
      fees: notFound(
        OFFICE,
        "The school publishes none that we could read. Ask for tuition, entry fee and the online school.",
      ),
    },
    {
      name: "British International School & Montessori",
      city: "freetown",
      curriculum: read("Montessori, then Cambridge primary and lower secondary, IGCSE in year 11", OFFICE, [
        sources.british,
      ]),
      ages: read("Early years to year 11", OFFICE, [sources.british]),
      fees: notFound(OFFICE, "Ask the school."),
    },
    {
      name: "Lebanese International School",
      city: "freetown",
      curriculum: read("In English, with Arabic: IGCSE, AS and A levels", OFFICE, [sources.lebanese]),
      ages: read("Nursery to sixth form", OFFICE, [sources.lebanese]),
      fees: notFound(OFFICE, "Ask the school."),
    },
    {
      name: "Mereweather Preparatory School",
      city: "freetown",
      curriculum: notFound(OFFICE, "Ask the school."),
      ages: read("Nursery and primary", OFFICE, [sources.mereweather]),
      fees: read("1,650 leones a term in nursery and 1,755 in infants, in 2016", OFFICE, [sources.mereweather], {
        ...FEES,
        note: "In today's leones, which have three zeros less. Expect far more today.",
      }),
    },
  ],
  universities: read(
    "10,208 leones in all for first-year students of the University of Sierra Leone in 2025/26, 13,792 in law; $3,000 a year at Limkokwing in 2019; foreigners paid half as much again in Makeni in 2018",
    OFFICE,
    [sources.universityFees, sources.universityIncrease, sources.limkokwing, sources.makeni],
    {
      ...FEES,
      reported: [{ value: "5,050 leones a year in arts, some years ago", page: sources.fourahBay }],
      note: "In today's leones. Ask for the foreigners' fee.",
    },
  ),
};
