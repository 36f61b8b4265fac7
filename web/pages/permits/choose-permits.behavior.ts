import { type Reason, REASONS } from "#domain/reasons.ts";
import type { PermitRule } from "#web/content/permit-order.ts";
import {
  type ConditionKey,
  type ConditionState,
  judgeCondition,
  PERMIT_GROUNDS,
  type PermitAnswers,
  sortByFit,
} from "#web/features/permits/permit-fit.ts";
import {
  findForPassport,
  isOtherPassport,
  readPassportAnswers,
  readPassport,
  showPassport,
} from "#web/features/passports/passport-choice.ts";
import { draftOfUrl, dropDraft, restoreDraft, saveDraft } from "#web/features/forms/form-draft.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { changePageParams, readPageUrl, subscribeToPageUrl } from "#web/lib/page-url.ts";
import { readChoices, rememberChoices } from "#web/lib/visitor-choices.ts";

/** The names of the form's fields, which are also the parameters of the URL. */
const FIELDS = ["country", "passport", "reason", "income", "capital", "age", "grounds"] as const;
const AMOUNTS = ["income", "capital", "age"] as const;

const DRAFT = "permits";

/** Lets the form of /permits sort the permits below it by its answers, which stand in the URL. */
export function choosePermits() {
  const form = document.querySelector<HTMLFormElement>("[data-slot=permit-form]");
  if (!form) return;
  // Without scripts nothing of these is sent: the Worker leads on by the country and the reason.
  for (const field of form.querySelectorAll<HTMLInputElement>("[data-name]")) field.name = field.dataset.name!;
  const results = document.querySelector<HTMLElement>("[data-slot=permit-results]")!;
  const places = [...results.querySelectorAll<HTMLElement>("[data-slot=permit]")].map((card) => ({
    card,
    home: card.parentElement!,
  }));

  function show() {
    const params = new URLSearchParams(readPageUrl().search);
    const isAnswered = answersIn(params);
    fillForm(form!, params, isAnswered);
    for (const { card, home } of places) home.insertAdjacentElement("beforeend", card);
    const cards = places.map(({ card }) => card);
    if (isAnswered) sortPermits(results, cards, params);
    for (const group of results.querySelectorAll<HTMLElement>("[data-group]")) {
      group.hidden = group.dataset.group === "all" ? isAnswered : !group.querySelector("[data-slot=permit]");
    }
    void showEntry(results, isAnswered ? params : null);
    if (!isAnswered) results.querySelector("[data-slot=permits-found]")!.textContent = "";
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!checkAmounts(form)) return;
    const entered = new FormData(form);
    entered.set("passport", readPassport(form));
    rememberChoices({ passport: entered.get("passport") as string, reason: entered.get("reason") as string });
    dropDraft(draftOfUrl(DRAFT, FIELDS));
    answer(entered);
    results.scrollIntoView({ block: "start" });
  });
  form.addEventListener("input", () => saveDraft(draftOfUrl(DRAFT, FIELDS), form));
  form.addEventListener("change", () => showPassport(form, readPassport(form)));
  form.addEventListener("reset", () => {
    dropDraft(draftOfUrl(DRAFT, FIELDS));
    showPassport(form, "us");
    answer(new FormData());
  });
  showPassport(form, readPassport(form));
  subscribeToPageUrl(show);
  const params = new URLSearchParams(readPageUrl().search);
  const isAnswered = answersIn(params);
  if (isAnswered) show();
  else beginForm(form);
  restoreDraft(draftOfUrl(DRAFT, FIELDS), form, isAnswered);
  // The list of the others is still on its way.
  const passport = readPassport(form);
  const named = params.get("passport") ?? readChoices().passport;
  showPassport(form, passport === "other" && isOtherPassport(named) ? named : passport);
}

/** Gives the URL these answers in place of its own. */
function answer(entered: FormData) {
  changePageParams((before) => {
    const after = new URLSearchParams(before);
    for (const name of FIELDS) after.delete(name);
    for (const [name, value] of entered) {
      if (typeof value === "string" && value.trim() !== "") after.append(name, value.trim());
    }
    return after;
  });
}

/** Whether a URL answers the form; the passport alone sorts no permit. */
function answersIn(params: URLSearchParams): boolean {
  return FIELDS.some((name) => name !== "passport" && params.has(name));
}

/** Gives the form what was said on other pages, unless something was chosen before the scripts came. */
function beginForm(form: HTMLFormElement) {
  const { passport, reason } = readChoices();
  const selects = [...form.querySelectorAll("select")];
  if (selects.some(({ name, selectedIndex }) => name && selectedIndex > 0)) return;
  if (passport) showPassport(form, passport);
  const field = selects.find(({ name }) => name === "reason")!;
  if (REASONS.includes(reason as Reason)) field.value = reason;
}

/** @returns the whole number that is meant by "$2,000" or "2000"; null for an empty field, NaN for anything else */
function readAmount(text: string | null): number | null {
  const figures = (text ?? "").replaceAll(/[\s$,]/g, "");
  if (figures === "") return null;
  return /^\d{1,9}$/.test(figures) ? Number(figures) : Number.NaN;
}

