import { planQueries } from "../lists/list-query.ts";
import { PERSON_HEADINGS, ownerList } from "../lists/list.ts";
import { listPlans } from "../lists/lists.store.ts";

export const plans = ownerList({
  ...planQueries,
  read: listPlans,
  csv: {
    name: "plans",
    headings: {
      name: "Name",
      email: "Email",
      countryInterest: "Country Interest",
      month: "Arrival",
      reason: "Reason",
      permit: "Permit",
      reminders: "Reminders",
      changes: "Changes",
      wantsNews: "Wants News",
      source: "Source",
      campaign: "Campaign",
      createdAt: "Date",
      skippedCheck: "Unchecked",
      ...PERSON_HEADINGS,
    },
  },
});
