import { CalendarClock, Check, CircleQuestionMark, FileText, type LucideIcon } from "lucide-react";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { CHAPTER_IDS, CHAPTER_TITLES, type ChapterId } from "#domain/chapter-ids.ts";
import { visitorsDay } from "#web/lib/calendar-day.ts";
import type { DeskRow } from "#web/content/desk-rows.ts";
import { countText } from "#web/lib/interpolate.ts";
import { withThousands } from "#domain/thousands.ts";
import { useMediaQuery } from "#web/lib/use-media-query.ts";
import { Card } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { CHAPTER_NAMES, MAP_TEXTS as TEXTS } from "../copy.ts";
import { contentPath, deskPath } from "../lists.ts";
import { countNeeds, type Needs, NEEDS } from "./filters.ts";

const ICONS: Readonly<Record<keyof Needs, LucideIcon>> = {
  due: CalendarClock,
  "one source": FileText,
  none: CircleQuestionMark,
};

type Country = { name: string; needs: Needs; chapters: Readonly<Record<ChapterId, Needs>> };

/** Everything that can be edited, by country and chapter, with what needs work; each part leads to its list. */
export function ContentMap({ index }: { index: readonly DeskRow[] }) {
  const [today] = useState(visitorsDay);
  const isWide = useMediaQuery("(width >= 80rem)");
  const { countries, others } = useMemo(() => mapOf(index, today), [index, today]);
  const all = countNeeds(index, today);
  return (
    <div data-slot="desk-map" className="space-y-6">
      <section aria-labelledby="map-heading" className="space-y-3">
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <h2 id="map-heading" className="text-office-title">
            {TEXTS.countries}
          </h2>
          <ul data-slot="needs-total" className="flex flex-wrap gap-x-5">
            {NEEDS.map((need) => {
              const Icon = ICONS[need];
              return (
                <li key={need}>
                  <Link
                    to={need === "due" ? deskPath("review") : contentPath({ evidence: need })}
                    className="link-standalone gap-1.5"
                  >
                    <Icon aria-hidden className="size-4" />
                    {countText(TEXTS.needs[need], all[need])}
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
        <Card>{isWide ? <CountryTable countries={countries} /> : <CountryFolds countries={countries} />}</Card>
      </section>
      <section aria-labelledby="others-heading" className="space-y-3">
        <h2 id="others-heading" className="text-office-title">
          {TEXTS.others}
        </h2>
        <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {others.map(([subject, rows]) => (
            <li key={subject} className="flex items-center justify-between gap-3 border-b border-line">
              <Link to={contentPath({ subject })} className="link-standalone">
                {subject}
              </Link>
              <span className="text-sm text-muted tabular-nums">{withThousands(rows.length)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function mapOf(index: readonly DeskRow[], today: string) {
  const groups = [...Map.groupBy(index, ({ subject }) => subject)];
  const isCountry = ([, [row]]: (typeof groups)[number]) => row!.file.startsWith("countries/");
  const countries = groups.filter(isCountry).map(([name, rows]): Country => {
    const inChapter = (id: ChapterId) => rows.filter(({ chapter }) => chapter === CHAPTER_TITLES[id]);
    const chapters = CHAPTER_IDS.map((id) => [id, countNeeds(inChapter(id), today)] as const);
    return { name, needs: countNeeds(rows, today), chapters: Object.fromEntries(chapters) as Country["chapters"] };
  });
  return { countries, others: groups.filter((group) => !isCountry(group)) };
}

function CountryTable({ countries }: { countries: readonly Country[] }) {
  return (
    <table className="w-full table-fixed">
      <caption className="sr-only">{TEXTS.caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-32 p-2 text-left">
            <span className="sr-only">{TEXTS.country}</span>
          </th>
          {CHAPTER_IDS.map((id) => (
            <th key={id} scope="col" title={CHAPTER_TITLES[id]} className="px-1 py-2 text-left text-xs font-semibold">
              {CHAPTER_NAMES[id]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {countries.map(({ name, chapters }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="px-3 text-left">
              <Link to={contentPath({ subject: name })} className="link-standalone">
                {name}
              </Link>
            </th>
            {CHAPTER_IDS.map((id) => (
              <td key={id} className="h-px">
                <Link
                  to={contentPath({ subject: name, chapter: CHAPTER_TITLES[id] })}
                  className="flex h-full min-h-11 flex-wrap content-center gap-x-2 px-1 py-1 text-xs hover:bg-tint"
                >
                  <span className="sr-only">
                    {name}, {CHAPTER_TITLES[id]}:{" "}
                  </span>
                  <NeedCounts needs={chapters[id]} />
                </Link>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where there is no room for the table: a country opens to its chapters. */
function CountryFolds({ countries }: { countries: readonly Country[] }) {
  return countries.map(({ name, needs, chapters }) => (
    <Disclosure
      key={name}
      row={{ className: "px-4" }}
      summary={
        <>
          <span className="grow">{name}</span>
          <span className="flex gap-x-3 text-sm">
            <NeedCounts needs={needs} />
          </span>
        </>
      }
    >
      <ul>
        {[null, ...CHAPTER_IDS].map((id) => (
          <li key={id}>
            <Link
              to={contentPath({ subject: name, ...(id && { chapter: CHAPTER_TITLES[id] }) })}
              className="flex min-h-11 items-center gap-x-4 py-1 pr-13 pl-8 hover:bg-tint"
            >
              <span className="grow link">{id ? CHAPTER_TITLES[id] : TEXTS.everything}</span>
              {id && (
                <span className="flex shrink-0 gap-x-3 text-sm">
                  <NeedCounts needs={chapters[id]} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  ));
}

/** Small counts of what needs work, in words for screen readers. */
function NeedCounts({ needs }: { needs: Needs }) {
  const some = NEEDS.filter((need) => needs[need] > 0);
  if (some.length === 0)
    return (
      <span className="text-muted">
        <Check aria-hidden className="size-3.5" />
        <span className="sr-only">{TEXTS.nothing}</span>
      </span>
    );
  return some.map((need) => {
    const Icon = ICONS[need];
    return (
      <span
        key={need}
        title={countText(TEXTS.needs[need], needs[need])}
        className={need === "due" ? "font-semibold text-danger" : "text-muted"}
      >
        <Icon aria-hidden className="mr-0.5 inline size-3.5 align-[-0.15em]" />
        <span aria-hidden className="tabular-nums">
          {needs[need]}
        </span>
        <span className="sr-only">{countText(TEXTS.needs[need], needs[need])}, </span>
      </span>
    );
  });
}
