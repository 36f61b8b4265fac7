import type { Page } from "@playwright/test";
import { openAsOwner } from "./owner-page.ts";

const HEADINGS = "E-mail;First name;Last name;Country of interest;Tags;Opt-out;Shoe size";
const BAD_EMAILS = ["", "nobody", "two@@list.example", "a b@list.example", "=cmd|' /C calc'!A0"];

/** A file of contacts of a name of their own, as a spreadsheet saves it; every thirteenth of the first 195 is bad. */
export function contactsFile(name: string, count: number, bad = 0) {
  const lines = Array.from({ length: count }, (_, index) => {
    const isBad = index % 13 === 12 && (index + 1) / 13 <= bad;
    const email = isBad ? BAD_EMAILS[index % BAD_EMAILS.length] : `${name}${index}@list.example`;
    return `${email};"Ama ""A""";Ménsah ${index};Ghana, Atlantis;vip;${index === 0 ? "yes" : ""};38`;
  });
  const buffer = Buffer.from([HEADINGS, ...lines].join("\r\n"), "latin1");
  return { name: `${name}.csv`, mimeType: "text/csv", buffer };
}

/** Opens the imports, chooses a file and says what its people agreed to. */
export async function fillIn(page: Page, file: ReturnType<typeof contactsFile>) {
  await openAsOwner(page, "/contacts/imports");
  await page.getByLabel("Contacts file").setInputFiles(file);
  await page.getByLabel("What these people agreed to").fill("Send me news about moving to Africa");
  await page.getByLabel("Day they agreed").fill("2026-03-02");
  await page.getByLabel("Where the list comes from").fill("Newsletter of our old site");
  await page.getByRole("checkbox", { name: /I may write to these people/ }).check();
}
