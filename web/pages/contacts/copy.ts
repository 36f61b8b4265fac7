import { site } from "#domain/site.ts";
import type { CountText } from "#web/lib/interpolate.ts";

/** What stands in place of a value that is missing. */
export const MISSING = {
  name: "Anonymous",
  countryInterest: "Not specified",
  country: "Unknown",
  inquiry: "Not specified",
} as const;

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
    unknown: "Not known",
  },
  refresh: "Refresh",
  retry: "Try again",
  lists: {
    label: "Lists",
    "opt-ins": {
      tab: "Opt-ins",
      caption: "Opt-in contacts",
      count: { one: "1 opt-in contact", many: "{count} opt-in contacts" },
      empty: {
        title: "No opt-in contacts yet",
        hint: "Everyone who joins the waitlist, subscribes or tells us a country will stand here.",
      },
    },
    calculator: {
      tab: "Calculator",
      caption: "Calculator submissions",
      count: { one: "1 calculator submission", many: "{count} calculator submissions" },
      empty: {
        title: "No calculator submissions yet",
        hint: "Everyone who asks the calculator on the home page what a move would cost will stand here.",
      },
    },
    messages: {
      tab: "Messages",
      caption: "Messages",
      count: { one: "1 message", many: "{count} messages" },
      empty: {
        title: "No messages yet",
        hint: "What people write on the contact page and on the help page will stand here.",
      },
    },
    quarantine: {
      tab: "Quarantine",
      caption: "Quarantine",
      count: { one: "1 post kept aside", many: "{count} posts kept aside" },
      empty: {
        title: "Nothing is kept aside",
        hint: "What looks like spam waits here for your word, and goes by itself after 30 days.",
      },
    },
  } satisfies { label: string } & Record<string, string | ListTexts>,
  look: "Look again",
  columns: {
    name: "Name",
    email: "Email",
    countryInterest: "Country Interest",
    journey: "Current → Destination",
    monthlyTotal: "Monthly Total",
    savings: "Est. Savings",
    about: "About",
    subject: "Subject",
    source: "Source",
    date: "Date",
  },
  contactedMark: "contacted",
  found: {
    loading: "Loading...",
    some: "The first {count} are shown.",
    someOf: "The first {count} of {total} are shown.",
    more: "Load more",
    loadingMore: "Loading...",
  },
  nothingFits: {
    title: "Nobody fits these filters",
    hint: "Try fewer letters of a name or an address, or more days.",
    showAll: "Clear filters",
  },
  filters: {
    search: "Search by name or email",
    searchPlaceholder: "Ama, or ama@example.com",
    summary: "Filters and order",
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
    csv: "Download as CSV",
  },
} as const;

/** Subjects of the messages, as the contact form names them. */
export const INQUIRY_WORDS: Readonly<Record<string, string>> = {
  general: "General",
  visa: "Visa",
  country: "Country",
  costs: "Costs",
  community: "Community",
  partnership: "Partnership",
  media: "Media",
};

export const PERSON_TEXTS = {
  close: "Close",
  copy: "Copy address",
  copied: "The address is in your clipboard.",
  copyByHand: "Your browser does not let us copy. Here it is to take by hand:",
  reply: "Reply by mail",
  subjects: {
    "opt-ins": `Your move to Africa, with ${site.name}`,
    calculator: `Your cost comparison from ${site.name}`,
    /** Before the subject of the message that is answered. */
    reply: "Re: ",
  },
  facts: {
    goal: "Goal",
    campaign: "Campaign",
    message: "Message",
  },
  contacted: {
    mark: "Mark as contacted",
    unmark: "Not contacted after all",
    since: "Contacted {date}",
    never: "Not contacted yet",
  },
  note: {
    label: "Note",
    hint: "Only you see it. It is kept for this person, in every list.",
    save: "Save note",
    pending: "Saving...",
    saved: "The note is saved.",
  },
  remove: {
    open: "Remove this person",
    title: "Remove this person?",
    text: "This deletes every sign-up, calculation, message and note of {email} here, with the copies in the backup bucket. It cannot be undone.",
    elsewhere:
      "What was sent to the form-collection service stays there until you delete it there; the database's own history forgets it within 30 days.",
    label: "Type the address to confirm",
    wrong: "This is not the address. Please type {email}",
    button: "Remove for good",
    pending: "Removing...",
    done: {
      title: "Removed",
      description: "Everything about {email} is deleted here.",
    },
  },
} as const;

export const QUARANTINE_TEXTS = {
  intro:
    "These posts look like spam. Nobody was counted or mailed. Release one that a person sent, delete one that none did.",
  forms: {
    "/api/waitlist": "Waitlist",
    "/api/optin-contacts": "Opt-in form",
    "/api/calculator": "Calculator",
    "/api/messages": "Message",
  } as Readonly<Record<string, string>>,
  reasonsLabel: "Why it is here",
  reasons: {
    honeypot: "Filled in a field that people do not see",
    "turnstile-missing": "Came without the proof that a person sent it",
    "turnstile-refused": "Its proof that a person sent it was refused",
    "turnstile-unavailable": "The proof could not be checked",
  } as Readonly<Record<string, string>>,
  noAddress: "No address",
  goes: "Goes by itself on {date}",
  contents: "What was sent",
  release: "Release",
  releasing: "Releasing...",
  released: { title: "Released", description: "{who} is in the lists now, as if the post had come through." },
  delete: "Delete",
  deleteSure: "Really delete?",
  deleting: "Deleting...",
  deleted: { title: "Deleted", description: "The post of {who} is gone." },
} as const;
