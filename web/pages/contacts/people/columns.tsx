import { type ColumnDef, createColumnHelper, metaHelper, tableFeatures } from "@tanstack/react-table";
import { BadgeCheck } from "lucide-react";
import { SourceBadge } from "#web/features/lead-sources/source-badge.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { ageText, countryText, dateText, dollarsText } from "../cells.ts";
import { CONTACTS_TEXTS, INQUIRY_LABELS, MISSING, STATUS_LABELS } from "../copy.ts";
import type { Everyone, Message, OptIn, Person, Submission } from "./queries.ts";

const HEADS = CONTACTS_TEXTS.columns;

/** Beside the name, on the first line of a phone's row: the age. On the second: the email, and a badge. */
export type PhonePlace = "email" | "badge" | "age";

/** Sorting and filtering are the API's. */
export const peopleFeatures = tableFeatures({
  columnMeta: metaHelper<{
    /** Its share of the table's width. */
    width: number;
    /** Where it stands in the two lines that a row has on a phone; left out: nowhere, the person's page has it. */
    onPhone?: PhonePlace;
  }>(),
});

/** A column after the name, whose cell opens the person. */
export type PeopleColumn<Row extends Person> = ColumnDef<typeof peopleFeatures, Row>;

function emailColumn<Row extends Person>(): PeopleColumn<Row> {
  return {
    id: "email",
    header: HEADS.email,
    meta: { width: 1.7, onPhone: "email" },
    cell: ({ row: { original } }) => (
      <span className="flex items-center gap-1.5">
        <span title={original.email} className="truncate print:whitespace-normal">
          {original.email}
        </span>
        {original.confirmedAt && (
          <>
            <BadgeCheck aria-hidden className="size-5 shrink-0 text-link" />
            <span className="sr-only">{CONTACTS_TEXTS.confirmedMark}</span>
          </>
        )}
      </span>
    ),
  };
}

/** A moment in full, on a phone how long ago it was. */
function Moment({ isoTime }: { isoTime: string }) {
  return (
    <time dateTime={isoTime}>
      <span className="max-lg:hidden print:inline">{dateText(isoTime)}</span>
      <span className="text-muted lg:hidden print:hidden">{ageText(isoTime)}</span>
    </time>
  );
}

function dateColumn<Row extends Person>(): PeopleColumn<Row> {
  return {
    id: "date",
    header: HEADS.date,
    meta: { width: 1.15, onPhone: "age" },
    cell: ({ row: { original } }) => <Moment isoTime={original.createdAt} />,
  };
}

function sourceColumn<Row extends Person & { source: string | null }>(): PeopleColumn<Row> {
  return {
    id: "source",
    header: HEADS.source,
    meta: { width: 1.15, onPhone: "badge" },
    cell: ({ row }) => <SourceBadge source={row.original.source} />,
  };
}

const optIn = createColumnHelper<typeof peopleFeatures, OptIn>();

export const OPT_IN_COLUMNS: readonly PeopleColumn<OptIn>[] = [
  emailColumn(),
  optIn.display({
    id: "country",
    header: HEADS.countryInterest,
    meta: { width: 1.1 },
    cell: ({ row }) => row.original.countryInterest || MISSING.countryInterest,
  }),
  sourceColumn(),
  dateColumn(),
];

const submission = createColumnHelper<typeof peopleFeatures, Submission>();

export const SUBMISSION_COLUMNS: readonly PeopleColumn<Submission>[] = [
  emailColumn(),
  submission.display({
    id: "journey",
    header: HEADS.journey,
    meta: { width: 1.35 },
    cell: ({ row: { original } }) =>
      `${countryText(original.currentCountry)} → ${countryText(original.destinationCountry)}`,
  }),
  submission.display({
    id: "total",
    header: HEADS.monthlyTotal,
    meta: { width: 0.75 },
    cell: ({ row }) => dollarsText(row.original.currentTotal),
  }),
  submission.display({
    id: "savings",
    header: HEADS.savings,
    meta: { width: 0.7 },
    cell: ({ row }) => dollarsText(row.original.estimatedSavings),
  }),
  sourceColumn(),
  dateColumn(),
];

const message = createColumnHelper<typeof peopleFeatures, Message>();

export const MESSAGE_COLUMNS: readonly PeopleColumn<Message>[] = [
  emailColumn(),
  message.display({
    id: "about",
    header: HEADS.about,
    meta: { width: 0.8, onPhone: "badge" },
    cell: ({ row }) => INQUIRY_LABELS[row.original.inquiryType ?? ""] ?? MISSING.inquiry,
  }),
  message.display({
    id: "subject",
    header: HEADS.subject,
    meta: { width: 1.8 },
    cell: ({ row }) => row.original.subject,
  }),
  dateColumn(),
];

const everyone = createColumnHelper<typeof peopleFeatures, Everyone>();

export const EVERYONE_COLUMNS: readonly PeopleColumn<Everyone>[] = [
  emailColumn(),
  everyone.display({
    id: "status",
    header: HEADS.status,
    meta: { width: 0.9, onPhone: "badge" },
    cell: ({ row }) => <Badge variant="outline">{STATUS_LABELS[row.original.status]}</Badge>,
  }),
  everyone.display({
    id: "tags",
    header: HEADS.tags,
    meta: { width: 0.9 },
    cell: ({ row }) => row.original.tags.join(", ") || MISSING.tags,
  }),
  everyone.display({
    id: "due",
    header: HEADS.due,
    meta: { width: 1.15 },
    cell: ({ row: { original } }) =>
      original.dueAt ? <time dateTime={original.dueAt}>{dateText(original.dueAt)}</time> : MISSING.due,
  }),
  everyone.display({
    id: "last",
    header: HEADS.lastContact,
    meta: { width: 1.15, onPhone: "age" },
    cell: ({ row: { original } }) => <Moment isoTime={original.createdAt} />,
  }),
];
