// Placeholders and samples, which a production deployment refuses, whatever is set; staging and previews accept them
// (decision: samples).
import { hasExampleOrigin, ORIGIN_VARIABLE } from "../../domain/site.ts";
import { listSamples } from "../../web/content/samples.ts";
import { readConfiguration, siteVariables } from "./configuration.mjs";

/**
 * Everything that must be replaced before the site may be called live; empty when nothing is left.
 * @returns {string[]} one sentence each
 */
export function listLaunchBlockers(
  variables = siteVariables("production"),
  workerVariables = readConfiguration("production").vars,
) {
  return [
    ...(hasExampleOrigin(variables)
      ? [`${ORIGIN_VARIABLE} is not set: the pages would show a placeholder. Set it in .env.production.`]
      : []),
    ...listSamples().map(
      ({ file, ids }) =>
        `content/${file}.yaml still has samples (sample: true): ${ids.join(", ")}. Replace them; staging may show them.`,
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
