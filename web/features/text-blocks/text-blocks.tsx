import { ArrowRight } from "lucide-react";
import type { TextBlock } from "#web/content/text-block.ts";
import { LinkedText } from "#web/ui/linked-text.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { RowTable } from "#web/ui/rows.tsx";

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
      return <BudgetFigure budget={block} />;
    case "link":
      return <LinkLine {...block} />;
  }
}

/** A worked budget; its facts' sources are at the end of the text. */
function BudgetFigure({ budget: { title, rows, total, note } }: { budget: Extract<TextBlock, { kind: "budget" }> }) {
  return (
    <figure data-slot="budget" className="rounded-md border border-line bg-tint p-5 sm:p-6">
      <RowTable
        isAmounts
        caption={title}
        rows={rows.map(({ item, amount }) => ({ label: item, cells: [{ content: amount.text }] }))}
        sums={[{ label: "Total", cells: [{ content: total.text }] }]}
      />
      <figcaption className="mt-3 text-sm leading-snug text-muted">{note}</figcaption>
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
        {note && <span className="block text-sm leading-snug text-muted">{note}</span>}
      </span>
    </p>
  );
}
