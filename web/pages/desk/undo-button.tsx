import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/failure.tsx";
import { CHANGE_LINES as TEXTS } from "./copy.ts";
import type { Change } from "./queries.ts";
import type { Desk } from "./use-desk.ts";

/** Takes a change back; one that is live is taken back by another change. */
export function UndoButton({ change, desk }: { change: Change; desk: Desk }) {
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  async function undo() {
    setIsBusy(true);
    setError(null);
    try {
      await desk.undo(change);
    } catch (thrown) {
      setError(thrown);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <>
      <Button variant="ghost" busy={isBusy} onClick={() => void undo()}>
        {TEXTS.undo}
        <span className="sr-only">: {change.title}</span>
      </Button>
      <Failure error={error} />
    </>
  );
}
