import { dollars } from "#domain/calculation-summary.ts";
import type { LandingEstimate } from "#domain/landing-estimate.ts";
import { StackedBars } from "#web/pictures/charts/stacked-bars.tsx";
import { ESTIMATE_PARTS } from "./parts-table.tsx";
import { RESULTS_TEXTS } from "./results-copy.ts";

const { chart, parts: texts } = RESULTS_TEXTS;

type EstimateBarsProps = { estimate: LandingEstimate; destination: string };

/** The two months as stacked bars side by side. Visual only: the table beside them holds the same data. */
export function EstimateBars({ estimate, destination }: EstimateBarsProps) {
  const { current, new: there } = estimate;
  const now = { ...current, staff: 0 };
  return (
    <div aria-hidden>
      <StackedBars
        caption={chart.caption}
        hideCaption
        bars={[texts.now, destination]}
        parts={ESTIMATE_PARTS.map((part) => ({ label: texts[part], values: [now[part], there[part]] }))}
        format={dollars}
        headings={{ part: texts.part, total: texts.total }}
        empty={chart.empty}
      />
    </div>
  );
}
