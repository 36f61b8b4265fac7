import { QUARANTINE_TEXTS } from "./copy.ts";

/** Why a post was kept aside, in words; codes of an outside service are shown as they are, with dashes as spaces. */
export function reasonText(reason: string): string {
  return QUARANTINE_TEXTS.reasons[reason] ?? reason.replaceAll("-", " ");
}

/** What was posted, field by field, in text; nothing of it is trusted to be what a form would send. */
export function contentsOf(body: unknown): [name: string, text: string][] {
  if (typeof body !== "object" || body === null) return [];
  return Object.entries(body).map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]);
}
