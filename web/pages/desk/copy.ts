import type { ChangeState } from "#domain/desk.ts";
import type { DeskRow, Kind } from "#web/lib/desk-rows.ts";
import type { CountText } from "#web/lib/interpolate.ts";
import type { DeskList } from "./lists.ts";

/** Where a change is, for badges. */
export const STATE_LABELS: Readonly<Record<ChangeState, string>> = {
  waiting: "Waiting",
  building: "Being published",
  live: "Live",
  refused: "Not published",
  undone: "Undone",
};

/** What a thing is, for badges and the filter. */
export const KIND_LABELS: Readonly<Record<Kind, string>> = {
  fact: "Fact",
  price: "Price",
  list: "List",
  unpublished: "Not published",
  same: "Same as another",
  source: "Source",
  city: "City",
  district: "District",
  permit: "Permit",
  place: "School, hospital, insurer or program",
  chapter: "Chapter's answer",
  passports: "Passports",
  advice: "Travel advice",
  visa: "Visa page",
  country: "Country",
  home: "Page for leaving",
  reader: "Page for readers",
  article: "Article",
  legal: "Legal page",
  question: "Question",
  testimonial: "Testimonial",
  message: "Community message",
  number: "Community number",
  offer: "Offer",
  offerTexts: "Text about the offers",
  contact: "Contact or address",
  text: "Text",
  module: "Module of the program",
  topic: "Help topic",
  location: "Virtual office",
  rate: "Exchange rate",
  figure: "Planning figure",
  leadTime: "Planning time",
  index: "Cost index",
  office: "Public office",
  publisher: "Publisher",
  words: "Search words",
  rest: "Other",
};

/** Texts of /desk, loaded with its content. */
export const DESK_TEXTS = {
  label: "Lists of the desk",
  lists: {
    review: "Due for review",
    waiting: "Waiting to be published",
    content: "All content",
    history: "History",
  } satisfies Record<DeskList, string>,
  evidence: {
    official: "Official page",
    "two sources": "Two sources",
    "one source": "One source",
    estimate: "Our estimate",
    none: "No source",
    "not found": "Not published",
  } satisfies Record<NonNullable<DeskRow["evidence"]>, string>,
  content: {
    search: "Search everything the site says",
    placeholder: "Words of a name or a text",
    found: { one: "1 entry", many: "{count} entries" } satisfies CountText,
    add: "Add",
    chooseNew: "Choose what to add",
    all: "All",
    filters: {
      subject: "Country or subject",
      chapter: "Chapter",
      kind: "Kind",
      evidence: "Evidence",
      source: "Source or publisher",
    },
    review: "review by {day}",
    empty: {
      title: "Nothing fits",
      hint: "Try fewer words, or another filter.",
      showAll: "Show everything",
    },
  },
  waiting: {
    title: "Waiting to be published",
    empty: "Nothing is waiting. What you change appears here until it is live.",
    publishing: "Changes go live by themselves within about 20 minutes. You can also start that now.",
    nextRun: "Changes go live with the next publishing run.",
    publishNow: "Publish now",
    starting: "Starting...",
    started: "Publishing has started. It usually takes less than five minutes.",
  },
  history: {
    empty: "Nothing was changed yet.",
    /** An announcement about a corrected fact. */
    draft: {
      button: "Tell people interested in {country}",
      subject: "{country}: a correction to our guide",
      text: "We have corrected our guide to {country}.\n\n**{label}**\n\nIt said: {before}\n\nNow it says: {after}\n\n[Read it in the guide]({url})",
    },
  },
} as const;

/** Texts of a change in a list. */
export const CHANGE_LINES = {
  source: "Source",
  keys: {
    value: "What it says",
    price: "Price",
    checked: "Read again and still right",
    confirmed: "Confirmed with the office",
    doubted: "Could not be confirmed",
    because: "Why to plan with it",
    reported: "What contradicts it",
    sample: "Invented",
    asOf: "When the price held",
    notFound: "Looked for in vain",
  } as Readonly<Record<string, string>>,
  undoes: "Taken back: {title}",
  since: "since {time}",
  scheduled: "goes live on {day}",
  refused: "Not published: {reason}",
  failed: "The last try to publish it failed: {reason}",
  by: "{time}, by {by}",
  owner: "the owner key",
  undo: "Undo",
} as const;

/** Texts of the facts that are due for review. */
export const REVIEW_TEXTS = {
  empty:
    "Nothing is due for review. Facts come back here when their time is up, or when a reader says that one has changed.",
  allDone: "Done. Nothing else is due.",
  due: { one: "1 fact is due for review", many: "{count} facts are due for review" } satisfies CountText,
  progress: "{done} of {all} answered",
  progressLabel: "Facts answered in this session",
  reported: "What contradicts it",
  because: "We plan with ours because: {because}.",
  readers: "What readers say",
  person: "Answer them",
  lastCheck: "Last checked {day}.",
  dueSince: "Due {day}.",
  right: "Still right",
  confirmed: "Confirmed with the office",
  changed: "Changed",
  doubted: "Can't confirm",
  skip: "Later",
  undo: "Undo",
  answered: {
    right: "Still right: {label}",
    changed: "Changed: {label}",
    doubted: "Could not be confirmed: {label}",
  },
  /** Why, as the change keeps it. */
  notes: { right: "Read again: still right.", doubted: "Could not be confirmed." },
  confirmation: {
    by: {
      label: "Who confirmed it?",
      hint: "A name, a desk or a phone line: “Ms. Wanjiru, permits desk”.",
      missing: "Please say who confirmed it",
    },
    on: { label: "On which day?", wrong: "Please give a day that has come" },
    save: "Save the confirmation",
    cancel: "Cancel",
  },
} as const;

/** Texts of one thing's screen. */
export const ENTRY_TEXTS = {
  back: "All content",
  missing: "Please fill this in",
  noNumber: "Please write a number",
  gone: {
    title: "This is not there any more",
    text: "It was removed, or its address is wrong. What you typed about it is kept in this browser.",
  },
  now: "What it says now",
  same: "It says the same as {label}. Edit it there, and it changes here as well.",
  ownWords: "Give it words of its own",
  publishedNow: "It is published now",
  notPublished: "It isn't published anywhere",
  where: "Where it appears",
  nowhere: "No page shows it by itself.",
  sources: "Sources",
  noSources: "No page is named for it.",
  history: "History",
  noHistory: "Nothing was changed yet.",
  until: "Until {day}: {from}",
  waiting: "Waiting",
  decisive: "Decides a move",
  review: "Due for review on {day}",
  office: "Confirm it with",
  note: { label: "Why? (if you want to say)", hint: "For you and your team: it is kept with the change." },
  publishOn: { label: "From which day", hint: "Leave it empty to publish it with the next build." },
  save: "Save",
  saving: "Saving...",
  preview: "Preview",
  discard: "Forget what I typed",
  nothing: "Nothing has changed yet.",
  saved: "Saved. It is waiting to be published.",
  savedFor: "Saved. It will be published on {day}.",
  kept: "What you typed is kept in this browser until you save it.",
  undo: "Undo",
  undone: "Undone. It says again what it said before.",
  elsewhere: "This also has to change elsewhere:",
  conflict: {
    title: "Somebody else changed this in the meantime",
    theirs: "There it reads now:",
    mine: "You typed:",
    useMine: "Use mine",
    keepTheirs: "Keep theirs",
    nothing: "(nothing)",
  },
  remove: "Remove it...",
  removeSure: "Remove it from the site?",
  removing: "Removing...",
  removed: "Removed: {label}. It goes with the next build, and can be brought back under Waiting to be published.",
} as const;
