import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeContentVersion } from "../scripts/content-version.ts";

const FILES = Buffer.from('{"site.yaml":{"name":"Homeward"}}');

test("a build names the commit that it is made of", () => {
  const head = execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).trim();
  expect(makeContentVersion(".", FILES).commit).toBe(head);
});

test("a build outside git names no commit", () => {
  const folder = mkdtempSync(join(tmpdir(), "homeward-version-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(makeContentVersion(folder, FILES).commit).toBeNull();
});
