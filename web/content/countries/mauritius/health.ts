import { type Health, notFound, read } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources as sources } from "./sources-of-life.ts";
import { permitSources } from "./sources.ts";

const OFFICE = "mauritius-health-ministry";

export const mauritiusHealth: Health = {
  publicSystem: read(
    "Free for residents, foreigners with a permit included: five regional hospitals, 114 community health centers",
    OFFICE,
    [sources.publicHealth, sources.publicHealthBroker, sources.publicHealthTourists],
    {
      note: "Tourists are charged. Expect long waits. 73% of the people use it, by the Ministry.",
    },
  ),
  insurers: [
    {
      name: "Swan General, Protect",
      terms: read(
        "125,000 rupees for one illness in the hospital, 40,000 a year outside it; 1 to 3 million rupees more for a catastrophe",
        OFFICE,
        [sources.insuranceSwan],
        { ...FEES, note: "You pay 20% of costs outside the hospital." },
      ),
      price: notFound(OFFICE),
      ages: notFound(OFFICE),
    },
    {
      name: "MUA, Mauritius Union",
      terms: read("Named by an agent for retired people", OFFICE, [sources.insuranceRetired], FEES),
      price: read(
        "About $800 to $3,000 a year with local or foreign insurers, by age and cover",
        OFFICE,
        [sources.insuranceRetired],
        { ...FEES, note: "An agent's range for retired people over all insurers." },
      ),
      ages: notFound(OFFICE),
    },
    {
      name: "Cigna Global, Allianz Care and Bupa Global",
      terms: read("International plans, by age, history and cover", OFFICE, [sources.insuranceInternational], FEES),
      price: read(
        "$100 to $500 a month for one person",
        OFFICE,
        [sources.insuranceInternational, sources.insuranceMonthly],
        {
          ...FEES,
          note: "One site's range for all insurers, undated.",
        },
      ),
      ages: notFound(OFFICE),
    },
  ],
  hospitals: [
    {
      name: "C-Care Wellkin",
      city: "port-louis-and-moka",
      town: "Moka",
      about: read(
        "Private, with the widest range of services together with C-Care Darné; robotic surgery by one page",
        OFFICE,
        [sources.cCare, sources.publicHealthTourists],
      ),
    },
    {
      name: "Dr A. G. Jeetoo Hospital",
      city: "port-louis-and-moka",
      town: "Port Louis",
      about: read("Public regional hospital, with a new department of gastroenterology", OFFICE, [
        sources.publicHealth,
        sources.publicHealthTourists,
      ]),
    },
    {
      name: "C-Care Grand-Baie",
      city: "grand-baie",
      town: "Grand Baie",
      about: read("Private clinic of the C-Care group in the north", OFFICE, [sources.cCare]),
    },
    {
      name: "City Clinic Grand-Baie",
      city: "grand-baie",
      town: "Grand Baie",
      about: read(
        "Private; approved in May 2024 for a new building with 57 beds on Vingt Pieds road",
        OFFICE,
        [sources.clinics],
        { note: "Whether it has opened we did not find." },
      ),
    },
  ],
  vaccinations: read(
    "Hepatitis A and B advised by the US health agency; no malaria on the island",
    OFFICE,
    [sources.vaccinesCdc, sources.noMalaria, permitSources.vaccines],
    {
      note: "Dengue and chikungunya occur: protect yourself against mosquitoes. Ask a travel clinic six weeks before you go.",
    },
  ),
  bring: read(
    "Proof of private insurance: most permits for retired people ask for it, by an agent",
    OFFICE,
    [sources.insuranceRetired],
    {
      note: "A private consultation costs 1,200 to 3,000 rupees. Rare cases are flown to South Africa or Réunion: ask whether your plan pays for it.",
    },
  ),
};
