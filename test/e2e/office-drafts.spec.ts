import { openAsOwner } from "../support/owner-page.ts";
import { expect, test } from "../support/test.ts";

test("a note and a reply survive a reload, and go when the owner signs out", async ({ page, request }) => {
  const name = `drafts${Date.now()}`;
  const email = `${name}@example.com`;
  await request.post("/api/waitlist", { data: { email, fullName: name, source: "waitlist_page" } });
  const path = `/contacts/opt-ins?q=${name}`;
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
  await openAsOwner(page, path);
  await page.getByRole("link", { name }).click();
  await expect(note).toHaveValue("");
  await expect(reply).toHaveValue("");
});
