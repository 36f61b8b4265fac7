import { type Health, notFound, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources as sources } from "./sources-of-life.ts";
import { permitSources } from "./sources.ts";

export const rwandaHealth: Health = {
  publicSystem: read(
    "Plan on private cover: foreigners do not qualify for the community insurance (Mutuelle de Santé)",
    "rwanda-rssb",
    [sources.insurance, sources.mutuelle, sources.mutuelleStart],
    {
      reported: [{ value: "offered to all residents, expatriates included", page: sources.insuranceOpen }],
      note: "Members pay up to 20,000 francs a person and year since July 2026, and 10 percent of a hospital's bill. Ask the Social Security Board whether you may join.",
    },
  ),
  insurers: [
    {
      name: "Cigna Global",
      terms: read(
        "Cover worldwide without the US, four plans, several deductibles",
        "rwanda-rssb",
        [sources.insurance],
        { ...FEES, note: "A broker's page." },
      ),
      price: read(
        "From $109 a month at the age of 49 for hospital care alone, $4,000 to $6,000 a year for most with wide cover",
        "rwanda-rssb",
        [sources.cignaPrice],
        { ...FEES, note: "Without the US, not for Rwanda in particular, and $109 with the highest deductible." },
      ),
      ages: read(
        "From 18 on; there is no highest age, and a plan for seniors",
        "rwanda-rssb",
        [sources.cignaEligibility, sources.cignaSeniors],
        FEES,
      ),
    },
    {
      name: "AXA Global Healthcare",
      terms: read("Up to $8,000,000 a year", "rwanda-rssb", [sources.insurance], {
        ...FEES,
        note: "A broker's page.",
      }),
      price: notFound("rwanda-rssb"),
      ages: notFound("rwanda-rssb"),
    },
    {
      name: "Insurers in Rwanda",
      terms: notFound(
        "rwanda-rssb",
        "The permit for people with an assured income asks for insurance bought in Rwanda.",
      ),
      price: notFound("rwanda-rssb"),
      ages: notFound("rwanda-rssb"),
    },
  ],
  hospitals: [
    {
      name: "King Faisal Hospital",
      city: "kigali",
      about: read(
        "Referral hospital, accredited by COHSASA, the council for Southern Africa; heart surgery, kidney transplants, brain surgery",
        "rwanda-rmdc",
        [sources.hospitals, sources.kingFaisal],
      ),
    },
    {
      name: "University Teaching Hospital of Kigali (CHUK)",
      city: "kigali",
      about: read("Public referral hospital, accredited by COHSASA", "rwanda-rmdc", [sources.hospitals]),
    },
    {
      name: "Legacy Clinics",
      city: "kigali",
      about: read(
        "Private clinic for outpatients, quicker and more used to English",
        "rwanda-rmdc",
        [sources.hospitals, sources.hospitalsClosed],
        {
          note: "In 2021 the ministry closed two other private hospitals in Kigali over poor service. Ask who inspected yours.",
        },
      ),
    },
    {
      name: "Ruhengeri Referral Hospital",
      city: "musanze",
      about: notFound(
        "rwanda-rmdc",
        "We read no page on what it treats. Serious cases go to Kigali, about two hours away.",
      ),
    },
  ],
  vaccinations: read(
    "Yellow fever from the age of nine months. Malaria occurs in the whole country and all year.",
    "rwanda-rssb",
    [permitSources.yellowFeverEmbassy, sources.malaria],
    {
      note: "The first page has no date and speaks of the outbreak in Angola of 2016. Ask a travel clinic six weeks before you go.",
    },
  ),
  bring: read("Insurance that pays for evacuation to another country", "rwanda-rssb", [sources.insurance]),
};
