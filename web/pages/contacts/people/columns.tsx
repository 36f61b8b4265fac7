import {
  type ColumnDef,
  columnVisibilityFeature,
  metaHelper,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from "@tanstack/react-table";
import { BadgeCheck, Check, MailX } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation, useParams } from "react-router";
import { REASON_LABELS } from "#domain/reasons.ts";
import { SourceBadge } from "#web/features/lead-sources/source-badge.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { cn } from "#web/ui/office/cn.ts";
import { Tooltip, TooltipContent, TooltipTrigger } from "#web/ui/office/tooltip.tsx";
import { longDate } from "#domain/long-date.ts";
import { ageText, countryText, dateText, wholeDollars } from "../cells.ts";
import { CONTACTS_TEXTS, INQUIRY_LABELS, MISSING, STATUS_LABELS } from "../copy.ts";
import { contactsPath, OPENED_FROM_LIST, parseList } from "./list-params.ts";
import type { Everyone, Message, OptIn, Person, PlanMailed, Submission } from "./queries.ts";

const HEADS = CONTACTS_TEXTS.columns;

/** The API sorts and filters; the table knows by what, who is selected and which columns are shown. */
export const peopleFeatures = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  columnVisibilityFeature,
  columnMeta: metaHelper<{
    /** Its share of the table's width. */
    width: number;
    /** Of the two that a row has on a phone; the person's page has the rest. */
    isForPhone?: boolean;
  }>(),
});

export type PeopleColumn<Row extends Person> = ColumnDef<typeof peopleFeatures, Row>;

/** The name, which leads to the person's URL: in this list, with its filters. */
function PersonLink({ person: { name, personId, contactedAt } }: { person: Person }) {
  const { list } = useParams();
  const { search } = useLocation();
  return (
    <Link
      to={{ pathname: contactsPath(parseList(list), personId), search }}
      state={OPENED_FROM_LIST}
      preventScrollReset
      data-slot="person-link"
      className="inline-flex min-h-11 max-w-full items-center gap-1.5 font-semibold text-link underline underline-offset-[0.2em]"
    >
      <span className="min-w-0 wrap-anywhere">{name || MISSING.name}</span>
      {contactedAt && (
        <>
          <Check aria-hidden className="size-4 shrink-0" />
          <span className="sr-only">({CONTACTS_TEXTS.contactedMark})</span>
        </>
      )}
    </Link>
  );
}

function Email({ person: { email, confirmedAt, unsubscribedAt } }: { person: Person }) {
  const [Icon, mark] = unsubscribedAt
    ? [MailX, CONTACTS_TEXTS.unsubscribedMark]
    : [BadgeCheck, CONTACTS_TEXTS.confirmedMark];
  return (
    <span className="flex items-center gap-1.5">
      <span title={email} className="truncate print:whitespace-normal">
        {email}
      </span>
      {(unsubscribedAt ?? confirmedAt) && (
        <Tooltip>
          <TooltipTrigger asChild>
            <span className="shrink-0">
              <Icon aria-hidden className={cn("size-5", unsubscribedAt ? "text-danger" : "text-link")} />
              <span className="sr-only">{mark}</span>
            </span>
          </TooltipTrigger>
          <TooltipContent>{mark}</TooltipContent>
        </Tooltip>
      )}
    </span>
  );
}

/** The columns that every list begins and ends with, and the two that are all of a row on a phone. */
function withCommonColumns<Row extends Person>(
  columns: readonly PeopleColumn<Row>[],
  { dateHead, phoneNote }: { dateHead: string; phoneNote: (row: Row) => ReactNode },
): readonly PeopleColumn<Row>[] {
  return [
    {
      accessorFn: (row) => row.name,
      id: "name",
      header: HEADS.name,
      meta: { width: 1.2 },
      enableHiding: false,
      cell: ({ row }) => <PersonLink person={row.original} />,
    },
    {
      accessorFn: (row) => row.email,
      id: "email",
      header: HEADS.email,
      meta: { width: 1.7 },
      cell: ({ row }) => <Email person={row.original} />,
    },
    ...columns,
    {
      accessorFn: (row) => row.createdAt,
      id: "date",
      header: dateHead,
      meta: { width: 1.45 },
      sortDescFirst: true,
      cell: ({ row: { original } }) => <time dateTime={original.createdAt}>{dateText(original.createdAt)}</time>,
    },
    {
      id: "person",
      header: HEADS.name,
      meta: { width: 1.7, isForPhone: true },
      enableHiding: false,
      cell: ({ row: { original } }) => (
        <>
          <PersonLink person={original} />
          <Email person={original} />
        </>
      ),
    },
    {
      id: "summary",
      header: dateHead,
      meta: { width: 1, isForPhone: true },
      enableHiding: false,
      cell: ({ row: { original } }) => (
        <span className="flex flex-col items-end gap-1 text-right">
          <time dateTime={original.createdAt} className="text-muted">
            {ageText(original.createdAt)}
          </time>
          {phoneNote(original)}
        </span>
      ),
    },
  ];
}

