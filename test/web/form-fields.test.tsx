import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type FormName, HONEYPOT_FIELD, NEWS_BOX } from "#domain/lead.ts";
import { FORM_FIELDS } from "#domain/visit-counts.ts";
import { OPT_IN_INVITATIONS } from "#web/features/opt-in/invitations-copy.ts";
import { OptIn } from "#web/features/opt-in/opt-in.island.tsx";
import { MessageForm } from "#web/features/messages/message-form.island.tsx";
import { ReportForm } from "#web/features/reports/report-form.island.tsx";
import { contactPage } from "#web/pages/contact/copy.ts";
import { calculatorTexts } from "#web/pages/home/copy.ts";
import { LandingCalculator } from "#web/pages/home/landing-calculator/landing-calculator.island.tsx";
import { WaitlistForm } from "#web/pages/waitlist/waitlist-form.island.tsx";
import { violationsIn } from "../support/violations.ts";

/** The names of a form's fields in the order of the page, without what nobody enters. */
function fieldsOf(element: ReactElement): string[] {
  const html = renderToStaticMarkup(element);
  const fields = [...html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([tag]) => tag);
  return fields
    .filter((tag) => !tag.includes('type="hidden"'))
    .flatMap((tag) => /\bname="([^"]+)"/.exec(tag)?.[1] ?? [])
    .filter((name) => name !== HONEYPOT_FIELD && name !== NEWS_BOX.field);
}

const FORMS: Readonly<Partial<Record<FormName, ReactElement>>> = {
  waitlist: <WaitlistForm />,
  "opt-in": <OptIn invitation={OPT_IN_INVITATIONS.community} countries={["Ghana"]} />,
  calculator: <LandingCalculator texts={calculatorTexts} />,
  report: <ReportForm page="/before-you-pay/kenya" fees={[]} currencies={["USD"]} />,
  message: <MessageForm page="/contact" texts={contactPage.form} inquiryTypes={[{ value: "visa", label: "Visas" }]} />,
};

test("the fields of each form are those that are counted, in their order", () => {
  expect(
    violationsIn(Object.keys(FORMS) as FormName[], (form) => {
      expect(fieldsOf(FORMS[form]!)).toEqual(FORM_FIELDS[form]);
    }),
  ).toEqual([]);
});

test("the honeypot has no name that is filled in automatically, and password managers are told to leave it", () => {
  const html = renderToStaticMarkup(<WaitlistForm />);
  const [tag = ""] = new RegExp(`<input[^>]*name="${HONEYPOT_FIELD}"[^>]*>`).exec(html) ?? [];
  for (const mark of ['autoComplete="off"', "data-1p-ignore", "data-lpignore", "data-bwignore", "data-form-type"]) {
    expect(tag).toContain(mark);
  }
  // What browsers and password managers recognize in names of fields (Chromium's and Bitwarden's heuristics).
  expect(HONEYPOT_FIELD).not.toMatch(
    /name|mail|phone|tel|addr|street|city|zip|post|country|state|company|organi|url|web|site|user|login|pass|code|card|title|birth|search|note|comment/i,
  );
});
