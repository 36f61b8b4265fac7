import { Card, CardContent } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { HOW_TO_USE } from "./copy.ts";

export function HowToUse() {
  return (
    <Card>
      <CardContent>
        <Disclosure summary={<h2>{HOW_TO_USE.title}</h2>}>
          <ol className="mt-6 space-y-5">
            {HOW_TO_USE.steps.map(({ title, text }, index) => (
              <li key={title} className="flex gap-4">
                <span
                  aria-hidden
                  className="grid size-9 shrink-0 place-items-center rounded-full bg-tint font-serif text-lg font-semibold text-heading"
                >
                  {index + 1}
                </span>
                <div>
                  <p className="font-semibold">{title}</p>
                  <p className="text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </Disclosure>
      </CardContent>
    </Card>
  );
}
