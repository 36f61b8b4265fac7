import { visaFact } from "#domain/facts.ts";
import type { VisaCountry } from "./visa-type.ts";

/** Kenya: Tourist Visa and Work Permit. Fees, durations and processing as product §9 states them. */
export const kenyaVisas = {
  country: "kenya",
  types: [
    {
      id: "kenya-tourist-visa",
      name: "Tourist Visa",
      duration: visaFact("90 days", "brief", "kenya-eta"),
      requirements: visaFact(
        [
          "Passport valid for at least six months after you arrive, with a blank page",
          "Approved electronic travel authorization (eTA) before you board",
          "Passport-style photograph or selfie",
          "Proof of where you will stay",
          "Arrival and departure details",
        ],
        "estimate",
        "kenya-eta",
      ),
      processing: visaFact("7-14 days", "brief", "kenya-eta", {
        note: "Plan for this long. When the eTA opened in 2024, its site named three working days as the standard time.",
      }),
      difficulty: "Easy",
      confirmAt: "kenya-eta",
      detailedInfo: {
        cost: visaFact("$51", "brief", "kenya-eta", {
          note: "In January 2024 Kenya replaced the visitor visa with the eTA, which opened at $30 per traveler. Pay only what the official eTA site asks.",
        }),
        application: visaFact(
          "Apply on the official eTA site before you travel. Upload your passport page, photograph and bookings, pay by card, and wait for the approval by e-mail. Every traveler needs an eTA, children included. Print it, or keep it on your phone for the airline and for the officer on arrival.",
          "estimate",
          "kenya-eta",
        ),
        documents: visaFact(
          [
            "Scan of your passport's photo page",
            "Passport-style photograph",
            "Flight itinerary",
            "Hotel booking, or your host's invitation with a copy of their identity card",
            "Yellow fever certificate if you arrive from a country where it occurs",
          ],
          "estimate",
          "kenya-eta",
        ),
        tips: visaFact(
          [
            "Look-alike sites sell the same form at several times the price. Type the official address yourself.",
            "Apply as soon as flights and lodging are booked; a typing error in the passport number is the most common reason for delay.",
            "An eTA lets you look around. It does not let you work, not even for a week.",
          ],
          "estimate",
          "kenya-eta",
        ),
        extensions: visaFact(
          "Apply for an extension of your visitor's pass to the Directorate of Immigration Services, online through eCitizen, before the stay you were granted ends. Kenya has allowed visitors up to six months in all.",
          "estimate",
          "kenya-immigration",
        ),
      },
    },
    {
      id: "kenya-work-permit",
      name: "Work Permit",
      duration: visaFact("Usually 2 years, renewable", "estimate", "kenya-immigration"),
      requirements: visaFact(
        [
          "A job offer from a Kenyan employer, or your own registered business",
          "Qualifications for the class of permit you apply for",
          "Clean police record",
          "Passport valid for the time of the permit",
          "For investors: proof of the capital that the law asks for",
        ],
        "estimate",
        "kenya-immigration",
      ),
      processing: visaFact("2-4 months", "brief", "kenya-immigration"),
      difficulty: "Hard",
      confirmAt: "kenya-immigration",
      detailedInfo: {
        cost: visaFact("$2,000", "brief", "kenya-immigration", {
          note: "The government's fee depends on the class of permit and the number of years, with a processing fee besides, and is set in shillings.",
        }),
        application: visaFact(
          "Permits come in classes: D for employment, G for trade, business and consultancy, K for residents with an assured income, and others. The employer, or you yourself for your own company, applies online to the Directorate of Immigration Services. A committee decides; the fee for the permit itself is paid after approval. Apply for the foreign national certificate once you have the permit.",
          "estimate",
          "kenya-immigration",
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
          "estimate",
          "kenya-immigration",
        ),
        tips: visaFact(
          [
            "For a job, the employer must show why the post could not be filled in Kenya. A strong letter with the training of a Kenyan colleague in it helps.",
            "Ask for a special pass if you must start before the permit is issued, and do not work on an eTA.",
            "People who work remotely for a foreign employer should ask whether the digital nomad permit fits them better.",
          ],
          "estimate",
          "kenya-immigration",
        ),
        extensions: visaFact(
          "Renew online well before the permit ends, about three months ahead. After seven years of lawful residence on permits you may ask about permanent residence.",
          "estimate",
          "kenya-immigration",
        ),
      },
    },
  ],
} as const satisfies VisaCountry;
