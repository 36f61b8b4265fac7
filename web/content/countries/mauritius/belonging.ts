import { type Belonging, notFound, read } from "../country-record.ts";
import { FEES, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const OFFICE = "mauritius-home-affairs";

export const mauritiusBelonging: Belonging = {
  descent: read(
    "Born abroad, you are a citizen if a parent is a citizen by birth. Citizens who were born abroad do not pass it on to children born abroad.",
    OFFICE,
    [sources.nationality, sources.nationalityLaw],
    { ...FEES, note: "With a grandparent alone the Diaspora Scheme is the way, which gives residence." },
  ),
  marriage: read("On application after four years of living together under one roof", OFFICE, [sources.spouseForum], {
    ...FEES,
    note: "From a forum. Ask the Home Affairs Division.",
  }),
  naturalization: shared.citizenship,
  programs: [
    {
      name: "Mauritian Diaspora Scheme",
      conditions: read(
        "Citizens of Mauritius, their children and grandchildren who lived and worked abroad before March 24, 2015 and come with skills, as employees or self-employed",
        "mauritius-edb",
        [sources.diasporaBoard, sources.diasporaKinds],
        {
          ...FEES,
          note: "Ten years without income tax, up to 2 million rupees of excise duty on a car, household goods free of duty, and no registration duty on a first home under an approved scheme.",
        },
      ),
      cost: notFound("mauritius-edb", "The Board's pages that we read name no fee."),
      status: read(
        "On the Board's site, without a day",
        "mauritius-edb",
        [sources.diasporaBoard, sources.diasporaIncentives],
        {
          ...FEES,
          note: "Who left after March 24, 2015 does not qualify by these pages. Ask whether it still takes members.",
        },
      ),
      changes: [
        {
          day: "2015-03-24",
          what: read(
            "The day before which members must have lived and worked abroad",
            "mauritius-edb",
            [sources.diasporaBoard],
            FEES,
          ),
        },
      ],
    },
    {
      name: "Naturalization for investors",
      conditions: read(
        "At least $500,000 invested in Mauritius and two years of residence in a row",
        OFFICE,
        [sources.investorCitizen, sources.dualNationality],
        { ...FEES, note: "At the discretion of the Prime Minister's Office; two newspaper notices are part of it." },
      ),
      cost: read("2,000 rupees to apply and 50,000 on approval", OFFICE, [sources.investorCitizenFees], FEES),
      status: read("In the law, as described in February 2023", OFFICE, [sources.dualNationality], FEES),
      changes: [],
    },
    {
      name: "People of African descent without a Mauritian ancestor",
      conditions: notFound(OFFICE, "We found no program for the wider diaspora. A permit is the way."),
      cost: notFound(OFFICE),
      status: notFound(OFFICE),
      changes: [],
    },
  ],
  dualNationality: read(
    "Who is registered as a citizen must renounce any other nationality, by one page",
    OFFICE,
    [sources.registration, sources.investorCitizen],
    {
      ...FEES,
      reported: [{ value: "kept, where the law of the country of birth allows it", page: sources.dualNationality }],
      note: "The papers for investors include a form of renunciation. Ask in writing before you apply. For citizens by descent we read no page.",
    },
  ),
};
