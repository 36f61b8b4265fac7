import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { violationsIn } from "./support/violations.ts";

const REFUSED: [path: string, line: string][] = [
  ["domain/lead.ts", 'import { z } from "zod"; z();'],
  ["domain/lead.ts", 'import { x } from "../worker/env.ts"; x();'],
  ["worker/leads/routes.ts", 'import { Page } from "../../web/site/document.tsx"; Page();'],
  ["worker/leads/routes.ts", 'import { app } from "../app.ts"; app();'],
  ["worker/leads/store.ts", 'import { x } from "./routes.ts"; x();'],
  ["worker/leads/store.ts", 'import { x } from "../http/errors.ts"; x();'],
  ["worker/leads/store.ts", 'import { x } from "../mail/links.ts"; x();'],
  ["worker/leads/routes.ts", 'import { x } from "./waitlist-routes.ts"; x();'],
  ["worker/leads/capture.ts", 'import { x } from "./routes.ts"; x();'],
  ["worker/leads/capture.ts", 'import { sql } from "drizzle-orm"; sql``;'],
  ["worker/leads/capture.ts", 'import { x } from "../app.ts"; x();'],
  ["worker/http/errors.ts", 'import { x } from "../leads/capture.ts"; x();'],
  ["worker/db/database.ts", 'import { x } from "../leads/store.ts"; x();'],
  ["worker/announcements/send.ts", 'import { x } from "../leads/routes.ts"; x();'],
  ["worker/announcements/send.ts", 'import { x } from "../sweep.ts"; x();'],
  ["web/pages/home/page.tsx", 'import { x } from "#worker/leads/store.ts"; x();'],
  ["web/lib/api.ts", 'import { app } from "#worker/app.ts"; app();'],
  ["web/lib/api.ts", 'import type { Lead } from "#worker/leads/store.ts"; export type L = Lead;'],
  ["web/pages/new-page/page.tsx", 'import { x } from "#web/pages/waitlist/send.ts"; x();'],
  ["web/pages/new-page/page.tsx", 'import { x } from "../waitlist/send.ts"; x();'],
  ["web/pages/new-page/part/form.tsx", 'import { x } from "../../waitlist/send.ts"; x();'],
  ["web/features/new-noun/form.tsx", 'import { x } from "#web/features/messages/send.ts"; x();'],
  ["web/features/new-noun/form.tsx", 'import { x } from "../messages/send.ts"; x();'],
  ["web/features/new-noun/form.tsx", 'import { x } from "#web/pages/waitlist/send.ts"; x();'],
  ["web/features/forms/field.tsx", 'import { x } from "#web/features/facts/fact.tsx"; x();'],
  ["web/layout/header.tsx", 'import { x } from "#web/features/opt-in/opt-in.island.tsx"; x();'],
  ["web/ui/button.tsx", 'import { x } from "#web/layout/header.tsx"; x();'],
  ["web/ui/button.tsx", 'import { x } from "../content/questions.ts"; x();'],
  ["web/pictures/map.tsx", 'import { x } from "#web/content/questions.ts"; x();'],
  ["web/content/questions.ts", 'import { x } from "#web/pictures/map.tsx"; x();'],
  ["web/content/home.ts", 'import { x } from "#web/features/forms/schema.ts"; x();'],
  ["web/lib/api.ts", 'import { x } from "#web/ui/button.tsx"; x();'],
  ["web/site/start.ts", 'import { x } from "#web/pages/home/page.tsx"; x();'],
  ["web/pages/home/x.behavior.ts", 'import { x } from "react"; x();'],
  ["web/layout/header.tsx", 'import { x } from "#web/ui/office/dialog.tsx"; x();'],
];

