/** What robots, monitors and programs call themselves; "Cubot" is a maker of phones. */
const ROBOT =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|preview|monitor|scan|python|java\/|curl|wget|http-?client|axios|node-fetch|undici|go-http|phantom|puppeteer|playwright|selenium/i;

/**
 * Whether a visit that these headers tell of is counted: by a browser that names our own page as the sender, of somebody
 * who has not asked by Global Privacy Control to be left out. A robot that hides is counted as a person.
 */
export function isCountedBrowser(headers: Headers): boolean {
  const isFromPage = headers.has("origin") || headers.get("sec-fetch-site") === "same-origin";
  const agent = headers.get("user-agent") ?? "";
  return isFromPage && headers.get("sec-gpc") !== "1" && agent !== "" && !ROBOT.test(agent);
}

/** Whether a post comes from a browser by all that its headers say: sent from our own page, by no program that names itself. */
export function isPlausibleBrowser(headers: Headers): boolean {
  const agent = headers.get("user-agent") ?? "";
  return headers.get("sec-fetch-site") === "same-origin" && agent.startsWith("Mozilla/5.0") && !ROBOT.test(agent);
}
