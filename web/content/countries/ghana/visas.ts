import { ALL_PASSPORTS, visaFact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { factText } from "#web/lib/fact-text.ts";
import type { VisaCountry } from "../visa-type.ts";
import { ghanaSources } from "./sources.ts";
import { passportValidity, vaccination } from "./visitor-rules.ts";

const EVISA_PAGES = [PUBLIC_PAGES.ghanaEvisaNews, PUBLIC_PAGES.ghanaEvisaLaunch];

/** Ghana: Tourist Visa and Right of Abode. Fees, durations and processing are fixed planning figures; beside them stands what pages say that contradict them. */
export const ghanaVisas = {
  country: "ghana",
  types: [
    {
      id: "ghana-tourist-visa",
      name: "Tourist Visa",
      duration: visaFact("30-90 days", "brief", "ghana-immigration-service", {
        note: "The officer at the border decides how long you may stay, within what the visa allows. What counts is the number of days stamped into your passport.",
        reported: [
          { value: "usually 60 or 90 days, depending on the passport", page: ghanaSources.residenceWays },
          { value: "normally 30 or 60 days", page: ghanaSources.travelsHelper },
        ],
      }),
      requirements: visaFact(
        [
          `Passport validity: ${factText(passportValidity)}`,
          "Completed visa application",
          `Vaccination: ${factText(vaccination)}`,
          "Proof of where you will stay, or a letter from your host",
          "Return or onward ticket",
        ],
        "summary",
        "ghana-immigration-service",
        { readAt: [...passportValidity.readAt!, ...vaccination.readAt!] },
      ),
      processing: visaFact("3-5 days", "brief", "ghana-foreign-ministry", {
        reported: [{ value: "48 hours announced for the e-Visa", page: PUBLIC_PAGES.ghanaEvisaNews }],
      }),
      difficulty: "Easy",
      confirmAt: "ghana-immigration-service",
      detailedInfo: {
        cost: visaFact("$150 single or $200 multiple", "brief", "ghana-foreign-ministry", {
          reported: [
            {
              value: "$260 for applicants who are not African, on the e-Visa portal",
              page: PUBLIC_PAGES.ghanaEvisaNews,
            },
          ],
        }),
        application: visaFact(
          "Since May 25, 2026 the application, the payment and the visa itself are reported to be online, without a visit to an embassy. Find the portal through the Ministry of Foreign Affairs or your mission, not through a search engine, and pay only what it or your mission asks. Do not book anything that cannot be refunded before you hold the visa. If the portal does not accept your passport, apply to the embassy, high commission or consulate for the place where you live.",
          "summary",
          "ghana-foreign-ministry",
          { readAt: EVISA_PAGES },
        ),
        documents: visaFact(
          [
            "Passport with blank pages",
            "Application form, filled in online",
            "Recent passport-size photographs",
            "Yellow fever certificate (the yellow card)",
            "Hotel booking, or your host's letter with a copy of their identity card",
            "Flight itinerary",
            "Recent bank statement",
          ],
          "summary",
          "ghana-immigration-service",
          { readAt: [PUBLIC_PAGES.ghanaVisaDocuments] },
        ),
        tips: visaFact(
          [
            "Ask for the multiple-entry visa if you plan a discovery trip first and the move later: one fee may cover both.",
            "Get the yellow fever vaccination well before you fly, and carry the card in your hand luggage.",
            "Ask whether a reduced rate for people of African descent applies to you: it was announced in December 2025, and we found no page that shows it in force.",
          ],
          "summary",
          "ghana-immigration-service",
        ),
        extensions: visaFact(
          "Before your stay ends, apply to the Ghana Immigration Service with a form, two photographs, a return ticket and your passport; for more than three months, also with a letter that gives the reasons. The fee table names 65 cedis a month.",
          "summary",
          "ghana-immigration-service",
          {
            enteredOn: "2026-11-26",
            readAt: [ghanaSources.extensionEmbassy, ghanaSources.feeTable],
            note: "If you overstay, the same table charges 300 cedis a month. Its head says May 15, 2016: ask for today's amount. Work is not allowed on a visitor's permit.",
          },
        ),
      },
    },
    {
      id: "ghana-right-of-abode",
      name: "Right of Abode",
      duration: visaFact(
        "Indefinite stay, once you have lived in Ghana for years",
        "summary",
        "ghana-interior-ministry",
        {
          passports: ALL_PASSPORTS,
          enteredOn: "2026-11-26",
          note: "A law firm in Accra writes that people of African descent must first have lived in Ghana for at least seven years. The Ministry's page names no number of years: ask the Ministry before you plan on this right.",
          readAt: [PUBLIC_PAGES.ghanaRightOfAbodeLawyers, PUBLIC_PAGES.ghanaRightOfAbodeMinistry],
        },
      ),
      requirements: visaFact(
        [
          "A person of African descent in the diaspora, or a former citizen of Ghana",
          "At least 18 years old",
          "Time already lived in Ghana: a law firm names seven years, the Ministry's page names no number",
          "Good character, attested by two Ghanaians of standing",
          "No prison sentence of 12 months or more",
          "Independent means to live in Ghana",
          "Able to contribute substantially to Ghana's development",
        ],
        "summary",
        "ghana-interior-ministry",
        {
          passports: ALL_PASSPORTS,
          readAt: [PUBLIC_PAGES.ghanaRightOfAbodeGuide, PUBLIC_PAGES.ghanaRightOfAbodeLawyers],
        },
      ),
      processing: visaFact("3-6 months", "brief", "ghana-interior-ministry", {
        passports: ALL_PASSPORTS,
        reported: [
          {
            value: "six months from the day the Immigration Service hands in its report",
            page: PUBLIC_PAGES.ghanaRightOfAbodeMinistry,
          },
        ],
      }),
      difficulty: "Hard",
      confirmAt: "ghana-interior-ministry",
      detailedInfo: {
        cost: visaFact(
          "Ask the Ministry: its fee list of 2023 leaves this right out",
          "summary",
          "ghana-interior-ministry",
          {
            passports: ALL_PASSPORTS,
            enteredOn: "2026-11-26",
            readAt: [ghanaSources.interiorFees, PUBLIC_PAGES.ghanaRightOfAbodeMinistry],
            note: "The Ministry's fee list (L.I. 2481 of 2023) prices naturalization and dual citizenship, and the Right of Abode is not on it. Ask for an official receipt when you pay.",
          },
        ),
        application: visaFact(
          "The Right of Abode is granted under section 17 of the Immigration Act, 2000 (Act 573). Write an application letter to the Minister for the Interior with your documents. The Ghana Immigration Service makes its inquiries and interviews you; the Minister then decides, with the approval of the President. It is a decision, not an entitlement, so keep a valid visa or residence permit while you wait.",
          "summary",
          "ghana-interior-ministry",
          { passports: ALL_PASSPORTS },
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
          "summary",
          "ghana-interior-ministry",
          { passports: ALL_PASSPORTS },
        ),
        tips: visaFact(
          [
            "Expect to live in Ghana on a residence permit for years before this right is open to you, and ask early how the Ministry counts the time.",
            "Citizenship for people of African descent is a separate route. Ghana suspended new applications for it on February 1, 2026 and named no day for its return; vetting of earlier applicants began again on February 11. Reported fees are 1,500 cedis and, if shortlisted, 25,000. The Right of Abode was not part of the suspension.",
            "Choose referees who really know you; they may be called.",
            "The Right of Abode lets you live and work in Ghana without further permits. It is not citizenship: it gives no vote and no Ghanaian passport.",
          ],
          "summary",
          "ghana-interior-ministry",
          { passports: ALL_PASSPORTS },
        ),
        extensions: visaFact(
          "There is nothing to extend while the right stands. It can be withdrawn, for example after a serious crime. Keep the certificate safe and have it linked to each new passport.",
          "summary",
          "ghana-interior-ministry",
          { passports: ALL_PASSPORTS },
        ),
      },
    },
  ],
} as const satisfies VisaCountry;
