import { ArrowRight } from "lucide-react";
import type { TextBlock } from "#web/content/text-block.ts";
import { LinkedText } from "#web/ui/linked-text.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";

/** The blocks of a long text, article or legal page; its headings are of the third rank, below the text's own title. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return (
    <div data-slot="text-blocks" className="measure space-y-5">
      {blocks.map((block, index) => (
        // The order of a written text never changes.
        // eslint-disable-next-line react/no-array-index-key
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case "heading":
      return <h3 className="pt-6 font-serif text-2xl leading-snug font-semibold">{block.text}</h3>;
    case "paragraph":
      return (
        <p>
          <LinkedText text={block.text} />
        </p>
      );
    case "list":
      return <BulletList {...block} />;
    case "budget":
      return <BudgetTable budget={block} />;
    case "link":
      return <LinkLine {...block} />;
  }
}

// On a phone an amount stands below its item.
const ITEM = {
  scope: "row",
  className: "pt-2.5 pr-4 sm:pb-2.5 max-sm:block [tbody_&]:font-normal",
} as const;
const AMOUNT = {
  className: "pb-2.5 whitespace-nowrap tabular-nums max-sm:block max-sm:font-semibold sm:pt-2.5 sm:text-right",
} as const;

/** A worked budget; its facts' sources stand at the end of the text. */
function BudgetTable({ budget: { title, rows, total, note } }: { budget: Extract<TextBlock, { kind: "budget" }> }) {
  return (
    <figure data-slot="budget" className="rounded-md border border-line bg-tint p-5 sm:p-6">
      <table className="w-full text-left leading-snug">
        <caption className="mb-3 text-left font-semibold">{title}</caption>
        <tbody>
          {rows.map(({ item, amount }) => (
            <tr key={item} className="border-t border-line align-baseline">
              <th {...ITEM}>{item}</th>
              <td {...AMOUNT}>{amount.text}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-line align-baseline font-semibold">
            <th {...ITEM}>Total</th>
            <td {...AMOUNT}>{total.text}</td>
          </tr>
        </tfoot>
      </table>
      <figcaption className="mt-3 text-[0.9375rem] leading-snug text-muted">{note}</figcaption>
    </figure>
  );
}

function BulletList({ ordered = false, items }: Extract<TextBlock, { kind: "list" }>) {
  const List = ordered ? "ol" : "ul";
  return (
    <List className={ordered ? "list-decimal space-y-2 pl-6" : "text-list"}>
      {items.map((item) => (
        <li key={item}>
          <LinkedText text={item} />
        </li>
      ))}
    </List>
  );
}

function LinkLine({ label, to, note }: Extract<TextBlock, { kind: "link" }>) {
  return (
    <p className="flex gap-3">
      <ArrowRight aria-hidden className="mt-3 size-5 shrink-0 text-muted" />
      <span>
        <NavAnchor to={to} className="link-standalone font-semibold">
          {label}
        </NavAnchor>
        {note && <span className="block text-[0.9375rem] leading-snug text-muted">{note}</span>}
      </span>
    </p>
  );
}
