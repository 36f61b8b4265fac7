import { mapOptInAnswers } from "../../domain/lead.ts";
import { optInCsvQuery, optInListQuery } from "../http/list-query.ts";
import { NOTED_HEADINGS, ownerList, toIsoTime, toNotedItem } from "../http/owner-list.ts";
import { answerForm, publicForm } from "../http/public-form.ts";
import { optInForm } from "../leads/opt-in-form.ts";
import { listOptIns, type OptInRow } from "../store/lists.ts";

export const optInContacts = ownerList({
  listQuery: optInListQuery,
  csvQuery: optInCsvQuery,
  read: listOptIns,
  toItem: (row: OptInRow) => ({
    ...row,
    name: row.name || null,
    createdAt: toIsoTime(row.createdAt),
    ...toNotedItem(row),
  }),
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
}).post("/", publicForm(optInForm), (c) => answerForm(c, optInForm, c.req.valid("json")));
