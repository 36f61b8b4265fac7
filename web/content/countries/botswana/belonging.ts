import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { type Belonging, notFound, read } from "../country-record.ts";
import { FEES, OFFICE, shared } from "./permit-rules.ts";
import { passportCost, passportStatus } from "./permits-stay.ts";
import { permitSources as sources } from "./sources.ts";

export const botswanaBelonging: Belonging = {
  descent: read(
    "Whoever has a mother or father who is a citizen when they are born, in Botswana or abroad",
    OFFICE,
    [sources.nationalityLaw],
    {
      note: "The page names parents only. Adults who took another nationality under the older law ask how they stand now.",
    },
  ),
  marriage: read(
    "Naturalization after five years of residence in place of ten",
    OFFICE,
    [sources.nationalityLaw, sources.foreignSpouse],
    {
      ...FEES,
      note: "250 pula and about a year; a declaration of intention, a notice in the gazette and an interview.",
    },
  ),
  naturalization: shared.citizenship,
  programs: [
    {
      name: "Impact Investment Program",
      conditions: read(
        "A contribution, checks of your record, and an investment in sectors that the government lists",
        OFFICE,
        [sources.amendmentBill, sources.amendment, sources.investorPassport],
        FEES,
      ),
      cost: passportCost,
      status: passportStatus,
      changes: [
        {
          day: "2025-09-26",
          what: read(
            "The government signs an agreement with Arton Capital in New York",
            OFFICE,
            [sources.investorPassport],
            FEES,
          ),
        },
        {
          day: "2025-10-11",
          what: read(
            "Reported: 464 people have registered their interest, Americans and Indians first",
            OFFICE,
            [sources.investorPassportRace],
            FEES,
          ),
        },
        {
          day: "2025-12-15",
          what: read(
            "A bill on multiple citizenship and citizenship by investment comes before Parliament",
            OFFICE,
            [sources.amendmentBill],
            FEES,
          ),
        },
        {
          day: "2025-12-18",
          what: read("Parliament has passed the bill, by the government's newspaper", OFFICE, [sources.amendment], {
            ...FEES,
            note: "Since which day it is in force we did not find.",
          }),
        },
      ],
    },
    {
      name: "People of African descent without ancestry in Botswana",
      conditions: notFound(
        OFFICE,
        "We found no program for the wider diaspora. The ways are work, business, family and time.",
      ),
      cost: notFound(OFFICE, "There is no program"),
      status: notFound(OFFICE, "No page names one, open or planned"),
      changes: [],
    },
  ],
  dualNationality: read(
    "Long forbidden for adults. In December 2025 Parliament approved a law that allows more than one citizenship, aimed at investors. Ask whether it is in force for your case.",
    OFFICE,
    [PUBLIC_PAGES.botswanaCitizenship],
    { enteredOn: "2026-11-26" },
  ),
};
