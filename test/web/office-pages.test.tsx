import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { isOfficePath, officePageAt } from "#web/office/office-pages.ts";
import { OfficeShell } from "#web/office/shell.tsx";

test("what is below a page of the back office belongs to it", () => {
  expect(officePageAt("/contacts/people/hash_1").path).toBe("/contacts");
  expect(officePageAt("/announcements/news_1").path).toBe("/announcements");
  // Effects of the layout depend on it.
  expect(officePageAt("/announcements/news_1")).toBe(officePageAt("/announcements"));
});

test("only paths that the back office knows are its own", () => {
  const known = [
    "/admin",
    "/admin/",
    "/admin/settings",
    "/analytics/setup",
    "/contacts/people",
    "/contacts/people/hash_1",
    "/contacts/quarantine",
    "/contacts/imports",
    "/announcements/news_1",
    "/desk/history",
    "/desk/content/kenya.permits.class-d.fee",
  ];
  const unknown = [
    "/admin/users",
    "/optin-report/x",
    "/analytics/zzz",
    "/contacts/nothing/here",
    "/contacts/nothing",
    "/contacts/quarantine/spam_1",
    "/contacts/people/hash_1/more",
    "/announcements/one/two",
    "/desk/history/change_1",
    "/elsewhere",
  ];
  expect([...known, ...unknown].filter(isOfficePath)).toEqual(known);
});

test("an office page shows its bar, heading and what to do without scripts, and no data of the owner", () => {
  const html = renderToString(<OfficeShell path="/contacts" />);
  expect(html).toMatch(/aria-current="page"[^>]*>Contacts</);
  expect(html).toContain("Contacts Dashboard</h1>");
  expect(html).toContain("The back office needs scripts.");
  expect(html).not.toMatch(/Sign out|password/);
});
