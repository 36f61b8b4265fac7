import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync, strToU8, zipSync } from "fflate";
import { afterAll, expect, test } from "vitest";
import { getPlatformProxy } from "wrangler";
import { BACKUP_TABLES, BACKUP_VERSION, type BackupTable, partName } from "../domain/backup.ts";
import { migrateLocalDatabase } from "../scripts/local-database.mjs";

// The command itself, on a local deployment of its own. That archives of the back office hold everything, and what
// they become, is proved in test/worker/backup.test.ts.

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "homeward-restore-test-"));
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

type Rows = Partial<Record<BackupTable, object[]>>;

const ROWS: Rows = { leads: [LEAD], deliveries: [DELIVERY], settings: [SETTING] };

function archive(
  name: string,
  {
    rows = ROWS,
    version = BACKUP_VERSION,
    secretFingerprint,
  }: { rows?: Rows; version?: number; secretFingerprint?: string } = {},
) {
  const files: Record<string, Uint8Array> = { [KEY]: strToU8("a picture") };
  const counts: Record<string, number> = { pictures: 1 };
  for (const table of Object.keys(BACKUP_TABLES) as BackupTable[]) {
    const lines = strToU8((rows[table] ?? []).map((row) => `${JSON.stringify(row)}\n`).join(""));
    files[partName(table, 1)] = gzipSync(lines);
    counts[table] = rows[table]?.length ?? 0;
  }
  files["manifest.json"] = strToU8(
    JSON.stringify({ version, createdAt: "2026-11-21T08:00:00.000Z", counts, parts: {}, secretFingerprint }),
  );
  const file = join(folder, name);
  writeFileSync(file, zipSync(files));
  return file;
}

/** Before a migration in this process tells wrangler to print less. */
const environment = { ...process.env };

/** The folder of a local deployment that nobody has used. */
const newDeployment = () => mkdtempSync(join(folder, "state-"));

function restore(state: string, ...args: string[]) {
  const command = ["scripts/restore.mjs", ...args, "--persist-to", state];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    env: environment,
    encoding: "utf8",
  });
  return { status, words: `${stdout}${stderr}` };
}

/** Looks into a local deployment, or changes it. */
async function inDeployment(state: string, use: (env: Env) => Promise<void>) {
  const { env, dispose } = await getPlatformProxy<Env>({
    configPath: join(root, "wrangler.toml"),
    persist: { path: join(state, "v3") },
  });
  try {
    await use(env);
  } finally {
    await dispose();
  }
}

test(
  "a backup is restored into an empty deployment, and never over one that holds something",
  { timeout: 300_000 },
  async () => {
    const state = newDeployment();
    const file = archive("backup.zip");
    const first = restore(state, file);
    expect(first.words).toContain("1 leads");
    expect(first.status).toBe(0);

    await inDeployment(state, async ({ DB, BUCKET }) => {
      const one = (query: string) => DB.prepare(query).first();
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
      const picture = await BUCKET.get(KEY);
      expect(await picture!.text()).toBe("a picture");
      expect(picture!.httpMetadata?.contentType).toBe("image/jpeg");
    });

    const again = restore(state, file);
    expect(again.status).toBe(1);
    expect(again.words).toMatch(/not empty: it has 1 leads\./);
  },
);

