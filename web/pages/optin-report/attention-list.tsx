import { CircleCheck } from "lucide-react";
import { Card } from "#web/ui/card.tsx";
import { OfficeLink } from "#web/ui/office-link.tsx";
import type { AttentionItem } from "./attention.ts";
import { REPORT_TEXTS } from "./copy.ts";

const TEXTS = REPORT_TEXTS.attention;

type AttentionListProps = {
  items: readonly AttentionItem[];
  /** Why some of it could not be looked up; null if all is known. */
  unknown: string | null;
};

/** What needs the owner, before anything else of the report. */
export function AttentionList({ items, unknown }: AttentionListProps) {
  return (
    <section aria-labelledby="attention-heading" data-slot="attention">
      <h2 id="attention-heading" className="sr-only">
        {TEXTS.title}
      </h2>
      {items.length === 0 && !unknown && (
        <p className="flex min-h-11 items-center gap-2 text-sm">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-link" />
          {TEXTS.none}
        </p>
      )}
      {(items.length > 0 || unknown) && (
        <Card className="border-l-4 border-l-action">
          <ul className="divide-y divide-line">
            {items.map(({ key, text, link }) => (
              <li key={key} className="flex flex-wrap items-center justify-between gap-x-6 px-4">
                <p className="min-w-0 py-2 font-semibold">{text}</p>
                <OfficeLink to={link.to} className="link-standalone shrink-0">
                  {link.label}
                </OfficeLink>
              </li>
            ))}
            {unknown && <li className="px-4 py-2">{unknown}</li>}
          </ul>
        </Card>
      )}
    </section>
  );
}
