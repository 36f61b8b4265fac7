import { countryById } from "#domain/countries.ts";
import { CONSENT_LINES, OPT_IN_ANSWER_NAMES, OPT_IN_ANSWERS, type PlanWish } from "#domain/lead.ts";
import { REASON_LABELS } from "#domain/reasons.ts";
import { sourceLabel } from "#web/features/lead-sources/source-badge.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#domain/long-date.ts";
import { countryText, dateText, wholeDollars } from "../cells.ts";
import { CONTACTS_TEXTS, INQUIRY_LABELS, MISSING } from "../copy.ts";
import { PERSON_TEXTS } from "./copy.ts";
import type { TimelineEvent } from "./queries.ts";

const HEADS = CONTACTS_TEXTS.columns;
const LABELS = PERSON_TEXTS.facts;
const DELIVERIES = PERSON_TEXTS.deliveries;

type Fact = readonly [label: string, text: string];

/** What one entry of the timeline says, besides when it came. */
export function eventFacts(event: TimelineEvent): Fact[] {
  return isFromOwner(event) ? ownFacts(event) : [...ownFacts(event), ...sourceFacts(event)];
}

function ownFacts(event: TimelineEvent): Fact[] {
  switch (event.kind) {
    case "opt_in":
      return [
        ...OPT_IN_ANSWER_NAMES.flatMap((name) =>
          name === "countryInterest"
            ? [[HEADS.countryInterest, event.countryInterest || MISSING.countryInterest] as const]
            : optionalFact(OPT_IN_ANSWERS[name].heading, event[name]),
        ),
        ...optionalFact(LABELS.otherName, event.laterAnswers?.name ?? null),
        ...OPT_IN_ANSWER_NAMES.flatMap((name) =>
          optionalFact(
            interpolate(LABELS.later, { answer: OPT_IN_ANSWERS[name].heading }),
            event.laterAnswers?.[name] ?? null,
          ),
        ),
      ];
    case "calculation":
      return [
        [HEADS.journey, `${countryText(event.currentCountry)} → ${countryText(event.destinationCountry)}`],
        [HEADS.monthlyTotal, wholeDollars(event.currentTotal)],
        [HEADS.savings, wholeDollars(event.estimatedSavings)],
        ...optionalFact(LABELS.calculation, event.calculation),
        [LABELS.news, event.wantsNews ? LABELS.wantsNews : LABELS.noNews],
      ];
    case "plan":
      return event.plan
        ? [...planFacts(event.plan), [LABELS.news, event.wantsNews ? LABELS.wantsNews : LABELS.noPlanNews]]
        : [];
    case "message":
      return [
        [HEADS.about, INQUIRY_LABELS[event.inquiryType ?? ""] ?? MISSING.inquiry],
        [HEADS.subject, event.subject],
        [LABELS.message, event.message],
      ];
    case "reply":
      return [
        [HEADS.subject, event.subject],
        [LABELS.reply, event.text],
        [LABELS.writtenBy, event.by],
      ];
    case "announcement":
      return [[HEADS.subject, event.subject]];
  }
}

type EventPlan = NonNullable<Extract<TimelineEvent, { plan: unknown }>["plan"]>;

function planFacts({ country, month, reason, permit, done, ...wishes }: EventPlan): Fact[] {
  const chosen = (Object.keys(LABELS.wishes) as PlanWish[]).filter((wish) => wishes[wish]);
  return [
    [LABELS.plan, interpolate(LABELS.planText, { country: countryById(country).name, month: longDate(month) })],
    ...optionalFact(LABELS.reason, reason && REASON_LABELS[reason]),
    ...optionalFact(LABELS.permit, permit),
    [LABELS.tasksDone, done.length > 0 ? `${done.length}: ${done.join("; ")}` : LABELS.noTasksDone],
    [LABELS.planMails, chosen.map((wish) => LABELS.wishes[wish]).join(", ") || LABELS.noPlanMails],
  ];
}

type OwnersEvent = Extract<TimelineEvent, { kind: "reply" | "announcement" }>;

/** Whether the owner sent it; everything else came from the person. */
export function isFromOwner(event: TimelineEvent): event is OwnersEvent {
  return event.kind === "reply" || event.kind === "announcement";
}

export type MessageEvent = Extract<TimelineEvent, { kind: "message" }>;

/** The newest message, unless a reply came after it. @param timeline newest first */
export function unansweredMessage(timeline: readonly TimelineEvent[]): MessageEvent | null {
  const latest = timeline.find(({ kind }) => kind === "message" || kind === "reply");
  return latest?.kind === "message" ? latest : null;
}

/** Where somebody came from, and what they agreed to. */
function sourceFacts(event: Exclude<TimelineEvent, OwnersEvent>): Fact[] {
  const { page, referrerHost, campaign } = event.visit;
  return [
    ...(event.kind === "message" ? [] : [[HEADS.source, sourceLabel(event.source)] as const]),
    ...optionalFact(LABELS.campaign, campaign),
    ...optionalFact(LABELS.page, page),
    ...optionalFact(LABELS.referrer, referrerHost),
    ...consentFacts(event),
    ...(event.skippedCheck ? [[LABELS.unchecked, LABELS.skippedCheck] as const] : []),
  ];
}

/** What they agreed to: the line beside the form, or what the owner said about the lists that they are on. */
function consentFacts(event: Exclude<TimelineEvent, OwnersEvent>): Fact[] {
  if (!("imports" in event) || event.source !== "import") return [[LABELS.consent, consentText(event.consentVersion)]];
  return event.imports.flatMap(({ consentText: text, consentDay, origin, fileName, isUnsubscribed }): Fact[] => {
    const list = `${origin} (${fileName})`;
    if (isUnsubscribed) return [[LABELS.stoppedBy, list]];
    return [
      [LABELS.consent, `"${text}"`],
      [LABELS.consentDay, longDate(consentDay)],
      [LABELS.list, list],
    ];
  });
}

/** The version of the line that was agreed to, with its words if it is today's. */
function consentText(version: string): string {
  const line = Object.values(CONSENT_LINES).find((one) => one.version === version);
  return line ? `${version}: "${line.text}"` : version;
}

function optionalFact(label: string, text: string | null): Fact[] {
  return text ? [[label, text]] : [];
}

/** What became of a delivery, in words: "Email to them: sent Nov 21, 2026, 02:03 PM". */
export function deliveryText({ kind, status, lastError, sentAt }: TimelineEvent["deliveries"][number]): string {
  const state = interpolate(DELIVERIES.states[status], {
    date: sentAt ? dateText(sentAt) : "",
    reason: lastError ?? DELIVERIES.noReason,
  });
  return `${DELIVERIES.kinds[kind]}: ${state}`;
}

/** The subject of an email that answers what came last. */
export function answerSubject(event: TimelineEvent | undefined): string {
  switch (event?.kind) {
    case "message":
      return PERSON_TEXTS.subjects.reply + event.subject;
    case "calculation":
      return PERSON_TEXTS.subjects.calculator;
    default:
      return PERSON_TEXTS.subjects["opt-ins"];
  }
}

/** The `mailto:` URL of a new email. An email may contain characters that have a meaning in a URL. */
export function mailtoUrl(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?subject=${encodeURIComponent(subject)}`;
}