test(
  "a backup is restored into a deployment that nobody has used, although its Worker has stored something by itself",
  { timeout: 300_000 },
  async () => {
    const state = newDeployment();
    await migrateLocalDatabase(state);
    const digest = { id: "ntf_2026-11-21_digest", content: '{"topic":"digest"}', created_at: 1 };
    const sent = { id: `${digest.id}:notification`, kind: "notification", next_attempt_at: 1, queued_at: 1 };
    const activity = { id: "act_1", actor: "owner", action: "backup", details: "{}", created_at: 1 };
    await inDeployment(state, async ({ DB }) => {
      await DB.batch(
        [
          // The sign-up of the deployment's own test was removed again.
          "INSERT INTO tombstones VALUES ('test', 20), ('removed since', 20), ('time', 10)",
          "INSERT INTO erasures (email_hash, requested_at, next_attempt_at) VALUES ('test', 20, 30)",
          "INSERT INTO suppressions VALUES ('unsubscribed', 20)",
          `INSERT INTO settings VALUES ('announcement_offers', '{"facts":{},"dismissed":[]}', 1, 20),
            ('morning_digest', '{"hour":7}', 1, 20), ('hero', '"built_in"', 1, 20)`,
          `INSERT INTO visit_days VALUES ('2026-11-21', '{"view page /":1}', 1), ('2026-11-22', '{"view page /":2}', 2)`,
          `INSERT INTO notifications VALUES ('${digest.id}', '{"topic":"sweep"}', 20)`,
          `INSERT INTO deliveries (id, kind, status, next_attempt_at, queued_at)
            VALUES ('${sent.id}', 'notification', 'waiting', 20, 20)`,
          "INSERT INTO quarantine (id, path, reasons, body, created_at) VALUES ('spam_2', '/x', '[]', '{}', 20)",
          "INSERT INTO activities VALUES ('act_1', 'owner', 'backup', '{}', 1)",
        ].map((statement) => DB.prepare(statement)),
      );
    });
    // Longer than what one statement takes of a text.
    const offers = JSON.stringify({ facts: { ghana: Array.from({ length: 2000 }, (_, index) => `f${index}`) } });
    const rows: Rows = {
      ...ROWS,
      deliveries: [DELIVERY, { ...sent, status: "done" }],
      settings: [
        SETTING,
        { name: "announcement_offers", value: offers, version: 4, updated_at: 1 },
        { name: "morning_digest", value: '{"hour":9}', version: 2, updated_at: 1 },
      ],
      suppressions: [{ email_hash: "unsubscribed", created_at: 10 }],
      tombstones: [
        { email_hash: "test", erased_at: 10 },
        { email_hash: "time", erased_at: 15 },
      ],
      erasures: [{ email_hash: "test", requested_at: 10, attempts: 3, next_attempt_at: 15, last_error: "x" }],
      visit_days: [{ day: "2026-11-21", totals: '{"view page /":40}', version: 9 }],
      notifications: [digest],
      quarantine: [{ id: "spam_1", path: "/x", reasons: "[]", body: "{}", created_at: 10 }],
      activities: [activity],
    };
    const { status, words } = restore(state, archive("used.zip", { rows }));
    expect(words).toContain("1 leads");
    expect(status).toBe(0);

    await inDeployment(state, async ({ DB }) => {
      const all = async (query: string) => (await DB.prepare(query).raw()).map((row) => row.join(" "));
      expect(await all("SELECT id FROM leads")).toEqual(["lead_1"]);
      expect(await all("SELECT name, value, version FROM settings ORDER BY name")).toEqual([
        `announcement_offers ${offers} 4`,
        'hero "built_in" 1',
        'morning_digest {"hour":9} 2',
        'social "upl_1" 3',
      ]);
      expect(await all("SELECT * FROM visit_days ORDER BY day")).toEqual([
        '2026-11-21 {"view page /":40} 9',
        '2026-11-22 {"view page /":2} 2',
      ]);
      // What somebody asked for last holds on.
      expect(await all("SELECT * FROM tombstones ORDER BY email_hash")).toEqual([
        "removed since 20",
        "test 20",
        "time 15",
      ]);
      expect(await all("SELECT email_hash, requested_at, next_attempt_at, attempts FROM erasures")).toEqual([
        "test 20 30 0",
      ]);
      expect(await all("SELECT * FROM suppressions")).toEqual(["unsubscribed 20"]);
      expect(await all("SELECT content FROM notifications")).toEqual(['{"topic":"sweep"}']);
      expect(await all("SELECT id, status FROM deliveries ORDER BY id")).toEqual(["dlv_1 done", `${sent.id} waiting`]);
      expect(await all("SELECT id FROM quarantine ORDER BY id")).toEqual(["spam_1", "spam_2"]);
      expect(await all("SELECT action FROM activities ORDER BY action")).toEqual(["backup", "restore"]);
    });
  },
);

test.each<[string, string[], RegExp]>([
  ["no file named", [], /npm run restore -- FILE/],
  ["a file that is not there", ["/nowhere.zip"], /no file \/nowhere\.zip/],
  ["an archive of another version", [archive("newer.zip", { version: 9 })], /version 9/],
  [
    "a backup of another secret, for a deployed one",
    [archive("other.zip", { secretFingerprint: "another-secret00" }), "--remote", "--env=restore-test"],
    /belong to another LINK_SECRET than \.secrets\.restore-test\.json holds/,
  ],
  ["two places at once", [archive("both.zip"), "--local", "--remote"], /one place at a time/],
])("%s is refused with a sentence", (_, args, sentence) => {
  const { status, words } = restore(newDeployment(), ...args);
  expect([status, words]).toEqual([1, expect.stringMatching(sentence)]);
});
