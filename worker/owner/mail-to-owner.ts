import { failureCode, logFailure } from "../log.ts";
import { MailOutcomeUnknown } from "../mail/sender.ts";
import type { Database } from "../db/database.ts";
import { countOwnersTestMail, findMailObstacle } from "../mail/ledger-store.ts";
import { AppError } from "../http/errors.ts";

/** What became of a mail that the owner sent to themself; `code` names why it was refused. */
type TriedMail = { outcome: "taken" | "refused" | "unknown"; code: string | null };

/**
 * Sends a mail to the owner at once, so that they see what becomes of it. Counted before it goes out, as every mail is.
 * @throws AppError 429, with nothing sent, where the owner got as many emails as they may
 */
export async function tryOwnersMail(db: Database, label: string, send: () => Promise<void>): Promise<TriedMail> {
  const now = Date.now();
  if (await findMailObstacle(db, { part: "owner" }, now)) {
    throw new AppError(429, "mail_limit", "The site has sent you as many emails as it may for now. Try again later.");
  }
  await countOwnersTestMail(db, now);
  try {
    await send();
    return { outcome: "taken", code: null };
  } catch (error) {
    logFailure(label, error);
    if (error instanceof MailOutcomeUnknown) return { outcome: "unknown", code: null };
    return { outcome: "refused", code: failureCode(error) };
  }
}
