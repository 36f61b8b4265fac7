import { expect, test } from "vitest";
import { listPageModules } from "#web/styles/page-styles.ts";

test("each style sheet has the classes of the modules that its own pages import", async () => {
  const [owners, everyones] = await Promise.all([listPageModules(true), listPageModules(false)]);
  for (const modules of [owners, everyones])
    expect(modules).toEqual(expect.arrayContaining(["web/root.tsx", "web/layout/header.tsx", "web/ui/button.tsx"]));
  expect(owners).toEqual(expect.arrayContaining(["web/pages/contacts/page.tsx", "web/ui/table.tsx"]));
  expect(everyones).not.toContain("web/ui/table.tsx");
  // Loaded by the page when it is needed.
  expect(everyones).toContain("web/features/finder/finder-results.tsx");
  expect(owners.filter((module) => module.startsWith("web/pages/home/"))).toEqual([]);
});
