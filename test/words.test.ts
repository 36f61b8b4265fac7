import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { violationsIn } from "./support/violations.ts";

/** Everything whose texts somebody reads: pages, emails, errors, the back office. */
const TEXT_MODULES = globSync([
  "web/**/*.{ts,tsx}",
  "domain/**/*.ts",
  "worker/**/*.ts",
  "content/{*,{articles,legal}/*}.{yaml,md}",
]).filter(
  // Titles and publishers of pages keep their own spelling, and readers type theirs into the search.
  (path) => !/^content\/(sources|publishers|search)\.yaml$/.test(path),
);

/** Words that no text uses, and what it says in their place. */
const BANNED: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\be-mails?\b|(?<!["'-])\bmails?\b(?!to:)/i, "email"],
  [/\bprogrammes?\b/i, "program"],
  [/\b(colour|favour|neighbour|labour|behaviour|honour|harbour|rumour)\w*/i, "the American -or"],
  [/\b(organis|realis|recognis|authoris|specialis(?!t)|apologis|legalis|practis|summaris)\w*/i, "the American -ize"],
  [/\b(centres?|metres?|kilometres?|theatres?|litres?)\b/i, "the American -er"],
  [/\b(travell|cancell(?!ation)|labell|modell|counsell)\w+/i, "one l"],
  [
    /\b(enrol|enrols|enrolments?|fulfil|instalments?|licences?|defence|catalogues?|cheques?|grey|learnt|whilst|towards|afterwards|judgement)\b/i,
    "the American spelling",
  ],
  [/\bhealth care\b/i, "healthcare"],
  [/\bmarrakesh\b/i, "Marrakech"],
  [/\b(a holiday|rubbish|lorry|solicitor|petrol|post code)\b/i, "the American word"],
  [
    /keep (me|you) in mind|on the crossing|the crossing|history of departure|ancestors left from|white fort|easygoing about it/i,
    "plain words that hurt nobody",
  ],
  [
    /a little too often|very quick!|stays so|tell us this number|scrambled/i,
    "Too many tries, please wait a minute; If this keeps happening, send us this code",
  ],
  [
    /another one when we launch|when something changes that people|worth your time|told from the inside|people who have moved themselves|talk it through/i,
    "what the site does",
  ],
  [
    /deliver(y|ies) (was|were) given up|^Given up|calling you\?|door to knock on|in good company|goes by itself|will stand here/i,
    "plain words: failed for good, interested in, deleted on, appear",
  ],
  [
    /save your place|when the roadmap opens|between the wish and|land softly|earns its weight|opens kitchens/i,
    "what it is, without an image",
  ],
  [
    /retire well|nearly everyone asks|most newcomers|most people have more|by the account of|build a plan on it|the same for every country|how you want to pay|first to know when we launch something/i,
    "what is known, and who says so",
  ],
  [
    /world-class|excellent (schools|doctors|care)|the (best|most developed) infrastructure|of high standard/i,
    "what is there",
  ],
  [/lorem ipsum|coming soon|opening soon/i, "nothing"],
];

/** Names that keep their own spelling. */
const PROPER_NAMES =
  /(Promotion|Financial|Medical) Centre|Employment and Labour|planning for your health care|Legalisation Office/g;

/** String literals that nobody reads: imports, class names, keys, ids and SQL. */
const UNREAD =
  /(?:import|from|className|class|key|id|slot|style|role|type|method|action|event)[=:]? ?\(?$|\bcn\($|\bsql$/;

/** The texts between tags and in the string literals of a module; comments, tags and names are not read. */
function sentencesIn(path: string): string[] {
  if (path.startsWith("content/")) return linesIn(path);
  const code = readFileSync(path, "utf8")
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/^\s*(?:\/\/|import |export .* from ).*$/gm, "");
  const literals = [...code.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
    .filter(({ index }) => !UNREAD.test(code.slice(Math.max(0, index - 20), index)))
    .map(([, quoted, template]) => quoted ?? template!);
  const markup = [...code.matchAll(/>([^<>{}=;()]*[A-Za-z]{3}[^<>{}=;()]*)</g)].map(([, text]) => text!);
  return [...literals, ...markup]
    .map((text) => text.replaceAll(/\$\{[^}]*\}/g, "…").replaceAll(/<[^>]*>/g, " "))
    .filter((text) => / |^[A-Z]/.test(text.trim()) && !/SELECT|mail\.\w|\b(flex|grid|bg|text|border)-/.test(text))
    .map((text) => text.replaceAll(PROPER_NAMES, "…"));
}

/** The lines of a file of the content, without its comments and what it repeats. */
function linesIn(path: string): string[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => / /.test(line.trim()) && !/^\s*#/.test(line))
    .map((line) => line.replaceAll(/\{\{[^}]*\}\}|https:[^ )]*/g, "…").replaceAll(PROPER_NAMES, "…"));
}

