import { uuidv7 } from "uuidv7";
import { openAsOwner } from "../support/owner-page.ts";
import { expect, test } from "../support/test.ts";

test("a note and a reply survive a reload, and go when the owner signs out", async ({ page, request }) => {
  const name = `drafts${Date.now()}`;
  const email = `${name}@example.com`;
  const message = { name, email, subject: "Visas", inquiryType: "general", message: "May I work?", entryId: uuidv7() };
  expect((await request.post("/api/messages", { data: message })).ok()).toBe(true);
  const path = `/contacts/messages?q=${name}`;
  await openAsOwner(page, path);
  await page.getByRole("link", { name }).click();
  const dialog = page.getByRole("dialog", { name });
  const note = dialog.getByLabel("Note", { exact: true });
  const reply = dialog.getByLabel("Your reply", { exact: true });
  await note.fill("Asked twice.");
  await reply.fill("Hello.");
  await page.reload();
  await expect(note).toHaveValue("Asked twice.");
  await expect(reply).toHaveValue("Hello.");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByLabel("Owner key")).toBeVisible();
  await openAsOwner(page, "/desk");
  await page.goto(path);
  await page.getByRole("link", { name }).click();
  await expect(note).toHaveValue("");
  await expect(reply).toHaveValue("");
});
