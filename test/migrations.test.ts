import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { violationsIn } from "./support/violations.ts";

// Migrations run before the new code is live, and after a rollback the old code runs on the new schema. So a migration
// only widens; what narrows comes in a later deployment than the code that stopped using it, and says so in a line:
//   -- narrows: nothing has read "column" since 0012_words.sql

const MIGRATIONS = readdirSync("migrations").filter((name) => name.endsWith(".sql"));

const NARROWING = [
  /\bDROP\s+TABLE\b/i,
  /\bDROP\s+COLUMN\b/i,
  /\bDROP\s+TRIGGER\b(?![^;]*;\s*(?:-->.*)?\s*CREATE\s+TRIGGER)/i,
  /\bRENAME\s+(TO|COLUMN)\b/i,
  /\bADD\s+(COLUMN\s+)?\S+\s+\w+\s+(?![^;]*\bDEFAULT\b)[^;]*\bNOT\s+NULL\b/i,
];

/** Whether a migration could break the code that is live while it runs. */
function breaksLiveCode(sql: string): boolean {
  const statements = sql.replaceAll(/--(?!>).*$/gm, "");
  return NARROWING.some((pattern) => pattern.test(statements));
}

/** The earlier migration since which nothing reads what this one drops, as its line says. */
function unusedSince(sql: string): string | null {
  return /^-- narrows: .*\bsince (\d{4}_[\w-]+\.sql)$/m.exec(sql)?.[1] ?? null;
}

test("each migration leaves the code that is live while it runs working", () => {
  expect(
    violationsIn(MIGRATIONS, (name) => {
      const sql = readFileSync(`migrations/${name}`, "utf8");
      if (!breaksLiveCode(sql)) return;
      const since = unusedSince(sql);
      expect(
        since,
        "it narrows: say in a line of it since when nothing needs what it takes away (top of this file)",
      ).not.toBeNull();
      expect(MIGRATIONS).toContain(since);
      expect(since! < name).toBe(true);
    }),
  ).toEqual([]);
});

test("statements that break live code are recognized", () => {
  expect(
    violationsIn(
      [
        ["DROP TABLE leads;", true],
        ["ALTER TABLE leads DROP COLUMN name;", true],
        ["ALTER TABLE leads RENAME COLUMN name TO full_name;", true],
        ["ALTER TABLE `leads` ADD `score` integer NOT NULL;", true],
        ["DROP TRIGGER count_lead;", true],
        ["ALTER TABLE `leads` ADD `score` integer DEFAULT 0 NOT NULL;", false],
        ["ALTER TABLE `leads` ADD `score` integer;", false],
        ["CREATE TABLE people (id text PRIMARY KEY NOT NULL);", false],
        [
          "DROP TRIGGER count_lead;\n--> statement-breakpoint\nCREATE TRIGGER count_lead AFTER INSERT ON leads BEGIN SELECT 1; END;",
          false,
        ],
        ["-- DROP TABLE leads;\nCREATE INDEX leads_name ON leads (name);", false],
      ],
      ([sql, breaks]) => {
        expect(breaksLiveCode(sql)).toBe(breaks);
      },
    ),
  ).toEqual([]);
});
