import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync, strToU8, zipSync } from "fflate";
import { afterAll, expect, test } from "vitest";
import { getPlatformProxy } from "wrangler";
import { BACKUP_TABLES, BACKUP_VERSION, type BackupTable, partName } from "../domain/backup.ts";

// The command itself, on a local deployment of its own. That archives of the back office hold everything, and what
// they become, is proved in test/worker/backup.test.ts.

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "homeward-restore-test-"));
const state = join(folder, "state");
const secretsFile = join(root, ".secrets.restore-test.json");
writeFileSync(secretsFile, JSON.stringify({ LINK_SECRET: "link-secret-of-the-restore-test" }));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(secretsFile);
});

const KEY = "pictures/social/ab12/upl_1/1200.jpeg";
const LEAD = {
  id: "lead_1",
  source: "waitlist_page",
  name: 'Ama O\'Mensah; --\nof "Accra" 🌍',
  email: "Ama@example.com",
  email_key: "ama@example.com",
  email_hash: "h1",
  consent_version: "v",
  utm_campaign: "spring",
  created_at: 1764547200000,
  updated_at: 1764547200000,
};
const DELIVERY = {
  id: "dlv_1",
  lead_id: "lead_1",
  kind: "lead_mail",
  status: "done",
  next_attempt_at: 1,
  queued_at: 1,
};
const SETTING = { name: "social", value: '"upl_1"', version: 3, updated_at: 1 };

function archive(name: string, version = BACKUP_VERSION, secretFingerprint?: string) {
  const rows: Record<string, object[]> = { leads: [LEAD], deliveries: [DELIVERY], settings: [SETTING] };
  const files: Record<string, Uint8Array> = { [KEY]: strToU8("a picture") };
  const counts: Record<string, number> = { pictures: 1 };
  for (const table of Object.keys(BACKUP_TABLES)) {
    const lines = strToU8((rows[table] ?? []).map((row) => `${JSON.stringify(row)}\n`).join(""));
    files[partName(table as BackupTable, 1)] = gzipSync(lines);
    counts[table] = rows[table]?.length ?? 0;
  }
  files["manifest.json"] = strToU8(
    JSON.stringify({ version, createdAt: "2026-11-21T08:00:00.000Z", counts, parts: {}, secretFingerprint }),
  );
  const file = join(folder, name);
  writeFileSync(file, zipSync(files));
  return file;
}

function restore(...args: string[]) {
  const command = ["scripts/restore.mjs", ...args, "--persist-to", state];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: "utf8" });
  return { status, words: `${stdout}${stderr}` };
}

test(
  "a backup is restored into an empty deployment, and never over one that holds something",
  { timeout: 300_000 },
  async () => {
    const file = archive("backup.zip");
    const first = restore(file);
    expect(first.words).toContain("1 leads");
    expect(first.status).toBe(0);

    const { env, dispose } = await getPlatformProxy<Env>({
      configPath: join(root, "wrangler.toml"),
      persist: { path: join(state, "v3") },
    });
    try {
      const one = (query: string) => env.DB.prepare(query).first();
      expect(await one("SELECT * FROM leads")).toMatchObject(LEAD);
      expect(await one("SELECT * FROM deliveries")).toMatchObject(DELIVERY);
      expect(await one("SELECT * FROM settings")).toEqual(SETTING);
      expect(await one("SELECT count, campaigns FROM lead_counts_by_source")).toEqual({
        count: 1,
        campaigns: '{"spring":1}',
      });
      expect(await one("SELECT actor, action, details FROM activities")).toEqual({
        actor: "owner",
        action: "restore",
        details: '{"leads":1,"messages":0}',
      });
      const picture = await env.BUCKET.get(KEY);
      expect(await picture!.text()).toBe("a picture");
      expect(picture!.httpMetadata?.contentType).toBe("image/jpeg");
    } finally {
      await dispose();
    }

    const again = restore(file);
    expect(again.status).toBe(1);
    expect(again.words).toMatch(/not empty: it has 1 deliveries, 1 leads, 1 settings/);
  },
);

test.each<[string, string[], RegExp]>([
  ["no file named", [], /npm run restore -- FILE/],
  ["a file that is not there", ["/nowhere.zip"], /no file \/nowhere\.zip/],
  ["an archive of another version", [archive("newer.zip", 9)], /version 9/],
  [
    "a backup of another secret, for a deployed one",
    [archive("other.zip", BACKUP_VERSION, "another-secret00"), "--remote", "--env=restore-test"],
    /belong to another LINK_SECRET than \.secrets\.restore-test\.json holds/,
  ],
  ["two places at once", [archive("both.zip"), "--local", "--remote"], /one place at a time/],
])("%s is refused with a sentence", (_, args, sentence) => {
  const { status, words } = restore(...args);
  expect([status, words]).toEqual([1, expect.stringMatching(sentence)]);
});
