import { submissionCsvQuery, submissionListQuery } from "../http/list-query.ts";
import { NOTED_HEADINGS, ownerList, toIsoTime, toNotedItem } from "../http/owner-list.ts";
import { answerForm, publicForm } from "../http/public-form.ts";
import { calculatorForm } from "../leads/calculator-form.ts";
import { listSubmissions, type SubmissionRow } from "../store/lists.ts";

export const calculator = ownerList({
  listQuery: submissionListQuery,
  csvQuery: submissionCsvQuery,
  read: listSubmissions,
  toItem: ({ name, ...row }: SubmissionRow) => ({
    ...row,
    fullName: name || null,
    createdAt: toIsoTime(row.createdAt),
    ...toNotedItem(row),
  }),
  csv: {
    name: "calculator",
    headings: {
      name: "Name",
      email: "Email",
      currentCountry: "Current Country",
      destinationCountry: "Destination",
      currentTotal: "Monthly Total (USD)",
      estimatedSavings: "Est. Savings (USD)",
      wantsNews: "Wants News",
      source: "Source",
      campaign: "Campaign",
      createdAt: "Date",
      skippedCheck: "Unchecked",
      ...NOTED_HEADINGS,
    },
  },
}).post("/", publicForm(calculatorForm), (c) => answerForm(c, calculatorForm, c.req.valid("json"), "your comparison"));
