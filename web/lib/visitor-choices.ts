import { readPageUrl } from "./page-url.ts";

/** What a visitor has said of the move, as URLs and selects write it; an empty text for what was not said. */
export type VisitorChoices = { passport: string; reason: string; adults: string; children: string };

const NAMES = ["passport", "reason", "adults", "children"] as const satisfies readonly (keyof VisitorChoices)[];

/** Where the browser remembers them; they never leave it. */
const STORED_AS = "my-move";

/** The choices of the URL, else those that the browser remembers. */
export function readChoices(): VisitorChoices {
  const params = new URLSearchParams(readPageUrl().search);
  const isInUrl = NAMES.some((name) => params.has(name));
  const from = isInUrl ? Object.fromEntries(params) : readStored();
  return Object.fromEntries(NAMES.map((name) => [name, from[name] ?? ""])) as VisitorChoices;
}

/** Keeps choices for the other pages; what is not named stays as it is. */
export function rememberChoices(choices: Partial<VisitorChoices>) {
  try {
    localStorage.setItem(STORED_AS, JSON.stringify({ ...readStored(), ...choices }));
  } catch {
    // A browser that keeps nothing: the URL has them.
  }
}

function readStored(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(STORED_AS) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}
