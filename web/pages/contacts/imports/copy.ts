import { IMPORT_LIMITS, type ImportOutcome } from "#domain/contact-import.ts";
import type { CountText } from "#web/lib/interpolate.ts";
import { withThousands } from "#domain/thousands.ts";
import type { ImportField, Standing } from "./import-fields.ts";

const MOST_ROWS = withThousands(IMPORT_LIMITS.rows);
const MOST_MEGABYTES = IMPORT_LIMITS.bytes / 1024 / 1024;

export const IMPORT_TEXTS = {
  title: "Import contacts",
  intro:
    "Bring the contacts you already have. You see what will happen before anything is stored, and nobody is emailed.",
  column: "Column {number}",
  file: {
    title: "1. The file",
    label: "Contacts file",
    hint: `A CSV file, with commas, semicolons or tabs. Up to ${MOST_ROWS} contacts and ${MOST_MEGABYTES} MB.`,
    guessed: "This file isn't UTF-8, so we read it as {encoding}. Check the accented letters below.",
    above: {
      one: "The row above the headings is left out: {rows}",
      many: "{count} rows above the headings are left out: {rows}",
    } satisfies CountText,
    joined:
      "{lines} lines of this file hold an email address, but we read only {people} people: in row {row} several lines became one. Look for a stray quotation mark there, fix it in the file and choose the file again.",
    problems: {
      tooLarge: `This file is larger than ${MOST_MEGABYTES} MB. Split it and import the parts one after another.`,
      tooMany: `This file has {count} contacts, and an import takes ${MOST_ROWS}. Split it and import the parts one after another.`,
      empty: "There are no contacts in this file.",
      workbook: "This is a spreadsheet, not a CSV file. Open it and save it as CSV, then choose that file.",
      openQuote: "A quotation mark opens in row {row} and never closes. Fix it in the file and choose the file again.",
      strayQuote:
        'A quotation mark in row {row} is out of place, so rows would run together. Inside a cell, write it twice (""), then choose the file again.',
    },
  },
  columns: {
    title: "2. The columns",
    preview: "The first rows of the file",
    contacts: { one: "1 contact in the file", many: "{count} contacts in the file" } satisfies CountText,
    none: "Not in the file",
    fields: {
      email: "Email (required)",
      name: "Name",
      firstName: "First name",
      lastName: "Last name",
      countryInterest: "Countries of interest",
      goal: "Goal",
      tags: "Tags",
    } satisfies Record<ImportField, string>,
    hints: {
      tags: "Given to people you know only from lists.",
    } as Partial<Record<ImportField, string>>,
    missing: "Choose the column with the emails",
    leftOut: "Not imported, because we have no place for it: {columns}.",
    unknownCountries: "Left out, because there is no guide with this name: {names}.",
  },
  standing: {
    title: "3. Who may be emailed",
    hint: "These columns seem to say who wants your emails. Check what each value means; if a row says both, the stricter one counts.",
    none: "No column seems to say who unsubscribed. If one does, choose it here.",
    add: "Another column that says so",
    addNone: "Choose a column",
    value: "“{value}” ({count})",
    values: { empty: "Empty ({count})", date: "A date ({count})", else: "Anything else ({count})" },
    unanswered: "Choose what this means",
    missing: "Say what this value means",
    means: {
      agreed: "May be emailed",
      unsubscribed: "Unsubscribed",
      unconfirmed: "Hasn't agreed",
      nothing: "Says nothing about it",
    } satisfies Record<Standing, string>,
  },
  consent: {
    title: "4. What they agreed to",
    text: {
      label: "What these people agreed to, in the words they saw",
      missing: "Write what they agreed to",
    },
    day: {
      label: "Day they agreed",
      hint: "If it was on many days, the last one.",
      missing: "Choose the day",
      toCome: "This day has not come yet",
    },
    origin: {
      label: "Where the list comes from",
      hint: "For example: newsletter sign-ups on our old site",
      missing: "Say where the list comes from",
    },
    mayWrite: {
      label: "I may write to these people: they agreed to get news from me.",
      missing: "Only import people you may write to",
    },
  },
  check: {
    button: "Check the contacts",
    running: "Checking: {done} of {total}",
    title: "5. What will happen",
    outcomes: {
      new: ["New", "They become contacts."],
      known: ["Already here", "They are also marked as imported. Nothing they entered is overwritten."],
      unsubscribed: ["Unsubscribed", "They are stored and not written to."],
      unconfirmed: ["Haven't agreed", "The file says so. They are not imported."],
      removed: ["Removed their data", "They asked for it on the day they agreed or later. They are not brought back."],
      duplicate: ["Twice in the file", "The first row counts, as unsubscribed if any row says so."],
      invalid: ["Can't be imported", "The reasons are below."],
    } satisfies Record<ImportOutcome, readonly [name: string, what: string]>,
    reasons: {
      duplicate: "Another row has the same email",
      unconfirmed: "The file says that they haven't agreed",
      removed: "They asked to have their data removed",
    } as Partial<Record<ImportOutcome, string>>,
    invalid: "Rows that can't be imported",
    row: "Row {row}: {reason}",
    more: { one: "And 1 more, in the file below.", many: "And {count} more, in the file below." } satisfies CountText,
    download: "Download the rows left out",
    reason: "Reason",
    downloadName: "left-out.csv",
  },
  store: {
    button: { one: "Import 1 contact", many: "Import {count} contacts" } satisfies CountText,
    running: "Importing: {done} of {total}",
    stay: "Keep this page open until it is done.",
    again: "Continue",
    nobody: "There is nobody to import.",
    done: { one: "1 contact is imported.", many: "{count} contacts are imported." } satisfies CountText,
    show: "Show them",
    another: "Import another file",
  },
  past: {
    title: "Imports",
    line: "{date}, by {by}, from {origin}",
    created: { one: "1 contact added", many: "{count} contacts added" } satisfies CountText,
    unfinished: "Stopped at {done} of {total}. To finish, import the same file again: nobody is stored twice.",
    leftOut: { one: "1 row left out", many: "{count} rows left out" } satisfies CountText,
    delete: "Delete",
    deleting: "Being deleted. You can leave this page.",
    deleted: "Deleted {time}.",
    stops: {
      one: "1 person stays unsubscribed because this file says so.",
      many: "{count} people stay unsubscribed because this file says so.",
    } satisfies CountText,
    /** Where so many are not counted on. */
    manyStops: "{count} or more people stay unsubscribed because this file says so.",
    showStops: "Show them",
    dialog: {
      title: "Delete this import?",
      text: "This deletes the contacts that only “{file}” brought, so that you can import a corrected file. People who signed up themselves or are in another list stay, and so do messages, replies and notes. People whom the file lists as unsubscribed stay so.",
      button: "Delete the import",
      pending: "Deleting...",
      done: "The import is deleted.",
      continues: "What is left is deleted within minutes, also if you leave this page.",
    },
    stopsDialog: {
      title: "Unsubscribed by a file",
      text: "“{file}” says that these people unsubscribed, so nobody emails them. If one of them was listed by mistake and agreed to your emails, allow them here.",
      lift: "Allow emails",
      lifted: "{email} can get emails again.",
      empty: "Nobody is unsubscribed because of this file any more.",
    },
  },
} as const;
