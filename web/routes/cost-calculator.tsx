import { COST_CALCULATOR } from "#web/content/pages/cost-calculator.ts";
import { pageMeta } from "#web/lib/meta.ts";
import { ContentPage } from "#web/sections/content-page.tsx";

export function meta() {
  return pageMeta(COST_CALCULATOR.meta);
}

/** /cost-calculator (product §2). */
export default function CostCalculatorPage() {
  return <ContentPage content={COST_CALCULATOR} />;
}
