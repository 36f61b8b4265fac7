import { notFound, payOf, read, type Work } from "../country-record.ts";
import { FEES, WORK_PERMITS } from "./permit-rules.ts";
import { lifeSources as sources, permitSources } from "./sources.ts";

const pay = (occupation: string, value: string, details?: Parameters<typeof read>[3]) => ({
  occupation,
  pay: read(value, "sierra-leone-statistics", [sources.livingConditions], details),
});

const OLD_PAGE = { note: "Undated. In today's leones, which have three zeros less." } as const;
const payAt = payOf("sierra-leone-statistics");

export const sierraLeoneWork: Work = {
  spouse: read(
    "Not on a family's residence permit: every foreigner who works needs a work permit",
    WORK_PERMITS,
    [permitSources.workAct, permitSources.workTime],
    FEES,
  ),
  closedOccupations: read(
    "No list. A fifth of managers and half of the middle posts go to Sierra Leoneans, after five years 60 and 80%; and a fifth of a foreign company's shares.",
    "sierra-leone-investment",
    [sources.localContent],
    { note: "The policy as reported in 2018, when firms complained that nobody enforced it." },
  ),
  openOccupations: read(
    "The minister names the jobs that are open to foreigners, under the Work Permit Act of 2023",
    WORK_PERMITS,
    [permitSources.workAct],
    { note: "We did not find the list." },
  ),
  vacancies: notFound(
    WORK_PERMITS,
    "We read of no list of vacancies for foreigners. Write to mines and international charities.",
  ),
  pay: [
    {
      occupation: "Least by law",
      pay: read("1,200 leones a month since April 2026, 800 before", "sierra-leone-statistics", [
        sources.wageNews,
        sources.wageLaw,
      ]),
    },
    pay("Civil servant", "1,200 to 2,500 leones ($50 to $110) a month in 2025", {
      note: "Over four in five workers earn less than 2,000 leones.",
    }),
    pay("Administrative staff, private", "1,000 to 1,800 leones ($45 to $80) a month in 2025"),
    pay("Teacher", "1,500 to 2,200 leones ($65 to $95) a month on average in 2025", {
      note: "The page counts teachers and nurses together.",
    }),
    pay("Nurse", "1,500 to 2,200 leones ($65 to $95) a month on average in 2025", {
      note: "The page counts teachers and nurses together.",
    }),
    payAt(
      "Senior staff nurse, public",
      "About 2,190 leones a month, by an appointment letter",
      [sources.payNurse],
      OLD_PAGE,
    ),
    payAt(
      "Teacher with a degree, public",
      "1,300 to 1,700 leones a month, by a payroll record",
      [sources.paySchools],
      OLD_PAGE,
    ),
    payAt(
      "School principal, public",
      "Up to about 3,700 leones a month, by a payroll record",
      [sources.paySchools],
      OLD_PAGE,
    ),
    payAt(
      "Administrative assistant at the Electoral Commission",
      "5,300 leones a month, by a payroll record",
      [sources.paySchools],
      OLD_PAGE,
    ),
    payAt(
      "Junior doctor, public",
      "1,900 leones a month in December 2018; 4,500 had been promised",
      [sources.payDoctors],
      {
        note: "In today's leones, which have three zeros less.",
      },
    ),
    payAt(
      "Caregiver",
      "800 to 1,500 leones ($35 to $70) a month, somewhat more with families from abroad",
      [sources.payCare],
      OLD_PAGE,
    ),
    payAt("Ferry engineer", "600 leones a month during the pandemic, then the least by law", [sources.payEngineer], {
      note: "One engineer's account. In today's leones, which have three zeros less.",
    }),
    pay("Business development manager", "About $453 a month in 2025"),
  ],
};
