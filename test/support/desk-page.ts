import { uuidv7 } from "uuidv7";
import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Opens one thing's form at the desk, signed in already. */
export async function openEntry(page: Page, id: string) {
  await page.goto(`/desk/content/${id}`);
  await expect(page.locator("[data-slot=desk-form]")).toBeVisible();
}

/** The button that saves a form of the desk. */
export function saveButton(page: Page) {
  return page.getByRole("button", { name: "Save", exact: true });
}

/** A reader says that something of a section of a guide has changed, which brings all its facts to the desk. */
export async function reportSection(page: Page, about: string) {
  const data = {
    name: "Ama Mensah",
    email: `ama.${Date.now()}@example.com`,
    subject: "A correction",
    inquiryType: "correction",
    message: "The desk at the airport told me something else.",
    about,
    entryId: uuidv7(),
  };
  expect((await page.request.post("/api/messages", { data })).ok()).toBe(true);
}

/** Puts off what other tests have sent to the review list, until a fact with these words comes. */
export async function putOffUntil(list: Locator, words: string) {
  const wanted = list.getByText(words).first();
  await expect(async () => {
    if (!(await wanted.isVisible())) await list.getByRole("button", { name: /^Later/ }).click();
    await expect(wanted).toBeVisible({ timeout: 1000 });
  }).toPass();
}
