import { ALL_PASSPORTS } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { GHANA_CITIZENSHIP } from "../destination-rules.ts";
import { ghanaVisas } from "./visas.ts";
import { type Belonging, notFound, read } from "../country-record.ts";
import { FEES_AND_VISAS } from "./permit-rules.ts";
import { rightOfAbodeConditions, rightOfAbodeFee } from "./permits-for-good.ts";
import { ghanaSources as pages } from "./sources.ts";

const [, rightOfAbode] = ghanaVisas.types;
const BY_ANCESTRY = { ...FEES_AND_VISAS, passports: ALL_PASSPORTS };
const [pause, detail, vetting] = [
  PUBLIC_PAGES.ghanaCitizenshipPause,
  PUBLIC_PAGES.ghanaCitizenshipPauseDetail,
  PUBLIC_PAGES.ghanaCitizenshipVetting,
];

/** What makes somebody a citizen of Ghana or a resident for life. */
export const ghanaBelonging: Belonging = {
  descent: read(
    "A person born abroad with a Ghanaian parent or grandparent can claim citizenship, with that person's birth certificate and passport page as evidence.",
    "ghana-interior-ministry",
    [pages.dualCitizen, pages.citizenshipHow],
    {
      reported: [
        { value: "by descent only through a parent", page: pages.citizenshipProcess },
        {
          value: "through a grandparent if you were born on or after January 7, 1993",
          page: pages.citizenshipGrandparent,
        },
      ],
    },
  ),
  marriage: read(
    "The spouse of a Ghanaian can be registered as a citizen after five years of living in Ghana, with a letter of consent of the spouse and an indigenous language. Form: 3,000 cedis. Time: eight months.",
    "ghana-interior-ministry",
    [pages.registration],
    { ...FEES_AND_VISAS, note: "The page bears no day. Ask for the fee before you pay." },
  ),
  naturalization: read(
    "The last 12 months in Ghana without a break and five of the seven years before them; an indigenous language; two Ghanaian lawyers, notaries or senior officers as witnesses; a substantial contribution. Form: 6,000 cedis. Time: six months.",
    "ghana-interior-ministry",
    [pages.naturalization],
    {
      ...FEES_AND_VISAS,
      reported: [{ value: "7,758 cedis for naturalization, by regulations of 2023", page: pages.interiorFees }],
      note: "No prison sentence, anywhere. The page also asks for business papers, audited accounts and the indenture of landed property.",
    },
  ),
  programs: [
    {
      name: "Citizenship for people of African descent",
      conditions: GHANA_CITIZENSHIP.content,
      cost: read(
        "1,500 cedis for the review, not returned, and 25,000 cedis if you are shortlisted; in dollars $136 and $2,280",
        "ghana-interior-ministry",
        [PUBLIC_PAGES.ghanaCitizenshipFees, PUBLIC_PAGES.ghanaCitizenshipCosts],
        { ...BY_ANCESTRY, note: "The DNA test, the police clearances and the journeys come on top." },
      ),
      status: read(
        "New applications suspended since February 1, 2026; vetting of earlier applicants began on February 11",
        "ghana-interior-ministry",
        [pause, detail, vetting],
        {
          ...BY_ANCESTRY,
          reported: [{ value: "the online registration remains open", page: pages.vettingStarts }],
          note: "We found no page on what has happened since March 2026. Pay nothing before the Ministry has answered you.",
        },
      ),
      changes: [
        {
          day: "2026-02-01",
          what: read(
            "The Ministry suspends new applications.",
            "ghana-interior-ministry",
            [pause, detail],
            BY_ANCESTRY,
          ),
        },
        {
          day: "2026-02-11",
          what: read(
            "Vetting of earlier applicants begins in batches in Accra.",
            "ghana-interior-ministry",
            [vetting, pages.vettingStarts],
            BY_ANCESTRY,
          ),
        },
        {
          day: "2026-03-05",
          what: read(
            "Planned day of the swearing-in, not for all applicants.",
            "ghana-interior-ministry",
            [vetting],
            BY_ANCESTRY,
          ),
        },
      ],
    },
    {
      name: rightOfAbode.name,
      conditions: rightOfAbodeConditions,
      cost: rightOfAbodeFee,
      status: read(
        "Open; the pause of February 2026 did not name it",
        "ghana-interior-ministry",
        [PUBLIC_PAGES.ghanaRightOfAbodeMinistry, detail],
        BY_ANCESTRY,
      ),
      changes: [
        {
          day: "2001-07-19",
          what: read(
            "The Immigration Regulations lay down how one applies under the Act of 2000.",
            "ghana-interior-ministry",
            [pages.immigrationRegulations],
            BY_ANCESTRY,
          ),
        },
        {
          day: "2004-10-20",
          what: read(
            "Reported: a deputy minister says that the government promotes the right, then for about 18 months in Ghana with a home or a business.",
            "ghana-interior-ministry",
            [pages.abodePromoted],
            BY_ANCESTRY,
          ),
        },
        {
          day: "2018-03-16",
          what: read(
            "Reported: a member of Parliament asks for a campaign, because few know of the right.",
            "ghana-interior-ministry",
            [pages.abodeParliament],
            BY_ANCESTRY,
          ),
        },
        {
          day: "2026-02-01",
          what: read(
            "New applications for citizenship pause; the announcement leaves the right of abode alone.",
            "ghana-interior-ministry",
            [detail],
            BY_ANCESTRY,
          ),
        },
      ],
    },
    {
      name: "Visa on arrival for December visitors",
      conditions: read(
        "Visitors from the diaspora could fly without a visa and get it at the airport.",
        "ghana-foreign-ministry",
        [pages.visaOnArrival2023],
        FEES_AND_VISAS,
      ),
      cost: notFound("ghana-foreign-ministry", "What a visa on arrival costs, if there is one this December"),
      status: read(
        "Held from December 1, 2023 to January 15, 2024",
        "ghana-foreign-ministry",
        [pages.visaOnArrival2023],
        {
          ...FEES_AND_VISAS,
          note: "We found no page that announces it for 2026. Get the visa before you fly.",
        },
      ),
      changes: [],
    },
  ],
  dualNationality: read(
    "Allowed. A Ghanaian with another nationality registers as a dual citizen with the Ministry of the Interior, on Form 10.",
    "ghana-interior-ministry",
    [pages.dualCitizen],
    { note: "Some public offices are closed to dual citizens." },
  ),
};
