import { type Health, notFound, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources as sources, permitSources } from "./sources.ts";

const MINISTRY = "tanzania-moh";

export const tanzaniaHealth: Health = {
  publicSystem: read(
    "The national fund (NHIF) takes foreigners with a residence permit who work or are self-employed there",
    MINISTRY,
    [sources.nhif, sources.insurancePlans],
    {
      reported: [{ value: "no public system that covers foreigners by itself", page: sources.insuranceNomads }],
      note: "Insurance for everybody is being built up. Plan on private cover, and on cash at the desk of a hospital.",
    },
  ),
  insurers: [
    {
      name: "Jubilee Insurance",
      terms: read("A local insurer; plans for private hospitals", MINISTRY, [sources.insurers], FEES),
      price: read(
        "JilindeAfya, with the Aga Khan hospitals: 600,000 to 2 million shillings a year in 2018, for 5 to 50 million in the hospital",
        MINISTRY,
        [sources.insuranceJilinde],
        { ...FEES, note: "Prices of 2018: ask for today's." },
      ),
      ages: notFound(MINISTRY),
    },
    {
      name: "Strategis Insurance Tanzania",
      terms: read("A local insurer named for expats", MINISTRY, [sources.insuranceNomads], FEES),
      price: notFound(MINISTRY),
      ages: notFound(MINISTRY),
    },
    {
      name: "William Russell",
      terms: read("An international insurer with plans for expats in Tanzania", MINISTRY, [sources.insurers], FEES),
      price: notFound(MINISTRY),
      ages: notFound(MINISTRY),
    },
  ],
  hospitals: [
    {
      name: "Aga Khan Hospital",
      city: "dar-es-salaam",
      about: read(
        "Private, not for profit. In 2016 the first in the country with the international accreditation (JCI); 74 beds then, 170 planned.",
        MINISTRY,
        [sources.agaKhan, sources.agaKhanBeds],
        { note: "Ask whether the accreditation still holds." },
      ),
    },
    {
      name: "Muhimbili National Hospital, Mloganzila",
      city: "dar-es-salaam",
      about: read(
        "Public referral hospital, with a premier clinic for international patients since September 2025",
        MINISTRY,
        [sources.mloganzila],
      ),
    },
    {
      name: "IST Medical Clinic",
      city: "dar-es-salaam",
      about: read("Private clinic on the peninsula, doctor on call day and night", MINISTRY, [sources.hospitalsDar]),
    },
    {
      name: "Aga Khan Polyclinic",
      city: "arusha",
      about: read("Outpatients: specialists, CT scanner, laboratory, dentist; open every day", MINISTRY, [
        sources.agaKhanArusha,
      ]),
    },
    {
      name: "Tawakal Hospital",
      city: "zanzibar-city",
      about: read("The private hospital that expats use; serious cases go to Aga Khan in Dar es Salaam", MINISTRY, [
        sources.zanzibarLife,
      ]),
    },
    {
      name: "Mnazi Mmoja Hospital",
      city: "zanzibar-city",
      about: read(
        "The main public hospital, short of money and supplies by a travel guide",
        MINISTRY,
        [sources.hospitalsZanzibar],
        { note: "The guide is old." },
      ),
    },
  ],
  vaccinations: read(
    "Hepatitis A, typhoid and the routine ones for most travelers; yellow fever generally not",
    MINISTRY,
    [permitSources.yellowFever, sources.malaria],
    { note: "Malaria occurs below 2,000 meters: ask about tablets. Arusha lies at 1,400." },
  ),
  bring: read("Insurance that pays for evacuation, and your own prescriptions", MINISTRY, [sources.insuranceNomads], {
    note: "What local pharmacies stock, no page that we read lists.",
  }),
};
