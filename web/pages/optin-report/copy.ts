import type { CountText } from "#web/lib/interpolate.ts";

/** Texts of /optin-report, loaded with its content. */
export const REPORT_TEXTS = {
  bar: {
    links: [
      { label: "Home", to: "/" },
      { label: "Analytics help", to: "/analytics" },
    ],
    refresh: "Refresh",
    refreshing: "Refreshing...",
    updated: "Updated at {time}",
    loading: "Loading the report...",
    zone: "Days begin at midnight, {zone} time.",
  },
  old: {
    numbers:
      "These numbers are from {time}: they could not be refreshed since. {reason} We try again every 30 seconds.",
    nothing: "The report could not be loaded. {reason} We try again every 30 seconds.",
    unreachable: "Our server could not be reached.",
  },
  counters: [
    { key: "today", label: "Today's Opt-ins", note: "since midnight" },
    { key: "week", label: "This Week", note: "last 7 days" },
    { key: "total", label: "Total Opt-ins", note: "all time" },
  ],
  counted: "Opt-ins are waitlist sign-ups, opt-in forms and calculator submissions, counted as on the contacts page.",
  recent: {
    title: "Recent Opt-ins (Last 24 Hours)",
    empty: { title: "No opt-ins recorded today yet.", hint: "New leads will appear here automatically." },
    anonymous: "Anonymous",
    goal: "Goal",
    isNew: "New",
    yesterday: "Yesterday, {time}",
    newestOnly: "These are the newest {count}. The contacts page has all of them.",
    arrived: { one: "1 new lead at {time}: {names}", many: "{count} new leads at {time}: {names}" } satisfies CountText,
    andMore: "{names} and others",
  },
  actions: {
    title: "Quick Actions",
    contacts: { label: "View all contacts", to: "/contacts" },
    analytics: { label: "Analytics help", to: "/analytics" },
    tool: "Open {tool}",
  },
  trend: {
    title: "Where leads come from",
    days: "Leads per day, last 30 days",
    dayHeadings: ["Day", "Leads"],
    today: "Today",
    sources: "By source, all time",
    sourceHeadings: ["Source", "Leads"],
    campaigns: "By campaign, all time",
    campaignHeadings: ["Campaign", "Leads"],
    otherCampaigns: "All other campaigns",
    noSources: "No lead has come yet. Each source will have a bar here.",
    noCampaigns:
      "No lead has come through a link with a campaign yet. Share links that carry utm_campaign, and each campaign will have a bar here.",
    noDays: "No day to show yet.",
    failed: "These charts could not be loaded. {reason} Press Refresh to try again.",
  },
  info: {
    title: "How this page works",
    health: {
      title: "Health of the site",
      ok: "All is well.",
      failing: "Something needs your attention:",
      reasons: {
        configuration: "A variable or secret is wrong; what needs it answers that it is unavailable.",
        database: "The database does not answer.",
        schema: "The database lacks a migration or a table. Deploy again.",
        deliveries: "A delivery has been due for more than half an hour, since:",
        sweep: "The job that runs every five minutes is late, or a step of it fails.",
        bucket: "The storage bucket does not answer.",
      },
      sweptAt: "The job that runs every five minutes last ended on {time}.",
      neverSwept: "The job that runs every five minutes has not run yet.",
      noErasures: "No removal is unfinished.",
      erasures:
        "Removals that are not finished: {count}. After ten minutes the site looks again for copies in the bucket, and repeats that until none is left.",
      erasuresUnknown: "How many removals are unfinished could not be looked up.",
    },
    refresh: {
      title: "Refreshes itself",
      text: "The counters and the list refresh every 30 seconds while this page is in view. In a hidden tab they pause, and they catch up when you come back.",
    },
    copies: {
      title: "Two copies of every lead",
      service: "Every lead is stored in the database and sent to the form service at {host}.",
      bucket:
        "Every lead is stored in the database, and a second copy is kept in the storage bucket. No form service is configured (FORM_SERVICE_URL).",
    },
    quarantine: {
      title: "Waiting for you",
      waiting: "Posts in the quarantine that may come from people and that you have not seen: {count}.",
      countedOnly: "Beyond the daily budget of the quarantine, posts that were only counted in 30 days: {count}.",
    },
    mail: {
      title: "Emails sent",
      sent: "In the last 24 hours: {visitors} to visitors, {owner} to you.",
      held: "A limit of the site is reached, so further emails wait and are sent later.",
    },
    events: {
      title: "Conversion events",
      sent: "A waitlist sign-up is reported to the analytics tool as form_submit and, once it has succeeded, as lead_generation.",
      tracker:
        "The analytics service is configured: it is loaded for visitors who accept it, and never on these pages.",
      noTracker:
        "No analytics service is configured, so nothing is sent; the site's own counts are on the analytics page.",
    },
    backup: {
      title: "Last backup",
      at: "The last backup was downloaded completely on {time}.",
      never: "No backup has been downloaded yet.",
      link: { label: "Back up in the admin panel", to: "/admin" },
    },
    unknown: "This could not be looked up just now. {reason}",
  },
  deliveries: {
    title: "Deliveries",
    intro:
      "Each lead and message is copied or emailed. What fails is retried with growing pauses for a day, then waits here for you. Nothing is dropped.",
    given: { one: "1 delivery failed for good", many: "{count} deliveries failed for good" } satisfies CountText,
    unknown: { one: "1 may have been sent", many: "{count} may have been sent" } satisfies CountText,
    waiting: { one: "1 is waiting", many: "{count} are waiting" } satisfies CountText,
    orMore: "{count} or more",
    none: "Nothing is waiting and nothing has failed.",
    onlyNow: "Everything is being sent right now.",
    retryAll: "Send all again",
    retry: "Send again",
    retrying: "Sending...",
    kinds: {
      form_service: "Second copy of the lead",
      lead_mail: "Email to the lead",
      owner_mail: "Notice of the lead to you",
      message_mail: "Message, forwarded to you",
      message_reply: "Confirmation to the sender of a message",
      answer_mail: "Your reply",
      announcement_mail: "Announcement",
    },
    places: { service: "to the form service", bucket: "in the storage bucket" },
    attempts: { one: "1 attempt", many: "{count} attempts" } satisfies CountText,
    lastError: "Last error: {error}",
    noError: "No error was recorded.",
    states: {
      exhausted: "Failed for good: it is not tried again unless you send it again.",
      unknown: "May have been sent: it is not sent again by itself.",
      due: "Due since {time}: it is tried again within minutes.",
      later: "Next attempt: {time}.",
    },
    unnamed: "Somebody without a name",
    queuedOne: "{what} for {person} is being sent again. It leaves this list once it has gone.",
    queuedAll: {
      one: "1 delivery is being sent again. It leaves this list once it has gone.",
      many: "{count} deliveries are being sent again. They leave this list once they have gone.",
    } satisfies CountText,
    queuedNone: "There was nothing left to send again.",
    failed: "It was not sent again. {reason}",
    notListed: "The deliveries could not be loaded. {reason} Press Refresh to try again.",
  },
} as const;
