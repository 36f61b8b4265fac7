import { dollarsText, middleOf, roundEnds } from "#domain/dollars-text.ts";
import { cityFigures } from "#web/content/countries/cities.ts";
import type { CountryRecord } from "#content-model/resolve/resolve-country.ts";
import { cityPath } from "#web/content/page-paths.ts";
import { cityBudget } from "#domain/city-budget.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { Answer, Variant } from "./answer.tsx";
import { ANSWER_TEXTS } from "./answers-copy.ts";
import { ADULTS, CHILDREN } from "./choices-form.tsx";

const texts = ANSWER_TEXTS.month;

/** A month in the main city, for each household that the reader can choose. */
export function MonthAnswer({ record }: { record: CountryRecord }) {
  const [city] = record.cities;
  const figures = cityFigures({ city, record });
  return (
    <Answer label={interpolate(texts.label, { city: city.name })} by="adults children">
      {ADULTS.flatMap((adults) =>
        CHILDREN.map((children) => {
          const household = { adults, children };
          const { sum, missing, isWhole } = cityBudget(figures, household, "comfortable", null);
          const words = missing.length > 0 ? countText(texts.partly, missing.length) : texts.range;
          return (
            <Variant
              key={`${adults} ${children}`}
              when={`${adults} ${children}`}
              isShown={adults === 1 && children === 0}
              big={isWhole ? dollarsText(middleOf(sum)) : texts.unknown}
            >
              {isWhole && interpolate(words, { range: dollarsText(roundEnds(sum)) })}
            </Variant>
          );
        }),
      )}
      <a href={cityPath(city.id)}>{texts.more}</a>
    </Answer>
  );
}
