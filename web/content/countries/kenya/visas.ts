import { visaFact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { factText } from "#web/lib/fact-text.ts";
import type { VisaCountry } from "../visa-type.ts";
import { sources } from "./sources.ts";
import { passportValidity, vaccination } from "./visitor-rules.ts";
import { classDFee, classGFee, classNFee } from "./work-permit-fees.ts";

const ETA_PAGES = [PUBLIC_PAGES.kenyaEtaRequirements, PUBLIC_PAGES.kenyaEta];

/** Kenya: Visitor (eTA), which replaced the Tourist Visa, and Work Permit. Fees, durations and processing are fixed planning figures; beside them stands what pages say that contradict them. */
export const kenyaVisas = {
  country: "kenya",
  types: [
    {
      id: "kenya-tourist-visa",
      name: "Visitor (eTA)",
      replaces: "Tourist Visa",
      duration: visaFact("90 days", "brief", "kenya-eta"),
      requirements: visaFact(
        [
          `Passport validity: ${factText(passportValidity)}`,
          "Approved electronic travel authorization (eTA) before you board",
          "Passport-style photograph or selfie",
          "Proof of where you will stay",
          "Arrival and departure details",
        ],
        "summary",
        "kenya-eta",
        { readAt: [...ETA_PAGES, ...passportValidity.readAt!] },
      ),
      processing: visaFact("7-14 days", "brief", "kenya-eta", {
        reported: [{ value: "three working days, when the eTA opened", page: PUBLIC_PAGES.kenyaEta }],
      }),
      difficulty: "Easy",
      confirmAt: "kenya-eta",
      detailedInfo: {
        cost: visaFact("$51", "brief", "kenya-eta", {
          reported: [
            { value: "$30 for each traveler and a card charge, when the eTA opened", page: PUBLIC_PAGES.kenyaEta },
          ],
        }),
        application: visaFact(
          "In January 2024 Kenya replaced the visitor visa with the eTA. Apply on its official site before you travel, and pay only what that site asks; faster processing costs more. Upload your passport page, photograph and bookings, pay by card, and wait for the approval by email. Every traveler needs an eTA, children included. Print it, or keep it on your phone for the airline and for the officer on arrival.",
          "summary",
          "kenya-eta",
          { readAt: ETA_PAGES },
        ),
        documents: visaFact(
          [
            "Scan of your passport's photo page",
            "Passport-style photograph",
            "Flight itinerary",
            "Hotel booking, or your host's invitation with a copy of their identity card",
            `Vaccination: ${factText(vaccination)}`,
          ],
          "summary",
          "kenya-eta",
          { readAt: [...ETA_PAGES, ...vaccination.readAt!] },
        ),
        tips: visaFact(
          [
            "Look-alike sites sell the same form at several times the price. Type the official address yourself.",
            "Apply as soon as flights and lodging are booked; check the passport number twice.",
            "An eTA is for visiting. It does not allow any work, not even for a week.",
          ],
          "summary",
          "kenya-eta",
        ),
        extensions: visaFact(
          "Once, by up to another 90 days, 180 days in all. Apply on the eFNS portal before the stay you were granted ends, and bring the printed form to an immigration office. The office names no charge.",
          "summary",
          "kenya-immigration",
          {
            enteredOn: "2026-11-23",
            readAt: [sources.extensionOffice, sources.extensionPortal, sources.extensionAgent],
            note: "The fees of 2024 name $200 for an extension after six months and $100 for overstaying.",
          },
        ),
      },
    },
    {
      id: "kenya-work-permit",
      name: "Work Permit",
      duration: visaFact("Usually 2 years, renewable", "summary", "kenya-immigration", {
        enteredOn: "2026-11-23",
        readAt: [sources.permitTerms],
      }),
      requirements: visaFact(
        [
          "A job offer from a Kenyan employer, or your own registered business",
          "Qualifications for the class of permit you apply for",
          "Clean police record",
          "Passport valid for the time of the permit",
          "For investors: proof of $100,000 in capital",
        ],
        "summary",
        "kenya-immigration",
      ),
      processing: visaFact("2-4 months", "brief", "kenya-immigration"),
      difficulty: "Hard",
      confirmAt: "kenya-immigration",
      detailedInfo: {
        cost: visaFact("$2,000", "brief", "kenya-immigration", {
          reported: [
            { value: `${classDFee.value}, for class D (a job)`, page: PUBLIC_PAGES.kenyaFeesAgo },
            { value: `${classGFee.value}, for class G (a business)`, page: PUBLIC_PAGES.kenyaFeesAgo },
            { value: `${classNFee.value}, for class N (remote work)`, page: sources.classNFeeLower },
            ...classNFee.reported!.map(({ value, page }) => ({ value: `${value}, for class N`, page })),
          ],
          readAt: [PUBLIC_PAGES.kenyaFeesAmm, PUBLIC_PAGES.kenyaFeesIbn, PUBLIC_PAGES.kenyaClassN],
        }),
        application: visaFact(
          "Permits come in classes: D for employment; G for trade, business and consultancy, with proof of $100,000 in capital; K for people of 35 and older with an assured income of $24,000 a year from outside Kenya and no work there; N for remote work for an employer abroad, with $24,000 a year; and others. The employer, or you yourself for your own company, applies online to the Directorate of Immigration Services. A committee decides; the fee for the permit itself is paid after approval. Apply for the foreign national certificate once you have the permit.",
          "summary",
          "kenya-immigration",
          {
            readAt: [
              PUBLIC_PAGES.kenyaClassG,
              PUBLIC_PAGES.kenyaClassK,
              PUBLIC_PAGES.kenyaClassN,
              PUBLIC_PAGES.kenyaClassNLawyers,
            ],
          },
        ),
        documents: visaFact(
          [
            "Application form with a cover letter from the employer, or from yourself",
            "Passport copy and photographs",
            "Certified academic and professional certificates",
            "Curriculum vitae",
            "Employment contract, or company registration documents",
            "Tax compliance certificate of the employer or the company",
            "Police clearance from your home country",
            "For investors: evidence that the capital has been brought in",
          ],
          "summary",
          "kenya-immigration",
        ),
        tips: visaFact(
          [
            "The fee is for each year: a permit of two years costs it twice.",
            "For a job, the employer must show why the post could not be filled in Kenya. A strong letter with the training of a Kenyan colleague in it helps.",
            "Ask for a special pass if you must start before the permit is issued ($200 a month), and do not work on an eTA.",
            "People who work remotely for a foreign employer should ask whether class N fits them better than class D.",
          ],
          "summary",
          "kenya-immigration",
        ),
        extensions: visaFact(
          "Any number of times, if you apply at least three months before it ends. A renewal asks for the tax compliance certificates of the employer or company and of the holder.",
          "summary",
          "kenya-immigration",
          { enteredOn: "2026-11-23", readAt: [sources.permitTerms, sources.workPermitPapers] },
        ),
      },
    },
  ],
} as const satisfies VisaCountry;
