import { OPT_IN_ANSWERS } from "#domain/lead.ts";
import { sourceLabel } from "#web/features/lead-sources/source-badge.tsx";
import { countryText, dateText, dollarsText } from "../cells.ts";
import { CONTACTS_TEXTS, INQUIRY_LABELS, MISSING } from "../copy.ts";
import type { Message, OptIn, Person, Submission } from "../people/queries.ts";
import { PERSON_TEXTS } from "./copy.ts";

const HEADS = CONTACTS_TEXTS.columns;
const LABELS = PERSON_TEXTS.facts;

/** What the dialog about a person shows: all fields of the row, and the subject of an answer by mail. */
export type PersonDetails = {
  person: Person;
  facts: readonly (readonly [label: string, text: string])[];
  mailSubject: string;
};

export function optInDetails(person: OptIn): PersonDetails {
  return {
    person,
    facts: [
      [HEADS.countryInterest, person.countryInterest || MISSING.countryInterest],
      ...otherAnswers(person),
      ...sourceFacts(person),
    ],
    mailSubject: PERSON_TEXTS.subjects["opt-ins"],
  };
}

export function submissionDetails(person: Submission): PersonDetails {
  return {
    person,
    facts: [
      [HEADS.journey, `${countryText(person.currentCountry)} → ${countryText(person.destinationCountry)}`],
      [HEADS.monthlyTotal, dollarsText(person.currentTotal)],
      [HEADS.savings, dollarsText(person.estimatedSavings)],
      [LABELS.news, person.wantsNews ? LABELS.wantsNews : LABELS.noNews],
      ...sourceFacts(person),
    ],
    mailSubject: PERSON_TEXTS.subjects.calculator,
  };
}

export function messageDetails(person: Message): PersonDetails {
  return {
    person,
    facts: [
      [HEADS.about, INQUIRY_LABELS[person.inquiryType ?? ""] ?? MISSING.inquiry],
      [HEADS.subject, person.subject],
      [LABELS.message, person.message],
      [HEADS.date, dateText(person.createdAt)],
    ],
    mailSubject: PERSON_TEXTS.subjects.reply + person.subject,
  };
}

function otherAnswers({ countryInterest: _listed, ...person }: OptIn) {
  const { countryInterest: _heading, ...others } = OPT_IN_ANSWERS;
  return Object.entries(others).flatMap(([name, { heading }]) =>
    optionalFact(heading, person[name as keyof typeof others]),
  );
}

function sourceFacts(row: { source: string | null; campaign: string | null; createdAt: string }) {
  return [
    [HEADS.source, sourceLabel(row.source)],
    ...optionalFact(LABELS.campaign, row.campaign),
    [HEADS.date, dateText(row.createdAt)],
  ] as const;
}

function optionalFact(label: string, text: string | null): (readonly [string, string])[] {
  return text ? [[label, text]] : [];
}

/** The `mailto:` URL of a new email. An email may contain characters that have a meaning in a URL. */
export function mailtoUrl(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?subject=${encodeURIComponent(subject)}`;
}
