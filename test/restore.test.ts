import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { getPlatformProxy } from "wrangler";
import { BACKUP_VERSION } from "../domain/backup.ts";
import { AFTER_TIME_TRAVEL, goBack, resumeQueue } from "../scripts/restore/go-back.ts";
import { type ArchiveRows, DELIVERY, LEAD, makeArchive, PICTURE, SETTINGS, SHOWN } from "./support/archives.ts";

// The command itself, on a local deployment of its own. That archives of the back office hold everything, what they
// become, and into which deployments they go, is proved in test/worker/backup.test.ts.

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "homeward-restore-test-"));
const secretsFile = join(root, ".secrets.restore-test.json");
writeFileSync(secretsFile, JSON.stringify({ LINK_SECRET: "link-secret-of-the-restore-test" }));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(secretsFile);
});

const ROWS: ArchiveRows = { leads: [LEAD], deliveries: [DELIVERY], settings: [SETTINGS], shown_pictures: [SHOWN] };

function archive(name: string, changed?: Parameters<typeof makeArchive>[1]) {
  const file = join(folder, name);
  writeFileSync(file, makeArchive(ROWS, changed));
  return file;
}

/** The folder of a local deployment that nobody has used. */
const newDeployment = () => mkdtempSync(join(folder, "state-"));

function restore(state: string, ...args: string[]) {
  const command = ["scripts/restore.mjs", ...args, "--persist-to", state];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: "utf8" });
  return { status, words: `${stdout}${stderr}` };
}

/** Looks into a local deployment. */
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
  "a backup is restored into an empty deployment, and again into one that is in use, beside what that holds",
  { timeout: 900_000 },
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
      expect(await one("SELECT * FROM settings")).toMatchObject(SETTINGS);
      expect(await one("SELECT * FROM shown_pictures")).toEqual(SHOWN);
      expect(await one("SELECT count FROM lead_counts WHERE quarter_start = 0")).toEqual({ count: 1 });
      expect(await one("SELECT actor, action, details FROM activities")).toEqual({
        actor: "owner",
        action: "restore",
        details: '{"leads":1,"messages":0}',
      });
      const picture = await BUCKET.get(PICTURE);
      expect(await picture!.text()).toBe("a picture");
      expect(picture!.httpMetadata?.contentType).toBe("image/jpeg");
    });

    await inDeployment(state, async ({ DB }) => {
      await DB.batch([
        DB.prepare("DELETE FROM leads"),
        DB.prepare("INSERT INTO people (email_hash, note, updated_at) VALUES ('h2', 'called', 1)"),
      ]);
    });
    const again = restore(state, file);
    expect([again.status, again.words]).toEqual([0, expect.stringContaining("1 leads")]);
    await inDeployment(state, async ({ DB }) => {
      expect(await DB.prepare("SELECT * FROM leads").first()).toMatchObject(LEAD);
      expect(await DB.prepare("SELECT note FROM people").first()).toEqual({ note: "called" });
    });
  },
);

test.each<[string, string[], RegExp]>([
  ["no file named", [], /npm run restore -- FILE/],
  ["a file that is not there", ["/nowhere.zip"], /\/nowhere\.zip cannot be restored\. ENOENT/],
  [
    "an archive of another version",
    [archive("newer.zip", { version: BACKUP_VERSION + 1 })],
    new RegExp(`version ${BACKUP_VERSION + 1}`),
  ],
  [
    "a backup of another secret, for a deployed one",
    [archive("other.zip", { secretFingerprint: "another-secret00" }), "--remote", "--env=restore-test"],
    /belong to another LINK_SECRET than \.secrets\.restore-test\.json holds/,
  ],
  [
    "going back without a history",
    [archive("back.zip"), "--back-to=0000-0000"],
    /Only a deployed database has bookmarks/,
  ],
  ["two places at once", [archive("both.zip"), "--local", "--remote"], /one place at a time/],
])("%s is refused with a sentence", (_, args, sentence) => {
  const { status, words } = restore(newDeployment(), ...args);
  expect([status, words]).toEqual([1, expect.stringMatching(sentence)]);
});

test("a database is taken back with its queue paused, which delivers again once the backup is loaded", () => {
  const commands: string[] = [];
  const wrangler = (args: string[]) => {
    commands.push(args.join(" "));
    return '{"previous_bookmark":"0001"}';
  };
  const said = vi.spyOn(console, "log").mockReturnValue();
  onTestFinished(() => said.mockRestore());
  const place = { section: "staging", queue: "homeward-staging-deliveries" };
  goBack(wrangler, { ...place, bookmark: "0000" });
  expect(commands.map((command) => command.split(" ").slice(0, 3).join(" "))).toEqual([
    "queues pause-delivery homeward-staging-deliveries",
    "d1 time-travel restore",
    "d1 execute DB",
  ]);
  expect(commands[2]).toContain(AFTER_TIME_TRAVEL);
  expect(commands.every((command) => command.endsWith("--env=staging"))).toBe(true);
  expect(said.mock.calls.join(" ")).toMatch(/resume-delivery homeward-staging-deliveries.+before was 0001/);
  commands.length = 0;
  resumeQueue(wrangler, place);
  expect(commands.map((command) => command.split(" ").slice(0, 2).join(" "))).toEqual([
    "d1 execute",
    "queues resume-delivery",
  ]);
});
