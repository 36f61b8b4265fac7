import { env } from "cloudflare:workers";
import { uuidv7 } from "uuidv7";
import type { AskedFact, AskedOffice } from "../../domain/offices.ts";
import { readConfiguration } from "../../worker/env.ts";
import { createLink } from "../../worker/mail/links.ts";
import { asOwner } from "./credentials.ts";
import { ORIGIN, postForm, rows } from "./worker.ts";

export const OFFICE: AskedOffice = { name: "Immigration Service", url: "https://gis.example/", language: "en" };

export const FACTS: AskedFact[] = [
  { id: "ghana.permits.work.fee", title: "Ghana, Work permit: fee", sentence: "$500 a year" },
  {
    id: "ghana.permits.work.time",
    title: "Ghana, Work permit: time",
    sentence: "8 weeks\nCounted from the interview.",
  },
];

/** What the form of the page is sent with, at least. */
export const OFFICE_ANSWERS = { "verdict-0": "right", name: "Kwame Asante", position: "Head of permits" };

/** The letter that hostile requests have the link to. */
export const HOSTILE_LETTER = "01975f5e-7e3a-7000-8000-00000000feed";

type LetterOptions = {
  office?: Partial<AskedOffice>;
  facts?: AskedFact[];
  entryId?: string;
  bindings?: Partial<Env>;
};

export function requestLetter({ office, facts = FACTS, entryId = uuidv7(), bindings }: LetterOptions = {}) {
  return asOwner("/api/offices/letters", {
    json: { entryId, office: { ...OFFICE, ...office }, facts },
    ...(bindings && { bindings }),
  });
}

/** The owner makes the link of a letter. @returns its id, and the path of its link */
export async function makeLetter(options: LetterOptions = {}): Promise<{ id: string; path: string }> {
  const { id, link } = await (await requestLetter(options)).json<{ id: string; link: string }>();
  return { id, path: link.slice(ORIGIN.length) };
}

/** An address at the office. */
export const OFFICES_OWN_EMAIL = "permits@gis.example";

/** An office answers a letter. @returns the id of its answer */
export async function answerLetter(options: LetterOptions = {}, sent: object = {}): Promise<{ answerId: string }> {
  const { id, path } = await makeLetter(options);
  await postForm(path, { ...OFFICE_ANSWERS, ...sent }, {}, options.bindings);
  const [{ id: answerId }] = (await rows("SELECT id FROM office_answers WHERE letter_id = ?", id)) as [{ id: string }];
  return { answerId };
}

/** The owner mails a second link. */
export function askOffice(answerId: string, email = OFFICES_OWN_EMAIL, bindings: Partial<Env> = {}) {
  return asOwner(`/api/offices/answers/${answerId}/confirmation`, { json: { email }, bindings });
}

/** The path of the link of a letter that was made with this id. */
export function letterLink(entryId: string): string {
  const subject = { about: `letter_${entryId}` };
  return createLink(readConfiguration(env), "office-answers", subject).slice(ORIGIN.length);
}
