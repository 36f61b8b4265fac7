import { expect, test } from "vitest";
import { content } from "#content";
import { FOLDERS } from "../../web/content/countries/countries.ts";

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

/** The pages of each file of sources. */
const FILES = [content.sources, ...Object.values(content.countries).map(({ sources }) => sources)];
const PAGES = FILES.flatMap((sources) => Object.values(sources));

test("a page leads to the site that published it, not to a look-alike or a copy on a spam host", () => {
  const hosts = PAGES.map(({ url }) => new URL(url).hostname);
  expect(hosts.filter((host) => BAD_HOSTS.some((bad) => host === bad || host.endsWith(`.${bad}`)))).toEqual([]);
});

test("each address stands once: in one country's file, or in content/sources.yaml", () => {
  const addresses = PAGES.map(({ url }) => url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, ""));
  expect(addresses.filter((address, index) => addresses.indexOf(address) < index)).toEqual([]);
});

test("no cost of a large transfer is reckoned from the share that a small sum costs", () => {
  const transfers = FOLDERS.map(({ record }) => record.money.transfer);
  const sentences = transfers.flatMap((transfer) => {
    const { value = "", note = "" }: { value?: string; note?: string } = transfer ?? {};
    return `${value}. ${note}`.split(/(?<=[.:;]) /);
  });
  const reckoned = sentences.filter((sentence) => /\$10,000/.test(sentence) && /\$(?!10,000)\d/.test(sentence));
  expect(reckoned).toEqual([]);
});
