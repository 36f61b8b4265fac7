import { notFound, payOf, read, type Work } from "../country-record.ts";
import { sources } from "./sources.ts";

const pay = payOf("nigeria-nbs");

const UNDATED = { note: "The page has no date; the naira has lost value since." };

export const nigeriaWork: Work = {
  spouse: read(
    "The spouse of a Nigerian may not work on N1A, nor the spouse of a former citizen on N2B. For the family of employees a law directory says that work is restricted.",
    "nigeria-immigration-service",
    [sources.spouseVisa, sources.formerCitizenSpouse, sources.dependentLawyers],
    {
      reported: [
        { value: "a wife of a Nigerian man gets a work permit through the marriage", page: sources.strLawyers },
      ],
      note: "Plan for one income, or for an employer with a quota for each of you.",
    },
  ),
  closedOccupations: read(
    "No list was found. Since an order of February 2018 no visa is given for work that Nigerians have the skill for, and the professional body must register you.",
    "nigeria-immigration-service",
    [sources.executiveOrder, sources.executiveOrderBodies],
    {
      note: "Doctors and nurses who trained abroad sit an examination or register first: see our pages on health professions.",
    },
  ),
  openOccupations: read(
    "Work for which the authority certifies that the skill is not found in Nigeria. Software development, computer security and data analysis are named as sought after.",
    "nigeria-immigration-service",
    [sources.executiveOrder, sources.paySectors],
  ),
  vacancies: notFound(
    "nigeria-immigration-service",
    "We read no page on where posts are published. Find the employer first: the employer applies for the quota.",
  ),
  pay: [
    pay("All occupations, on average", "About 340,000 naira a month in 2025", [sources.payAverage], {
      reported: [{ value: "120,000 to 150,000 naira a month", page: sources.payProfessions }],
      note: "Salary sites count formal jobs and differ widely.",
    }),
    pay("Minimum wage", "70,000 naira a month since July 2024", [sources.payAverage]),
    pay("Doctor", "200,000 to 800,000 naira a month in 2024", [sources.paySectors], {
      reported: [{ value: "350,000 to 1 million naira a month", page: sources.payProfessions }],
    }),
    pay("Nurse", "100,000 to 300,000 naira a month in 2024", [sources.paySectors]),
    pay("Teacher at a public school", "50,000 to 120,000 naira a month in 2024", [sources.paySectors]),
    pay("Teacher at a private school", "Up to 250,000 naira a month in 2024", [sources.paySectors]),
    pay("Bank employee, at entry", "150,000 to 250,000 naira a month in 2024", [sources.paySectors]),
    pay("Bank employee, mid-level and senior", "500,000 to 1.2 million naira a month in 2024", [sources.paySectors]),
    pay("IT professional", "200,000 to 700,000 naira a month in 2024", [sources.paySectors]),
    pay("Engineer or geoscientist in oil and gas", "300,000 to 1 million naira a month in 2024", [sources.paySectors]),
    pay("Accountant", "150,000 to 400,000 naira a month", [sources.payProfessions], UNDATED),
    pay("Lawyer", "150,000 to 500,000 naira a month", [sources.payProfessions], UNDATED),
  ],
};
