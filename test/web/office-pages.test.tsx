import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { OWNER_PAGES } from "#web/lib/owner-pages.ts";
import { OFFICE_PAGES, officePageAt } from "#web/office/office-pages.ts";
import { OfficeShell } from "#web/office/shell.tsx";

test("the build knows every page of the back office, and what is below a page belongs to it", () => {
  expect(OFFICE_PAGES.map(({ path }) => path).toSorted()).toEqual([...OWNER_PAGES].toSorted());
  expect(officePageAt("/contacts/people/hash_1").path).toBe("/contacts");
  expect(officePageAt("/announcements/news_1").path).toBe("/announcements");
});

test("a page's document shows its bar, its heading and what to do without scripts, and nothing of the owner's", () => {
  const html = renderToString(<OfficeShell path="/contacts" />);
  expect(html).toMatch(/aria-current="page"[^>]*>Contacts</);
  expect(html).toContain("Contacts Dashboard</h1>");
  expect(html).toContain("The back office needs scripts.");
  expect(html).not.toMatch(/Sign out|password/);
});
