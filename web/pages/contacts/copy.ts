import { QUARANTINE_DAYS } from "#domain/owner-lists.ts";
import { PERSON_STATUSES, type PersonStatus } from "#domain/person.ts";
import type { CountText } from "#web/lib/interpolate.ts";

/** What is shown in place of a value that is missing. */
export const MISSING = {
  name: "Anonymous",
  countryInterest: "Not specified",
  country: "Unknown",
  inquiry: "Not specified",
  tags: "None",
  due: "Not due",
} as const;

/** The age of what is not a minute old. */
export const JUST_NOW = "just now";

type ListTexts = {
  tab: string;
  /** Names the table to a screen reader. */
  caption: string;
  count: CountText;
  empty: { title: string; hint: string };
};

export const CONTACTS_TEXTS = {
  badge: "Live Database",
  counters: {
    label: "Counters",
    total: "Total Contacts",
    optIns: "Opt-in Forms",
    submissions: "Calculator Users",
    plans: "Plans",
    unknown: "Not known",
  },
  refresh: "Refresh",
  import: "Import contacts",
  lists: {
    label: "Lists",
    "opt-ins": {
      tab: "Opt-ins",
      caption: "Opt-in contacts",
      count: { one: "1 opt-in contact", many: "{count} opt-in contacts" },
      empty: {
        title: "No opt-in contacts yet",
        hint: "Everyone who joins the waitlist, subscribes or tells us a country will appear here.",
      },
    },
    calculator: {
      tab: "Calculator",
      caption: "Calculator submissions",
      count: { one: "1 calculator submission", many: "{count} calculator submissions" },
      empty: {
        title: "No calculator submissions yet",
        hint: "Everyone who asks the calculator on the home page what a move would cost will appear here.",
      },
    },
    plans: {
      tab: "Plans",
      caption: "Plans",
      count: { one: "1 plan", many: "{count} plans" },
      empty: {
        title: "No plans yet",
        hint: "Everyone who has a plan of a move emailed to them will appear here.",
      },
    },
    messages: {
      tab: "Messages",
      caption: "Messages",
      count: { one: "1 message", many: "{count} messages" },
      empty: {
        title: "No messages yet",
        hint: "What people write on the contact page and on the help page will appear here.",
      },
    },
    people: {
      tab: "All people",
      caption: "All people",
      count: { one: "1 person", many: "{count} people" },
      empty: {
        title: "Nobody is here yet",
        hint: "Everyone who signs up, calculates or writes will appear here once, with everything they sent.",
      },
    },
    quarantine: {
      tab: "Quarantine",
      caption: "Quarantine",
      count: { one: "1 post in quarantine", many: "{count} posts in quarantine" },
      empty: {
        title: "The quarantine is empty",
        hint: `What looks like spam waits here until you release or delete it. What is certainly spam is deleted after ${QUARANTINE_DAYS} days, and so is what you have looked at.`,
      },
    },
    imports: {
      tab: "Imports",
      caption: "Imports",
      count: { one: "1 import", many: "{count} imports" },
      empty: {
        title: "No imports yet",
        hint: "Each list you bring appears here, and can be deleted again.",
      },
    },
  } satisfies { label: string } & Record<string, string | ListTexts>,
  checkAgain: "Check again",
  selection: {
    label: "Selected people",
    count: "{count} selected",
    actions: "Actions",
    all: "Select all that match",
    allShown: "Select all that are shown",
    loadingAll: "Reading all that match: {count} so far...",
    select: "Select {name}",
    status: "Set status",
    tag: "Add a tag",
    addTag: "Add",
    export: "Export",
    tooMany: "Select at most {count} to export them.",
    erase: "Erase",
    clear: "Clear selection",
    changed: "The change is saved.",
    changing: { title: "Changing these people", progress: "{done} of {total} changed" },
    stop: "Stop",
    stay: "Keep this page open until it is done. What is done stays done when you stop.",
    partly: {
      changed: "{done} of {total} changed; the rest are still selected.",
      erased: "{done} of {total} erased; the rest are still selected.",
    },
    erased: { title: "Erased", description: "Everything about {count} people is deleted here." },
    erasing: {
      title: "Erase these people?",
      text: "This deletes every sign-up, calculation, message and note of {count} people here. It cannot be undone.",
      label: "Type how many people are erased",
      wrong: "Please type {count}",
      button: "Erase for good",
      running: { title: "Erasing these people", progress: "{done} of {total} erased" },
    },
  },
  columns: {
    name: "Name",
    email: "Email",
    countryInterest: "Country Interest",
    plan: "Country",
    arrival: "Arrival",
    reason: "Reason",
    journey: "Current → Destination",
    monthlyTotal: "Monthly Total",
    savings: "Est. Savings",
    about: "About",
    subject: "Subject",
    source: "Source",
    date: "Date",
    status: "Status",
    tags: "Tags",
    due: "Answer by",
    lastContact: "Last contact",
  },
  columnsMenu: "Columns",
  contactedMark: "contacted",
  confirmedMark: "Confirmed",
  unsubscribedMark: "Unsubscribed",
  found: {
    loading: "Loading...",
    some: "The first {count} are shown.",
    someOf: "The first {count} of {total} are shown.",
    lookingOn: "Looking through older entries...",
  },
  sortedAmong: "This order covers the newest {count} entries. Choose days to order older ones.",
  nothingFits: {
    title: "No entry matches these filters",
    hint: "Try fewer letters of a name or an email, or more days.",
    showAll: "Clear filters",
  },
  filters: {
    search: "Search by name or email",
    summary: "Filters",
    views: "Views",
    everyone: "Everyone",
    view: { unanswered: "Unanswered", due_today: "Due today", unconfirmed: "Unconfirmed" },
    status: "Status",
    anyStatus: "Any status",
    tag: "Tag",
    source: "Source",
    anySource: "Any source",
    country: "Country",
    anyCountry: "Any country",
    currentCountries: "They live in",
    destinations: "They would move to",
    from: "From",
    to: "To",
    sort: "Order",
    sorts: {
      newest: "Newest first",
      oldest: "Oldest first",
      name: "By name",
      email: "By email",
      savings: "Highest savings first",
    },
    clear: "Clear filters",
    csv: { prefix: "Download as", format: "CSV" },
  },
} as const;

export const STATUS_LABELS: Readonly<Record<PersonStatus, string>> = {
  new: "New",
  contacted: "Contacted",
  in_conversation: "In conversation",
  customer: "Customer",
  closed: "Closed",
};

export const STATUS_OPTIONS = PERSON_STATUSES.map((status) => [status, STATUS_LABELS[status]] as const);

/** Subjects of the messages, as the contact form names them. */
export const INQUIRY_LABELS: Readonly<Record<string, string>> = {
  correction: "Correction",
  general: "General",
  visa: "Visa",
  country: "Country",
  costs: "Costs",
  community: "Community",
  partnership: "Partnership",
  media: "Media",
  paid: "What they paid",
};
