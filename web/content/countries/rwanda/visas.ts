import { visaFact } from "#domain/facts.ts";
import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { factText } from "#web/lib/fact-text.ts";
import type { VisaCountry } from "../visa-type.ts";
import { permitSources } from "./sources.ts";
import { passportValidity, vaccination } from "./visitor-rules.ts";

/** Rwanda: Tourist Visa and Residence Permit. Fees, durations and processing are fixed planning figures; beside them stands what pages say that contradict them. */
export const rwandaVisas = {
  country: "rwanda",
  types: [
    {
      id: "rwanda-tourist-visa",
      name: "Tourist Visa",
      duration: visaFact("30 days", "brief", "rwanda-dgie"),
      requirements: visaFact(
        [
          `Passport validity: ${factText(passportValidity)}`,
          "Address of your first stay",
          "Return or onward ticket",
          `Vaccination: ${factText(vaccination)}`,
        ],
        "summary",
        "rwanda-dgie",
        { readAt: [...passportValidity.readAt!, ...vaccination.readAt!] },
      ),
      processing: visaFact("Same day", "brief", "rwanda-dgie"),
      difficulty: "Easy",
      confirmAt: "rwanda-dgie",
      detailedInfo: {
        cost: visaFact("$50 for one entry, $70 for several", "summary", "rwanda-dgie", {
          enteredOn: "2026-11-26",
          readAt: [permitSources.visaFees2026, PUBLIC_PAGES.rwandaVisaAgency],
          note: "Carry it in new notes: a card may not be accepted at every border.",
          reported: [
            { value: "$30, the fee when visas on arrival opened to all in 2018", page: permitSources.visaFee2018 },
            {
              value: "nothing on a Canadian or British passport for 30 days, since March 2020",
              page: PUBLIC_PAGES.rwandaVisaFees,
            },
          ],
        }),
        application: visaFact(
          "Visitors of all nationalities may receive the visa on arrival at Kigali International Airport and at the land borders; crossings to the Democratic Republic of the Congo can close without notice. Show your passport, pay if your passport pays, and go through. If you prefer to arrive with it in hand, apply online to the Directorate General of Immigration and Emigration before you travel.",
          "summary",
          "rwanda-dgie",
        ),
        documents: visaFact(
          [
            "Passport with a blank page",
            "Return or onward ticket",
            "Hotel booking or your host's address and telephone number",
            "A card that works abroad, and some US dollars in new notes",
          ],
          "summary",
          "rwanda-dgie",
        ),
        tips: visaFact(
          [
            "Leave plastic bags at home: Rwanda does not allow them, and luggage is checked.",
            "Ask for the East Africa tourist visa instead if your trip takes in Kenya and Uganda too.",
            "A visitor may not work. If you are coming to set up a company, tell the officer so and ask for the right class.",
          ],
          "summary",
          "rwanda-dgie",
        ),
        extensions: visaFact(
          "For more than 30 days, or several entries, ask the Directorate General or an embassy. One page names a tourist visa for 90 days and several entries, for $50, the price of one entry today.",
          "summary",
          "rwanda-dgie",
          {
            enteredOn: "2026-11-23",
            readAt: [permitSources.conferenceTrip],
            note: "The page has no date, and its table leaves open for which passports. Ask before the 30 days end.",
          },
        ),
      },
    },
    {
      id: "rwanda-residence-permit",
      name: "Residence Permit",
      duration: visaFact("Up to 5 years, depending on the class", "summary", "rwanda-dgie"),
      requirements: visaFact(
        [
          "A reason to live in Rwanda: a job, a company, an investment, family, study or retirement",
          "Passport valid for at least six months",
          "Police clearance from the country where you have lived for the last six months",
          "Documents of the class you apply for, such as a contract or a registered company",
        ],
        "summary",
        "rwanda-dgie",
        { readAt: [PUBLIC_PAGES.rwandaResidencePermits] },
      ),
      processing: visaFact("1-3 months", "brief", "rwanda-dgie"),
      difficulty: "Medium",
      confirmAt: "rwanda-dgie",
      detailedInfo: {
        cost: visaFact("$1,500 for 5 years", "brief", "rwanda-dgie", {
          note: "Fees differ by class and by the length of the permit and are set in Rwandan francs. We found no page that confirms this figure.",
          reported: [
            { value: "150,000 francs to apply as an investor or entrepreneur", page: permitSources.investorLawyers },
            { value: "150,000 francs for people with an assured income", page: permitSources.assuredIncome },
          ],
        }),
        application: visaFact(
          "Choose the class that fits you, from employee and investor to self-employed, student or family member. Apply online through Irembo or the Directorate General's own site, upload the documents and pay. Apply within 15 days of your arrival: after that there is a fine. When the permit is approved you are called for fingerprints and receive a foreigner's identity card.",
          "summary",
          "rwanda-dgie",
          { readAt: [PUBLIC_PAGES.rwandaResidencePermits] },
        ),
        documents: visaFact(
          [
            "Application form and passport copy",
            "Passport-size photograph",
            "Police clearance from the country where you have lived for the last six months",
            "Curriculum vitae and certified certificates, in English or French",
            "Employment contract, or company registration from the Rwanda Development Board",
            "Lease or other proof of address",
          ],
          "summary",
          "rwanda-dgie",
          { readAt: [PUBLIC_PAGES.rwandaResidencePermits] },
        ),
        tips: visaFact(
          [
            "Register the company first: the Rwanda Development Board does it online, and its certificate opens the business classes.",
            "Have police clearance and certificates ready before you leave home; they can take longest.",
            "Family members apply in classes of their own. File them together.",
          ],
          "summary",
          "rwanda-dgie",
        ),
        extensions: visaFact(
          "Apply before the permit ends. An older page of the office names a fine of 20,000 francs for each month of delay.",
          "summary",
          "rwanda-dgie",
          { enteredOn: "2026-11-23", readAt: [permitSources.workVisa] },
        ),
      },
    },
  ],
} as const satisfies VisaCountry;
