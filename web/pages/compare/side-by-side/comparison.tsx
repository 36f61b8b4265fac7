import { COUNTRIES, countryById, type CountryId } from "#domain/countries.ts";
import { factsIn, isFact } from "#domain/facts.ts";
import { comparePath } from "#web/content/page-paths.ts";
import { compareCountries, type Compared, type ComparedChapter, PAIRS, TRIPLES } from "#web/content/comparisons.ts";
import { detailPage } from "#web/content/detail-pages.ts";
import { DetailPage } from "#web/features/detail-page/detail-page.tsx";
import { FactValue } from "#web/features/facts/fact-sheet.tsx";
import { FactSource } from "#web/features/facts/fact.tsx";
import { cn } from "#web/lib/cn.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { listNames } from "#web/lib/list-names.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";
import { comparePage } from "../copy.ts";

const texts = comparePage.one;

/** Two or three countries side by side, chapter by chapter. */
export function Comparison({ countries: compared }: { countries: Compared }) {
  const countries = compared.map((id) => countryById(id));
  const names = countries.map(({ name }) => name);
  const chapters = compareCountries(compared);
  return (
    <DetailPage
      page={detailPage(comparePath(...compared))}
      lead={interpolate(texts.lead, { countries: listNames(countries) })}
      facts={chapters}
      opening={<OtherComparisons compared={compared} />}
      chapters={chapters.map((chapter) => ({
        id: chapter.id,
        title: chapter.title,
        content: <ChapterRows chapter={chapter} names={names} />,
      }))}
      nextStep={texts.nextStep}
    />
  );
}

/** From two countries to each three with them, and from three to each two of them. */
function OtherComparisons({ compared }: { compared: Compared }) {
  const isPair = compared.length === 2;
  const others = isPair
    ? TRIPLES.filter((triple) => compared.every((id) => triple.includes(id)))
    : PAIRS.filter((pair) => pair.every((id) => (compared as readonly CountryId[]).includes(id)));
  if (others.length === 0) return null;
  // In the order of the catalog, as everywhere else.
  const places = COUNTRIES.map(({ id }) => id);
  const findThird = (ids: readonly CountryId[]) => ids.find((id) => !(compared as readonly CountryId[]).includes(id));
  const sorted = isPair
    ? others.toSorted((a, b) => places.indexOf(findThird(a)!) - places.indexOf(findThird(b)!))
    : others;
  return (
    <nav aria-labelledby="other-comparisons" data-print="hide" className="flex flex-wrap items-baseline gap-x-5">
      <p id="other-comparisons" className="font-semibold">
        {isPair ? texts.addThird : texts.onlyTwo}
      </p>
      <ul className="flex flex-wrap gap-x-5">
        {sorted.map((ids) => {
          const names = listNames(ids.map((id) => countryById(id)));
          return (
            <li key={ids.join()}>
              <NavAnchor
                to={comparePath(...ids)}
                aria-label={isPair ? interpolate(texts.addThirdOf, { countries: names }) : undefined}
                className="link-standalone min-w-11"
              >
                {isPair ? countryById(findThird(ids)!).name : names}
              </NavAnchor>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The rows of a chapter: two cells beside one another even on a phone, three there below one another. */
function ChapterRows({ chapter, names }: { chapter: ComparedChapter; names: readonly string[] }) {
  const columns = names.length === 2 ? "grid-cols-2" : "sm:grid-cols-3";
  return (
    <>
      <dl>
        {chapter.rows.map(({ label, cells }) => (
          <div key={label} className="border-b border-line py-5 first:pt-0">
            <dt className="text-eyebrow text-heading">{label}</dt>
            <dd className="mt-2">
              <dl className={cn("grid gap-x-6 gap-y-4 sm:gap-x-8", columns)}>
                {names.map((name, index) => (
                  <div key={name} className="leading-snug">
                    <dt className="mb-1 font-serif text-lg leading-tight font-semibold">{name}</dt>
                    <dd>
                      <CellContent content={cells[index]} />
                    </dd>
                  </div>
                ))}
              </dl>
            </dd>
          </div>
        ))}
      </dl>
      <div className={cn("mt-4 grid gap-x-6 gap-y-4 sm:gap-x-8", columns)}>
        {names.map((name, index) => (
          <div key={name}>
            <p className="font-serif leading-tight font-semibold">{interpolate(texts.sources, { country: name })}</p>
            <FactSource compact facts={chapter.rows.flatMap(({ cells }) => factsIn(cells[index]))} />
          </div>
        ))}
      </div>
    </>
  );
}

function CellContent({ content }: { content: ComparedChapter["rows"][number]["cells"][number] }) {
  if (content === undefined) return <span className="text-muted">{texts.nothing}</span>;
  return (
    <>
      <FactValue content={content} />
      {isFact(content) && content.note && (
        <p className="mt-2 border-l-2 border-accent pl-3 text-[0.9375rem] text-muted">
          <UnbrokenText text={content.note} />
        </p>
      )}
    </>
  );
}
