import { addDays } from "../../domain/calendar-day.ts";
import { countProblems, type DigestCounts } from "../../domain/morning-digest.ts";
import type { Notification, NotificationContent } from "../../domain/notification.ts";
import { MAX_COUNTED } from "../../domain/owner-lists.ts";
import { site } from "../../domain/site.ts";
import type { Configuration } from "../env.ts";
import type { MailText } from "./texts.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Automatic mail to the owner: the morning digest, or a post that waits for review. */
export function notificationMail(configuration: Configuration, { id, content }: Notification, now: number): MailText {
  if (content.topic === "held_post") return heldPostMail(configuration);
  return morningDigest(configuration, /\d{4}-\d\d-\d\d/.exec(id)?.[0] ?? "", content, now);
}

type Digest = Extract<NotificationContent, { topic: "digest" }>;

function heldPostMail({ origin }: Configuration): MailText {
  return {
    subject: "Somebody's form needs a look from you",
    paragraphs: [
      "A form came without the check for robots, because a browser ran no scripts or something blocked the check. It waits in the quarantine, and no email went out for it.",
      `Its sender was told that you look at it by hand, and to write to ${site.email.hello} if they hear nothing in two days. Release what a person sent; delete the rest.`,
      "You get this email at most once a day, even if more forms come.",
    ],
    links: [{ label: "Look through the quarantine", url: `${origin}/contacts/quarantine` }],
  };
}

function morningDigest({ origin }: Configuration, day: string, { counts, timeZone }: Digest, now: number): MailText {
  const visits = counts.numbers?.visits;
  const rows = listRows(counts, now);
  const links = listLinks(counts).map(({ label, path }) => ({ label, url: origin + path }));
  return {
    subject: `Your morning digest: ${headline(counts)}`,
    paragraphs: [
      `${longDay(day)} at ${site.name}. Yesterday was ${longDay(addDays(day, -1))}, from midnight to midnight, ${timeZone.replaceAll("_", " ")} time.`,
      ...(visits ? [`What visitors did is counted by days of UTC: here ${longDay(visits.day)}.`] : []),
    ],
    rows,
    links: [...links, { label: "Change or switch off this digest", url: `${origin}/admin/settings` }],
  };
}

/** The one or two things that matter most, for the subject. */
function headline({ people, numbers, due, deliveries, quarantine, site: state }: DigestCounts): string {
  const { optIns = 0, calculations = 0, plans = 0, messages = 0 } = numbers ?? {};
  const came = optIns + calculations + plans + messages;
  const things: [count: number | undefined, one: string, many: string][] = [
    [people?.new, "new person", "new people"],
    [people?.new ? 0 : came, "new entry", "new entries"],
    [due?.today, "answer due", "answers due"],
    [deliveries?.recent, "failed delivery", "failed deliveries"],
    [quarantine?.waiting, "post in the quarantine", "posts in the quarantine"],
    [state && countProblems(state), "problem of the site", "problems of the site"],
    [deliveries?.failing, "delivery that keeps failing", "deliveries that keep failing"],
    [deliveries?.limited, "email waiting for the limit", "emails waiting for the limit"],
    [quarantine?.countedOnly, "post turned away", "posts turned away"],
  ];
  return things
    .flatMap(([count = 0, one, many]) => (count > 0 ? [`${upTo(count)} ${count === 1 ? one : many}`] : []))
    .slice(0, 2)
    .join(", ");
}

