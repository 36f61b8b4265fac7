import { notFound, read, type Work } from "../country-record.ts";
import { FEES, WORK_PERMITS } from "./permit-rules.ts";
import { lifeSources as sources, permitSources } from "./sources.ts";

const pay = (occupation: string, value: string, details?: Parameters<typeof read>[3]) => ({
  occupation,
  pay: read(value, "sierra-leone-statistics", [sources.livingConditions], details),
});

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
    pay("Teacher or nurse", "1,500 to 2,200 leones ($65 to $95) a month in 2025"),
    pay("Business development manager", "About $453 a month in 2025"),
  ],
};
