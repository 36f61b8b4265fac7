import { expect, test } from "vitest";
import { attributes, readBuiltPages } from "../support/built-pages.ts";
import { BACK_OFFICE } from "../support/pages.ts";

const forms = readBuiltPages()
  .filter(({ path }) => !BACK_OFFICE.includes(path))
  .flatMap(({ path, html }) =>
    // A search is asked for again at the page's own URL.
    [...html.replaceAll(/<search.*?<\/search>/gs, "").matchAll(/(<form\b[^>]*>)(.*?)<\/form>/gs)].map(
      ([, tag, fields]) => ({ path, tag: tag!, fields: fields! }),
    ),
  );

test("every form says where it leads without its scripts", () => {
  expect(forms.filter(({ tag }) => !/ action="[^"]+"/.test(tag)).map(({ path, tag }) => `${path}: ${tag}`)).toEqual([]);
});

test("no form puts money, ages, origin or an address into a URL", () => {
  const personal = /^(budgetUsd|savingsUsd|childrenAges|capital|age|grounds|name|fullName|email)$/;
  const found = forms
    .filter(({ tag }) => !tag.includes('method="post"'))
    .flatMap(({ path, fields }) =>
      ["input", "select", "textarea"]
        .flatMap((element) => attributes(fields, element, "name"))
        // The income of the comparison is a part of its result's own link.
        .filter((name) => personal.test(name) || (name === "income" && path !== "/cost-calculator"))
        .map((name) => `${path}: ${name}`),
    );
  expect(found).toEqual([]);
});
