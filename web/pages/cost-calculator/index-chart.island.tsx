import type { ComparedCountry } from "./cost-comparison.ts";
import { useUrlParams } from "#web/lib/use-url-params.ts";
import { BarList } from "#web/pictures/charts/bar-list.tsx";
import { compareChoices, parseChoices } from "./comparison-params.ts";

type IndexChartProps = {
  texts: {
    caption: string;
    headings: readonly [string, string];
    /** Said of the two countries of the comparison. */
    marks: { current: string; target: string };
    empty: string;
  };
  countries: readonly ComparedCountry[];
};

/** The indices as a chart, in which the two countries of the comparison in the URL are marked. */
export function IndexChart({ texts, countries }: IndexChartProps) {
  const [params] = useUrlParams();
  const compared = compareChoices(parseChoices(params), countries);
  const rows = countries.map(({ value, label, costIndex }) => {
    const [isCurrent, isTarget] = [value === compared?.result.current.value, value === compared?.result.target.value];
    const mark = [isCurrent && texts.marks.current, isTarget && texts.marks.target].filter(Boolean).join(", ");
    const color = mark ? (isCurrent ? 3 : 2) : undefined;
    return { key: value, label, value: costIndex, mark: mark || undefined, color } as const;
  });
  return (
    <BarList
      caption={texts.caption}
      hideCaption
      rows={rows}
      color={compared ? "quiet" : 1}
      format={String}
      headings={texts.headings}
      empty={texts.empty}
    />
  );
}
