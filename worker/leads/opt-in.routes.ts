import { mapOptInAnswers } from "../../domain/lead.ts";
import { optInQueries } from "../lists/list-query.ts";
import { PERSON_HEADINGS, ownerList } from "../lists/list.ts";
import { listOptIns } from "../lists/lists.store.ts";

export const optInContacts = ownerList({
  ...optInQueries,
  read: listOptIns,
  csv: {
    name: "opt-ins",
    headings: {
      name: "Name",
      email: "Email",
      ...mapOptInAnswers(({ heading }) => heading),
      source: "Source",
      campaign: "Campaign",
      createdAt: "Date",
      skippedCheck: "Unchecked",
      ...PERSON_HEADINGS,
    },
  },
});
