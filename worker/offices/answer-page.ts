import { html } from "hono/html";
import { OFFICE_LIMITS, type OfficeLanguage, VERDICTS } from "../../domain/offices.ts";
import type { Html, LinkPage } from "../http/page.ts";
import { expiryOf, type findAnswer, type Letter } from "./offices.store.ts";
import { PAGE_TEXTS } from "./page-texts.ts";
import { type Errors, namesOf, type Typed } from "./read-answers.ts";

// The pages that the link of a letter to an office opens: in its language, without scripts.

type Found = NonNullable<Awaited<ReturnType<typeof findAnswer>>>;

const NO_ERRORS: Errors = {};

/** The page that asks about a letter's facts, with what was typed and what is wrong with it. */
export function answerPage(letter: Letter, typed: Typed, errors: Errors = NO_ERRORS): LinkPage {
  const { language: lang } = letter.office;
  const texts = PAGE_TEXTS[lang];
  const isWrong = Object.keys(errors).length > 0;
  const day = dayText(expiryOf(letter), lang);
  const line = (name: "name" | "position", autocomplete: string) =>
    html`<label
      >${texts[name]}${errorText(name, errors)}<input
        name="${name}"
        value="${typed[name]}"
        maxlength="${OFFICE_LIMITS.person}"
        autocomplete="${autocomplete}"
        ${marks(name, errors)}
    /></label>`;
  return {
    lang,
    title: texts.title,
    paragraphs: isWrong ? [texts.wrong] : [texts.intro, texts.until(day)],
    ...(isWrong && { status: 400 }),
    fields: html`${letter.facts.map((_, place) => htmlFact(letter, place, typed, errors))}
      <fieldset class="person">
        <p>${line("name", "name")}</p>
        <p>${line("position", "organization-title")}</p>
        <p>
          <label
            >${texts.document}${errorText("document", errors)}<input
              name="document"
              type="url"
              value="${typed.document}"
              maxlength="${OFFICE_LIMITS.document}"
              ${marks("document", errors)}
          /></label>
        </p>
      </fieldset>
      <p>${texts.privacy} <a href="/privacy-policy">${texts.policy}</a></p>`,
    button: texts.send,
  };
}

function htmlFact({ facts, office }: Letter, place: number, typed: Typed, errors: Errors): Html {
  const { title, sentence } = facts[place]!;
  const { verdicts, instead } = PAGE_TEXTS[office.language];
  const { verdict, text } = typed.facts[place] ?? { verdict: null, text: "" };
  const names = namesOf(place);
  return html`<fieldset>
    <legend lang="en">${place + 1}. ${title}</legend>
    <p class="sentence" lang="en">${sentence}</p>
    ${errorText(names.verdict, errors)}
    <div class="choices">
      ${VERDICTS.map((one) => html`<label><input type="radio" name="${names.verdict}" value="${one}" ${one === verdict ? "checked" : ""} ${marks(names.verdict, errors)} />${verdicts[one]}</label>`)}
    </div>
    <label class="instead"
      >${instead}${errorText(names.text, errors)}<textarea
        name="${names.text}"
        rows="2"
        maxlength="${OFFICE_LIMITS.text}"
        ${marks(names.text, errors)}
      >
${text}</textarea>
    </label>
  </fieldset>`;
}

function errorText(name: string, errors: Errors) {
  return errors[name] ? html`<span class="error" id="error-${name}">${errors[name]}</span>` : "";
}

/** What ties a field to its error; the first one takes the focus. */
function marks(name: string, errors: Errors) {
  if (!errors[name]) return "";
  return html`aria-invalid="true" aria-describedby="error-${name}" ${Object.keys(errors)[0] === name ? "autofocus" : ""}`;
}

export function thanksPage({ office: { language: lang } }: Letter): LinkPage {
  const { title, text } = PAGE_TEXTS[lang].thanks;
  return { lang, title, paragraphs: [text] };
}

export function fullPage({ office: { language: lang } }: Letter): LinkPage {
  const { title, text } = PAGE_TEXTS[lang].full;
  return { lang, title, paragraphs: [text], status: 409 };
}

function dayText(time: number, lang: OfficeLanguage): string {
  return new Date(time).toLocaleDateString(lang, { dateStyle: "long", timeZone: "UTC" });
}

/** The page that asks whether an answer is the office's. */
export function confirmationPage({ answer, letter }: Found): LinkPage {
  const { language: lang } = letter.office;
  const { verdicts, confirm } = PAGE_TEXTS[lang];
  const given = answer.answers.map(({ id, verdict, text }) => {
    const { title, sentence } = letter.facts.find((fact) => fact.id === id)!;
    return html`<fieldset>
      <legend lang="en">${title}</legend>
      <p class="sentence" lang="en">${sentence}</p>
      <p class="sentence"><strong>${verdicts[verdict]}</strong> ${text}</p>
    </fieldset>`;
  });
  return {
    lang,
    title: confirm.title,
    paragraphs: [confirm.by(answer.name, answer.position, dayText(answer.receivedAt, lang)), confirm.ask],
    fields: html`${given}`,
    button: confirm.button,
  };
}

/** The page after an answer was confirmed. */
export function confirmedPage({ office: { language: lang } }: Letter): LinkPage {
  const { thanks, confirm } = PAGE_TEXTS[lang];
  return { lang, title: thanks.title, paragraphs: [confirm.thanks] };
}

/** Of a letter whose link works no more. It shows none of its facts. */
export function endedPage(
  { office: { language: lang } }: Pick<Letter, "office">,
  why: "revoked" | "expired",
): LinkPage {
  const { title, write, ...reasons } = PAGE_TEXTS[lang].ended;
  return { lang, title, paragraphs: [reasons[why], write], status: 410 };
}

/** A letter that is kept no longer has expired long ago. */
export const NO_LETTER: LinkPage = (() => {
  const { title, expired, write } = PAGE_TEXTS.en.ended;
  return { title, paragraphs: [expired, write], status: 410 };
})();