/** Shows beside each amount that is no number what is wrong, and goes to the first. */
function checkAmounts(form: HTMLFormElement): boolean {
  const fields = AMOUNTS.map((name) => form.elements.namedItem(name) as HTMLInputElement);
  const wrong = fields.filter((field) => Number.isNaN(readAmount(field.value)));
  for (const field of fields) {
    const isWrong = wrong.includes(field);
    field.toggleAttribute("aria-invalid", isWrong);
    if (isWrong) field.setAttribute("aria-invalid", "true");
    document.getElementById(field.getAttribute("aria-describedby")!)!.hidden = !isWrong;
  }
  wrong[0]?.focus();
  return wrong.length === 0;
}

/** Gives the form the URL's answers; where the URL has none, the form keeps what was typed before the scripts came. */
function fillForm(form: HTMLFormElement, params: URLSearchParams, isAnswered: boolean) {
  if (!isAnswered) return;
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === "checkbox") {
      field.checked = params.getAll(field.name).includes(field.value);
    } else if (field instanceof HTMLInputElement) {
      field.value = params.get(field.name) ?? "";
    } else if (field instanceof HTMLSelectElement && params.has(field.name)) {
      field.value = params.get(field.name)!;
    }
  }
  showPassport(form, params.get("passport") ?? "us");
}

function readAnswers(params: URLSearchParams): PermitAnswers {
  const amount = (name: string) => {
    const answer = readAmount(params.get(name));
    return Number.isNaN(answer) ? null : answer;
  };
  const reason = params.get("reason");
  return {
    reason: REASONS.includes(reason as Reason) ? (reason as Reason) : null,
    monthlyIncomeUsd: amount("income"),
    capitalUsd: amount("capital"),
    age: amount("age"),
    grounds: PERMIT_GROUNDS.filter((ground) => params.getAll("grounds").includes(ground)),
  };
}

/** Moves each permit to its group, in the order of sortByFit, and marks what of its conditions is met. */
function sortPermits(results: HTMLElement, cards: readonly HTMLElement[], params: URLSearchParams) {
  const answers = readAnswers(params);
  const country = params.get("country");
  const words = JSON.parse(results.dataset.states!) as Record<ConditionState, string>;
  const permits = cards
    .filter((card) => !country || card.dataset.country === country)
    .map((card) => Object.assign(JSON.parse(card.dataset.rule!) as PermitRule, { card }));
  for (const permit of permits) markConditions(permit.card, permit, answers, words);
  const sorted = sortByFit(permits, answers);
  for (const [fit, fitting] of Object.entries(sorted)) {
    const group = results.querySelector(`[data-group=${fit}] ul`);
    for (const { card } of fitting) group?.insertAdjacentElement("beforeend", card);
  }
  const found = results.querySelector<HTMLElement>("[data-slot=permits-found]")!;
  const { some, none } = found.dataset;
  const { fits, almost } = sorted;
  found.textContent = results.querySelector("[data-group]:not([data-group=all]) [data-slot=permit]")
    ? interpolate(some!, { fits: String(fits.length), almost: String(almost.length) })
    : none!;
}

function markConditions(
  card: HTMLElement,
  { conditions }: PermitRule,
  answers: PermitAnswers,
  words: Record<ConditionState, string>,
) {
  for (const item of card.querySelectorAll<HTMLElement>("[data-condition]")) {
    const state = judgeCondition(conditions, item.dataset.condition as ConditionKey, answers);
    item.dataset.state = state;
    const said = item.querySelector("b") ?? item.appendChild(document.createElement("b"));
    said.textContent = ` ${words[state]}`;
  }
}

/** Shows how the person enters as a visitor: the chosen country, or those with a permit that fits. */
async function showEntry(results: HTMLElement, params: URLSearchParams | null) {
  const section = results.querySelector<HTMLElement>("[data-slot=permit-entry]")!;
  const country = params?.get("country");
  const fitting = [...results.querySelectorAll<HTMLElement>("[data-group=fits] [data-slot=permit]")];
  const countries = country ? [country] : fitting.map(({ dataset }) => dataset.country);
  const passport = params?.get("passport") ?? "us";
  section.dataset.shown = passport;
  const group = isOtherPassport(passport) ? "other" : passport;
  const lines = [...section.querySelectorAll<HTMLElement>("[data-passport]")];
  for (const line of lines) {
    line.hidden = !line.dataset.passport!.split(" ").includes(group) || !countries.includes(line.dataset.country);
  }
  section.hidden = !params || countries.length === 0;
  await Promise.all(lines.filter(({ hidden }) => !hidden).map((line) => showPassportAnswer(section, line, passport)));
}

/** Lets a line for any other passport say what holds for the chosen one; all groups where that cannot be loaded. */
async function showPassportAnswer(section: HTMLElement, line: HTMLElement, passport: string) {
  const [all, chosen] = [...line.querySelectorAll<HTMLElement>("dd > div")];
  if (!all || !chosen) return;
  const answer =
    isOtherPassport(passport) && findForPassport(await readPassportAnswers(line.dataset.country!), passport);
  if (section.dataset.shown !== passport) return;
  all.hidden = Boolean(answer);
  if (!answer) return void (chosen.hidden = true);
  answer.hidden = false;
  chosen.replaceWith(answer);
}
