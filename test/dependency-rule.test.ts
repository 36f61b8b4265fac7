import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** Lints one line at a path of an empty project that has only our lint configuration. */
function lint(path: string, line: string): string {
  const project = mkdtempSync(join(tmpdir(), "dependency-rule-"));
  try {
    copyFileSync(".oxlintrc.json", join(project, ".oxlintrc.json"));
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), `${line}\n`);
    return spawnSync("oxlint", [], { cwd: project, encoding: "utf8" }).stdout;
  } finally {
    rmSync(project, { recursive: true });
  }
}

test.each([
  ["domain/lead.ts", 'import { z } from "zod"; z();'],
  ["domain/lead.ts", 'import { x } from "../worker/env.ts"; x();'],
  ["worker/routes/leads.ts", 'import { Page } from "../../web/root.tsx"; Page();'],
  ["worker/routes/leads.ts", 'import { app } from "../app.ts"; app();'],
  ["worker/store/leads.ts", 'import { x } from "../routes/leads.ts"; x();'],
  ["worker/store/leads.ts", 'import { x } from "../http/errors.ts"; x();'],
  ["worker/jobs/deliver.ts", 'import { x } from "../http/errors.ts"; x();'],
  ["worker/http/errors.ts", 'import { x } from "../jobs/deliver.ts"; x();'],
  ["web/routes/home.tsx", 'import { x } from "#worker/store/leads.ts"; x();'],
  ["web/lib/api.ts", 'import { app } from "#worker/app.ts"; app();'],
  ["web/features/new-noun/form.tsx", 'import { x } from "#web/features/waitlist/schema.ts"; x();'],
  ["web/features/new-noun/form.tsx", 'import { x } from "../waitlist/schema.ts"; x();'],
  ["web/sections/hero.tsx", 'import { x } from "#web/features/waitlist/form.tsx"; x();'],
  ["web/ui/button.tsx", 'import { x } from "#web/sections/hero.tsx"; x();'],
  ["web/content/home.ts", 'import { x } from "../features/waitlist/schema.ts"; x();'],
])("the dependency rule refuses, in %s: %s", (path, line) => {
  expect(lint(path, line)).toContain("no-restricted-imports");
});

test.each([
  ["domain/lead.ts", 'import { x } from "./email-address.ts"; x();'],
  ["worker/routes/leads.ts", 'import { x } from "../store/leads.ts"; x();'],
  ["worker/jobs/deliver.ts", 'import { x } from "../store/leads.ts"; x();'],
  ["web/lib/api.ts", 'import type { AppType } from "#worker/app.ts"; export type Client = AppType;'],
  ["web/features/new-noun/form.tsx", 'import { x } from "#web/ui/button.tsx"; x();'],
  ["web/routes/home.tsx", 'import { x } from "#web/features/waitlist/form.tsx"; x();'],
])("the dependency rule allows, in %s: %s", (path, line) => {
  expect(lint(path, line)).not.toContain("no-restricted-imports");
});
