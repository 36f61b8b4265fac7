// `npm run bench:web`: how fast the public pages are, measured by Lighthouse as on a phone, each beside the same page
// without any script. `-- --route=/faq` measures one route, `-- --runs=1` each only once, `-- --no-build` what is built,
// `-- --before=FOLDER` beside the built product of another commit (docs/commands.md).
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { findOrInstallChromium } from "../scripts/chromium.mjs";
import { build, environment, fail, root } from "../scripts/setup.mjs";
import { makeCertificate, serveCompressed } from "./compressed-site.mjs";

/** 176 MB that nobody needs who does not run this command: installed by it, beside the project's packages. */
const LIGHTHOUSE = "13.5.0";

async function importLighthouse() {
  const folder = join(root, ".wrangler", `lighthouse-${LIGHTHOUSE}`);
  const modules = join(folder, "node_modules");
  if (!existsSync(join(modules, "lighthouse", "package.json"))) {
    console.log(`Installing Lighthouse ${LIGHTHOUSE} (once) …`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
    const options = ["--save-exact", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    const { status } = spawnSync("npm", ["install", ...options, `lighthouse@${LIGHTHOUSE}`], {
      cwd: folder,
      env: environment,
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (status !== 0) fail("Lighthouse could not be installed.");
  }
  const load = (path) => import(pathToFileURL(join(modules, path)).href);
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    load("lighthouse/core/index.js"),
    load("chrome-launcher/dist/index.js"),
  ]);
  return { lighthouse, launch };
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

/** The same text and pictures without any script: what a page costs that does nothing. */
function withoutScripts(html) {
  return html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, "");
}

/** The public pages: of those that stand behind a parameter, which differ in their content alone, the first of a kind. */
function choosePublicRoutes(paths) {
  const isPublic = (path) =>
    path !== "/404" && !/name="robots" content="noindex"/.test(readFileSync(join(client, path, "index.html"), "utf8"));
  const kinds = new Set();
  return paths.filter(isPublic).filter((path) => {
    const [kind, ...rest] = path.slice(1).split("/");
    if (rest.length === 0) return true;
    const isFirst = !kinds.has(kind);
    kinds.add(kind);
    return isFirst;
  });
}

const { values } = parseArgs({
  options: {
    route: { type: "string", multiple: true },
    runs: { type: "string", default: "3" },
    "no-build": { type: "boolean", default: false },
    before: { type: "string" },
  },
});
if (!values["no-build"]) build();
const client = join(root, "build", "client");
const pages = JSON.parse(readFileSync(join(root, "build", "pages.json"), "utf8"));
const routes = values.route ?? choosePublicRoutes(pages);
const { lighthouse, launch } = await importLighthouse();
const certificate = makeCertificate();
const site = await serveCompressed(client, certificate);
const twin = await serveCompressed(client, certificate, withoutScripts);
const earlierClient = values.before && join(resolve(process.env.INIT_CWD ?? ".", values.before), "build", "client");
const earlier = earlierClient && (await serveCompressed(earlierClient, certificate));

/** One run in a browser of its own. @returns the figures of a page, or why there are none */
async function measure(url, categories) {
  const chrome = await launch({
    chromePath: findOrInstallChromium(),
    chromeFlags: ["--headless", "--no-sandbox", "--disable-quic", "--ignore-certificate-errors"],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: categories, logLevel: "silent" });
    const { audits, categories: scores, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    return {
      scores: Object.fromEntries(Object.entries(scores).map(([name, { score }]) => [name, Math.round(score * 100)])),
      paint: audits["largest-contentful-paint"].numericValue,
      blocking: audits["total-blocking-time"].numericValue,
      shift: audits["cumulative-layout-shift"].numericValue,
      failed: Object.values(scores).flatMap(({ auditRefs, score }) =>
        score === 1
          ? []
          : auditRefs
              .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
              .map(({ id }) => id),
      ),
    };
  } finally {
    chrome.kill();
  }
}

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const breaches = [];
console.log(
  `\nLighthouse ${LIGHTHOUSE}, as a phone, median of ${values.runs}; paint and blocking in ms, beside the page without scripts`,
);
console.log(
  `${"route".padEnd(24)} perf a11y best  seo    paint  without  ratio  blocking  without  shift${earlier ? "  paint to before  blocking before" : ""}`,
);
for (const route of routes) {
  const own = [];
  const bare = [];
  const before = [];
  // A page that is new has no figures of before.
  const hasBefore = earlier && existsSync(join(earlierClient, route, "index.html"));
  for (let run = 0; run < Number(values.runs); run++) {
    own.push(await measure(site.origin + route, CATEGORIES));
    bare.push(await measure(twin.origin + route, ["performance"]));
    if (hasBefore) before.push(await measure(earlier.origin + route, ["performance"]));
  }
  const score = (name) => median(own.map(({ scores }) => scores[name]));
  const paint = median(own.map((figures) => figures.paint));
  const barePaint = median(bare.map((figures) => figures.paint));
  const blocking = median(own.map((figures) => figures.blocking));
  const bareBlocking = median(bare.map((figures) => figures.blocking));
  const shift = median(own.map((figures) => figures.shift));
  const scores = CATEGORIES.map(score);
  const toBefore = hasBefore ? paint / median(before.map((figures) => figures.paint)) : null;
  const blockingBefore = hasBefore ? median(before.map((figures) => figures.blocking)) : null;
  console.log(
    `${route.padEnd(24)} ${scores.map((each) => String(each).padStart(4)).join(" ")} ${paint.toFixed(0).padStart(8)} ${barePaint.toFixed(0).padStart(8)}  ${(paint / barePaint).toFixed(2)} ${blocking.toFixed(0).padStart(9)} ${bareBlocking.toFixed(0).padStart(8)}  ${shift.toFixed(3)}${hasBefore ? toBefore.toFixed(2).padStart(17) + blockingBefore.toFixed(0).padStart(17) : ""}`,
  );
  const breach = (what) => breaches.push(`${route}: ${what}`);
  if (scores[0] < 99) breach(`performance ${scores[0]}, at least 99`);
  CATEGORIES.slice(1).forEach((name, index) => {
    if (scores[index + 1] < 100) breach(`${name} ${scores[index + 1]}, 100 wanted: ${own.at(-1).failed.join(", ")}`);
  });
  if (paint > barePaint * 1.05)
    breach(`largest paint ${(paint / barePaint).toFixed(2)} of the page without scripts, at most 1.05`);
  if (toBefore > 1.1) breach(`largest paint ${toBefore.toFixed(2)} of the one before, at most 1.10`);
  if (blocking > bareBlocking + 50)
    breach(`blocked for ${blocking.toFixed(0)} ms, without scripts ${bareBlocking.toFixed(0)}: at most 50 more`);
  if (shift >= 0.0005) breach(`layout shift ${shift.toFixed(3)}, 0.000 wanted`);
}
site.stop();
twin.stop();
if (earlier) earlier.stop();
for (const each of breaches) console.log(`  ${each}`);
console.log(breaches.length === 0 ? "Every route keeps what was promised." : `${breaches.length} breaches.`);
process.exit(breaches.length === 0 ? 0 : 1);
