import { foldText } from "../../domain/fold-text.ts";

/** What a search for a person looks through: their name and their email, a line each. */
export function buildSearchKey({ name, email }: { name: string; email: string }): string {
  return `${foldText(name)}\n${foldText(email)}`;
}
