import { payOf, read, type Work } from "../country-record.ts";
import { FEES } from "./permit-rules.ts";
import { lifeSources as sources } from "./sources-of-life.ts";
import { permitSources } from "./sources.ts";

const A_YEAR = "By a payroll company's guide of April 2025, a year.";

const pay = payOf("mauritius-statistics");

export const mauritiusWork: Work = {
  spouse: read(
    "Wives and husbands of citizens work without a permit; those of permit holders need one of their own, by advisers in 2025",
    "mauritius-residency",
    [permitSources.workPermitMarried, permitSources.selfEmployedGuide, permitSources.workPermitOffice],
    {
      ...FEES,
      reported: [
        { value: "no permit needed for spouses of occupation permit holders", page: permitSources.budget2021 },
      ],
    },
  ),
  closedOccupations: read(
    "Hotels hire foreigners only for posts on a list of shortages, as one manager was told",
    "mauritius-government",
    [sources.hotels],
    { ...FEES, note: "From a forum. A list of closed occupations we did not find." },
  ),
  openOccupations: read(
    "Information technology, finance and tourism look for skilled people",
    "mauritius-edb",
    [sources.jobMarket],
    { note: "An undated page. Doctors, nurses and engineers register with their council first." },
  ),
  vacancies: read(
    "Local job sites, approved recruitment agencies and the companies' own pages",
    "mauritius-government",
    [sources.jobSearch],
    { note: "Agencies cannot apply for the permit: the employer does." },
  ),
  pay: [
    pay(
      "All occupations, on average",
      "25,000 to 30,000 rupees ($600 to $750) a month in the middle",
      [sources.payAverage],
      { note: "The page has no date." },
    ),
    pay("Accountant", "400,000 to 800,000 rupees a year", [sources.payRoles], { note: A_YEAR }),
    pay("Software developer", "600,000 to 1,200,000 rupees a year", [sources.payRoles], {
      reported: [{ value: "44,800 rupees a month in 2024", page: sources.payDevelopers }],
    }),
    pay("Hotel manager", "700,000 to 1,500,000 rupees a year", [sources.payRoles], { note: A_YEAR }),
    pay("Production supervisor", "350,000 to 700,000 rupees a year", [sources.payRoles], { note: A_YEAR }),
    pay("Marketing manager", "500,000 to 1,000,000 rupees a year", [sources.payRoles], { note: A_YEAR }),
    pay("Human resources manager", "600,000 to 1,200,000 rupees a year", [sources.payRoles], { note: A_YEAR }),
    pay(
      "Office administration",
      "18,000 to 25,000 rupees a month at entry, 40,000 to 70,000 at the top",
      [sources.payLevels],
      { note: "For 2025; the page does not say a month, its sums do." },
    ),
    pay(
      "Finance and accounting",
      "20,000 to 30,000 rupees a month at entry, 60,000 to 120,000 at the top",
      [sources.payLevels],
      { note: "For 2025." },
    ),
    pay(
      "Information technology",
      "25,000 to 40,000 rupees a month at entry, 80,000 to 150,000 at the top",
      [sources.payLevels],
      { note: "For 2025." },
    ),
  ],
};
