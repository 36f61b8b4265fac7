import { PUBLIC_PAGES } from "#web/content/public-pages.ts";
import { notFound, read, type Work } from "../country-record.ts";
import { southAfricaSources as pages } from "./sources.ts";

const HOME_AFFAIRS = "south-africa-home-affairs";
const PAY = "south-africa-stats";
const PAY_NOTE =
  "Ranges of a job site, gross, from entry to more than eight years. The public service has scales of its own.";

/** Family and work in South Africa. */
export const southAfricaWork: Work = {
  spouse: read(
    "Spouses of visa holders may come but not work; spouses of citizens and permanent residents can get a work endorsement",
    HOME_AFFAIRS,
    [pages.accompanyingXpatweb, pages.spouseWork],
    {
      pace: "fees-and-visas",
      note: "Unmarried partners need two years together. An accompanying spouse may change to a work visa there.",
    },
  ),
  closedOccupations: read(
    "Health professions are closed without registration: degrees from abroad are not recognized by themselves",
    "south-africa-hpcsa",
    [PUBLIC_PAGES.southAfricaHpcsaForeign, PUBLIC_PAGES.southAfricaHpcsaGraduates],
    {
      note: "No list of occupations closed to foreigners was found. Below 650,976 rand a year a general work visa is out of reach.",
    },
  ),
  openOccupations: read(
    "The critical skills list: engineers, software developers, data scientists, actuaries, school teachers, specialist doctors and nurses, veterinarians",
    HOME_AFFAIRS,
    [pages.listSummary, pages.listMedical, pages.criticalList2023],
    { pace: "fees-and-visas", note: "State of October 3, 2023. Each occupation has a minimum degree." },
  ),
  vacancies: notFound("south-africa-labour", "Where vacancies open to foreigners are published."),
  pay: [
    {
      occupation: "All formal jobs",
      pay: read("About 29,490 rand ($1,735) a month on average", PAY, [pages.pay, pages.paySkilled], {
        note: "Of the Quarterly Employment Survey, outside farming. Dollars at 17 rand.",
      }),
    },
    {
      occupation: "Software developer",
      pay: read("20,000 to 120,000 rand a month", PAY, [pages.pay], { note: PAY_NOTE }),
    },
    {
      occupation: "Chartered accountant",
      pay: read("30,000 to 175,000 rand a month", PAY, [pages.pay], { note: PAY_NOTE }),
    },
    {
      occupation: "Registered nurse",
      pay: read("11,000 to 45,000 rand a month", PAY, [pages.pay], { note: PAY_NOTE }),
    },
    { occupation: "Civil engineer", pay: read("25,000 to 80,000 rand a month", PAY, [pages.pay], { note: PAY_NOTE }) },
    {
      occupation: "Skilled professionals",
      pay: read("40,000 to 80,000 rand a month", PAY, [pages.paySkilled], {
        note: "An estimate of a job site for 2026.",
      }),
    },
    {
      occupation: "Domestic worker",
      pay: read(
        "At least 30.23 rand an hour, 5,895 rand a month for 45 hours a week",
        "south-africa-labour",
        [pages.minimumWage],
        { pace: "fees-and-visas", note: "The national minimum wage since March 1, 2026, the same for every job." },
      ),
    },
    { occupation: "Teacher", pay: notFound("south-africa-education", "The pay scale of teachers.") },
    { occupation: "Doctor", pay: notFound("south-africa-health", "The pay scale of doctors in public service.") },
    {
      occupation: "Pharmacist",
      pay: notFound("south-africa-health", "The pay scale of pharmacists in public service."),
    },
  ],
};
