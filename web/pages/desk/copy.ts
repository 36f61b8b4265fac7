import type { ChapterId } from "#domain/chapter-ids.ts";
import type { ChangeState } from "#domain/desk.ts";
import type { DeskRow, Kind, RECORD_KINDS } from "#web/content/desk-rows.ts";
import type { CountText } from "#web/lib/interpolate.ts";
import type { Unreadable } from "#domain/watch/watch-list.ts";
import type { Verdict } from "#domain/offices.ts";
import type { DeskList } from "./lists.ts";

export const STATE_LABELS: Readonly<Record<ChangeState, string>> = {
  waiting: "Waiting",
  live: "Live",
  replaced: "Replaced",
  undone: "Undone",
  draft: "Restored",
};

const RECORD_KIND_LABELS: Readonly<Record<string, string>> = {
  fact: "Fact",
  price: "Price",
  list: "List",
  unpublished: "Not published",
  same: "Same as another",
} satisfies Record<(typeof RECORD_KINDS)[number], string>;

/** What a thing is, for badges and the filter. */
export function kindLabel(kind: Kind): string {
  return RECORD_KIND_LABELS[kind] ?? kind;
}

export const DESK_TEXTS = {
  label: "Lists of the desk",
  lists: {
    review: "Due for review",
    offices: "Ask the offices",
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
    "not published": "Not published",
  } satisfies Record<NonNullable<DeskRow["evidence"]>, string>,
  content: {
    search: "Search everything the site says",
    found: { one: "1 entry", many: "{count} entries" } satisfies CountText,
    add: "Add",
    chooseNew: "Add...",
    all: "All",
    filters: {
      summary: "Filters",
      subject: "Country or subject",
      chapter: "Chapter",
      kind: "Kind",
      evidence: "Evidence",
      only: "Show only",
      review: "Due for review by",
      source: "Source or publisher",
    },
    unsure: "To confirm first",
    invented: "Invented entries and placeholders",
    review: "review by {day}",
    empty: {
      title: "Nothing fits",
      hint: "Try fewer words, or another filter.",
      showAll: "All countries",
    },
    toMap: "All countries",
    pages: "Pages of the list",
    page: "Page {page} of {pages}",
    previous: "Previous",
    next: "Next",
  },
  waiting: {
    title: "Waiting to be published",
    empty: "Nothing is waiting. What you change appears here until it is live.",
    count: { one: "1 change is waiting", many: "{count} changes are waiting" } satisfies CountText,
    publishing: "Changes go live by themselves within about 20 minutes. You can also start that now.",
    nextRun: "Changes go live the next time the site is published.",
    publishNow: "Publish now",
    starting: "Starting...",
    started: "Publishing has started. It usually takes less than five minutes.",
  },
  decide: {
    contradicted: "The content says something else by now. Use your change, or keep what is there?",
    draft: "This waited when the database was restored. Is it still wanted?",
    use: "Use this change",
    keep: "Keep what is there",
    now: "now",
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

/** The chapters of a guide as heads of columns. */
export const CHAPTER_NAMES: Readonly<Record<ChapterId, string>> = {
  entry: "Visiting",
  permits: "Permits",
  belonging: "Belonging",
  cities: "Cities",
  homes: "Homes",
  safety: "Safety",
  rules: "Rules",
  health: "Health",
  family: "Family",
  money: "Money",
  work: "Work",
  schools: "Schools",
  goods: "Goods",
  driving: "Driving",
  pets: "Pets",
  culture: "Daily life",
};

export const MAP_TEXTS = {
  countries: "Countries",
  others: "The rest of the site",
  caption: "What needs work, by country and chapter",
  country: "Country",
  everything: "Everything",
  nothing: "nothing needs work",
  needs: {
    due: { one: "1 due", many: "{count} due" },
    "one source": { one: "1 from one source", many: "{count} from one source" },
    none: { one: "1 not verified", many: "{count} not verified" },
  },
} as const;

export const CHANGE_LINES = {
  source: "Source",
  undoes: "Taken back: {title}",
  since: "since {time}",
  scheduled: "goes live on {day}",
  failed: "The last try to publish it failed: {reason}",
  by: "{time}, by {by}",
  owner: "the owner key",
  undo: "Undo",
} as const;

export const REVIEW_TEXTS = {
  empty:
    "Facts come back here when their time is up, when a reader says that one has changed or what they paid, or when an office answers.",
  allDone: "Done. Nothing else is due.",
  none: "Nothing is due",
  upcoming: { one: "Next: 1 fact on {day}", many: "Next: {count} facts on {day}" } satisfies CountText,
  due: { one: "1 fact is due for review", many: "{count} facts are due for review" } satisfies CountText,
  progress: "{done} of {all} answered",
  progressLabel: "Facts answered in this session",
  reported: "What contradicts it",
  because: "We plan with ours because: {because}.",
  readers: "What readers say",
  watch: {
    title: "What its pages say now",
    figure: "the page no longer says {figure}.",
    gone: "the page is gone.",
    moved: "the page leads somewhere else:",
    before: "It said: “…{text}…”",
    now: "It says now: “…{text}…”",
    off: "The sources aren't being watched: SOURCE_WATCH is not set.",
    summary: {
      one: "{pages} sources read. {seen} of {figures} figures were there at the last reading; 1 page can't be watched.",
      many: "{pages} sources read. {seen} of {figures} figures were there at the last reading; {count} pages can't be watched.",
    } satisfies CountText,
    records:
      "{withFigures} of {records} facts state a figure that can be watched; the others keep their pace. {acts} acts of review a year are left.",
    unreadable: "Pages that can't be watched",
    why: {
      refused: "refuses us",
      robots: "asks programs to stay away",
      away: "doesn't answer",
      "too slow": "takes too long",
      "too large": "is too large",
      redirects: "leads in circles",
      "no text": "has no text without scripts",
      "no page": "is no page of text",
      "changed PDF": "is a PDF that has changed",
    } satisfies Record<Unreadable, string>,
  },
  paid: {
    title: "What readers paid",
    accepted: { one: "1 accepted so far.", many: "{count} accepted so far." } satisfies CountText,
    needed: "From {needed} on, in one currency and twelve months, the page shows what readers paid.",
    contradicts: "contradicts the fee",
    accept: "Accept",
    refuse: "Refuse",
    note: "Readers told us what they paid.",
  },
  moreReaders: "These are the newest. Older ones are under Contacts, in Messages.",
  person: "Answer them",
  lastCheck: "Last checked {day}.",
  dueSince: "Due {day}.",
  facts: { one: "1 fact", many: "{count} facts" } satisfies CountText,
  pages: { one: "on 1 page", many: "on {count} pages" } satisfies CountText,
  minutes: "About {minutes} minutes are due this week.",
  allRight: "All still right",
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
  notes: {
    right: "Read again: still right.",
    doubted: "Could not be confirmed.",
    confirmed: "Confirmed by the office.",
    answered: "Somebody answered at the office’s address: still right.",
  },
  confirmation: {
    by: {
      label: "Who confirmed it?",
      hint: "A desk or a phone line: “permits desk, by phone”. Anyone can read it in the content files.",
      missing: "Please say who confirmed it",
    },
    on: { label: "On which day?", wrong: "Please give a day that has come" },
    save: "Save the confirmation",
    cancel: "Cancel",
  },
} as const;

/** Texts of accepting what an office answered. */
export const ACCEPT_TEXTS = {
  title: "What was answered at the office’s address",
  verdicts: {
    right: "That is right.",
    wrong: "That is not right. Instead: {text}",
    "not ours": "That is not their business. Ask another office.",
  } satisfies Record<Verdict, string>,
  by: { mail: "{position}, by email", document: "{position}, with a document on the office’s site" },
  who: "{name}, {position}, {time}",
  accept: { right: "Accept the answer", wrong: "Accept and enter the change" },
  submit: { right: "Accept it", wrong: "Enter the change" },
  question: "How do we know that it was the office?",
  missing: "Please choose one",
  proofs: {
    mail: "They confirmed it by the link that we mailed to {email}",
    document: "The document they name says so, and it is on the office’s own site: {document}",
    address:
      "We only know that somebody answered at the address the office publishes. The page says that, and it counts as no confirmation.",
  },
  cancel: "Cancel",
  secondLink: {
    title: "Ask by email whether the answers are theirs",
    email: "Address at the office",
    hint: "At {host}, or the one that the office publishes. It gets a link that shows all of these answers and confirms them.",
    send: "Mail a second link",
    asked: "We mailed a second link to {email} on {day}. They haven’t confirmed yet.",
    confirmed: "Confirmed by the link that we mailed to {email}, on {day}.",
  },
} as const;

/** Texts of what to ask the offices. */
export const OFFICE_TEXTS = {
  facts: { one: "1 fact to ask an office about", many: "{count} facts to ask offices about" } satisfies CountText,
  intro:
    "These facts decide a move, and no office, law or second source backs them up. Nothing is sent from here: copy a letter or open it in your mail program, and enter the answers below it. A letter can hold a link to a page where the office answers.",
  count: { one: "1 fact", many: "{count} facts" } satisfies CountText,
  letter: { en: "Letter in English", fr: "Letter in French" },
  site: "Find its email on its site",
  copy: { copy: "Copy", copied: "Copied.", byHand: "Select the text and copy it by hand." },
  open: "Open in my mail program",
  long: "It is too long for a mail link: opening your mail program copies it, so paste it there.",
  answers: "Enter its answers here, by number:",
  again: "Start over",
  link: {
    copy: "Copy the link",
    make: "Make the link",
    about: "With a link, the office answers on a page of ours, and its answers come to your review list.",
    made: "The letter asks them to answer on this page. It works until {day}.",
    started: "You have edited the letter, so it doesn't have the link. Copy it from here, or start over.",
    revoke: "Revoke the link",
    revokeSure: "Yes, revoke it",
  },
  letters: {
    title: "Links you made",
    works: "Made on {made}, works until {day}",
    ended: "Made on {made}, ended on {day}",
    revoked: "Made on {made}, revoked on {day}",
    count: { one: "1 answer", many: "{count} answers" } satisfies CountText,
    by: "{name}, {position}, {time}",
  },
  verdicts: { right: "Right", wrong: "Not right", "not ours": "Not theirs" } satisfies Record<Verdict, string>,
} as const;

/** The letters that ask an office. The facts are our English sentences in every language: they are what is to be confirmed. */
export const LETTER_TEXTS = {
  en: {
    subject: "Is this still right? Questions from {site}",
    elsewhere: "Another source says: {words}",
    page: "The quickest way to answer is this page. It needs no account and works until {day}:\n{link}\n\n",
    text: `To: {office}

Dear Sir or Madam,

{site} ({url}) is a public guide for people of the African diaspora who want to move to Africa or invest there. It tells them the following, and to check it with you before they act:

{facts}

{page}Could you tell us which of these are right, and correct the others? A short answer by number is enough: "1 right, 2 is now ..., 3 not ours." If a document on your site says it, its address helps our readers most.

We publish each correction with its date.

Thank you,
{site}`,
  },
  fr: {
    subject: "Est-ce toujours exact ? Questions de {site}",
    elsewhere: "Une autre source indique : {words}",
    page: "Le plus simple est de répondre sur cette page, sans compte, jusqu'au {day} :\n{link}\n\n",
    text: `À l'attention de : {office}

Madame, Monsieur,

{site} ({url}) est un guide public destiné aux membres de la diaspora africaine qui souhaitent s'installer ou investir en Afrique. Il leur donne les informations suivantes, citées ici en anglais, et leur conseille de les confirmer auprès de vous :

{facts}

{page}Pourriez-vous nous dire lesquelles sont exactes et corriger les autres ? Une réponse brève, par numéro, suffit : « 1 exact, 2 est désormais de ..., 3 ne relève pas de nous ». Si un document de votre site l'indique, son adresse est ce qui aide le plus nos lecteurs.

Nous publions chaque correction avec sa date.

Avec nos remerciements,
{site}`,
  },
} as const;

/** Texts of one thing's screen. */
export const ENTRY_TEXTS = {
  back: "All content",
  missing: "Please fill this in",
  noNumber: "“{text}” isn't clearly a number. Write it like 1092, 1,092 or 10.92.",
  noFigure: "Please write each number",
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
  readThere: "Everything that was read there",
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
  wordingOnly: {
    label: "Only the wording changes",
    hint: "It says the same as before: readers aren’t told of a change, and its dates stay.",
  },
  planned: "Planned",
  from: "From {day}:",
  absent: "not there",
  save: "Save",
  saving: "Saving...",
  saveSure: "Yes, save it",
  leap: "Really? {before} becomes {after}: ten times as much or as little.",
  preview: "Preview",
  discard: "Forget what I typed",
  nothing: "Nothing has changed yet.",
  noFields: "There's nothing to edit here.",
  saved: "Saved. It goes live the next time the site is published.",
  savedFor: "Saved. It goes live on {day}.",
  unsaved: "Not saved yet. This browser keeps what you typed.",
  live: "Live",
  liveSince: "Live, entered on {day}",
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
