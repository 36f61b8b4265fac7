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
    {
      occupation: "Teacher with a degree, public",
      pay: read(
        "24,400 rand a month at entry, up to 54,200 with experience, by the scales of 2024",
        PAY,
        [pages.payTeachers],
        {
          note: "292,764 to 650,172 rand a year. The best paid principals earn more than a million.",
        },
      ),
    },
    {
      occupation: "Doctor, medical officer in public service",
      pay: read("58,100 to 74,300 rand a month after tax, by grade", PAY, [pages.payDoctors], {
        note: "1.05 to 1.4 million rand a year before tax, overtime and rural allowance among it. The page bears no day.",
      }),
    },
    {
      occupation: "Pharmacist",
      pay: read("About 670,000 rand a year, 301,500 at entry", PAY, [pages.payPharmacists], {
        reported: [{ value: "about 410,000 rand a year", page: pages.payPharmacistsLower }],
        note: "Neither page bears a day.",
      }),
    },
    {
      occupation: "Engineer in public service",
      pay: read("679,338 to 1,036,557 rand a year in 2018", PAY, [pages.payPublic2018], {
        note: "The scale rose each year since: ask for today's.",
      }),
    },
  ],
};
