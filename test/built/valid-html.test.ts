import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { pagesToTry, readBuiltPages } from "../support/built-pages.ts";

/** What the HTML standard says of elements, attributes and their places; the rules of style are React's own business. */
const checker = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // How React writes HTML, which the standard takes all the same.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // React's ids begin with an underscore, which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    // Charts place their bars so.
    "no-inline-style": "off",
    "no-autoplay": "off",
    "wcag/h32": "off",
    // Advice, not errors: axe decides what a page of ours may do (test/e2e/pages.spec.ts).
    "prefer-native-element": "off",
    "aria-label-misuse": "off",
    "no-redundant-role": "off",
    "tel-non-breaking": "off",
    "require-sri": "off",
    "long-title": "off",
    "no-implicit-button-type": "off",
  },
});

/** How long a page may take on a busy machine, in milliseconds: a guide has 400 kB. */
const MS_A_PAGE = 2000;

const pages = pagesToTry(readBuiltPages());

test("the HTML of the pages is valid", { timeout: pages.length * MS_A_PAGE }, async () => {
  expect(pages.length).toBeGreaterThan(40);
  const messages = new Map<string, string>();
  for (const { path, html } of pages) {
    const { results } = await checker.validateString(html);
    for (const { ruleId, message } of results.flatMap((result) => result.messages))
      messages.set(`${ruleId}: ${message}`, path);
  }
  expect([...messages].map(([message, path]) => `${path} ${message}`)).toEqual([]);
});
