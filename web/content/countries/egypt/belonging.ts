import { type Belonging, notFound, read } from "../country-record.ts";
import { FEES, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const OFFICE = "egypt-interior-ministry";

export const egyptBelonging: Belonging = {
  descent: read(
    "Whoever has an Egyptian father or mother is Egyptian, wherever born; with a mother and a foreign father also if born before 2004",
    OFFICE,
    [sources.nationality, sources.motherLaw],
    {
      ...FEES,
      note: "With a grandparent alone we found no sure way. In 2023 parliament widened it for people born in Egypt to a mother of Egyptian origin.",
    },
  ),
  marriage: read(
    "For wives of Egyptians two years after they declare the wish, if the marriage lasts; not for husbands",
    OFFICE,
    [sources.wives, sources.nationality, sources.nationalityWays],
    { ...FEES, note: "The Ministry may refuse within the two years, with reasons." },
  ),
  naturalization: shared.citizenship,
  programs: [
    {
      name: "Citizenship by investment",
      conditions: read(
        "$250,000 given, $300,000 of real estate outside Sinai, $350,000 in a business with $100,000 given, or $500,000 deposited for three years",
        "egypt-gafi",
        [sources.citizenshipSums, sources.citizenshipMarket],
        {
          ...FEES,
          note: "Lowered in 2023, when any real estate began to count. No residence and no language are asked.",
        },
      ),
      cost: read("$10,000 to begin", "egypt-gafi", [sources.citizenshipFees], FEES),
      status: read("Open in July 2025, 6 to 12 months", "egypt-gafi", [sources.citizenshipMarket], FEES),
      changes: [],
    },
    {
      name: "Settling the residence of people without papers",
      conditions: read("An Egyptian host, and $1,000 in fees", OFFICE, [sources.foreignMoney, sources.smartCard], FEES),
      cost: read("$1,000", OFFICE, [sources.foreignMoney, sources.smartCard], FEES),
      status: read("Announced in August 2023, with a last day of June 30, 2024", OFFICE, [sources.smartCard], FEES),
      changes: [
        {
          day: "2024-06-30",
          what: read("Last day to settle the status and take the smart card", OFFICE, [sources.smartCard], FEES),
        },
      ],
    },
    {
      name: "People of African descent without an Egyptian parent",
      conditions: notFound(
        OFFICE,
        "We found no program for the wider diaspora. A residence or an investment is the way.",
      ),
      cost: notFound(OFFICE),
      status: notFound(OFFICE),
      changes: [],
    },
  ],
  dualNationality: read(
    "Egyptians need the Ministry's permission to take another nationality; without it the cabinet may take theirs. People who become Egyptian by investment keep the first.",
    OFFICE,
    [sources.nationality, sources.nationalityLost, sources.citizenshipDual],
    {
      ...FEES,
      note: "In Egypt only the Egyptian nationality counts, and men may be called up for military service.",
    },
  ),
};
