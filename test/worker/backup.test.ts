import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { openArchive } from "../../scripts/restore/archive.ts";
import { secretFingerprint } from "../../worker/digest.ts";
import { readConfiguration } from "../../worker/env.ts";
import { addLeads } from "../support/many-leads.ts";
import { ownerCookie } from "../support/credentials.ts";
import { storedKeys, upload } from "../support/pictures.ts";
import { png } from "../support/png.ts";
import { calculate, call, rows, signUp, writeMessage, unsentQueue } from "../support/worker.ts";

async function backUp() {
  const response = await call("/api/admin/backup", { headers: { Cookie: await ownerCookie() } });
  return { response, zip: await response.bytes() };
}

/** All rows and objects of the deployment, except what tells of the last backup. */
async function everything() {
  const names = await rows<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '%cf%' ORDER BY name",
  );
  const tables: Record<string, unknown[]> = {};
  for (const { name } of names) tables[name] = await rows(`SELECT * FROM "${name}" ORDER BY 1`);
  tables.settings = tables.settings!.filter((row) => (row as { name: string }).name !== "last_backup");
  tables.activities = tables.activities!.filter((row) => (row as { action: string }).action !== "backup");
  // What only the running deployment needs is not in a backup.
  for (const name of ["d1_migrations", "heartbeats", "mail_ledger", "quarantine_days", "revoked_sessions"]) {
    delete tables[name];
  }
  const pictures: Record<string, unknown> = {};
  for (const key of await storedKeys()) pictures[key] = await (await env.BUCKET.get(key))!.bytes();
  return { tables, pictures };
}

test("a backup loaded into an empty deployment restores every row, every counter, every picture", async () => {
  const bindings = { DELIVERIES: unsentQueue };
  await signUp("ama@example.com", { fullName: "Ama O'Mensah; DROP TABLE leads; --", bindings });
  await calculate("kofi@example.com", bindings);
  await writeMessage("efua@example.com", bindings, { message: "Zeilen\n\twie \"diese\" — 'und' 日本語 🌍\\ \u0001" });
  await addLeads(1203, { campaign: "'c' || i % 3" });
  const now = Date.now();
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO people (email_hash, contacted_at, note, updated_at) VALUES ('h1', ?, 'called; she said \"yes\"', 5)",
    ).bind(now),
    env.DB.prepare("INSERT INTO tombstones VALUES ('gone', 7)"),
    env.DB.prepare("INSERT INTO erasures (email_hash, requested_at, next_attempt_at) VALUES ('gone', 7, 8)"),
    env.DB.prepare("INSERT INTO suppressions VALUES ('h2', 7)"),
    env.DB.prepare(
      "INSERT INTO quarantine (id, path, reasons, body, created_at) VALUES ('spam_1', '/x', '[]', ?, 1)",
    ).bind(JSON.stringify({ text: "Größe\n🌍".repeat(15_000) })),
  ]);
  await upload("hero", png(700, 400));
  await upload("social", png(700, 400));
  await env.DB.prepare("UPDATE deliveries SET status = 'done'").run();
  const before = await everything();
  for (const [name, held] of Object.entries(before.tables)) expect(held.length, name).toBeGreaterThan(0);

  const { response, zip } = await backUp();
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/zip");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="homeward-backup-\d{4}-\d\d-\d\d\.zip"$/,
  );
  const [remembered] = await rows<{ value: string }>("SELECT value FROM settings WHERE name = 'last_backup'");
  expect(Date.parse(JSON.parse(remembered!.value))).toBeGreaterThanOrEqual(now);

  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  const archive = openArchive(zip);
  for (const statement of archive.statements()) {
    expect(new TextEncoder().encode(statement).length).toBeLessThan(100_000);
    await env.DB.prepare(statement).run();
  }
  for (const key of archive.pictures) await env.BUCKET.put(key, archive.read(key));
  expect(await everything()).toEqual(before);
});

