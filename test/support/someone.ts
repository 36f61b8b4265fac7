let people = 0;

/** An email that no other test uses. The stand-in of the form service acts by its kind (built-site.mjs). */
export function someone(kind = "person"): string {
  people += 1;
  return `${kind}-${process.pid}-${people}-${Date.now()}@example.com`;
}
