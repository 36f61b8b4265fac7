import { passportName } from "#domain/passport-name.ts";
import { fetchPage } from "./fetch-page.ts";

/** What a form has chosen that asks for one of three passports, "other", and then for which: one of the three, or a code. */
export function readPassport(form: HTMLFormElement): string {
  const chosen = passportSelect(form).value;
  return chosen === "other" ? otherSelect(form).value || chosen : chosen;
}

/** Lets the form show a passport, and the list of the others where it is one of them. */
export function showPassport(form: HTMLFormElement, passport: string) {
  const select = passportSelect(form);
  const chosen = isOtherPassport(passport) ? "other" : passport;
  if ([...select.options].some(({ value }) => value === chosen)) select.value = chosen;
  const isOther = select.value === "other";
  form.querySelector<HTMLElement>("[data-slot=other-passport]")!.hidden = !isOther;
  if (isOther) void listPassports(otherSelect(form), isOtherPassport(passport) ? passport : "");
}

/** Whether this is the code of a passport, and none of the three. */
export function isOtherPassport(passport: string): boolean {
  return /^[A-Z]{2}$/.test(passport);
}

/** Of elements for groups of passports, the one for this passport: the group that names it, else the one for all others. */
export function findForPassport<Part extends HTMLElement>(parts: readonly Part[], passport: string): Part | undefined {
  const groupsOf = ({ dataset }: Part) => (dataset.when ?? "").split(" ");
  return (
    parts.find((part) => groupsOf(part).includes(passport)) ??
    (isOtherPassport(passport) ? parts.find((part) => groupsOf(part).includes("others")) : undefined)
  );
}

/** The answers for other passports on the page that has them, as elements to adopt; none where it cannot be loaded. */
export async function loadPassportAnswers(path: string): Promise<HTMLElement[]> {
  const page = await fetchPage(path).catch(() => null);
  return page ? answersOf(page) : [];
}

/** Where the build writes the answers of all countries (passport-answers-file.tsx). */
export const PASSPORT_ANSWERS_FILE = "/permits/passports.json";

let answersByCountry: Promise<Record<string, string>> | null = null;

/** The same answers of one country, from a file that has those of all and is fetched once. */
export async function readPassportAnswers(country: string): Promise<HTMLElement[]> {
  answersByCountry ??= fetch(PASSPORT_ANSWERS_FILE).then((response) =>
    response.ok ? response.json() : Promise.reject(new Error(`The answers were answered with ${response.status}.`)),
  );
  try {
    const { [country]: html = "" } = await answersByCountry;
    return answersOf(new DOMParser().parseFromString(html, "text/html"));
  } catch {
    answersByCountry = null;
    return [];
  }
}

function answersOf(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>("[data-slot=passport-answers] > [data-when]")];
}

async function listPassports(select: HTMLSelectElement, code: string) {
  const isListed = () => select.options.length > 2;
  // At once: the form may be sent before the list has come.
  if (code && !isListed()) select.replaceChildren(select.options[0]!, new Option(passportName(code), code));
  select.value = code;
  if (isListed()) return;
  const { sortedPassports } = await import("./sorted-passports.ts");
  // Another change of the form may have been quicker.
  if (isListed()) return;
  const chosen = select.value;
  select.options.length = 1;
  for (const [value, name] of sortedPassports()) select.add(new Option(name, value));
  select.value = chosen;
}

function passportSelect(form: HTMLFormElement) {
  return [...form.querySelectorAll("select")].find(({ name }) => name === "passport")!;
}

function otherSelect(form: HTMLFormElement) {
  return form.querySelector("[data-slot=other-passport]")!.querySelector("select")!;
}
