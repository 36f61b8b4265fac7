import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { getPlatformProxy } from "wrangler";
import { DELIVERY, LEAD, makeArchive, PICTURE, SETTINGS, SHOWN } from "./support/archives.ts";

// The command itself, with the real wrangler, on a local deployment of its own.

const root = fileURLToPath(new URL("..", import.meta.url));

function restore(state: string, file: string) {
  const command = ["scripts/restore.mjs", file, "--persist-to", state];
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

test("a backup is restored into an empty deployment, and refused by one in use", { timeout: 900_000 }, async () => {
  const state = mkdtempSync(join(tmpdir(), "homeward-restore-test-"));
  onTestFinished(() => rmSync(state, { recursive: true }));
  const file = join(state, "backup.zip");
  const rows = { leads: [LEAD], deliveries: [DELIVERY], settings: [SETTINGS], shown_pictures: [SHOWN] };
  writeFileSync(file, makeArchive(rows));
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

  const again = restore(state, file);
  expect([again.status, again.words]).toEqual([1, expect.stringContaining("is in use")]);
});
