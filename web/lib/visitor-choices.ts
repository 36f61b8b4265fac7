import { readPageUrl } from "./page-url.ts";

/** What a visitor has said of the move, as URLs and selects write it; an empty text for what was not said. */
export type VisitorChoices = { passport: string; reason: string; adults: string; children: string };

export const CHOICE_NAMES = [
  "passport",
  "reason",
  "adults",
  "children",
] as const satisfies readonly (keyof VisitorChoices)[];

/** Those of somebody who has said nothing. */
export const NO_CHOICES: VisitorChoices = { passport: "", reason: "", adults: "", children: "" };

/** Where the browser remembers them; they never leave it. */
const STORED_AS = "my-move";

/** The choices of the URL, else those that the browser remembers. */
export function readChoices(): VisitorChoices {
  const params = new URLSearchParams(readPageUrl().search);
  return isInUrl(params) ? pickChoices(Object.fromEntries(params)) : readRemembered();
}

/** Whether a URL says anything of the move. */
export function isInUrl(params: URLSearchParams): boolean {
  return CHOICE_NAMES.some((name) => params.has(name));
}

/** The choices that the browser remembers, whatever the URL says. */
export function readRemembered(): VisitorChoices {
  return pickChoices(readStored());
}

/** Keeps choices for the other pages; what is not named stays as it is. */
export function rememberChoices(choices: Partial<VisitorChoices>) {
  try {
    localStorage.setItem(STORED_AS, JSON.stringify({ ...readStored(), ...choices }));
  } catch {
    // A browser that keeps nothing: the URL has them.
  }
}

function pickChoices(from: Record<string, string>): VisitorChoices {
  return Object.fromEntries(CHOICE_NAMES.map((name) => [name, from[name] ?? ""])) as VisitorChoices;
}

function readStored(): Record<string, string> {
  try {
    // Spreading takes whatever else stands there, `null` among it, for nothing.
    return { ...(JSON.parse(localStorage.getItem(STORED_AS) ?? "{}") as Record<string, string> | null) };
  } catch {
    return {};
  }
}

/** The parameter of a plan's form for how many children there are; the plan itself asks for their ages. */
export const CHILDREN_COUNT = "childrenCount";

/** The passport of a plan for one of a guide, which knows more of them by their codes. */
export function planPassport(passport: string): string {
  return /^[A-Z]{2}$/.test(passport) ? "other" : passport;
}
