import { showOverdueMarks } from "./overdue-marks.ts";

/** @param part null when it goes */
function markOverdue(part: HTMLElement | null) {
  if (part) showOverdueMarks(part);
}

/** Facts in an island, as the build has rendered them: the table of offices and what reads it stay out of its script. */
export function BuiltFacts({ html }: { html: string }) {
  return <div ref={markOverdue} dangerouslySetInnerHTML={{ __html: html }} />;
}
