import type { ReactNode } from "react";
import { Link } from "react-router";
import { type Json, valueAt } from "#domain/edits.ts";
import { type DeskRow, isMap, rowTitle, sourcesOf } from "#web/content/desk-rows.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { longDate } from "#domain/long-date.ts";
import { momentText } from "#web/lib/moment-text.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { OutsideLink } from "#web/ui/outside-link.tsx";
import { ENTRY_TEXTS as TEXTS, STATE_LABELS } from "../copy.ts";
import { deskPath, entryPath } from "../lists.ts";
import { touches } from "../pending.ts";
import type { Desk } from "../use-desk.ts";
import { filledText, wordsOfValue } from "../format.ts";
import { PageLinks, SourceLinks } from "./links.tsx";

/** What there is about an entry: what it says, where it appears, its sources and its history. */
export function EntryAside({ row, desk }: { row: DeskRow; desk: Desk }) {
  const value = valueAt(desk.files?.[row.file], row.at);
  const sources = sourcesOf(desk.files ?? {}, row);
  const changes = desk.pending.filter((change) => touches(change, row));
  const before = isMap(value) && Array.isArray(value.changed) ? (value.changed as readonly Json[]) : [];
  return (
    <Card className="h-fit space-y-5 p-5">
      <Part title={TEXTS.now}>
        <PresentValue row={row} desk={desk} value={value} />
        {row.reviewOn && (
          <p className="mt-1 text-sm text-muted">{interpolate(TEXTS.review, { day: longDate(row.reviewOn) })}</p>
        )}
        {row.office && (
          <p className="mt-1 text-sm text-muted">
            {TEXTS.office}{" "}
            <OutsideLink href={row.office.url} className="link">
              {row.office.name}
            </OutsideLink>
          </p>
        )}
      </Part>
      <Part title={TEXTS.where}>
        {row.pages.length === 0 && <p className="text-muted">{TEXTS.nowhere}</p>}
        <PageLinks paths={row.pages} />
      </Part>
      {(sources.length > 0 || row.evidence) && (
        <Part title={TEXTS.sources}>
          {sources.length === 0 && <p className="text-muted">{TEXTS.noSources}</p>}
          <SourceLinks sources={sources} />
        </Part>
      )}
      {row.kind === "Source" && sources[0] && (
        <Link
          to={{ pathname: deskPath("content"), search: `?source=${encodeURIComponent(sources[0].title)}` }}
          className="link-standalone"
        >
          {TEXTS.readThere}
        </Link>
      )}
      <Part title={TEXTS.history}>
        {changes.length + before.length === 0 && <p className="text-muted">{TEXTS.noHistory}</p>}
        <ul className="space-y-1">
          {changes.toReversed().map(({ id, state, createdAt, note }) => (
            <li key={id} className="flex flex-wrap items-center gap-2">
              <Badge>{STATE_LABELS[state]}</Badge>
              <span className="text-sm text-muted">{momentText(createdAt)}</span>
              {note && <span className="w-full text-sm">{note}</span>}
            </li>
          ))}
          {before.toReversed().map((one) => {
            const { on, from } = one as { on: string; from: string };
            return (
              <li key={on + from} className="text-sm wrap-anywhere">
                {interpolate(TEXTS.until, { day: longDate(on), from })}
              </li>
            );
          })}
        </ul>
      </Part>
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="font-serif text-lg font-semibold">{title}</h3>
      {children}
    </section>
  );
}

/** The words that readers see now, also of what repeats another entry. */
function PresentValue({ row, desk, value }: { row: DeskRow; desk: Desk; value: Json | undefined }) {
  const same = isMap(value) && typeof value.sameAs === "string" ? value.sameAs : null;
  const target = desk.index?.find(({ id }) => id === same);
  const shown = target ? valueAt(desk.files?.[target.file], target.at) : value;
  const [before, after] = TEXTS.same.split("{label}");
  return (
    <>
      <p className="wrap-anywhere">{filledText(wordsOfValue(shown), desk.index) || row.label}</p>
      {same && (
        <p className="mt-1 text-sm wrap-anywhere text-muted">
          {before}
          <Link to={entryPath(same)} className="link">
            {target ? rowTitle(target) : same}
          </Link>
          {after}
        </p>
      )}
    </>
  );
}
