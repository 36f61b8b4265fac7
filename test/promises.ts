/** The test that proves a promise, by its file and its title. */
type Proof = { file: string; title: string };

/** What the site promises to do (decision: promises): words as a reader meets them, and what keeps them. */
type SitePromise = { says: readonly string[] } & (
  | { proof: Proof }
  /** Kept by people: the test proves that what they need reaches them. */
  | { keptBy: "the provider's team"; proof: Proof }
);

const MESSAGE_REACHES_THE_OWNER: Proof = {
  file: "test/worker/messages.test.ts",
  title: "a message is stored, mailed to the owner to reply to, and confirmed with a reply within 24 hours",
};

const MAIL_LINKS: Proof = {
  file: "test/worker/removal.test.ts",
  title: "the confirmation has text and HTML, the postal address, both links and the one-click headers",
};

const LEADS_ARE_LISTED: Proof = {
  file: "test/worker/lists.test.ts",
  title: "an opt-in is listed with all its fields, null for the missing ones",
};

export const PROMISES: readonly SitePromise[] = [
  {
    says: [
      "We reply within 24 hours.",
      "We reply to messages within 24 hours.",
      "We reply by email within 24 hours.",
      "replies by email within 24 hours.",
      "Support replies within 24 hours.",
      "Our support team responds within 24 hours.",
      "We respond within 24 hours.",
      "a person will answer within 24 hours.",
      "A person reads every message",
      "we answer within 24 hours.",
      "A person reads every line.",
      "leave a message and we will answer by email.",
    ],
    keptBy: "the provider's team",
    proof: MESSAGE_REACHES_THE_OWNER,
  },
  {
    says: ["If an email waited for this, we send it now, or tomorrow if you have had three from us today."],
    proof: { file: "test/worker/confirm.test.ts", title: "what waited for the confirmation is enqueued by it" },
  },
  {
    says: ["we keep nothing that you enter"],
    proof: {
      file: "test/e2e/cost-calculator.spec.ts",
      title: "the result shows the savings, is sent nowhere, and stays until it is calculated again",
    },
  },
  { says: ["A person reads it."], keptBy: "the provider's team", proof: LEADS_ARE_LISTED },
  {
    says: ["be the first to know when we launch", "we write when we launch something new"],
    keptBy: "the provider's team",
    proof: {
      file: "test/worker/announcements.test.ts",
      title: "an announcement goes once to each person in its segment, as text and HTML, with the links of every mail",
    },
  },
  {
    says: [
      "Check your email for confirmation.",
      "Check your email for a confirmation.",
      "You get an email that confirms your sign-up.",
      "What follows is one email that confirms your sign-up.",
    ],
    proof: {
      file: "test/worker/pipeline.test.ts",
      title: "60 sign-ups at once with 15 emails give 15 leads, and the queue sends each its mails and its copy once",
    },
  },
  {
    says: ["One email with the pages of these countries"],
    proof: {
      file: "test/worker/optin-contacts.test.ts",
      title: "the mail of an opt-in leads to the countries that were chosen",
    },
  },
  {
    says: [
      "Your cost comparison has been calculated and sent to your email.",
      "Your cost comparison is on its way to your email.",
      "Your comparison is on its way to your email.",
      "We also email it",
      "The result is shown here and sent to this address.",
    ],
    proof: {
      file: "test/worker/calculator.test.ts",
      title: "the mail contains the whole comparison, in text and in HTML",
    },
  },
  {
    says: ["We write to you about moving to Africa only if you tick the box."],
    keptBy: "the provider's team",
    proof: {
      file: "test/worker/calculator.test.ts",
      title: "only who ticks the box asks for news, with scripts or without, and the owner's list says so",
    },
  },
  {
    says: [
      "If we emailed you before, first confirm your email with the link in that message.",
      "a second email may not follow the first",
      "An email that nobody has confirmed gets at most one in",
      "Until you do, we send you at most one email in",
    ],
    proof: { file: "test/worker/pipeline.test.ts", title: "an email that nobody confirmed gets its first mail only" },
  },
  {
    says: [
      "No email address receives more than three automatic emails from this site in a day.",
      "never more than three automatic emails a day",
    ],
    proof: {
      file: "test/worker/pipeline.test.ts",
      title:
        "nobody gets more than three mails a day, whatever is posted; the others wait until the next one, and none is lost",
    },
  },
  {
    says: ["a sign-up is counted once"],
    proof: {
      file: "test/worker/waitlist.test.ts",
      title: "the same email counts once, however it is written, with its newest name until it is confirmed",
    },
  },
  {
    says: [
      "Every automatic email has a link to unsubscribe and one to remove your data.",
      "Every automatic email to you has a link to unsubscribe and a link to remove your data.",
      "the links in every automatic email to you do them at once",
      "Every automatic email from us has a link for it.",
      "Use the removal link in any of our automatic emails",
    ],
    proof: MAIL_LINKS,
  },
  {
    says: [
      "You will get no more automatic emails from us.",
      "Unsubscribe stops our automatic emails",
      "We send you no more automatic emails.",
      "If you unsubscribed earlier, we send none.",
    ],
    proof: {
      file: "test/worker/removal.test.ts",
      title: "unsubscribing works more than once, keeps only a hash, and withholds later mails",
    },
  },
  {
    says: ["We deleted what you gave us from our database and from its backup copies here."],
    proof: {
      file: "test/worker/removal.test.ts",
      title: "removal deletes leads, messages, deliveries and copies, lowers the counts, and works more than once",
    },
  },
  {
    says: [
      "write to us and we will delete them",
      "and we will delete them.",
      "and we will correct it.",
      "we will tell you and the responsible authority about a breach",
      "write to us and we will delete it.",
      "Write to us and we will send you a copy.",
      "we tell you why within that month.",
      "We answer within one month",
      "How to ask, and when we answer",
      "we confirm a request within 10 business days and answer within 45 days",
      "write to us and we will ask it for you.",
      "and we will have it deleted.",
    ],
    keptBy: "the provider's team",
    proof: MESSAGE_REACHES_THE_OWNER,
  },
  {
    says: [
      "We deleted what you gave us from our database.",
      "A backup copy here is still being deleted; we repeat that until it is gone.",
    ],
    proof: {
      file: "test/worker/removal-retries.test.ts",
      title: "a copy that was still being written when its person was removed is found later",
    },
  },
  {
    says: ["What is certainly spam is deleted"],
    proof: {
      file: "test/worker/quarantine.test.ts",
      title: "certain spam is deleted after 30 days; what may be from a person waits until the owner has seen it",
    },
  },
  {
    says: ["days after it was sent or withheld"],
    proof: {
      file: "test/worker/closed-deliveries.test.ts",
      title: "what was carried out or withheld goes after its days, what the owner may still want stays",
    },
  },
  {
    says: ["days, also after a removal."],
    proof: {
      file: "test/worker/pipeline.test.ts",
      title: "the count of mails to a person is deleted once no limit reaches it any more",
    },
  },
  {
    says: ["so that a restored backup does not bring you back"],
    proof: {
      file: "test/worker/backup.test.ts",
      title: "a restore sends no mail again that waited when the backup was made, and brings no removed person back",
    },
  },
  {
    says: ["we send commercial email only with your consent"],
    keptBy: "the provider's team",
    proof: {
      file: "test/worker/calculator.test.ts",
      title: "only who ticks the box asks for news, with scripts or without, and the owner's list says so",
    },
  },
  {
    says: ["until we delete them."],
    keptBy: "the provider's team",
    proof: MESSAGE_REACHES_THE_OWNER,
  },
  {
    says: ["We keep no IP address and make no fingerprint of your device."],
    proof: {
      file: "test/worker/waitlist.test.ts",
      title: "nothing about the visitor but the visit is stored: no IP, no browser",
    },
  },
  {
    says: ["loads only when you press play"],
    proof: {
      file: "test/e2e/film.spec.ts",
      title:
        "nothing of the film is requested before the visitor presses play, then our own player plays it with its captions, and each play, pause and end is tracked once",
    },
  },
  {
    says: ["Your plan is on its way", "a plan was sent to your email"],
    proof: {
      file: "test/worker/plans.test.ts",
      title:
        "the mail has what does not fit first, then the tasks by month with dates, fees and their pages, and the plan's link",
    },
  },
  {
    says: ["we send the reminders and the changes that you tick, and nothing else unless you tick the box for news"],
    proof: {
      file: "test/worker/plan-mails.test.ts",
      title: "nobody who did not confirm this plan gets mails about it, whatever a stranger posts in their name",
    },
  },
];
