import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { makeProject } from "./support/deployed-project.ts";

// What happens without a registry takes its 15 seconds, in test/deploy/no-registry.test.ts.

function setUp(folder: string) {
  const { status, stdout, stderr } = spawnSync("node", ["scripts/setup.mjs"], { cwd: folder, encoding: "utf8" });
  return { status, output: `${stdout}${stderr}` };
}

test("the secrets of .dev.vars are read with quotes and comments as wrangler reads them", () => {
  using project = makeProject();
  const secret = "0123456789".repeat(4);
  project.write(".dev.vars", `# local\nOWNER_KEY='${secret}' # mine\nexport LINK_SECRET=${secret}\n`);
  expect(setUp(project.folder)).toEqual({ status: 0, output: "" });
  expect(project.read(".dev.vars")).toContain("# mine");

  project.write(".dev.vars", `OWNER_KEY='short'\nLINK_SECRET=\`${secret}\`\n`);
  const short = setUp(project.folder);
  expect([short.status, short.output]).toEqual([
    1,
    expect.stringContaining("OWNER_KEY in .dev.vars must have at least 32"),
  ]);
});

test("a missing secret is made once, and the file is for its owner only", () => {
  using project = makeProject();
  expect(setUp(project.folder).output).toContain("Made OWNER_KEY and LINK_SECRET in .dev.vars");
  const made = project.read(".dev.vars");
  expect(setUp(project.folder).output).toBe("");
  expect(project.read(".dev.vars")).toBe(made);
});
