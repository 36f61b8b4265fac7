import { type Belonging, notFound, read } from "../country-record.ts";
import { FEES, shared } from "./permit-rules.ts";
import { permitSources as sources } from "./sources.ts";

const OFFICE = "senegal-justice-ministry";

export const senegalBelonging: Belonging = {
  descent: read(
    "Every child of a Senegalese father or mother, and whoever was born in Senegal to a parent who was born there",
    OFFICE,
    [sources.nationality, sources.nationalityLaw],
    { note: "Grandparents alone open nothing: first your parent's certificate, then yours." },
  ),
  marriage: read(
    "After five years of marriage to a Senegalese woman or man",
    OFFICE,
    [sources.nationalitySpouses, sources.nationalityLaw, sources.nationalityReport],
    {
      ...FEES,
      reported: [
        {
          value: "a wife on the day of the wedding, a husband not at all: the law before 2013",
          page: sources.nationalityWives,
        },
      ],
      note: "By the clerk of a court, in 2021; the text of the article we did not read. Law 2013-05 gave women the same right as men to pass the nationality on.",
    },
  ),
  naturalization: shared.citizenship,
  programs: [
    {
      name: "Certificate of nationality for children of Senegalese abroad",
      conditions: read("A Senegalese father or mother", OFFICE, [sources.nationality, sources.nationalityLaw]),
      cost: read("2,000 francs", OFFICE, [sources.certificate], FEES),
      status: read("Open", OFFICE, [sources.certificate]),
      changes: [
        {
          day: "2013-07-08",
          what: read("Law 2013-05: mothers pass the nationality on like fathers", OFFICE, [
            sources.nationalityLaw,
            sources.nationalityReport,
          ]),
        },
      ],
    },
    {
      name: "Moving certificate for Senegalese who return for good",
      conditions: read(
        "Senegalese with a consular card of at least six months and a list of the goods: used furniture and effects get customs relief, once",
        "senegal-foreign-ministry",
        [sources.movingCertificate],
      ),
      cost: read("Free, at the embassy in London", "senegal-foreign-ministry", [sources.movingCertificateUk], {
        pace: "fees-and-visas",
        reported: [{ value: "a stamp of 2,000 francs", page: sources.movingCertificateStamp }],
        note: "It is valid for one month.",
      }),
      status: read("Open, at the embassy or consulate", "senegal-foreign-ministry", [sources.movingCertificate]),
      changes: [],
    },
    {
      name: "FAISE, loans for projects of Senegalese abroad",
      conditions: read(
        "A studied project in any field but trade, transport and real estate: 5 to 15 million francs",
        "senegal-foreign-ministry",
        [sources.fundLoans],
        FEES,
      ),
      cost: read(
        "6% interest, six months before the first payment, five years to repay, 10% of the sum as your own money",
        "senegal-foreign-ministry",
        [sources.fundTerms],
        { ...FEES, note: "As told of loans to women in Morocco; ask for the terms of today." },
      ),
      status: read(
        "Open: 750 million francs for 150 projects were handed out in December 2025",
        "senegal-foreign-ministry",
        [sources.fundAps, sources.fundToday],
        { enteredOn: "2026-11-26" },
      ),
      changes: [],
    },
    {
      name: "People of African descent without a Senegalese parent",
      conditions: notFound(OFFICE, "We found no program like Ghana's for the wider diaspora."),
      cost: notFound(OFFICE),
      status: read("None: Senegal has made no appeal of its own to African Americans", OFFICE, [sources.noAppeal], {
        note: "A card and ten years of residence are the way.",
      }),
      changes: [],
    },
  ],
  dualNationality: read(
    "The law seems to exclude it, and practice tolerates it. The president may hold no other nationality.",
    OFFICE,
    [sources.nationalityReport, sources.nationalityPresident],
    { note: "Ask the ministry in writing before you are naturalized." },
  ),
};
