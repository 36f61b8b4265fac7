import { z } from "zod";
import type { Database } from "../db/database.ts";
import { linkRoute, linkSchema } from "../mail/link-page.ts";
import { confirmationPage, confirmedPage, endedPage, NO_LETTER } from "./answer-page.ts";
import { confirmAnswer, findAnswer } from "./offices.store.ts";

/** Where somebody at an office says that an answer is theirs, by the link of the mail to an address of the office. */
export const officeConfirmation = linkRoute({
  purpose: "office-confirmation",
  schema: linkSchema.extend({ about: z.string().max(64) }),
  async ask(c, link) {
    const { found, ended } = await findAsked(c.var.db, link);
    return found ? confirmationPage(found) : ended;
  },
  async act(c, link) {
    const { found, ended } = await findAsked(c.var.db, link);
    if (!found) return ended;
    await confirmAnswer(c.var.db, link, Date.now());
    return confirmedPage(found.letter);
  },
});

/** The answer that this address was asked about last, or the page that says that there is none. */
async function findAsked(db: Database, { about, person }: { about: string; person: string }) {
  const found = await findAnswer(db, about);
  if (!found || found.answer.emailHash !== person) return { found: null, ended: NO_LETTER };
  return found.letter.revokedAt === null ? { found } : { found: null, ended: endedPage(found.letter, "revoked") };
}
