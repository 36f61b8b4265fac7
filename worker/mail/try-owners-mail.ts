import { failureCode, logFailure } from "../log.ts";
import { MailOutcomeUnknown } from "./sender.ts";

/** What became of a mail that the owner sent to themself; `code` names why it was refused. */
type TriedMail = { outcome: "taken" | "refused" | "unknown"; code: string | null };

/** Sends a mail to the owner at once, so that they see what becomes of it. */
export async function tryOwnersMail(label: string, send: () => Promise<void>): Promise<TriedMail> {
  try {
    await send();
    return { outcome: "taken", code: null };
  } catch (error) {
    logFailure(label, error);
    if (error instanceof MailOutcomeUnknown) return { outcome: "unknown", code: null };
    return { outcome: "refused", code: failureCode(error) };
  }
}
