import type { Fact } from "#domain/facts.ts";
import type { Budget } from "./articles/budget.ts";

/**
 * The parts that long texts (blog articles, legal pages) are made of. A link starts with "/" or "#" inside the site, with
 * "mailto:" for a mailbox, and with "https://" for another site, which pages open in a new tab. `facts` are the ledger
 * records whose values appear in the text, so that the page can name their offices and dates (decision: facts-ledger).
 */
export type TextBlock =
  | { kind: "paragraph"; text: string; facts?: readonly Fact[] }
  | { kind: "heading"; text: string }
  | { kind: "list"; ordered?: boolean; items: readonly string[]; facts?: readonly Fact[] }
  | Budget
  | { kind: "link"; label: string; to: string; note?: string };

/** The words of a block as a reader sees them, in order; addresses of links are not among them. */
export function listTexts(block: TextBlock): readonly string[] {
  switch (block.kind) {
    case "list":
      return block.items;
    case "budget":
      return [
        block.title,
        ...block.rows.flatMap(({ item, amount }) => [item, amount.text]),
        block.total.text,
        block.note,
      ];
    case "link":
      return block.note ? [block.label, block.note] : [block.label];
    default:
      return [block.text];
  }
}
