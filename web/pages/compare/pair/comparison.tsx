import { countryById } from "#domain/countries.ts";
import { factsIn, isFact } from "#domain/facts.ts";
import { comparePath } from "#web/content/page-paths.ts";
import { compareCountries, type ComparedChapter, type Pair } from "#web/content/comparisons.ts";
import { detailPage } from "#web/content/detail-pages.ts";
import { DetailPage } from "#web/features/detail-page/detail-page.tsx";
import { FactValue } from "#web/features/facts/fact-sheet.tsx";
import { FactSource } from "#web/features/facts/fact.tsx";
import { interpolate } from "#web/lib/interpolate.ts";
import { comparePage } from "../copy.ts";

const texts = comparePage.pair;

/** Two countries side by side, chapter by chapter. */
export function Comparison({ pair }: { pair: Pair }) {
  const [first, second] = pair.map((id) => countryById(id).name) as [string, string];
  const chapters = compareCountries(pair);
  return (
    <DetailPage
      page={detailPage(comparePath(...pair))}
      lead={interpolate(texts.lead, { first, second })}
      facts={chapters}
      chapters={chapters.map((chapter) => ({
        id: chapter.id,
        title: chapter.title,
        content: <ChapterTable chapter={chapter} names={[first, second]} />,
      }))}
      nextStep={texts.nextStep}
    />
  );
}

/** The rows of a chapter: a label over its two cells, so that both fit beside one another on a phone. */
function ChapterTable({ chapter, names }: { chapter: ComparedChapter; names: readonly [string, string] }) {
  return (
    <table className="w-full table-fixed text-left align-top">
      <caption className="sr-only">{chapter.title}</caption>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col" className="border-b border-line pr-4 pb-2 font-serif text-lg font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {chapter.rows.map(({ label, cells }) => (
        <tbody key={label}>
          <tr>
            <th scope="rowgroup" colSpan={2} className="pt-5 pb-1 text-eyebrow text-heading">
              {label}
            </th>
          </tr>
          <tr className="border-b border-line">
            {cells.map((content, index) => (
              <td key={names[index]} className="pr-4 pb-5 align-top leading-snug sm:pr-8">
                {content === undefined ? (
                  <span className="text-muted">{texts.nothing}</span>
                ) : (
                  <>
                    <FactValue content={content} />
                    {isFact(content) && content.note && (
                      <p className="mt-2 border-l-2 border-accent pl-3 text-[0.9375rem] text-muted">{content.note}</p>
                    )}
                  </>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
      <tfoot>
        <tr>
          {names.map((name, index) => (
            <td key={name} className="pt-4 pr-4 align-top sm:pr-8">
              <FactSource compact facts={chapter.rows.flatMap(({ cells }) => factsIn(cells[index]))} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
