/** Files of a country whose entries are each reviewed on their own. */
const ENTRY_BY_ENTRY: ReadonlySet<string> = new Set(["permits", "cities", "visas"]);
const TRAVEL_ADVICE = /^[^.]+\.(safety\.(us|uk|canada|areas)|cities\.[^.]+\.safety)$/;

/** Whether a record says what governments advise travelers. */
export function isTravelAdvice(id: string): boolean {
  return TRAVEL_ADVICE.test(id);
}

/**
 * What is reviewed in one act, by a record's id: a permit, a city, a country's travel advice, or else all of its file:
 * `kenya.permits.class-d`, `kenya.advice`, `kenya.money`.
 */
export function reviewUnit(id: string): string {
  const [root = "", file = "", entry = ""] = id.split(".");
  if (isTravelAdvice(id)) return `${root}.advice`;
  if (file === "passports") return `${root}.entry`;
  return [root, file, ...(ENTRY_BY_ENTRY.has(file) ? [entry] : [])].join(".");
}
