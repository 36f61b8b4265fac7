import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { FOLDERS } from "#web/content/countries/countries.ts";
import { recordGuide } from "#web/content/countries/guide-page.ts";
import { Answers, PassportAnswers } from "#web/pages/country-guides/guide/answers.tsx";
import { violationsIn } from "../support/violations.ts";

/** Two lines of large print in a cell of a desktop, or in one of both columns of a phone. */
const ANSWER = 70;
/** Two lines of it in a cell of one column of a phone. */
const SHORT_ANSWER = 30;
const SENTENCE = 90;

/** Every cell of every guide's head, for each passport, reason and household. */
const CELLS = FOLDERS.flatMap(({ record: { id } }) => {
  const guide = recordGuide(id);
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Answers guide={guide} />
      <PassportAnswers guide={guide} />
    </MemoryRouter>,
  );
  return html.split(/<h2>|data-slot="passport-answers"/).flatMap((cell, index) => {
    const [variantless = "", ...variants] = cell.split('<div data-when="');
    const shared = countLinks(variants.at(-1)?.split("</div>").slice(1).join("") ?? "");
    return (variants.length > 0 ? variants : [variantless]).map((variant) => ({
      name: `${id}, cell ${index}, ${variant.slice(0, variant.indexOf(">"))}`,
      /** The first two cells are never wider than a column of a phone. */
      isNarrow: index <= 2,
      paragraphs: [...variant.matchAll(/<p[^>]*>(.*?)<\/p>/gs)].map(([, content]) => textOf(content!)),
      links: countLinks(variant.split("</div>")[0]!) + (variants.length > 0 ? shared : 0),
    }));
  });
});

test("a cell of a guide's head has an answer of two lines, at most one short sentence, and one link", () => {
  const cells = CELLS.filter(({ paragraphs }) => paragraphs.length > 0);
  expect(cells.length).toBeGreaterThan(14 * 30);
  expect(
    violationsIn(
      cells.map((cell) => [cell.name, cell] as const),
      ([, { paragraphs, links, isNarrow }]) => {
        const [answer, sentence = "", ...others] = paragraphs;
        expect(answer!.length, answer).toBeLessThanOrEqual(isNarrow ? SHORT_ANSWER : ANSWER);
        expect(sentence.length, sentence).toBeLessThanOrEqual(SENTENCE);
        expect(others).toEqual([]);
        expect(links).toBe(1);
      },
    ),
  ).toEqual([]);
});

function countLinks(html: string): number {
  return html.split("<a ").length - 1;
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]+>/g, "").replaceAll(/&[^;]+;/g, "'");
}
