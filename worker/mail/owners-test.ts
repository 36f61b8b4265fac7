import { failureCode, logFailure } from "../log.ts";
import type { Database } from "../store/database.ts";
import { countOwnersTestMail, findMailObstacle } from "../store/mail-ledger.ts";
import { MailOutcomeUnknown } from "./sender.ts";

/** What became of a mail that the owner sent to themself; `code` names why it was refused. */
export type TriedMail = { outcome: "taken" | "refused" | "unknown"; code: string | null };

/**
 * Sends a mail to the owner at once, so that they see what becomes of it. Counted before it goes out, as every mail is.
 * @param label what it is, for the log
 * @param now milliseconds
 * @returns null, with nothing sent, where the owner got as many emails as they may
 */
export async function tryOwnersMail(
  db: Database,
  label: string,
  send: () => Promise<void>,
  now: number,
): Promise<TriedMail | null> {
  if (await findMailObstacle(db, { part: "owner" }, now)) return null;
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
