import { currentId } from "#domain/moved.ts";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { type DeskRow, rowTitle } from "#web/content/desk-rows.ts";
import { Badge } from "#web/ui/badge.tsx";
import { DESK_TEXTS, ENTRY_TEXTS as TEXTS, kindLabel } from "../copy.ts";
import { deskPath, entryPath } from "../lists.ts";
import { findNewEntry, rowOfNew } from "../new-entries.ts";
import type { Desk } from "../use-desk.ts";
import { EntryAside } from "./entry-aside.tsx";
import { EntryFormView } from "./entry-form.tsx";

type EntryPageProps = {
  id: string;
  desk: Desk;
  onRemoved: (label: string) => void;
};

/** The row with an id, or with the one that stands for it now: an address may be old. */
function findRow(index: readonly DeskRow[], id: string): DeskRow | undefined {
  const rows = new Map(index.map((row) => [row.id, row]));
  return rows.get(currentId(id, (one) => rows.has(one)) ?? id);
}

/** One entry: what it says, where it appears, and its form. */
export function EntryPage({ id, desk, onRemoved }: EntryPageProps) {
  const navigate = useNavigate();
  // The list is there again as it was narrowed.
  const { search = "" } = (useLocation().state ?? {}) as { search?: string };
  const heading = useRef<HTMLHeadingElement>(null);
  const files = desk.files!;
  const entry = findNewEntry(files, id);
  const row = entry ? rowOfNew(entry) : findRow(desk.index ?? [], id);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div data-slot="desk-entry">
      <Link to={{ pathname: deskPath("content"), search }} className="link-standalone gap-2 font-semibold">
        <ArrowLeft aria-hidden className="size-5" />
        {TEXTS.back}
      </Link>
      {!row && (
        <>
          <h2 ref={heading} tabIndex={-1} className="text-office-title outline-0">
            {TEXTS.gone.title}
          </h2>
          <p className="mt-2 text-muted">{TEXTS.gone.text}</p>
        </>
      )}
      {row && (
        <>
          <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1">
            <h2 ref={heading} tabIndex={-1} className="min-w-0 text-office-title wrap-anywhere outline-0">
              {entry ? entry.title : rowTitle(row)}
            </h2>
            <Badge>{kindLabel(row.kind)}</Badge>
            {row.evidence && <Badge variant="outline">{DESK_TEXTS.evidence[row.evidence]}</Badge>}
            {row.isDecisive && <Badge variant="accent">{TEXTS.decisive}</Badge>}
          </div>
          {!entry && row.chapter !== row.subject && row.chapter !== row.label && (
            <p className="mb-4 text-muted">{row.chapter}</p>
          )}
          <div className="grid gap-8 lg:grid-cols-[7fr_4fr]">
            <EntryFormView
              key={id}
              row={row}
              desk={desk}
              entry={entry}
              onAdded={(added) => void navigate(entryPath(added), { replace: true })}
              onRemoved={() => onRemoved(row.label)}
            />
            {!entry && <EntryAside row={row} desk={desk} />}
          </div>
        </>
      )}
    </div>
  );
}
