import { notFound, read, type Schools } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources as sources } from "./sources-of-life.ts";

const OFFICE = "rwanda-mineduc";

export const rwandaSchools: Schools = {
  publicSchools: notFound(OFFICE, "Ask whether a foreign child is admitted, in which language, and what it costs."),
  schools: [
    {
      name: "International School of Kigali",
      city: "kigali",
      curriculum: read("American standards (AERO), with Advanced Placement in high school", OFFICE, [sources.isk]),
      ages: read("Pre-kindergarten to grade 12", OFFICE, [sources.isk, sources.iskFees]),
      fees: read(
        "2025-2026: $8,518 in pre-kindergarten, $17,440 in kindergarten, $23,611 in grades 1 to 5, $28,173 in grades 9 to 12",
        OFFICE,
        [sources.iskFees],
        { ...FEES, note: "Once: $500 to $1,000 to apply and up to $3,000 for development. $2,000 deposit." },
      ),
    },
    {
      name: "Kigali International Community School",
      city: "kigali",
      curriculum: notFound(OFFICE, "Ask the school."),
      ages: read("Pre-kindergarten to grade 12", OFFICE, [sources.kics]),
      fees: read(
        "2023-2024: $5,000 to $6,500 in pre-kindergarten, $12,791 in kindergarten, $17,279 in grades 1 to 5, $20,645 in grades 9 to 12",
        OFFICE,
        [sources.kics],
        { ...FEES, note: "And $900 a year for development, $1,500 once per family. Expect more today." },
      ),
    },
    {
      name: "École belge de Kigali",
      city: "kigali",
      curriculum: read(
        "French-speaking. In April 2025 the ministry ordered it to give up the Belgian curriculum from September 2025.",
        OFFICE,
        [sources.belgianOrder],
        {
          reported: [{ value: "Belgian programs and diplomas", page: sources.belgian }],
          note: "Ask which diploma your child would get, and who recognizes it.",
        },
      ),
      ages: read("Nursery to the end of secondary school", OFFICE, [sources.belgianFees, sources.belgian]),
      fees: read(
        "2025-2026: 4,334 euros in nursery, 4,631 in primary, 6,137 to 6,602 in the first four years of secondary",
        OFFICE,
        [sources.belgianFees, sources.belgian],
        { ...FEES, note: "Higher if an employer pays back part or all. Once: 300 to 500 euros." },
      ),
    },
    {
      name: "Green Hills Academy",
      city: "kigali",
      curriculum: read(
        "International Baccalaureate: the middle years to grade 10 (MYP), then the diploma",
        OFFICE,
        [sources.greenHillsHigh, sources.greenHillsMiddle],
        {
          enteredOn: "2026-11-26",
          reported: [
            { value: "Cambridge to IGCSE in grade 10, on the school's former site", page: sources.greenHills },
          ],
          note: "Some subjects are in French in one of its two programs.",
        },
      ),
      ages: read("Nursery to grade 12", OFFICE, [sources.greenHills, sources.greenHillsNews]),
      fees: notFound(OFFICE, "Ask the school. In 2018 it took 500,000 francs in advance to keep a place."),
    },
    {
      name: "Wisdom School",
      city: "musanze",
      curriculum: read(
        "Rwandan, with English, French, Swahili and Chinese, Christian, with boarding",
        OFFICE,
        [sources.wisdomSchool, sources.wisdomSchoolNews],
        { enteredOn: "2026-11-24" },
      ),
      ages: read("Nursery to the end of secondary school", OFFICE, [sources.wisdomSchool, sources.wisdomSchoolNews], {
        enteredOn: "2026-11-24",
      }),
      fees: { notFoundOn: "2026-11-24", office: OFFICE, note: "Ask the school." },
    },
  ],
  universities: read(
    "Carnegie Mellon University Africa: $16,000 a year for African nationals, $50,100 for others. University of Kigali: $1,100 a year in business, for foreigners.",
    OFFICE,
    [sources.cmuAfrica, sources.universityOfKigali],
    { ...FEES, note: "Neither page has a date. A second, African nationality can change the fee: ask." },
  ),
};
