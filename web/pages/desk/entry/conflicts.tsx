import { type Edit, type Json, valueAt } from "#domain/edits.ts";
import { Button } from "#web/ui/button.tsx";
import { ENTRY_TEXTS } from "../copy.ts";
import type { Field } from "../kinds/fields.ts";
import { wordsOfValue } from "../words.ts";

const TEXTS = ENTRY_TEXTS.conflict;

type ConflictsProps = {
  conflicts: readonly Edit[];
  /** The thing as others left it. */
  theirs: Json | undefined;
  fields: readonly Field[];
  onDecide: (conflict: Edit, isMine: boolean) => void;
};

/** Both versions of what two people changed, for the owner to decide. */
export function Conflicts({ conflicts, theirs, fields, onDecide }: ConflictsProps) {
  return (
    <div role="alert" data-slot="conflicts">
      {conflicts.length > 0 && (
        <div className="space-y-4 rounded-md bg-danger-soft p-4">
          <h3 className="font-serif text-lg font-semibold">{TEXTS.title}</h3>
          {conflicts.map((conflict) => (
            <div key={conflict.at.join(".")}>
              <p className="font-semibold">{labelOf(conflict, fields)}</p>
              <p className="wrap-anywhere">
                {TEXTS.theirs} {wordsOfValue(valueAt(theirs, conflict.at)) || TEXTS.nothing}
              </p>
              <p className="wrap-anywhere">
                {TEXTS.mine} {wordsOfValue(conflict.after) || TEXTS.nothing}
              </p>
              <div className="mt-2 flex flex-wrap gap-3">
                <Button onClick={() => onDecide(conflict, true)}>{TEXTS.useMine}</Button>
                <Button variant="outline" onClick={() => onDecide(conflict, false)}>
                  {TEXTS.keepTheirs}
                </Button>
              </div>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function labelOf({ at }: Edit, fields: readonly Field[]): string {
  const field = fields.find(({ key }) => key.every((name, index) => name === at[index]));
  return field?.label ?? at.join(": ");
}
