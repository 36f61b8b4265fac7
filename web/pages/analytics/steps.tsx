import { Card, CardContent } from "#web/ui/card.tsx";
import { ANALYTICS_HELP } from "./copy.ts";

const TEXTS = ANALYTICS_HELP.steps;

/** What to do once, from the analytics tag to the first counted sale. */
export function Steps() {
  return (
    <Card data-slot="steps">
      <CardContent>
        <h2 className="text-office-title">{TEXTS.title}</h2>
        <ol className="mt-4 list-decimal space-y-3 pl-6 marker:font-semibold">
          {TEXTS.list.map((step) => (
            <li key={step} className="pl-2">
              {step}
            </li>
          ))}
        </ol>
      </CardContent>
    </Card>
  );
}
