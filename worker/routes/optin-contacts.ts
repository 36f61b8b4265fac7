import { mapOptInAnswers } from "../../domain/lead.ts";
import { optInQueries } from "../http/list-query.ts";
import { NOTED_HEADINGS, ownerList } from "../http/owner-list.ts";
import { publicForm } from "../http/public-form.ts";
import { optInForm } from "../leads/opt-in-form.ts";
import { listOptIns } from "../store/lists.ts";

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
      ...NOTED_HEADINGS,
    },
  },
}).post("/", publicForm(optInForm));
