import { mapOptInAnswers } from "../../domain/lead.ts";
import { optInQueries } from "../owner/list-query.ts";
import { PERSON_HEADINGS, ownerList } from "../owner/list.ts";
import { publicForm } from "../http/public-form.ts";
import { optInForm } from "./opt-in-form.ts";
import { listOptIns } from "./lists-store.ts";

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
}).post("/", publicForm(optInForm));
