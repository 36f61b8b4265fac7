import { readFileSync } from "node:fs";
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

test("no element's place among its siblings styles what is inside it, or a page would be styled again as it arrives", async () => {
  const modules = await listPageModules(false);
  const found = modules.flatMap((module) =>
    [...readFileSync(module, "utf8").matchAll(/\bgroup-(?:first|last|only|odd|even|nth|empty)[^"'\s]*/g)].map(
      ([name]) => `${module}: ${name}`,
    ),
  );
  expect(found).toEqual([]);
});
