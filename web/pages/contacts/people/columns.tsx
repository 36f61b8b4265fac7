import type { ReactNode } from "react";
import { SourceBadge } from "#web/features/lead-sources/source-badge.tsx";
import { countryText, dateText, dollarsText } from "../cells.ts";
import { CONTACTS_TEXTS, INQUIRY_LABELS, MISSING } from "../copy.ts";
import type { Message, OptIn, Person, Submission } from "./queries.ts";

const HEADS = CONTACTS_TEXTS.columns;

export type Column<Row> = {
  head: string;
  /** Its share of the table's width. */
  width: number;
  cell: (row: Row) => ReactNode;
};

const email: Column<Person> = { head: HEADS.email, width: 1.7, cell: (row) => row.email };

const date: Column<Person> = {
  head: HEADS.date,
  width: 1.15,
  cell: ({ createdAt }) => <time dateTime={createdAt}>{dateText(createdAt)}</time>,
};

const source: Column<{ source: string | null }> = {
  head: HEADS.source,
  width: 1.15,
  cell: (row) => <SourceBadge source={row.source} />,
};

// The columns after the name, which opens the person.

export const OPT_IN_COLUMNS: readonly Column<OptIn>[] = [
  email,
  { head: HEADS.countryInterest, width: 1.1, cell: (row) => row.countryInterest || MISSING.countryInterest },
  source,
  date,
];

export const SUBMISSION_COLUMNS: readonly Column<Submission>[] = [
  email,
  {
    head: HEADS.journey,
    width: 1.35,
    cell: (row) => `${countryText(row.currentCountry)} → ${countryText(row.destinationCountry)}`,
  },
  { head: HEADS.monthlyTotal, width: 0.75, cell: (row) => dollarsText(row.currentTotal) },
  { head: HEADS.savings, width: 0.7, cell: (row) => dollarsText(row.estimatedSavings) },
  source,
  date,
];

export const MESSAGE_COLUMNS: readonly Column<Message>[] = [
  email,
  { head: HEADS.about, width: 0.8, cell: ({ inquiryType }) => INQUIRY_LABELS[inquiryType ?? ""] ?? MISSING.inquiry },
  { head: HEADS.subject, width: 1.8, cell: (row) => row.subject },
  date,
];
