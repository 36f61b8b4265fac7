// A web of its own for the watch on the sources: pages of every kind, each of which may change in its fourth week.

/** What the desk is expected to be told of a page in the end. */
export type Outcome =
  | "nothing"
  | "another number"
  | "no longer there"
  | "gone"
  | "moved"
  | "refused"
  | "robots"
  | "away"
  | "too slow"
  | "too large"
  | "redirects"
  | "no text"
  | "no page"
  | "changed PDF";

type Visit = { week: number; day: number; url: URL; request: Headers };
type Answer = Response | string | Uint8Array<ArrayBuffer>;

export type StandInPage = {
  figure: string;
  expected: Outcome;
  answer: (visit: Visit) => Answer;
  robots?: () => Response;
};

/** The week in which pages change. */
export const CHANGE_WEEK = 3;

const FILLER =
  "Visitors find here what they need to know before they travel, what to bring to the counter, and how long it takes. " +
  "The office is open from Monday to Friday and closed on public holidays. Bring copies of all papers with you. ";
const FEE = "The application fee for a visitor pass is 20,000 shillings, which you pay online before the interview.";

/** A page around some text, long enough to be one. */
const html = (text: string, head = "") =>
  `<!doctype html><html><head><title>Fees</title>${head}<style>p{margin:20000px}</style><script>let fee = 99999</script></head>` +
  `<body><nav><a href="/">Home</a></nav><h1>Fees of the office</h1><p>${text}</p><p>${FILLER.repeat(3)}</p></body></html>`;
const page = (text: string, init: ResponseInit = {}) =>
  new Response(html(text), { headers: { "content-type": "text/html; charset=utf-8" }, ...init });
const status = (code: number, headers: HeadersInit = {}) =>
  new Response(code === 304 ? null : "Sorry", { status: code, headers });
const redirect = (to: string) => status(301, { location: to });
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** One page before the change, another one after it. */
const then = (before: Answer, after: Answer) => (visit: Visit) => copy(visit.week < CHANGE_WEEK ? before : after);
/** Another page in one week alone. */
const once = (usual: Answer, other: Answer) => (visit: Visit) => copy(visit.week === CHANGE_WEEK ? other : usual);
const always = (answer: Answer) => () => copy(answer);
const copy = (answer: Answer) => (answer instanceof Response ? answer.clone() : answer);

const KES = "money KES 20000";
const kes = (expected: Outcome, answer: StandInPage["answer"], more: Partial<StandInPage> = {}): StandInPage => ({
  figure: KES,
  expected,
  answer,
  ...more,
});

/** A body that never ends: in small pieces that come at once, or not at all. */
const endless = (isSlow: boolean) =>
  new Response(
    new ReadableStream({
      pull: (controller) =>
        isSlow ? new Promise<void>(() => {}) : controller.enqueue(new TextEncoder().encode(FILLER.repeat(500))),
    }),
    { headers: { "content-type": "text/html" } },
  );

/** Answers "unchanged" to who has the version, which is another one after the change. */
function versioned(before: string, after: string) {
  return ({ week, request }: Visit) => {
    const etag = week < CHANGE_WEEK ? '"one"' : '"two"';
    if (request.get("if-none-match") === etag) return status(304);
    return page(week < CHANGE_WEEK ? before : after, { headers: { "content-type": "text/html", etag } });
  };
}

const twins = (pass: string) =>
  `A monthly pass for the bus costs around ${pass} rand in this city. ${FILLER}A dinner for two people costs around 500 rand.`;

