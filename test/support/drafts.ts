import type { Page } from "@playwright/test";
import { expect, hydrated, open } from "./test.ts";

/** What is typed into a form, by the selectors of its fields. */
export type Typed = Readonly<Record<string, string | { index: number } | true>>;

/** Every field of a form, as it is. */
function readFields(page: Page, form: string) {
  return page.locator(form).evaluate((element) =>
    [...(element as HTMLFormElement).elements].map((field) => {
      const { type, name, value, checked } = field as HTMLInputElement;
      return /checkbox|radio/.test(type) ? `${name} ${value} ${checked}` : `${name} ${value}`;
    }),
  );
}

/** Expects of a form that what is typed into it is there again after a reload, and after another page. */
export async function expectDraftKept(page: Page, path: string, form: string, typed: Typed) {
  await open(page, path);
  await page.locator(form).evaluate((element) => {
    for (const part of element.querySelectorAll("details")) part.open = true;
  });
  const untouched = await readFields(page, form);
  for (const [selector, value] of Object.entries(typed)) {
    const field = page.locator(form).locator(selector);
    if (value === true) await field.check();
    else if (await field.evaluate((element) => element.matches("select"))) await field.selectOption(value);
    else await field.fill(value as string);
  }
  const before = await readFields(page, form);
  expect(before).not.toEqual(untouched);
  const { href } = new URL(page.url());
  await page.reload();
  await hydrated(page);
  await expect.poll(() => readFields(page, form)).toEqual(before);
  await page.goto("/help");
  await page.goBack();
  await hydrated(page);
  await expect.poll(() => readFields(page, form)).toEqual(before);
  expect(page.url()).toBe(href);
}
