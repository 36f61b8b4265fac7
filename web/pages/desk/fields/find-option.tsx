import { useState } from "react";
import { foldText } from "#domain/fold-text.ts";
import type { SelectOption } from "#web/ui/select-field.tsx";
import { FIELD_TEXTS } from "./copy.ts";
import { LineField } from "./simple.tsx";

/** How many options are offered for what is typed. */
const MAX_OPTIONS = 8;

type FindOptionProps = { label: string; options: readonly SelectOption[]; onFind: (value: string) => void };

/** Chooses one of many options, found by its words. */
export function FindOption({ label, options, onFind }: FindOptionProps) {
  const [text, setText] = useState("");
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const found = options.filter(([, name]) => words.every((word) => foldText(name).includes(word)));
  return (
    <>
      <LineField
        label={label}
        hint={FIELD_TEXTS.find.hint}
        value={text}
        onChange={(value) => setText((value as string | undefined) ?? "")}
      />
      {words.length > 0 && (
        <ul data-slot="found-options" className="divide-y divide-line rounded-md border border-line">
          {found.slice(0, MAX_OPTIONS).map(([value, name]) => (
            <li key={value}>
              <button
                type="button"
                className="min-h-11 w-full px-3 py-1 text-left wrap-anywhere hover:bg-tint"
                onClick={() => {
                  setText("");
                  onFind(value);
                }}
              >
                {name}
              </button>
            </li>
          ))}
          {found.length === 0 && <li className="px-3 py-2 text-muted">{FIELD_TEXTS.find.nothing}</li>}
        </ul>
      )}
    </>
  );
}
