import { submissionQueries } from "../lists/list-query.ts";
import { PERSON_HEADINGS, ownerList } from "../lists/list.ts";
import { listSubmissions } from "../lists/lists.store.ts";

export const calculator = ownerList({
  ...submissionQueries,
  read: listSubmissions,
  // As the API names it; the back office reads `name`, which all its lists have.
  more: ({ name }) => ({ fullName: name || null }),
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
      ...PERSON_HEADINGS,
    },
  },
});
