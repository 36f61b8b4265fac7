import { dollarsText, middleOf, roundEnds } from "#domain/dollars-text.ts";
import { cityFigures } from "#web/content/countries/cities.ts";
import type { CountryRecord } from "#content-model/resolve/resolve-country.ts";
import { cityPath } from "#web/content/page-paths.ts";
import { BUDGET_TEXTS } from "#web/features/city-budget/budget-words.ts";
import { cityBudget } from "#domain/city-budget.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { Answer, Variant } from "./answer.tsx";
import { ANSWER_TEXTS } from "./answers-copy.ts";
import { ADULTS, CHILDREN } from "./choices-form.tsx";

const texts = ANSWER_TEXTS.month;

/** A month in the main city, for each household that the reader can choose. */
export function MonthAnswer({ record }: { record: CountryRecord }) {
  const [city] = record.cities;
  const figures = cityFigures({ city, record });
  return (
    <Answer
      label={interpolate(texts.label, { city: city.name })}
      to={cityPath(city.id)}
      more={texts.more}
      by="adults children"
    >
      {ADULTS.flatMap((adults) =>
        CHILDREN.map((children) => {
          const household = { adults, children };
          const { sum, missing, isWhole } = cityBudget(figures, household, "comfortable", null);
          const lacks = missing.map((line) => BUDGET_TEXTS.lines[line].toLowerCase()).join(", ");
          return (
            <Variant
              key={`${adults} ${children}`}
              when={`${adults} ${children}`}
              isShown={adults === 1 && children === 0}
              big={isWhole ? dollarsText(middleOf(sum)) : texts.unknown}
            >
              {[
                ...(isWhole ? [interpolate(texts.range, { range: dollarsText(roundEnds(sum)) })] : []),
                ...(missing.length > 0 ? [interpolate(texts.partly, { lines: lacks })] : []),
              ].join(" ")}
            </Variant>
          );
        }),
      )}
      <p>{texts.household}</p>
    </Answer>
  );
}
