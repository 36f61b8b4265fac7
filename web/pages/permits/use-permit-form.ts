import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { type Reason, REASONS } from "#domain/reasons.ts";
import { isOtherPassport, readPassport, showPassport } from "#web/features/visitor/passport-choice.ts";
import { draftOfUrl, dropDraft, restoreDraft, saveDraft } from "#web/features/forms/form-draft.ts";
import { useIsHydrated } from "#web/lib/use-is-hydrated.ts";
import { useUrlParams } from "#web/lib/use-url-params.ts";
import { readChoices, rememberChoices } from "#web/lib/visitor-choices.ts";
import { answersIn, type ChoiceName, describeAnswers, FIELDS, readAmount, separateUnknown } from "./permit-answers.ts";

const AMOUNTS = ["income", "capital", "age"] as const;
export type AmountName = (typeof AMOUNTS)[number];

const DRAFT = "permits";

/**
 * The form of /permits, whose answers stand in the URL.
 * @param unknown fields whose answer in the URL is none of their options: then the form stays open, because they say so
 */
export function usePermitForm(unknown: readonly ChoiceName[]) {
  const ref = useRef<HTMLFormElement>(null);
  const [params, setParams] = useUrlParams();
  const [wrong, setWrong] = useState<readonly AmountName[]>([]);
  const isHydrated = useIsHydrated();
  const isBegun = useRef(false);
  const isAnswered = answersIn(params);
  /** The answers that the visitor opened the form to change. */
  const [changed, setChanged] = useState<URLSearchParams | null>(null);
  const isSent = useRef(false);

  // Once the form is folded: the line of the answers, which opens it, takes the focus, and the results are below it.
  useEffect(() => {
    if (!isSent.current) return;
    isSent.current = false;
    const fold = ref.current!.closest("details")!;
    fold.scrollIntoView({ block: "start" });
    fold.querySelector("summary")!.focus({ preventScroll: true });
  });

  useEffect(() => {
    const form = ref.current;
    if (!form || !isHydrated) return;
    const { known } = separateUnknown(params);
    if (isAnswered) fillForm(form, known);
    if (isBegun.current) return;
    isBegun.current = true;
    if (!isAnswered) beginForm(form);
    restoreDraft(draftOfUrl(DRAFT, FIELDS), form, isAnswered);
    // The list of the others is still on its way.
    const passport = readPassport(form);
    const named = params.get("passport") ?? readChoices().passport;
    showPassport(form, passport === "other" && isOtherPassport(named) ? named : passport);
  }, [isHydrated, isAnswered, params]);

  /** Gives the URL these answers in place of its own. */
  function answer(entered: FormData) {
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const name of FIELDS) after.delete(name);
      for (const [name, value] of entered) {
        if (typeof value === "string" && value.trim() !== "") after.append(name, value.trim());
      }
      return after;
    });
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = new FormData(form);
    const nowWrong = AMOUNTS.filter((name) => Number.isNaN(readAmount(entered.get(name) as string)));
    setWrong(nowWrong);
    if (nowWrong[0]) return (form.elements.namedItem(nowWrong[0]) as HTMLInputElement).focus();
    entered.set("passport", readPassport(form));
    rememberChoices({ passport: entered.get("passport") as string, reason: entered.get("reason") as string });
    dropDraft(draftOfUrl(DRAFT, FIELDS));
    answer(entered);
    setChanged(null);
    isSent.current = true;
  }

  function onReset() {
    dropDraft(draftOfUrl(DRAFT, FIELDS));
    rememberChoices({ passport: "", reason: "" });
    showPassport(ref.current!, "");
    answer(new FormData());
  }

  return {
    ref,
    isHydrated,
    isOpen: !isAnswered || unknown.length > 0 || changed === params,
    setOpen: (isOpen: boolean) => setChanged(isOpen ? params : null),
    /** What was answered, in a line; null where nothing was. */
    answers: isAnswered ? describeAnswers(params) : null,
    wrong,
    onSubmit,
    onReset,
    onInput: () => saveDraft(draftOfUrl(DRAFT, FIELDS), ref.current!),
    onChange: () => showPassport(ref.current!, readPassport(ref.current!)),
  };
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

/** Gives the form the URL's answers. */
function fillForm(form: HTMLFormElement, params: URLSearchParams) {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === "checkbox") {
      field.checked = params.getAll(field.name).includes(field.value);
    } else if (field instanceof HTMLInputElement) {
      field.value = params.get(field.name) ?? "";
    } else if (field instanceof HTMLSelectElement && field.name && field.name !== "passport") {
      field.value = params.get(field.name) ?? "";
    }
  }
  showPassport(form, params.get("passport") ?? "");
}
