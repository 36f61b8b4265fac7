import { X } from "lucide-react";
import { CHAPTER_TITLES } from "#domain/chapter-ids.ts";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import type { ContentFiles, Json } from "#domain/edits.ts";
import { Button } from "#web/ui/button.tsx";
import type { SelectOption } from "#web/ui/select-field.tsx";
import { FIELD_TEXTS } from "./copy.ts";
import { FindOption } from "./find-option.tsx";
import { useFormContext } from "./form-context.ts";
import { FieldGroup } from "./group.tsx";
import type { ControlProps } from "./simple.tsx";

type Named = { id: string; name: string };

/** The chapters, permits and cities that an article can answer step by step. */
function optionsIn(files: ContentFiles): SelectOption[] {
  const chapters = Object.entries(CHAPTER_TITLES);
  const ofCountries = COUNTRY_IDS.flatMap((country): SelectOption[] => {
    const file = (name: string) => files[`countries/${country}/${name}.yaml`] as Json;
    const { name } = file("catalog") as { name: string };
    const { permits } = file("permits") as { permits: readonly Named[] };
    const { cities } = file("cities") as { cities: readonly Named[] };
    const named = (part: string, { id, name: own }: Named): SelectOption => [
      `${country}.${part}.${id}`,
      `${name}: ${own}`,
    ];
    return chapters
      .map(([id, title]) => named("chapters", { id, name: title }))
      .concat(permits.map((permit) => named("permits", permit)))
      .concat(cities.map((city) => named("cities", city)));
  });
  return [...chapters.map(([id, title]): SelectOption => [`chapters.${id}`, `Every guide: ${title}`]), ...ofCountries];
}

/** The places that lead to an article. */
export function HelpedPagesField({ value, onChange, ...field }: ControlProps) {
  const { files } = useFormContext();
  const options = optionsIn(files);
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const set = (next: readonly string[]) => onChange(next.length === 0 ? undefined : next);
  return (
    <FieldGroup {...field}>
      {chosen.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line">
          {chosen.map((one) => {
            const name = options.find(([id]) => id === one)?.[1] ?? one;
            return (
              <li key={one} className="flex items-center justify-between gap-3 px-3">
                <span className="wrap-anywhere">{name}</span>
                <Button
                  variant="ghost"
                  aria-label={`${FIELD_TEXTS.remove}: ${name}`}
                  onClick={() => set(chosen.filter((other) => other !== one))}
                >
                  <X aria-hidden className="size-5" />
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <FindOption
        label={FIELD_TEXTS.find.page}
        options={options.filter(([id]) => !chosen.includes(id))}
        onFind={(one) => set([...chosen, one])}
      />
    </FieldGroup>
  );
}
