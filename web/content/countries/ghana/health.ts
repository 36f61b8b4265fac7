import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { estimated, type Health, notFound, read } from "../country-record.ts";
import { ghanaLifeSources as life } from "./sources-of-life.ts";
import { ghanaSources as pages } from "./sources.ts";

/** Healthcare in Ghana. */
export const ghanaHealth: Health = {
  publicSystem: read(
    "The National Health Insurance Scheme takes residents for less than 60 cedis a year. It covers most common illnesses, not dialysis, chemotherapy, scans or costly surgery.",
    "ghana-nhia",
    [life.publicInsurance, life.visitorInsurance],
    {
      note: "Visitors of less than six months were to buy a state cover of $45 to $270 from July 1, 2024. We found no page that shows it enforced: ask when you apply for the visa.",
    },
  ),
  insurers: [
    {
      name: "A Ghanaian insurer's individual and family policy",
      terms: read("Outpatient care up to 3,000 to 7,500 cedis a year", "ghana-nhia", [life.privatePremiums], {
        pace: "fees-and-visas",
        note: "A medical examination comes first; conditions that you have cost more.",
      }),
      price: read(
        "4,943 to 15,071 cedis a year for an adult, 4,696 to 13,564 for a child",
        "ghana-nhia",
        [life.privatePremiums],
        { pace: "fees-and-visas", note: "Our copy names neither insurer nor day." },
      ),
      ages: notFound("ghana-nhia"),
    },
    {
      name: "Acacia",
      terms: read(
        "For companies and groups, and for individuals on their own; you tell your medical history",
        "ghana-nhia",
        [life.acacia],
        { pace: "fees-and-visas" },
      ),
      price: read("An average plan at 1,800 cedis or more a year in 2022", "ghana-nhia", [life.acaciaPrice], {
        pace: "fees-and-visas",
        note: "By its director in May 2022, who said that each rise of prices raises it.",
      }),
      ages: notFound("ghana-nhia"),
    },
    {
      name: "GLICO Healthcare",
      terms: notFound("ghana-nhia"),
      price: notFound("ghana-nhia"),
      ages: notFound("ghana-nhia"),
    },
  ],
  hospitals: [
    {
      name: "Nyaho hospital, Airport Residential Area",
      city: "accra",
      about: read(
        "Private. An intensive care unit with five places, one for newborns with six, maternity, and solar power with backups",
        "ghana-nhia",
        [life.nyaho],
        { note: "State of January 2020." },
      ),
    },
    {
      name: "Komfo Anokye Teaching Hospital",
      city: "kumasi",
      about: read(
        "Public, about 1,000 beds, with an accident and emergency department",
        "ghana-nhia",
        [life.komfoAnokye, life.komfoAnokyeSpace],
        { note: "In March 2024 wards made for 12 patients held more than 40." },
      ),
    },
    {
      name: "HopeXchange Medical Center",
      city: "kumasi",
      about: read(
        "Run with the Catholic Church, Yale and the ministry of health: a women's cancer unit since 2019, a maternal and child unit begun in 2023",
        "ghana-nhia",
        [life.hopeXchange],
      ),
    },
    {
      name: "Hospitals in Takoradi",
      city: "takoradi",
      about: notFound("ghana-nhia", "Which private hospital in Takoradi has intensive care"),
    },
  ],
  vaccinations: read(
    "Yellow fever, with the certificate. Recommended: hepatitis A and B, typhoid and, depending on what you do, rabies; tablets against malaria",
    "ghana-immigration-service",
    [PUBLIC_PAGES.ghanaVisaDocuments, pages.mondeDuVoyage],
    { note: "See a travel clinic weeks before you fly." },
  ),
  bring: estimated(
    "Three months of the medicines that you take, in their packages, with the prescription and a doctor's letter; nothing with codeine without them",
    "Our advice: the time that a newcomer needs to find a doctor and a pharmacy, and the rules on codeine above. No office names a quantity.",
  ),
};
