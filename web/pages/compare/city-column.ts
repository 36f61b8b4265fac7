import { dollarsText, roundEnds } from "#domain/dollars-text.ts";
import { cityFigures, type CityOfCountry, institutionsOf } from "#web/content/countries/cities.ts";
import { nationalAdvice } from "#web/content/countries/safety-chapters.ts";
import type { ColumnChapter } from "#web/content/comparison-columns.ts";
import type { Cell } from "#web/content/comparison-rows.ts";
import { cityBudget } from "#domain/city-budget.ts";
import { sumText } from "#web/features/city-budget/format.ts";
import type { Household } from "#domain/households.ts";
import { comparePage } from "./copy.ts";

const { figures, chapters } = comparePage.cities;

/** The households whose month stands in the column; both live comfortably. */
const HOUSEHOLDS: Readonly<Record<keyof typeof figures.months, Household>> = {
  alone: { adults: 1, children: 0 },
  family: { adults: 2, children: 2 },
};

/** One city's column: what a month costs in figures, then what life there is like. */
export function cityColumn(place: CityOfCountry): ColumnChapter<Cell>[] {
  const { city, country } = place;
  const { rents, ...lines } = city.monthUsd;
  const { schools, hospitals } = institutionsOf(place);
  const names = (here: readonly { name: string }[]) => (here.length === 0 ? undefined : here.map(({ name }) => name));
  return [
    {
      id: "figures",
      title: figures.title,
      rows: [
        ...(Object.keys(figures.lines) as (keyof typeof figures.lines)[]).map((key) => {
          const range = { ...rents.newcomers, ...lines }[key];
          return {
            label: figures.lines[key],
            cell: range ? dollarsText(roundEnds(range)) : figures.none,
            isFigure: true,
          } as const;
        }),
        ...(Object.keys(HOUSEHOLDS) as (keyof typeof HOUSEHOLDS)[]).map((key) => {
          const budget = cityBudget(cityFigures(place), HOUSEHOLDS[key], "comfortable", null);
          return { label: figures.months[key], cell: sumText(budget, dollarsText), isFigure: true } as const;
        }),
      ],
    },
    {
      id: "life",
      title: chapters.life.title,
      rows: [
        { label: chapters.life.fits, cell: city.fits },
        { label: chapters.life.doesNotFit, cell: city.doesNotFit },
        { label: chapters.life.power, cell: city.power },
        { label: chapters.life.water, cell: city.water },
        { label: chapters.life.climate, cell: city.climate },
        { label: chapters.life.air, cell: city.air },
        ...nationalAdvice(country).map(({ label, content }) => ({ label, cell: content })),
        { label: chapters.life.safety, cell: city.safety },
        { label: chapters.life.schools, cell: names(schools) },
        { label: chapters.life.hospitals, cell: names(hospitals) },
      ],
    },
  ];
}