/** A row for each count; what should be 0 and is, is left out. */
function listRows(
  { people, numbers, due, deliveries, quarantine, site: state, backup }: DigestCounts,
  now: number,
): string[][] {
  const always = (label: string, count: number) => [[label, upTo(count)]];
  const ifAny = (label: string, count: number) => (count > 0 ? always(label, count) : []);
  return [
    ...(people ? always("New people", people.new) : []),
    ...(numbers
      ? [
          ...always("Opt-ins", numbers.optIns),
          ...always("Calculations", numbers.calculations),
          ...always("Plans", numbers.plans),
          ...always("Messages", numbers.messages),
          ...ifAny("Leads without a notice", numbers.withoutNotice?.leads ?? 0),
          ...ifAny("Messages without a notice", numbers.withoutNotice?.messages ?? 0),
          ...visitRows(numbers.visits),
        ]
      : []),
    ...(due ? [...always("Answers due today", due.today), ...ifAny("Of these late", due.late)] : []),
    ...(deliveries
      ? [
          ...ifAny("Failed deliveries", deliveries.failed),
          ...ifAny("Failing, tried again", deliveries.failing),
          ...ifAny("Perhaps sent", deliveries.uncertain),
          ...ifAny("Waiting for the daily limit", deliveries.limited),
        ]
      : []),
    ...(quarantine
      ? [
          ...ifAny("In the quarantine", quarantine.waiting),
          ...ifAny("Posts turned away, quarantine full", quarantine.countedOnly),
        ]
      : []),
    ...(state
      ? [
          ...state.settings.map((sentence) => ["Wrong setting", sentence]),
          ...ifAny("Announcements that do not move", state.stuckAnnouncements),
          ...ifAny("Changes not published", state.unpublished),
          ...ifAny("Networks refused for a day", state.refusedNetworks),
          ...ifAny("Forms not stored", state.deadPosts),
          ...(state.database
            ? [["Database nearly full", `${state.database.megabytes} of ${state.database.limit} MB`]]
            : []),
        ]
      : []),
    ...(backup ? [["Last backup", backupAge(backup.at, now)]] : []),
  ];
}

/** What visitors did; these are sums, which stop nowhere. */
function visitRows(visits: NonNullable<DigestCounts["numbers"]>["visits"]): string[][] {
  if (!visits) return [];
  return [
    ["Pages opened", visits.views.toLocaleString("en-US")],
    ["Tools used", visits.tools.toLocaleString("en-US")],
    ["Checkout opened", visits.checkout.toLocaleString("en-US")],
  ];
}

/** Where the owner sees to each of it. */
function listLinks({ people, numbers, due, deliveries, quarantine, site: state, backup }: DigestCounts) {
  const links: [isShown: boolean | undefined, label: string, path: string][] = [
    [Boolean(people?.new), "See who is new", "/contacts/people"],
    [Boolean(due?.today), "Answer what is due", "/contacts/people?view=due_today"],
    [Boolean(numbers?.withoutNotice?.messages), "Read the messages", "/contacts/messages"],
    [
      Boolean(deliveries?.failed || deliveries?.uncertain || deliveries?.failing),
      "Look at the deliveries",
      "/optin-report",
    ],
    [Boolean(quarantine?.waiting), "Look through the quarantine", "/contacts/quarantine"],
    [Boolean(state?.stuckAnnouncements), "Look at the announcements", "/announcements"],
    [Boolean(state?.deadPosts), "Send the forms again that were not stored", "/optin-report"],
    [Boolean(state?.unpublished), "See what was not published", "/desk"],
    [Boolean(numbers), "Open the opt-in report", "/optin-report"],
    [Boolean(numbers?.visits), "See what visitors did", "/analytics"],
    [Boolean(backup), "Make a backup", "/admin/settings"],
  ];
  return links.flatMap(([isShown, label, path]) => (isShown ? [{ label, path }] : []));
}

function backupAge(at: number | null, now: number): string {
  if (at === null) return "never";
  const days = Math.floor((now - at) / DAY_MS);
  if (days < 1) return "today";
  return days === 1 ? "yesterday" : `${days} days ago`;
}

/** "Saturday, November 21, 2026" */
function longDay(day: string): string {
  return new Date(day).toLocaleDateString("en-US", { dateStyle: "full", timeZone: "UTC" });
}

/** A count that stops at `MAX_COUNTED`, in words. */
function upTo(count: number): string {
  return count >= MAX_COUNTED ? `${MAX_COUNTED.toLocaleString("en-US")} or more` : String(count);
}