test("a backup that was not downloaded completely is not recorded", async () => {
  await addLeads(2000);
  const response = await call("/api/admin/backup", { headers: { Cookie: await ownerCookie() } });
  const reader = response.body!.getReader();
  await reader.read();
  await reader.cancel(new Error("the owner closed the page")).catch(() => {});
  expect(await rows("SELECT * FROM settings")).toEqual([]);
});

test("a delivery whose lead was removed during the backup does not stop the restore", async () => {
  await signUp("ama@example.com");
  await signUp("kofi@example.com");
  const files = unzipSync((await backUp()).zip);
  const [kept, removed] = new TextDecoder().decode(files["leads.jsonl"]).trim().split("\n") as [string, string];
  const manifest = JSON.parse(new TextDecoder().decode(files["manifest.json"]));
  manifest.counts.leads = 1;
  const statements = [
    ...openArchive(
      zipSync({ ...files, "leads.jsonl": strToU8(`${kept}\n`), "manifest.json": strToU8(JSON.stringify(manifest)) }),
    ).statements(),
  ].join("\n");
  expect(statements).toContain(JSON.parse(kept).id);
  expect(statements).not.toContain(JSON.parse(removed).id);
});

test("an archive that is truncated, not ours, or incomplete is refused with a sentence", async () => {
  await signUp("ama@example.com");
  await upload("social", png(9, 9));
  const { zip } = await backUp();
  const files = unzipSync(zip);
  const picture = Object.keys(files).find((name) => name.startsWith("pictures/"))!;
  const { "manifest.json": manifest, ...others } = files;
  const without = (name: string) => zipSync(Object.fromEntries(Object.entries(files).filter(([key]) => key !== name)));
  const newer = { ...JSON.parse(new TextDecoder().decode(manifest)), version: 9 };
  const refused: [string, Uint8Array, RegExp][] = [
    ["cut off", zip.slice(0, zip.length / 2), /no whole ZIP/],
    ["no ZIP", strToU8("words"), /no whole ZIP/],
    ["another ZIP", zipSync({ "a.txt": strToU8("a") }), /no backup of Homeward/],
    [
      "a newer version",
      zipSync({ ...others, "manifest.json": strToU8(JSON.stringify(newer)) }),
      /version 9.*version 3/,
    ],
    ["a table missing", without("leads.jsonl"), /leads\.jsonl/],
    ["a picture missing", without(picture), /1 pictures, but 0/],
    ["a row missing", zipSync({ ...files, "leads.jsonl": strToU8("") }), /1 leads, but 0/],
  ];
  for (const [what, archive, sentence] of refused) expect(() => openArchive(archive), what).toThrow(sentence);
});

test("only the owner can download a backup", async () => {
  expect((await call("/api/admin/backup")).status).toBe(401);
});

test("a backup names the fingerprint of the secret that hashes emails, and not the secret", async () => {
  const { zip } = await backUp();
  const { secretFingerprint: fingerprint } = openArchive(zip).manifest;
  expect(fingerprint).toBe(secretFingerprint(readConfiguration(env).emailHashSecret));
  expect(fingerprint).toMatch(/^[\w-]{16}$/);
});

test("a restore sends no mail again that waited when the backup was made, and brings no removed person back", async () => {
  await signUp("ama@example.com", { bindings: { DELIVERIES: unsentQueue } });
  await signUp("kofi@example.com", { bindings: { DELIVERIES: unsentQueue } });
  await env.DB.prepare(
    "INSERT INTO tombstones SELECT email_hash, created_at FROM leads WHERE email LIKE 'kofi%'",
  ).run();
  const { zip } = await backUp();
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  for (const statement of openArchive(zip).statements()) await env.DB.prepare(statement).run();
  expect(await rows("SELECT email FROM leads")).toEqual([{ email: "ama@example.com" }]);
  expect(await rows("SELECT kind, status FROM deliveries ORDER BY kind")).toEqual([
    { kind: "form_service", status: "done" },
    { kind: "lead_mail", status: "unknown" },
    { kind: "owner_mail", status: "unknown" },
  ]);
});
