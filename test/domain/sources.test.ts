import { expect, test } from "vitest";
import { factsIn, type PublicPage } from "../../domain/facts.ts";
import { FOLDERS } from "../../web/content/countries/countries.ts";

/** Every module that can hold records of the ledger, or the pages that they were read on. */
const MODULES = import.meta.glob<object>(
  [
    "../../domain/*.ts",
    "../../web/content/**/*.ts",
    "!../../web/content/data/*.ts",
    "../../web/pages/*/{copy,*-copy}.ts",
  ],
  { eager: true },
);

/** Hosts that copy or imitate another site: look-alikes of offices, mirrors of encyclopedias and forums, spam blogs. */
const BAD_HOSTS = [
  "4tamilnews.com",
  "allplaynews.com",
  "atvirt.com",
  "bandmoviez.pw",
  "chaos.owiki.org",
  "chargingcash.com",
  "cryer.org.uk",
  "dvsschoonmaak.nl",
  "ebusinessconsultant.co.uk",
  "enwikipedia.net",
  "eudic.net",
  "evisa-to-egypt.info",
  "evisa-to-kenya.info",
  "expatserviceskuwait.com",
  "explorepath.top",
  "ezyomusic.com",
  "ghanaweb.live",
  "iiab.me",
  "info-angebote.info",
  "infogalactic.com",
  "ipfs.io",
  "jamesrqclark.com",
  "kenyavsia.org",
  "manchikoni.com",
  "mobicrazy.com",
  "nigeriaevisa.com",
  "sasastunts.com",
  "sushidamo.com",
  "timo-hildebrand.com",
  "vi0.me",
  "wikial.top",
  "wikimili.com",
  "wikisum.wiki",
];

/** Every page that content names, as a source of its own or under a fact, once. */
const PAGES = [...new Set(Object.values(MODULES).flatMap((module) => pagesIn(module)))];

/** The pages inside a piece of content. */
function pagesIn(content: unknown): PublicPage[] {
  if (Array.isArray(content)) return content.flatMap(pagesIn);
  if (typeof content !== "object" || content === null) return [];
  return isPage(content) ? [content] : Object.values(content).flatMap(pagesIn);
}

function isPage(content: object): content is PublicPage {
  return "title" in content && "publisher" in content && "kind" in content && "url" in content;
}

/** The URL of a page, or null where none can be given. */
function urlOf({ url }: PublicPage): URL | null {
  return url === null ? null : new URL(url);
}

test("a page leads to the site that published it, not to a look-alike or a copy on a spam host", () => {
  expect(PAGES.length).toBeGreaterThan(1000);
  const hosts = PAGES.flatMap((page) => urlOf(page)?.hostname ?? []);
  expect(hosts.filter((host) => BAD_HOSTS.some((bad) => host === bad || host.endsWith(`.${bad}`)))).toEqual([]);
});

test("an address is one that a reader can open: no program's interface, no random post, no odd host", () => {
  const odd = PAGES.flatMap(({ url }) => url ?? []).filter((url) =>
    /wp-json|rest_route=|[?&]random-post|^https?:\/\/[^/]*(\.|:\d+)(\/|$)/.test(url),
  );
  expect(odd).toEqual([]);
});

test("a page without an address says why, and one with an address has no excuse", () => {
  const named = [
    ...PAGES,
    ...Object.values(MODULES).flatMap((module) => factsIn(module).flatMap((f) => f.readAt ?? [])),
  ];
  expect(named.filter(({ url, unlinked }) => (url === null) !== Boolean(unlinked)).map(({ title }) => title)).toEqual(
    [],
  );
});

test("no cost of a large transfer is reckoned from the share that a small sum costs", () => {
  const transfers = FOLDERS.map(({ record }) => record.money.transfer);
  const sentences = transfers.flatMap((transfer) => {
    const { value = "", note = "" }: { value?: string; note?: string } = transfer;
    return `${value}. ${note}`.split(/(?<=[.:;]) /);
  });
  const reckoned = sentences.filter((sentence) => /\$10,000/.test(sentence) && /\$(?!10,000)\d/.test(sentence));
  expect(reckoned).toEqual([]);
});
