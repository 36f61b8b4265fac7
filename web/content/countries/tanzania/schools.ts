import { notFound, read, type Schools } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources as sources } from "./sources.ts";

const OFFICE = "tanzania-moe";
const OLD = { ...FEES, note: "Expect more today." } as const;

export const tanzaniaSchools: Schools = {
  publicSchools: read(
    "Secondary schools teach in English and charge no tuition; parents pay for uniform, food and materials",
    OFFICE,
    [sources.publicSchools],
    { note: "The page has no date and is silent on foreign children. Ask the school in your street." },
  ),
  schools: [
    {
      name: "International School of Tanganyika",
      city: "dar-es-salaam",
      curriculum: read("International Baccalaureate from age 3 to the diploma", OFFICE, [sources.istFacts]),
      ages: read("3 to 18", OFFICE, [sources.istFacts]),
      fees: read(
        "2019-2020: $14,900 in early childhood, $21,700 to grade 5, $25,100 in grades 6 to 8, $26,700 in 9 and 10, $30,800 in 11 and 12",
        OFFICE,
        [sources.ist],
        OLD,
      ),
    },
    {
      name: "Braeburn Dar es Salaam International School",
      city: "dar-es-salaam",
      curriculum: notFound(OFFICE, "Ask the school; its years are counted the English way."),
      ages: read("Crèche to year 12", OFFICE, [sources.braeburnDar]),
      fees: read(
        "2024-2025: $8,385 in crèche, $10,830 in the last year before school, $16,800 in years 1 to 6, $18,480 in years 7 to 12",
        OFFICE,
        [sources.braeburnDar],
        { ...FEES, note: "$100 to apply. 10% less for the second child, 20% for the third." },
      ),
    },
    {
      name: "Dar es Salaam International Academy",
      city: "dar-es-salaam",
      curriculum: read("International Baccalaureate, primary and middle years", OFFICE, [sources.dia], {
        note: "The fee table also has grades 11 and 12: ask which diploma.",
      }),
      ages: read("Kindergarten to grade 12", OFFICE, [sources.diaFees]),
      fees: read(
        "2023-2024: $11,418 in kindergarten, $14,262 in grade 1, $15,540 in grade 5, $18,795 in grades 11 and 12",
        OFFICE,
        [sources.diaFees],
        {
          ...FEES,
          note: "From another site, not the school's. Technology, trips and the IB come on top, up to $2,950 a year.",
        },
      ),
    },
    {
      name: "Haven of Peace Academy",
      city: "dar-es-salaam",
      curriculum: read("Christian; Cambridge IGCSE and A levels", OFFICE, [sources.hopac]),
      ages: read("Kindergarten to grade 12", OFFICE, [sources.hopac], { note: "Many grades have waiting lists." }),
      fees: notFound(OFFICE, "Ask the school. Families of missionaries come first."),
    },
    {
      name: "International School of Zanzibar",
      city: "zanzibar-city",
      curriculum: read("Cambridge: IGCSE, AS and A levels", OFFICE, [sources.iszAbout]),
      ages: read("2 to 19", OFFICE, [sources.iszAbout]),
      fees: read(
        "2022-2023: $3,978 in nursery, $9,394 in years 2 to 6, $11,742 in years 7 to 9, $13,152 in 10 and 11, $14,730 in 12 and 13",
        OFFICE,
        [sources.isz],
        { ...FEES, note: "Once $500, and $600 a year for buildings. Tuition rises by 2% or more each year." },
      ),
    },
    {
      name: "CCIS",
      city: "zanzibar-city",
      curriculum: read("British national curriculum, adapted", OFFICE, [sources.ccis]),
      ages: read("3 to 12", OFFICE, [sources.ccis]),
      fees: read("2018-2019: $1,875 a year at age 4, $3,750 from age 5, meals included", OFFICE, [sources.ccis], {
        ...FEES,
        note: "Old: ask whether the school is open.",
      }),
    },
    {
      name: "South East Coast International School",
      city: "zanzibar-city",
      curriculum: read("British, with subjects of the place such as African history", OFFICE, [sources.secSchool], {
        note: "In Jambiani on the east coast, not in the city.",
      }),
      ages: read("2 to 14; 150 children in 2024", OFFICE, [sources.secSchool]),
      fees: notFound(OFFICE, "Ask the school."),
    },
    {
      name: "UWC East Africa",
      city: "arusha",
      curriculum: read("International Baccalaureate, primary to diploma", OFFICE, [sources.uwcAbout]),
      ages: read("Nursery to the diploma, with boarding", OFFICE, [sources.uwc]),
      fees: read(
        "2025-2026: $5,000 in nursery, $14,450 in primary, $19,750 to $19,850 in the middle years, $22,350 in the last two; boarding $10,000 to $12,250 more",
        OFFICE,
        [sources.uwc],
        { ...FEES, note: "And $1,500 a year for buildings in the first two years, $1,000 deposit." },
      ),
    },
    {
      name: "Braeburn School Arusha",
      city: "arusha",
      curriculum: read("National curriculum of England, IGCSE, A levels or BTEC", OFFICE, [
        sources.braeburnArushaAbout,
        sources.braeburnArusha,
      ]),
      ages: read("2 to 18, with boarding from year 3", OFFICE, [sources.braeburnArushaAbout, sources.braeburnArusha]),
      fees: read(
        "29.1 million shillings a year in years 1 and 2, 31.7 in years 3 to 6, 38.2 in years 7 to 9, 44.5 in years 12 and 13",
        OFFICE,
        [sources.braeburnArusha],
        {
          ...FEES,
          reported: [
            { value: "in 2024-2025 $10,437, $11,352, $13,685 and $15,936", page: sources.braeburnArushaAbout },
          ],
          note: "Full boarding 22 to 23 million more. The school's page carries no year.",
        },
      ),
    },
    {
      name: "St. Constantine's International School",
      city: "arusha",
      curriculum: read("English-speaking, secular, with Swahili for everybody", OFFICE, [sources.constantine]),
      ages: notFound(OFFICE, "It has a primary and a secondary part: ask for the ages."),
      fees: notFound(OFFICE, "Ask the school."),
    },
    {
      name: "Kennedy House International School",
      city: "arusha",
      curriculum: notFound(OFFICE, "Ask the school."),
      ages: read("2 to 13, in Usa River, half an hour from Arusha", OFFICE, [sources.kennedyHouse]),
      fees: notFound(OFFICE, "The page names the dates of payment and discounts, but no sums."),
    },
  ],
  universities: read(
    "University of Dar es Salaam, 2021-2022: $2,100 a year in education, $2,700 to $3,500 in computing, for foreigners",
    OFFICE,
    [sources.universityFees],
    { ...FEES, note: "From another site, not the university's." },
  ),
};