/** The pages by the first word of their host. */
export const PAGES: Readonly<Record<string, StandInPage>> = {
  // What stays the same, however it is written.
  same: kes("nothing", always(page(FEE))),
  spaces: kes("nothing", then(page(FEE), page(FEE.replace("20,000", "20 000")))),
  code: kes("nothing", then(page(FEE), page(FEE.replace("20,000 shillings", "Ksh20,000/-")))),
  lower: kes("nothing", then(page(FEE), page(`${FILLER.repeat(5)}</p><p>${FEE}`))),
  rewritten: kes("nothing", then(page(FEE), page("Pay KES 20,000 when you hand in your papers at our counter."))),
  date: kes("nothing", ({ day }) => page(`Today is day ${day} of 2027. ${FEE}`)),
  counter: kes("nothing", ({ day }) => page(`${FEE} This was read ${1000 + day * 37} times.`)),
  entities: kes(
    "nothing",
    always(page("The visitor pass&apos;s fee is KES&nbsp;20&#44;000, paid online &amp; in advance.")),
  ),
  cells: {
    figure: "money ZAR 2500",
    expected: "nothing",
    answer: always(page("</p><table><tr><td>Visitor's visa fee R2,500</td><td>2. Permit</td></tr></table><p>")),
  },
  years: { figure: "year 2024", expected: "nothing", answer: then(page(`In force since 2024. ${FEE}`), page(FEE)) },
  https: kes("nothing", ({ url }) =>
    url.protocol === "http:" ? redirect("https://https.example.org/fees") : page(FEE),
  ),
  www: kes("nothing", ({ url }) =>
    url.hostname.startsWith("www.") ? page(FEE) : redirect("https://www.www.example.org/fees"),
  ),
  renamed: kes("nothing", ({ url, week }) =>
    week < CHANGE_WEEK || url.pathname === "/all-fees" ? page(FEE) : redirect("/all-fees"),
  ),
  etag: kes("nothing", versioned(FEE, FEE)),
  plain: kes(
    "nothing",
    always(new Response(`${FEE}\n${FILLER.repeat(3)}`, { headers: { "content-type": "text/plain" } })),
  ),
  latin: {
    figure: "money XOF 20000",
    expected: "nothing",
    answer: always(
      new Response(latin1(html("Le visa coûte 20\u00A0000 FCFA, à payer à l'ambassade avant le départ.")), {
        headers: { "content-type": "text/html; charset=ISO-8859-1" },
      }),
    ),
  },
  meta: {
    figure: "time days 90",
    expected: "nothing",
    answer: always(
      new Response(latin1(html("La durée du séjour est de 90\u00A0jours au plus.", '<meta charset="windows-1252">')), {
        headers: { "content-type": "text/html" },
      }),
    ),
  },
  unknown: kes("nothing", always(page(FEE, { headers: { "content-type": "text/html; charset=x-none" } }))),
  arabic: {
    figure: "money EGP 20000",
    expected: "nothing",
    answer: always(page(`رسوم التأشيرة ٢٠٬٠٠٠ جنيه تدفع قبل السفر في القنصلية. ${FILLER}`)),
  },
  typeless: kes("nothing", () => {
    const answer = page(FEE);
    answer.headers.delete("content-type");
    return answer;
  }),
  icons: kes("nothing", always(page(`<svg viewBox="0 0 1 1"/><svg><title/><style/></svg><select><option>${FEE}`))),
  // What was away for one reading.
  blink: kes("nothing", once(page(FEE), page(FILLER))),
  broken: kes("nothing", once(page(FEE), status(404))),
  detour: kes("nothing", once(page(FEE), redirect("https://elsewhere.example.net/"))),
  night: kes("nothing", once(page(FEE), status(503))),
  // What changed.
  other: kes("another number", then(page(FEE), page(FEE.replace("20,000", "25,000")))),
  dated: kes("another number", ({ day, week }) =>
    page(`Updated on day ${day}. ${week < CHANGE_WEEK ? FEE : FEE.replace("20,000", "25,000")}`),
  ),
  twin: {
    figure: "money ZAR 500",
    expected: "another number",
    answer: then(page(twins("500")), page(twins("650"))),
  },
  french: {
    figure: "time days 90",
    expected: "another number",
    answer: then(
      page("La durée du séjour sans visa est de 90 jours au plus pour les touristes."),
      page("La durée du séjour sans visa est de 60 jours au plus pour les touristes."),
    ),
  },
  pair: {
    figure: "time weeks 8-17",
    expected: "another number",
    answer: then(
      page("A decision on a work permit takes between 8 and 17 weeks after the interview."),
      page("A decision on a work permit takes between 10 and 20 weeks after the interview."),
    ),
  },
  percent: {
    figure: "percent 5",
    expected: "another number",
    answer: then(
      page("Buyers pay a transfer duty of 5 percent of the price of the house."),
      page("Buyers pay a transfer duty of 7.5 percent of the price of the house."),
    ),
  },
  age: {
    figure: "age 60",
    expected: "another number",
    answer: then(
      page("Retirement permits are given to applicants aged 60 and above with a pension."),
      page("Retirement permits are given to applicants aged 65 and above with a pension."),
    ),
  },
  version: kes("another number", versioned(FEE, FEE.replace("20,000", "25,000"))),
  removed: kes("no longer there", then(page(FEE), page(FILLER))),
  words: {
    figure: "time months 3",
    expected: "no longer there",
    answer: then(
      page("You may stay for three months without a visa."),
      page("You need a visa for every stay, however short it is."),
    ),
  },
  version2: kes("no longer there", versioned(FEE, FILLER)),
  soft: kes("no longer there", then(page(FEE), page(`Page not found. ${FILLER.repeat(2)}`))),
  lost: kes("gone", then(page(FEE), status(404))),
  closed: kes("gone", then(page(FEE), status(410))),
  host: kes("moved", then(page(FEE), redirect("https://new.example.net/fees"))),
  elsewhere: kes("moved", ({ url, week, request }) => {
    if (url.hostname === "elsewhere.example.net") return status(request.has("if-modified-since") ? 304 : 200);
    const headers = { "content-type": "text/html", "last-modified": "Mon, 04 Jan 2027 00:00:00 GMT" };
    return week < CHANGE_WEEK ? page(FEE, { headers }) : redirect("https://elsewhere.example.net/fees");
  }),
  home: kes("moved", ({ url, week }) => (week < CHANGE_WEEK || url.pathname === "/" ? page(FEE) : redirect("/"))),
  // What can't be read is never a finding.
  refused: kes("refused", then(page(FEE), status(403))),
  limited: kes("refused", then(page(FEE), status(429))),
  down: kes("away", then(page(FEE), status(503))),
  empty: kes("no text", then(page(FEE), new Response("", { headers: { "content-type": "text/html" } }))),
  wall: kes("no text", then(page(`${FEE} ${FILLER.repeat(12)}`), page("Please prove that you are human."))),
  scripts: kes("no text", always(new Response("<div id=app></div><script>render()</script>"))),
  slow: kes("too slow", () => endless(true)),
  large: kes("too large", () => endless(false)),
  loop: kes("redirects", ({ url }) => redirect(`https://loop.example.org/fees?n=${url.search.length}`)),
  inside: kes("redirects", then(page(FEE), redirect("http://192.168.0.1/"))),
  local: kes("redirects", then(page(FEE), redirect("http://localhost:8787/api/leads"))),
  forbidden: kes("robots", always(page(FEE)), {
    robots: () => new Response("User-agent: *\nDisallow: /fees\n"),
  }),
  robotless: kes("away", always(page(FEE)), { robots: () => status(500) }),
  cut: kes("away", () => {
    throw new TypeError("Network connection lost.");
  }),
  picture: kes("no page", always(new Response("GIF89a", { headers: { "content-type": "image/gif" } }))),
  pdf: kes("nothing", always(new Response("%PDF-1.7 one", { headers: { "content-type": "application/pdf" } }))),
  newpdf: kes(
    "changed PDF",
    then(
      new Response("%PDF-1.7 one", { headers: { "content-type": "application/pdf" } }),
      new Response("%PDF-1.7 two", { headers: { "content-type": "application/pdf" } }),
    ),
  ),
};

/** The address under which the content cites a page. */
export const addressOf = (name: string) => `http${name === "https" ? "" : "s"}://${name}.example.org/fees`;

/** Answers as the web of a day would. @param day since the beginning, from zero */
export async function standInFetch(url: URL, request: Headers, day: number): Promise<Response> {
  const name = url.hostname.split(".").find((part) => Object.hasOwn(PAGES, part)) ?? "same";
  const { answer, robots } = PAGES[name]!;
  if (url.pathname === "/robots.txt") return robots?.() ?? status(404);
  const given = answer({ week: Math.floor(day / 7), day: Math.floor(day), url, request });
  return given instanceof Response ? given : new Response(given);
}
