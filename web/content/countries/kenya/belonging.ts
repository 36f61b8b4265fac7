import { type Belonging, notFound, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { sources } from "./sources.ts";

export const kenyaBelonging: Belonging = {
  descent: read(
    "A person is a citizen by birth if the mother or the father was a Kenyan citizen on that day, wherever it was",
    "kenya-immigration",
    [sources.byDescent, sources.citizenshipGuide, sources.feesWithdrawn],
    {
      note: "If you were born outside Kenya, this holds only if that parent is or was a citizen by birth. We found no route through a grandparent alone.",
    },
  ),
  marriage: read(
    "On application after seven years of marriage to a citizen that still stands",
    "kenya-immigration",
    [sources.byMarriage],
    {
      ...FEES,
      note: "The fee: 30,000 shillings on a page of 2024; 100,000 in the notice of November 2023 that was withdrawn for consultation. Ask.",
    },
  ),
  naturalization: read(
    "After seven years of continuous lawful residence, with a certificate of good conduct and proof of a contribution to the country. 200,000 shillings on the office's older page.",
    "kenya-immigration",
    [sources.byResidence],
    { ...FEES, reported: [{ value: "1,000,000 shillings", page: sources.byResidenceCost }] },
  ),
  programs: [
    {
      name: "Regaining citizenship",
      conditions: read("You were a citizen by birth and lost or gave up the citizenship", "kenya-immigration", [
        sources.regain,
      ]),
      cost: read("50,000 shillings", "kenya-immigration", [sources.feesMarch], FEES),
      status: read("Open: former citizens by birth are entitled to it", "kenya-immigration", [sources.regain]),
      changes: [
        {
          day: "2010-08-27",
          what: read("The new Constitution allows two citizenships", "kenya-immigration", [sources.citizenshipGuide]),
        },
        {
          day: "2024-03-01",
          what: read("The fee rises from 5,000 to 50,000 shillings", "kenya-immigration", [sources.feesMarch]),
        },
      ],
    },
    {
      name: "Permanent residence for spouses of citizens",
      conditions: read("Married to a Kenyan citizen for at least three years", "kenya-immigration", [
        sources.permanentSpouse,
        sources.permanentLawGuide,
      ]),
      cost: read("150,000 shillings for the certificate", "kenya-immigration", [sources.feesMarch], FEES),
      status: read("Open", "kenya-immigration", [sources.permanentSpouse]),
      changes: [
        {
          day: "2024-03-01",
          what: read("The fee rises from 50,000 to 150,000 shillings", "kenya-immigration", [sources.feesMarch]),
        },
      ],
    },
    {
      name: "People of African descent without a Kenyan parent",
      conditions: notFound(
        "kenya-immigration",
        "We found no program like Ghana's for the wider diaspora. A permit and seven years of residence are the way.",
      ),
      cost: notFound("kenya-immigration"),
      status: notFound("kenya-immigration"),
      changes: [],
    },
  ],
  dualNationality: read(
    "Allowed for citizens by birth. They declare the other citizenship within three months.",
    "kenya-immigration",
    [sources.dualDeclaration, sources.dualGuide, sources.regain],
    {
      ...FEES,
      note: "20,000 shillings to apply and 10,000 for the certificate. Silence is an offense with a fine of up to 5 million shillings or three years in prison.",
    },
  ),
};
