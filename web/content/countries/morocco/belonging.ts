import { type Belonging, notFound, read } from "../country-record.ts";
import { FEES, shared } from "./permit-rules.ts";
import { moneySources } from "./sources-of-money.ts";
import { permitSources as sources } from "./sources.ts";

const OFFICE = "morocco-justice-ministry";

export const moroccoBelonging: Belonging = {
  descent: read(
    "Every child of a Moroccan father or mother is Moroccan, wherever born",
    OFFICE,
    [sources.nationalityLawyer, sources.nationalityReport, sources.nationalityGuide],
    {
      note: "Through the mother since the law of 2007. Born before it, you have the birth entered in the Moroccan register, with the mother's certificate of nationality.",
    },
  ),
  marriage: read(
    "A foreign wife of a Moroccan: by declaration to the minister after five years of life together in Morocco. Marriage to a Moroccan woman gives a husband no such right.",
    OFFICE,
    [
      sources.nationalityReport,
      sources.nationalityLawyer,
      sources.nationalityHusbands,
      sources.nationalityBillOfMinistry,
    ],
    {
      ...FEES,
      reported: [{ value: "a spouse of either sex after five years", page: sources.nationalityExpert }],
      note: "Bills to open it to husbands were proposed by the ministry and in Parliament; we found none that passed.",
    },
  ),
  naturalization: shared.citizenship,
  programs: [
    {
      name: "Nationality for children of Moroccans abroad",
      conditions: read(
        "A Moroccan father or mother. Children born since April 2, 2007 are entered directly at a consulate.",
        OFFICE,
        [sources.nationalityGuide],
      ),
      cost: notFound(OFFICE, "Ask the consulate what the entry and the certificate of nationality cost."),
      status: read("Open", OFFICE, [sources.nationalityGuide, sources.nationalityLawyer]),
      changes: [
        {
          day: "2007-04-02",
          what: read("From this day mothers pass on their nationality, too", OFFICE, [
            sources.nationalityGuide,
            sources.nationalityReport,
          ]),
        },
      ],
    },
    {
      name: "Moroccans who return for good",
      conditions: read(
        "Registered with a Moroccan consulate: used household goods come in free of duty, once, and any foreign driving license can be exchanged",
        "morocco-adii",
        [moneySources.goodsReturning, moneySources.drivingOffice],
        { note: "Cars are apart: see the chapter on what you bring." },
      ),
      cost: notFound("morocco-consular-service", "Ask your consulate what its certificate costs."),
      status: read("Open", "morocco-adii", [moneySources.goodsReturning, moneySources.carReturning], {
        note: "The consulate's page is old: ask for today's list of papers.",
      }),
      changes: [],
    },
    {
      name: "Descendants of Moroccan Jews",
      conditions: read("Proposed: nationality for the children and grandchildren of Moroccan Jews who left", OFFICE, [
        sources.jewishPetition,
        sources.jewishDescent,
      ]),
      cost: notFound(OFFICE),
      status: read(
        "Not law. A petition needs 20,000 signatures before Parliament looks at it, and had fewer than 300.",
        OFFICE,
        [sources.jewishPetition],
        { note: "State of October 2024; a child of a Moroccan parent is a citizen without it." },
      ),
      changes: [
        {
          day: "2024-10-11",
          what: read("A petition for such a law reached the ministry for relations with Parliament", OFFICE, [
            sources.jewishPetition,
          ]),
        },
      ],
    },
    {
      name: "People of African descent without a Moroccan parent",
      conditions: notFound(OFFICE, "We found no program like Ghana's for the wider diaspora."),
      cost: notFound(OFFICE),
      status: read(
        "Closed: two campaigns, in 2014 and 2017, gave cards to about 50,000 migrants without papers",
        "morocco-dgsn",
        [sources.regularization],
        { note: "A card and years of residence are the way." },
      ),
      changes: [
        {
          day: "2023-02-27",
          what: read("Naturalization asks for Arabic or Amazigh, by law 08.23", OFFICE, [
            sources.naturalizationLanguage,
          ]),
        },
      ],
    },
  ],
  dualNationality: read(
    "Allowed in practice. Moroccan nationality is lost only by a decree that you ask for after taking another.",
    OFFICE,
    [sources.nationalityLoss, sources.nationalityReport],
    { note: "In Morocco only the Moroccan nationality counts: your embassy can do little for you." },
  ),
};
