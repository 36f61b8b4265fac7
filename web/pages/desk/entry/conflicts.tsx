import { type Json, valueAt } from "#domain/edits.ts";
import { Button } from "#web/ui/button.tsx";
import { ENTRY_TEXTS } from "../copy.ts";
import type { Conflict } from "../draft.ts";
import type { Field } from "../fields/field.ts";
import { everyWordOf, wordsOfValue } from "../format.ts";

const TEXTS = ENTRY_TEXTS.conflict;

type ConflictsProps = {
  conflicts: readonly Conflict[];
  /** The entry as others left it, and as it is typed here. */
  theirs: Json | undefined;
  mine: Json | undefined;
  fields: readonly Field[];
  onDecide: (conflict: Conflict, isMine: boolean) => void;
};

/** Both versions of what two people changed, for the owner to decide. */
export function Conflicts({ conflicts, theirs, mine, fields, onDecide }: ConflictsProps) {
  return (
    <div role="alert" data-slot="conflicts">
      {conflicts.length > 0 && (
        <div className="space-y-4 rounded-md bg-danger-soft p-4">
          <h3 className="font-serif text-lg font-semibold">{TEXTS.title}</h3>
          {conflicts.map((conflict) => (
            <div key={conflict.at.join(".")}>
              <p className="font-semibold">{labelOf(conflict, fields)}</p>
              <p className="wrap-anywhere">
                {TEXTS.theirs} {allWordsOf(valueAt(theirs, conflict.at))}
              </p>
              <p className="wrap-anywhere">
                {TEXTS.mine} {allWordsOf(valueAt(mine, conflict.at))}
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

/** What a value says; of amounts and the like all that is in them. */
function allWordsOf(value: Json | undefined): string {
  const words = wordsOfValue(value);
  return /\w/.test(words) ? words : everyWordOf(value) || TEXTS.nothing;
}

function labelOf({ at }: Conflict, fields: readonly Field[]): string {
  const field = fields.find(({ key }) => key.every((name, index) => name === at[index]));
  return field?.label ?? at.join(": ");
}
