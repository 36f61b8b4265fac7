import { useState } from "react";
import { ImportForm } from "./import-form.tsx";
import { PastImports } from "./past-imports.tsx";

/** Where the owner brings a list, and what was brought before (decision: imported-contacts). */
export function Imports() {
  // Another file begins with an empty form.
  const [attempt, setAttempt] = useState(0);
  return (
    <div data-slot="imports" className="space-y-10">
      <ImportForm key={attempt} onAnother={() => setAttempt(attempt + 1)} />
      <PastImports />
    </div>
  );
}
