import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { BACKUP_VERSION } from "../domain/backup.ts";
import { AFTER_TIME_TRAVEL } from "../scripts/restore/go-back.ts";
import { restore, type RestoreOptions } from "../scripts/restore/restore.mjs";
import { DELIVERY, LEAD, makeArchive, PICTURE, SETTINGS, SHOWN } from "./support/archives.ts";

// That archives of the back office hold everything, what they become, and into which deployments they go, is proved in
// test/worker/backup.test.ts.

const folder = mkdtempSync(join(tmpdir(), "homeward-restore-test-"));
afterAll(() => rmSync(folder, { recursive: true }));

function archive(name: string, changed?: Parameters<typeof makeArchive>[1]) {
  const file = join(folder, name);
  const rows = { leads: [LEAD], deliveries: [DELIVERY], settings: [SETTINGS], shown_pictures: [SHOWN] };
  writeFileSync(file, makeArchive(rows, changed));
  return file;
}

/** A deployment in memory that nobody has used: its database, its pictures, and what wrangler was told to do. */
function openDeployment() {
  const database = new DatabaseSync(":memory:");
  for (const name of readdirSync("migrations").filter((one) => one.endsWith(".sql")))
    database.exec(readFileSync(`migrations/${name}`, "utf8"));
  const pictures: [key: string, text: string, type: string][] = [];
  const commands: string[] = [];
  const said: string[] = [];
  function wrangler(args: string[]): string {
    commands.push(args.join(" "));
    const valueOf = (option: string) => args[args.indexOf(option) + 1]!;
    // As D1 does, in one transaction.
    if (args.includes("--file")) database.exec(`BEGIN;\n${readFileSync(valueOf("--file"), "utf8")}\nCOMMIT;`);
    if (args.includes("--json") && args[1] === "execute")
      return JSON.stringify([{ results: database.prepare(valueOf("--command")).all() }]);
    if (args[0] === "r2")
      for (const { key, file } of JSON.parse(readFileSync(valueOf("--filename"), "utf8")))
        pictures.push([key, readFileSync(file, "utf8"), valueOf("--content-type")]);
    return args.includes("time-travel") ? '{"previous_bookmark":"0001"}' : "";
  }
  const tools = {
    wrangler,
    readSecrets: () => ({ LINK_SECRET: "link-secret-of-the-restore-test" }),
    migrate: async (persistTo: string) => void commands.push(`migrate ${persistTo}`),
    say: (text: string) => void said.push(text),
  };
  return {
    database,
    pictures,
    commands,
    said,
    restore: (files: string[], options: RestoreOptions = {}) =>
      restore(files, { env: "production", "persist-to": "state", ...options }, tools),
  };
}

test("a backup is restored into an empty deployment, pictures before the rows that show them", async () => {
  const { database, pictures, commands, said, ...deployment } = openDeployment();
  await deployment.restore([archive("backup.zip")]);
  expect(commands.map((command) => command.split(" ").slice(0, 2).join(" "))).toEqual([
    "migrate state",
    "d1 execute",
    "r2 bulk",
    "d1 execute",
  ]);
  expect(commands.slice(1).every((command) => command.endsWith("--local --env= --persist-to state"))).toBe(true);
  expect(pictures).toEqual([[PICTURE, "a picture", "image/jpeg"]]);
  expect(database.prepare("SELECT * FROM leads").get()).toMatchObject(LEAD);
  expect(database.prepare("SELECT * FROM settings").get()).toMatchObject(SETTINGS);
  expect(database.prepare("SELECT details FROM activities").get()).toMatchObject({
    details: '{"leads":1,"messages":0}',
  });
  expect(said.join("")).toContain("1 leads");
});

test.each<[string, string[], RestoreOptions, RegExp]>([
  ["no file", [], {}, /npm run restore -- FILE/],
  ["a file that is not there", ["/nowhere.zip"], {}, /\/nowhere\.zip cannot be restored\. ENOENT/],
  [
    "an archive of another version",
    [archive("newer.zip", { version: BACKUP_VERSION + 1 })],
    {},
    new RegExp(`version ${BACKUP_VERSION + 1}`),
  ],
  [
    "a backup of another secret, for a deployed one",
    [archive("other.zip", { secretFingerprint: "another-secret00" })],
    { remote: true, env: "staging" },
    /belong to another LINK_SECRET than \.secrets\.staging\.json holds/,
  ],
  [
    "going back without a history",
    [archive("back.zip")],
    { "back-to": "0000-0000" },
    /Only a deployed database has bookmarks/,
  ],
  ["two places at once", [archive("both.zip")], { local: true, remote: true }, /one place at a time/],
])("%s is refused before anything is changed", async (_, files, options, sentence) => {
  const { commands, ...deployment } = openDeployment();
  await expect(deployment.restore(files, options)).rejects.toThrow(sentence);
  expect(commands).toEqual([]);
});

test("a deployment in use is refused, and keeps what it has", async () => {
  const { database, pictures, ...deployment } = openDeployment();
  await deployment.restore([archive("first.zip")]);
  await expect(deployment.restore([archive("second.zip")])).rejects.toThrow(/is in use.+Nothing was changed/);
  expect(database.prepare("SELECT count(*) AS count FROM leads").get()).toEqual({ count: 1 });
  expect(pictures).toHaveLength(1);
});

test("a database is taken back with its queue paused until it knows who was removed", async () => {
  const { commands, said, ...deployment } = openDeployment();
  await deployment.restore([archive("staging.zip")], { remote: true, env: "staging", "back-to": "0000" });
  expect(commands.map((command) => command.split(" ").slice(0, 3).join(" "))).toEqual([
    "queues pause-delivery homeward-staging-deliveries",
    "d1 time-travel restore",
    "d1 execute DB",
    "d1 execute DB",
    "d1 execute DB",
    "queues resume-delivery homeward-staging-deliveries",
  ]);
  expect(commands[2]).toContain(AFTER_TIME_TRAVEL);
  expect(commands.every((command) => command.endsWith("--env=staging"))).toBe(true);
  expect(said.join(" ")).toMatch(/resume-delivery homeward-staging-deliveries.+before was 0001/);
});

test("the command itself refuses in a sentence", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/restore.mjs"], { encoding: "utf8" });
  expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(/^Say which backup to restore:.*$/)]);
});
