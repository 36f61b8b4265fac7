import { type Health, notFound, read } from "../country-record.ts";
import { lifeSources as sources } from "./sources-of-life.ts";

const OFFICE = "botswana-home-affairs";

export const botswanaHealth: Health = {
  publicSystem: read(
    "For citizens, at 5 pula a visit. Foreigners plan on private hospitals and insurance.",
    OFFICE,
    [sources.publicSystem, sources.publicHospitals],
    { note: "What a foreigner with a permit pays in a public hospital we did not find." },
  ),
  insurers: [
    {
      name: "Bomaid",
      terms: read(
        "Botswana's own medical aid, open to individuals: 3 to 12 months of waiting for some treatment, 12 for a pregnancy, and a late joiner fee if you join after the age of 35",
        OFFICE,
        [sources.bomaid],
        {
          enteredOn: "2026-11-26",
          note: "The fee, a percentage, can also follow from a time without medical aid. People from another fund join without the wait if they were in it for more than two years and left it at most three months ago. Ask for the fee and whether it pays abroad.",
        },
      ),
      price: notFound(OFFICE),
      ages: read("No limit named; a late joiner fee after 35", OFFICE, [sources.bomaid]),
    },
    {
      name: "BPOMAS",
      terms: read("Only for people employed by the government; pays 90% of most bills", OFFICE, [sources.bpomas]),
      price: notFound(OFFICE),
      ages: notFound(OFFICE),
    },
  ],
  hospitals: [
    {
      name: "Bokamoso Private Hospital",
      city: "gaborone",
      about: read("Private, planned with 300 beds and 30 more for rehabilitation", OFFICE, [
        sources.bokamoso,
        sources.embassyMedical,
        sources.privateSector,
      ]),
    },
    {
      name: "Gaborone Private Hospital",
      city: "gaborone",
      about: read("Private, one of the hospitals that the US Embassy names", OFFICE, [
        sources.embassyMedical,
        sources.privateSector,
      ]),
    },
    {
      name: "Princess Marina Hospital",
      city: "gaborone",
      about: read("Public, one of the hospitals that the US Embassy names", OFFICE, [
        sources.embassyMedical,
        sources.publicHospitals,
      ]),
    },
    {
      name: "Nyangabgwe Referral Hospital",
      city: "francistown",
      about: read("Public, the referral hospital of the north", OFFICE, [
        sources.embassyMedical,
        sources.publicHospitals,
      ]),
    },
    {
      name: "Maun Hospital",
      city: "maun",
      about: read(
        "Named by the US Embassy. Care here is very limited, says a tour operator, which enrolls its guests with a helicopter rescue service.",
        OFFICE,
        [sources.embassyMedical, sources.airRescue],
      ),
    },
  ],
  vaccinations: read(
    "Advised: hepatitis A, typhoid and tetanus beside the routine ones, hepatitis B and rabies for some. Malaria occurs in the north.",
    OFFICE,
    [sources.vaccines, sources.vaccinesClinic, sources.embassyMedical],
    { note: "See a travel clinic a month before. Do not bathe in rivers and lakes: schistosomiasis is common." },
  ),
  bring: read(
    "Insurance that pays for evacuation to South Africa, a card that covers a deposit, and medicine for remote parts",
    OFFICE,
    [sources.embassyMedical],
    { note: "Private hospitals ask for proof that you can pay. Ambulances: MRI 992, Rescue One, Netcare 991." },
  ),
};
