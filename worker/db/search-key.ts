/** A text as the owner's search compares it: lower case, without accents, so that "jose" finds José. Idempotent. */
export function foldForSearch(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "");
}

/** What a search for a person looks through: their name and their email, a line each. */
export function buildSearchKey({ name, email }: { name: string; email: string }): string {
  return `${foldForSearch(name)}\n${foldForSearch(email)}`;
}
