import { type Health, notFound, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { sources } from "./sources.ts";

export const kenyaHealth: Health = {
  publicSystem: read(
    "Foreigners who live in Kenya for more than twelve months register with the Social Health Authority, with the foreigner's card. It takes 2.75 percent of pay or of the household's income, at least 300 shillings a month, without an upper limit.",
    "kenya-sha",
    [sources.shaForeigners, sources.shaNews, sources.shaRates],
    {
      note: "It replaced the old hospital fund on October 1, 2024.",
    },
  ),
  insurers: [
    {
      name: "Jubilee Health Insurance",
      terms: read(
        "J Care: inpatient cover; a medical examination is asked for from 50",
        "kenya-sha",
        [sources.insurerJubilee],
        FEES,
      ),
      price: read(
        "In 2019, 17,000 to 35,000 shillings a year for inpatient cover at 18 to 30, and 30,894 to 63,162 at 60 to 65",
        "kenya-sha",
        [sources.insurerJubileeRates],
        { ...FEES, note: "Ask for today's." },
      ),
      ages: read("Join from 18 to 64", "kenya-sha", [sources.insurerJubilee], FEES),
    },
    {
      name: "Old Mutual: Afya Imara Seniors",
      terms: read(
        "Inpatient cover of 500,000 to 10 million shillings, with existing and chronic conditions",
        "kenya-sha",
        [sources.insurerOldMutual, sources.insurerOldMutualLeaflet],
        FEES,
      ),
      price: notFound("kenya-sha"),
      ages: read(
        "Join from 65 to 80, then renew for life",
        "kenya-sha",
        [sources.insurerOldMutual, sources.insurerOldMutualLeaflet],
        FEES,
      ),
    },
    {
      name: "AAR Insurance",
      terms: read("Plans from Silver to Platinum", "kenya-sha", [sources.insurerAar], FEES),
      price: read("From 21,619 shillings a year (Silver) to 116,797 (Platinum)", "kenya-sha", [sources.insurerAar], {
        ...FEES,
        note: "Undated.",
      }),
      ages: notFound("kenya-sha"),
    },
  ],
  hospitals: [
    {
      name: "Aga Khan University Hospital",
      city: "nairobi",
      about: read("Accredited by Joint Commission International since 2013, five times in a row", "kenya-kmpdc", [
        sources.agaKhanNairobi,
      ]),
    },
    {
      name: "The Nairobi Hospital",
      city: "nairobi",
      about: read("Main site in Upper Hill, with branches in Karen, Gigiri and other suburbs", "kenya-kmpdc", [
        sources.nairobiHospital,
      ]),
    },
    {
      name: "Aga Khan Hospital",
      city: "mombasa",
      about: read("115 beds, emergency unit, intensive care, heart laboratory; rebuilt in 2024", "kenya-kmpdc", [
        sources.agaKhanMombasa,
      ]),
    },
    {
      name: "Aga Khan Hospital",
      city: "kisumu",
      about: read("123 beds; heart, cancer, nerve and intensive care", "kenya-kmpdc", [sources.agaKhanKisumu]),
    },
  ],
  vaccinations: read(
    "Recommended: tetanus, diphtheria, polio, typhoid, hepatitis A and B, yellow fever, rabies and meningitis. Malaria occurs all year outside Nairobi and the highlands.",
    "kenya-sha",
    [sources.yellowFever],
    { note: "A travel agent's list. Ask a travel clinic six weeks before you go." },
  ),
  bring: read(
    "Insurance with medical evacuation, and a card or cash: hospitals ask for payment before treatment",
    "us-advice-kenya",
    [sources.usAdvisoryNews],
  ),
};