function sourceColumn<Row extends Person & { source: string | null }>(): PeopleColumn<Row> {
  return {
    id: "source",
    header: HEADS.source,
    meta: { width: 1.15 },
    cell: ({ row }) => <SourceBadge source={row.original.source} />,
  };
}

export const OPT_IN_COLUMNS = withCommonColumns<OptIn>(
  [
    {
      id: "country",
      header: HEADS.countryInterest,
      meta: { width: 1.1 },
      cell: ({ row }) => row.original.countryInterest || MISSING.countryInterest,
    },
    sourceColumn(),
  ],
  { dateHead: HEADS.date, phoneNote: ({ source }) => <SourceBadge source={source} /> },
);

export const SUBMISSION_COLUMNS = withCommonColumns<Submission>(
  [
    {
      id: "journey",
      header: HEADS.journey,
      meta: { width: 1.35 },
      cell: ({ row: { original } }) =>
        `${countryText(original.currentCountry)} → ${countryText(original.destinationCountry)}`,
    },
    {
      id: "total",
      header: HEADS.monthlyTotal,
      meta: { width: 0.9 },
      cell: ({ row }) => wholeDollars(row.original.currentTotal),
    },
    {
      accessorFn: (row) => row.estimatedSavings,
      id: "savings",
      header: HEADS.savings,
      meta: { width: 0.9 },
      sortDescFirst: true,
      cell: ({ row }) => wholeDollars(row.original.estimatedSavings),
    },
    sourceColumn(),
  ],
  { dateHead: HEADS.date, phoneNote: ({ source }) => <SourceBadge source={source} /> },
);

function planCountry({ countryInterest }: PlanMailed): string {
  return countryInterest || MISSING.countryInterest;
}

export const PLAN_COLUMNS = withCommonColumns<PlanMailed>(
  [
    { id: "country", header: HEADS.plan, meta: { width: 1.1 }, cell: ({ row }) => planCountry(row.original) },
    {
      id: "month",
      header: HEADS.arrival,
      meta: { width: 1 },
      cell: ({ row }) => (row.original.month ? longDate(row.original.month) : MISSING.country),
    },
    {
      id: "reason",
      header: HEADS.reason,
      meta: { width: 1.35 },
      cell: ({ row: { original } }) => (original.reason ? REASON_LABELS[original.reason] : MISSING.inquiry),
    },
  ],
  { dateHead: HEADS.date, phoneNote: planCountry },
);

function inquiryText({ inquiryType }: Message): string {
  return INQUIRY_LABELS[inquiryType ?? ""] ?? MISSING.inquiry;
}

export const MESSAGE_COLUMNS = withCommonColumns<Message>(
  [
    {
      id: "about",
      header: HEADS.about,
      meta: { width: 0.8 },
      cell: ({ row }) => inquiryText(row.original),
    },
    {
      id: "subject",
      header: HEADS.subject,
      meta: { width: 1.8 },
      cell: ({ row }) => <span className="wrap-anywhere">{row.original.subject}</span>,
    },
  ],
  { dateHead: HEADS.date, phoneNote: inquiryText },
);

export const EVERYONE_COLUMNS = withCommonColumns<Everyone>(
  [
    {
      id: "status",
      header: HEADS.status,
      meta: { width: 1.15 },
      cell: ({ row }) => (
        <Badge variant="outline" className="whitespace-nowrap">
          {STATUS_LABELS[row.original.status]}
        </Badge>
      ),
    },
    {
      id: "tags",
      header: HEADS.tags,
      meta: { width: 0.8 },
      cell: ({ row }) => row.original.tags.join(", ") || MISSING.tags,
    },
    {
      id: "due",
      header: HEADS.due,
      meta: { width: 1.3 },
      cell: ({ row: { original } }) =>
        original.dueAt ? <time dateTime={original.dueAt}>{dateText(original.dueAt)}</time> : MISSING.due,
    },
  ],
  { dateHead: HEADS.lastContact, phoneNote: ({ status }) => STATUS_LABELS[status] },
);