const sentences = TEXT_MODULES.flatMap((path) => sentencesIn(path).map((sentence) => ({ path, sentence })));

test("no text uses a banned word", () => {
  expect(
    violationsIn(BANNED, ([words]) => {
      expect(sentences.filter(({ sentence }) => words.test(sentence))).toEqual([]);
    }),
  ).toEqual([]);
});

/** How a search for facts went, which is no reader's business: what is known, what is not published and whom to ask are. */
const RESEARCH =
  /\bwe (found|read|looked|searched|saw)\b|not found\b|looked on\b|\bour (copy|records?)\b|\bin a copy\b|\bthe page (names|says|sells|carries|lists)\b|\bby one (list|agent's)|could not see|\bundated\b|pages (disagree|differ)|its head says/i;

test("no text of the content says how its facts were searched", () => {
  const files = globSync("content/**/*.{yaml,md}").filter((path) => !/(sources|publishers|search)\.yaml$/.test(path));
  const lines = files.flatMap((path) => linesIn(path).map((sentence) => ({ path, sentence })));
  expect(lines.filter(({ sentence }) => RESEARCH.test(sentence))).toEqual([]);
});

/** How many countries, guides, profiles or cities the site has, as somebody would type it. */
const TYPED_COUNT =
  /\b(nine|thirteen)\b|\b(9|1[0-9]|ten|eleven|twelve) (African |other |full |detailed )?(countries|guides|country guides|profiles)\b/i;

/** Where such a number counts something else. */
const COUNTS_SOMETHING_ELSE: readonly (readonly [words: RegExp, reason: string])[] = [
  [
    /\bnine (to \w+ )?(business )?(months|weeks|days|or older)\b|thirteen tenths/gi,
    "a time or a share that a page names",
  ],
  [/\b(nine treaties|among the nine|nine schools|thirteen districts)\b/gi, "what a page about one country counts"],
  [/\b1[0-9] countries, among them\b/gi, "the passports of a visa policy"],
  [
    /nine in the morning|Days eight and nine|Nine questions for the visit|nine times of ten|last nine days/gi,
    "no country",
  ],
  [/US imposes \$15,000 visa bond on 12 more countries/gi, "the title of a page that was read"],
  [/^12 countries$|weekly events, 12 countries/gi, "a sample of the community, marked as such (decision: samples)"],
];

/** Whether the count of a text is typed by hand; one that is computed stands there as "…". */
function hasTypedCount(text: string): boolean {
  const rest = COUNTS_SOMETHING_ELSE.reduce((left, [words]) => left.replaceAll(words, "…"), text);
  return TYPED_COUNT.test(rest);
}

test("no text types how many countries there are: it counts them", () => {
  expect(hasTypedCount("Nine countries in depth")).toBe(true);
  expect(hasTypedCount("Guides to 13 countries")).toBe(true);
  expect(hasTypedCount("Guides to … countries")).toBe(false);
  expect(sentences.filter(({ sentence }) => hasTypedCount(sentence))).toEqual([]);
});

test("no title of a test and no page of the documentation does", () => {
  const titles = globSync("test/**/*.{ts,tsx}").flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/\b(?:test|describe)(?:\.\w+)*\(\s*"((?:[^"\\]|\\.)*)"/g)].map(
      ([, title]) => ({
        path,
        text: title!,
      }),
    ),
  );
  const lines = globSync(["*.md", "docs/**/*.md"]).flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .map((text) => ({ path, text })),
  );
  expect(titles.length).toBeGreaterThan(500);
  expect([...titles, ...lines].filter(({ text }) => hasTypedCount(text))).toEqual([]);
});

test("the texts are found: pages, emails and errors", () => {
  const found = new Set(sentences.map(({ path }) => path));
  for (const path of ["web/pages/waitlist/copy.ts", "worker/mail/texts.ts", "worker/http/request-guards.ts"])
    expect(found).toContain(path);
});
