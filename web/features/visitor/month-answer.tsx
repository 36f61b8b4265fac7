import { dollarsText, middleOf, roundEnds } from "#domain/dollars-text.ts";
import { cityFigures, type CityOfCountry } from "#web/content/countries/cities.ts";
import { cityBudget } from "#domain/city-budget.ts";
import { countText, interpolate } from "#web/lib/interpolate.ts";
import { Answer, Variant } from "./answer.tsx";
import { MONTH_ANSWER as texts } from "./copy.ts";
import { ADULTS, CHILDREN } from "./visitor-line.tsx";

/** A month in a city, for each household that the reader can choose. @param to where its districts and prices are */
export function MonthAnswer({
  place: { city, record },
  to,
}: {
  place: Pick<CityOfCountry, "city" | "record">;
  to: string;
}) {
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
      <a href={to}>{texts.more}</a>
    </Answer>
  );
}
