import {
  findForPassport,
  isOtherPassport,
  loadPassportAnswers,
  readPassport,
  showPassport,
} from "./passport-choice.ts";
import { countText } from "#web/lib/interpolate.ts";
import { addPageParams, changePageParams, readPageUrl, subscribeToPageUrl, withParams } from "#web/lib/page-url.ts";
import { isInUrl, readChoices, rememberChoices, type VisitorChoices } from "#web/lib/visitor-choices.ts";
import { FOLDED_ROWS, VISITOR_WORDS } from "./copy.ts";
import { describeVisitor } from "./describe-visitor.ts";

/**
 * Says on the visitor's line what the page assumes, and lets it follow what they choose: answers show what holds for these
 * choices, and rows that hold for others fold away (decision: guides-that-answer).
 */
export function followChoices() {
  const page = document.querySelector<HTMLElement>("main")!;
  const form = page.querySelector<HTMLFormElement>("form[data-slot=choices]")!;
  const selects = [...form.querySelectorAll("select")].filter(({ name }) => name !== "");
  const asksPassport = selects.some(({ name }) => name === "passport");

  function show() {
    const choices = readChoices();
    // What is remembered goes into the URL, so that a shared link shows what its sender saw.
    if (Object.values(choices).some(Boolean) && !isInUrl(new URLSearchParams(readPageUrl().search)))
      return addPageParams(choices);
    for (const select of selects) {
      const value = choices[select.name as keyof VisitorChoices];
      if ([...select.options].some((option) => option.value === value)) select.value = value;
    }
    sayChoices(form.closest("details")!, choices);
    if (asksPassport) showPassport(form, choices.passport);
    if (isOtherPassport(choices.passport)) void showOtherPassport(choices);
    else showAnswers(page, readForm());
    foldRows(page, choices);
  }

  /** Until its answers are here, and where they cannot be loaded, the one for any other passport is shown. */
  async function showOtherPassport({ passport }: VisitorChoices) {
    if (!page.querySelector("[data-others]")) return showAnswers(page, { ...readForm(), passport: "other" });
    if (!hasPassportAnswers) {
      showAnswers(page, { ...readForm(), passport: "other" });
      await addPassportAnswers(page);
    }
    if (hasPassportAnswers && readChoices().passport === passport) showAnswers(page, { ...readForm(), passport });
  }

  /** What the form says, and of what it does not ask, what was said before. */
  function readForm(): VisitorChoices {
    const choices = Object.fromEntries(selects.map(({ name, value }) => [name, value]));
    return { ...readChoices(), ...choices, ...(asksPassport && { passport: readPassport(form) }) };
  }

  function choose() {
    const choices = readForm();
    rememberChoices(choices);
    changePageParams((before) => withParams(before, choices), { replace: true });
  }

  form.addEventListener("change", choose);
  form.addEventListener("submit", (event) => event.preventDefault());
  page.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-slot=folded-rows] button");
    const chapter = button?.closest<HTMLElement>("[data-slot=chapter]");
    if (!chapter) return;
    chapter.toggleAttribute("data-whole");
    foldRows(page, readChoices());
  });
  subscribeToPageUrl(show);
  // What was chosen before the scripts came wins over what is remembered.
  const isTouched = selects.some(({ selectedIndex }) => selectedIndex > 0);
  const target = page.querySelector<HTMLElement>(":target");
  const top = target?.getBoundingClientRect().top;
  if (isTouched) choose();
  else show();
  if (!target || top === undefined) return;
  // A link to a part leads to it and opens it, also where that holds for others, and stays there when rows above it fold.
  if (target instanceof HTMLDetailsElement) target.open = true;
  if (target.closest("[hidden]")) {
    target.closest("[data-slot=chapter]")?.setAttribute("data-whole", "");
    foldRows(page, readChoices());
  }
  scrollBy({ top: target.getBoundingClientRect().top - top, behavior: "instant" });
}

function sayChoices(line: HTMLElement, choices: VisitorChoices) {
  const words = line.querySelector<HTMLElement>("[data-asked]")!;
  const asked = words.dataset.asked!.split(" ") as (keyof VisitorChoices)[];
  words.textContent = describeVisitor(choices, asked);
  line.querySelector("[data-slot=visitor-change]")!.textContent =
    VISITOR_WORDS[asked.some((name) => choices[name]) ? "change" : "choose"];
}

/** Shows of each answer the variant for these choices; the first one where there is none. */
function showAnswers(page: HTMLElement, choices: VisitorChoices) {
  for (const answer of page.querySelectorAll<HTMLElement>("[data-answers]")) {
    const names = answer.dataset.answers!.split(" ") as (keyof VisitorChoices)[];
    const chosen = names.map((name) => choices[name]).join(" ");
    const variants = [...answer.querySelectorAll<HTMLElement>("[data-when]")];
    const fitting =
      variants.find(({ dataset }) => dataset.when === chosen) ?? findForPassport(variants, chosen) ?? variants[0];
    for (const variant of variants) variant.hidden = variant !== fitting;
  }
}

/** Whether the page has its answers for other passports. */
let hasPassportAnswers = false;
let passportAnswers: Promise<HTMLElement[]> | null = null;

/** Gives the answer about entry its variants for other passports, which are fetched once. */
async function addPassportAnswers(page: HTMLElement) {
  const answer = page.querySelector<HTMLElement>("[data-others]")!;
  passportAnswers ??= loadPassportAnswers(answer.dataset.others!);
  const answers = await passportAnswers;
  if (answers.length === 0) passportAnswers = null;
  else if (!hasPassportAnswers) {
    hasPassportAnswers = true;
    for (const variant of answers) answer.appendChild(variant);
  }
}

/** Folds rows that hold for others than the reader, and says in each chapter how many. */
function foldRows(page: HTMLElement, { passport, reason, children }: VisitorChoices) {
  for (const chapter of page.querySelectorAll<HTMLElement>("[data-slot=chapter]")) {
    const rows = [...chapter.querySelectorAll<HTMLElement>("[data-passports], [data-reasons], [data-children]")];
    const others = rows.filter(
      ({ dataset }) =>
        isForOthers(dataset.passports, isOtherPassport(passport) ? "other" : passport) ||
        isForOthers(dataset.reasons, reason) ||
        (dataset.children !== undefined && children === "0"),
    );
    const isWhole = chapter.hasAttribute("data-whole");
    for (const row of rows) row.hidden = !isWhole && others.includes(row);
    sayFolded(chapter, others, isWhole);
  }
}

function isForOthers(holdsFor: string | undefined, chosen: string): boolean {
  return holdsFor !== undefined && chosen !== "" && !holdsFor.split(" ").includes(chosen);
}

function sayFolded(chapter: HTMLElement, others: readonly HTMLElement[], isWhole: boolean) {
  const line = chapter.querySelector<HTMLElement>("[data-slot=folded-rows]");
  if (!line) return;
  // The cells of a column are one part that holds for others.
  const columns = new Set(others.filter((row) => row.matches("td, th")).map(({ dataset }) => dataset.passports));
  const count = others.filter((row) => !row.matches("td, th")).length + columns.size;
  line.hidden = count === 0;
  line.querySelector("button")!.textContent = isWhole ? FOLDED_ROWS.again : countText(FOLDED_ROWS, count);
}
