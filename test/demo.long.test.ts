import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { getPlatformProxy } from "wrangler";
import { LEAD_SOURCES } from "../domain/lead.ts";
import { PERSON_STATUSES } from "../domain/person.ts";
import { fillLocalDatabase } from "../scripts/demo/fill.ts";
import { migrateLocalDatabase } from "../scripts/local-database.mjs";

const root = join(import.meta.dirname, "..");
mkdirSync(join(root, ".wrangler"), { recursive: true });
const folder = mkdtempSync(join(root, ".wrangler", "demo-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The demo lives through 60 days of sign-ups, mails and sweeps in a real local database. */
const WITH_TIME = { timeout: 360_000 };

test(
  "the demo fills an empty local database for the whole back office, and refuses a used one",
  WITH_TIME,
  async () => {
    await migrateLocalDatabase(folder);
    const days: string[] = [];
    await fillLocalDatabase({ persistTo: folder, people: 40, onProgress: (line) => days.push(line) });
    expect(days.at(-1)).toBe("Day 60 of 60");

    const { env, dispose } = await getPlatformProxy<Env>({
      configPath: join(root, "wrangler.toml"),
      persist: { path: join(folder, "v3") },
    });
    try {
      const column = async (sql: string) => (await env.DB.prepare(sql).raw<[unknown]>()).map(([value]) => value);
      const one = async (sql: string) => (await column(sql))[0];
      expect(
        await one(
          "SELECT count(DISTINCT email_hash) FROM (SELECT email_hash FROM leads UNION SELECT email_hash FROM messages)",
        ),
      ).toBe(40);
      expect(await column("SELECT DISTINCT source FROM leads ORDER BY source")).toEqual(LEAD_SOURCES.toSorted());
      expect(await column("SELECT DISTINCT status FROM people ORDER BY status")).toEqual(PERSON_STATUSES.toSorted());
      expect(await column("SELECT status FROM announcements ORDER BY status")).toEqual(["draft", "scheduled", "sent"]);
      for (const table of ["messages", "replies", "quarantine", "activities", "notifications", "suppressions"]) {
        expect(await one(`SELECT count(*) FROM ${table}`), table).toBeGreaterThan(0);
      }
      expect(await one("SELECT count(*) FROM visit_days")).toBeGreaterThan(59);
      expect(await one("SELECT count(*) FROM leads WHERE confirmed_at IS NOT NULL")).toBeGreaterThan(10);
      expect(await one("SELECT max(created_at) - min(created_at) FROM leads")).toBeGreaterThan(
        58 * 24 * 60 * 60 * 1000,
      );
      expect(await one("SELECT max(created_at) FROM leads")).toBeLessThan(Date.now());
      expect(await one("SELECT count(*) FROM leads WHERE email NOT LIKE '%@example.com'")).toBe(0);
      expect(await one("SELECT count(*) FROM deliveries WHERE status IN ('failed', 'sending')")).toBe(0);
    } finally {
      await dispose();
    }

    await expect(fillLocalDatabase({ persistTo: folder })).rejects.toThrow("npm start -- --empty --demo");
  },
);
