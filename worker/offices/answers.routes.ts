import { z } from "zod";
import { uuidv7 } from "uuidv7";
import type { Database } from "../db/database.ts";
import { sha256 } from "../hash.ts";
import { linkRoute } from "../mail/link-page.ts";
import { answerPage, endedPage, fullPage, NO_LETTER, thanksPage } from "./answer-page.ts";
import { NOTHING_TYPED, readAnswers } from "./read-answers.ts";
import { findLetter, storeAnswer, whyEnded } from "./offices.store.ts";

/** Where an office says which of our facts are right, by the link of its letter. */
export const officeAnswers = linkRoute({
  purpose: "office-answers",
  schema: z.object({ about: z.string().max(64), signature: z.string().max(64) }),
  async ask(c, { about }) {
    const { letter, ended } = await findLive(c.var.db, about);
    return letter ? answerPage(letter, NOTHING_TYPED) : ended;
  },
  async act(c, { about }) {
    const { letter, ended } = await findLive(c.var.db, about);
    if (!letter) return ended;
    const body = await c.req.parseBody().catch(() => ({}));
    const { typed, errors, answered } = readAnswers(letter, body);
    if (!answered) return answerPage(letter, typed, errors);
    const row = {
      id: `answer_${uuidv7()}`,
      letterId: letter.id,
      digest: sha256(JSON.stringify(answered)),
      ...answered,
    };
    return (await storeAnswer(c.var.db, row, Date.now())) ? thanksPage(letter) : fullPage(letter);
  },
});

/** The letter of a link that works, or the page that says why it doesn't. */
async function findLive(db: Database, id: string) {
  const letter = await findLetter(db, id);
  if (!letter) return { letter: null, ended: NO_LETTER };
  const why = whyEnded(letter, Date.now());
  return why ? { letter: null, ended: endedPage(letter, why) } : { letter };
}