const ALLOWED: [path: string, line: string][] = [
  ["domain/lead.ts", 'import { x } from "./email.ts"; x();'],
  ["worker/leads/routes.ts", 'import { x } from "./store.ts"; x();'],
  ["worker/leads/routes.ts", 'import { x } from "./capture.ts"; x();'],
  ["worker/http/public-form.ts", 'import { x } from "./form.ts"; x();'],
  ["worker/leads/capture.ts", 'import { x } from "../deliveries/enqueue.ts"; x();'],
  ["worker/deliveries/deliver.ts", 'import { x } from "../mail/sender.ts"; x();'],
  ["worker/leads/store.ts", 'import { x } from "../people/store.ts"; x();'],
  ["web/lib/api.ts", 'import type { AppType } from "#worker/app.ts"; export type Client = AppType;'],
  ["web/features/new-noun/form.tsx", 'import { x } from "#web/ui/button.tsx"; x();'],
  ["web/features/new-noun/form.tsx", 'import { x } from "#web/features/forms/public-form.tsx"; x();'],
  ["web/pages/home/page.tsx", 'import { x } from "#web/features/opt-in/form.tsx"; x();'],
  ["web/pages/home/part/form.tsx", 'import { x } from "../copy.ts"; x();'],
];

/** Rules that a single line says nothing of. */
const OF_THE_WHOLE = new Set(["no-circle-between-folders", "what-only-web-reads-stands-in-web"]);

/** Module names that a line imports. */
const IMPORTED = /from "([^"]+)"/;

/**
 * Cruises lines at paths of an empty project that has only our rules, all in one run.
 * @returns the names of the rules that each line breaks
 */
function cruiseLines(lines: readonly [path: string, line: string][]): string[] {
  const project = mkdtempSync(join(tmpdir(), "dependency-rule-"));
  // A file of its own for each line after the first that is meant for a path.
  const files = lines.map(([path], index) =>
    lines.findIndex(([other]) => other === path) === index
      ? path
      : join(dirname(path), `line-${index}-${basename(path)}`),
  );
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  };
  try {
    copyFileSync("dependency-cruiser.config.mjs", join(project, "dependency-cruiser.config.mjs"));
    mkdirSync(join(project, "domain"));
    copyFileSync("domain/owner-pages.ts", join(project, "domain", "owner-pages.ts"));
    write("package.json", JSON.stringify({ type: "module", imports: { "#*": "./*" } }));
    symlinkSync(resolve("node_modules"), join(project, "node_modules"));
    for (const [index, [path, line]] of lines.entries()) {
      const name = IMPORTED.exec(line)![1]!;
      const target = name.startsWith("#") ? name.slice(1) : name.startsWith(".") ? join(dirname(path), name) : null;
      if (target && !existsSync(join(project, target))) write(target, "export {};\n");
      write(files[index]!, `${line}\n`);
    }
    const { stdout } = spawnSync(
      "depcruise",
      ["--config=dependency-cruiser.config.mjs", "--output-type=json", "domain", "worker", "web"],
      { cwd: project, encoding: "utf8" },
    );
    const { summary } = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } };
    return files.map((file) =>
      summary.violations
        .filter(({ from, rule }) => from === file && !OF_THE_WHOLE.has(rule.name))
        .map(({ rule }) => rule.name)
        .join(" "),
    );
  } finally {
    rmSync(project, { recursive: true });
  }
}

const broken = cruiseLines([...ALLOWED, ...REFUSED]);

test("the dependency rule refuses each import that crosses a boundary", () => {
  expect(
    violationsIn(
      REFUSED.map(([path, line], index) => [path, line, ALLOWED.length + index] as const),
      ([, , index]) => {
        expect(broken[index]).not.toBe("");
      },
    ),
  ).toEqual([]);
});

test("the dependency rule allows each import that stays within its boundary", () => {
  expect(
    violationsIn(
      ALLOWED.map(([path, line], index) => [path, line, index] as const),
      ([, , index]) => {
        expect(broken[index]).toBe("");
      },
    ),
  ).toEqual([]);
});
