/** The fields that a form adds by itself: they tell the owner nothing about who sent it. */
const FIELDS_OF_FORMS = new Set(["email", "source", "consentVersion", "entryId", "visit"]);

type PostedField = [name: string, text: string];

/** The posted fields as text; they may be anything, not only what a form would send. */
export function postedFields(body: unknown): PostedField[] {
  if (typeof body !== "object" || body === null) return [];
  return Object.entries(body).map(([name, value]) => [name, toText(value)]);
}

function toText(value: unknown): string {
  if (typeof value === "string") return value;
  const isLine = Array.isArray(value) && value.every((one) => typeof one === "string");
  return isLine ? value.join(", ") : JSON.stringify(value);
}

/** The email that was posted; empty if there is none. */
export function senderOf(fields: readonly PostedField[]): string {
  return fields.find(([name]) => name === "email")?.[1] ?? "";
}

/** What a person may have typed, in one line: enough to judge most posts without opening them. */
export function previewText(fields: readonly PostedField[]): string {
  const typed = fields.filter(([name, text]) => !FIELDS_OF_FORMS.has(name) && text.trim() !== "");
  return typed.map(([, text]) => text).join(" · ");
}
