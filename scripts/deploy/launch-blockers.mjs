// Placeholders and samples, which a production deployment refuses, whatever is set; staging and previews accept them
// (decision: samples).
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { placeholderVariables } from "../../domain/site.ts";
import { root } from "../setup.mjs";
import { readConfiguration, siteVariables } from "./configuration.mjs";

/** Folders whose data are shown to visitors. */
const CONTENT_FOLDERS = ["domain", "web"];

/**
 * Everything that must be replaced before the site may be called live; empty when nothing is left.
 * @returns {string[]} one sentence each
 */
export function listLaunchBlockers(
  variables = siteVariables("production"),
  folder = root,
  workerVariables = readConfiguration("production").vars,
) {
  const placeholders = placeholderVariables(variables);
  return [
    ...placeholders.map((name) => `${name} is not set: the pages would show a placeholder. Set it in .env.production.`),
    ...filesWithSamples(folder).map(
      ({ path, count }) =>
        `${path} holds ${count} invented ${count === 1 ? "entry" : "entries"} (sample: true). Replace them; staging may show them.`,
    ),
    ...unnamedFormService(variables, workerVariables),
  ];
}

/** The privacy policy is built from the pages' variables, the copy goes where the Worker's say: both must say the same. */
function unnamedFormService({ VITE_FORM_SERVICE_NAME: name }, { FORM_SERVICE_URL: url }) {
  if (Boolean(name) === Boolean(url)) return [];
  return [
    url
      ? "FORM_SERVICE_URL is set, but the privacy policy does not name the service. Set VITE_FORM_SERVICE_NAME in .env.production."
      : "VITE_FORM_SERVICE_NAME is set, so the privacy policy names a service that gets nothing. Set FORM_SERVICE_URL in wrangler.toml.",
  ];
}

function filesWithSamples(folder) {
  return CONTENT_FOLDERS.flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => ({ path: `${part}/${name}`, count: samplesIn(join(folder, part, name)) }))
      .filter(({ count }) => count > 0),
  );
}

function samplesIn(file) {
  return [...readFileSync(file, "utf8").matchAll(/\bsample: true(,| \}[,\]])/g)].length;
}
