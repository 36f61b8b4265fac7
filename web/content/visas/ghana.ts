import { visaFact } from "#domain/facts.ts";
import type { VisaCountry } from "./visa-type.ts";

/** Ghana: Tourist Visa and Right of Abode. Fees, durations and processing as product §9 states them. */
export const ghanaVisas = {
  country: "ghana",
  types: [
    {
      id: "ghana-tourist-visa",
      name: "Tourist Visa",
      duration: visaFact("30-90 days", "brief", "ghana-immigration-service"),
      requirements: visaFact(
        [
          "Passport valid for at least six months after you arrive",
          "Completed visa application",
          "Yellow fever vaccination certificate",
          "Proof of where you will stay, or a letter from your host",
          "Return or onward ticket",
        ],
        "estimate",
        "ghana-immigration-service",
      ),
      processing: visaFact("3-5 days", "brief", "ghana-immigration-service"),
      difficulty: "Easy",
      confirmAt: "ghana-immigration-service",
      detailedInfo: {
        cost: visaFact("$150 single or $200 multiple", "brief", "ghana-immigration-service", {
          note: "Each Ghanaian mission publishes its own fee, and faster service costs more. Check the fee with the mission you apply to before you pay.",
        }),
        application: visaFact(
          "Apply to the Ghanaian embassy, high commission or consulate that serves the place where you live. Fill in the form online, pay the fee, then send or bring your passport with the printed form and the supporting documents. Wait for the passport to come back before you book anything that cannot be refunded.",
          "estimate",
          "ghana-immigration-service",
        ),
        documents: visaFact(
          [
            "Passport with blank pages",
            "Printed application form, signed",
            "Recent passport-size photographs",
            "Yellow fever certificate (the yellow card)",
            "Hotel booking, or your host's letter with a copy of their identity card",
            "Flight itinerary",
            "Recent bank statement",
          ],
          "estimate",
          "ghana-immigration-service",
        ),
        tips: visaFact(
          [
            "Ask for the multiple-entry visa if you plan a discovery trip first and the move later: one fee can cover both.",
            "Get the yellow fever vaccination well before you fly, and carry the card in your hand luggage.",
            "In December 2025 Ghana announced an online visa, with a reduced rate for people of African descent. Ask the mission whether it is open to you before you send your passport by mail.",
          ],
          "estimate",
          "ghana-immigration-service",
        ),
        extensions: visaFact(
          "The officer at the airport decides how long you may stay, within what the visa allows. Apply to the Ghana Immigration Service for an extension before that date passes; extensions are granted case by case and carry a fee.",
          "estimate",
          "ghana-immigration-service",
        ),
      },
    },
    {
      id: "ghana-right-of-abode",
      name: "Right of Abode",
      duration: visaFact("Indefinite stay", "estimate", "ghana-interior-ministry"),
      requirements: visaFact(
        [
          "A person of African descent in the diaspora, or a former citizen of Ghana",
          "At least 18 years old",
          "Good character, attested by two Ghanaians of standing",
          "No prison sentence of 12 months or more",
          "Independent means to live in Ghana",
          "Able to contribute substantially to Ghana's development",
        ],
        "estimate",
        "ghana-interior-ministry",
      ),
      processing: visaFact("3-6 months", "brief", "ghana-interior-ministry"),
      difficulty: "Hard",
      confirmAt: "ghana-interior-ministry",
      detailedInfo: {
        cost: visaFact("$500", "brief", "ghana-interior-ministry", {
          note: "The government sets and changes this fee. Ask for the current amount, and for an official receipt when you pay.",
        }),
        application: visaFact(
          "The Right of Abode is granted under section 17 of the Immigration Act, 2000 (Act 573). Write an application letter to the Minister for the Interior with your documents. The Ghana Immigration Service makes its inquiries and interviews you; the Minister then decides, with the approval of the President. It is a decision, not an entitlement, so keep a valid visa or residence permit while you wait.",
          "estimate",
          "ghana-interior-ministry",
        ),
        documents: visaFact(
          [
            "Application letter to the Minister for the Interior",
            "Completed application form",
            "Passport, and your current Ghanaian visa or permit",
            "Evidence of African descent, or of former Ghanaian citizenship",
            "Police clearance from the country you come from",
            "Medical report",
            "Evidence of income, savings or investments",
            "Statements of two Ghanaian referees, such as lawyers, notaries public or senior public officers",
          ],
          "estimate",
          "ghana-interior-ministry",
        ),
        tips: visaFact(
          [
            "Ask early how the Ministry weighs time already lived in Ghana. Many applicants first hold a residence permit, and lawyers report that this counts.",
            "Choose referees who really know you; they may be called.",
            "The Right of Abode lets you live and work in Ghana without further permits. It is not citizenship: it gives no vote and no Ghanaian passport.",
          ],
          "estimate",
          "ghana-interior-ministry",
        ),
        extensions: visaFact(
          "There is nothing to extend while the right stands. It can be withdrawn, for example after a serious crime. Keep the certificate safe and have it linked to each new passport.",
          "estimate",
          "ghana-interior-ministry",
        ),
      },
    },
  ],
} as const satisfies VisaCountry;
