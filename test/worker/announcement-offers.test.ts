import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { COUNTRIES } from "../../domain/countries.ts";
import type { FactList, ListedFact } from "../../domain/fact-list.ts";
import { rememberFacts } from "../../worker/announcements/offers.ts";
import { openDatabase } from "../../worker/db/database.ts";
import { askAnnouncements } from "../support/announcements.ts";
import { meterRows } from "../support/row-meter.ts";
import { rows } from "../support/worker.ts";
import { EVERYBODY } from "../../domain/announcement.ts";
import { uuidv7 } from "uuidv7";

const OFFICE = { name: "Ghana Immigration Service", url: "https://gis.gov.gh/" };
const FEE: ListedFact = {
  label: "Visa, cost",
  text: "$150 single entry",
  status: "entered 2026-11-21, not yet confirmed with the office",
  sources: [OFFICE],
  url: "https://homeward.example/visa-information/ghana/tourist-visa",
};
const RENT: ListedFact = { ...FEE, label: "Housing, average rent", text: "$400-$900 a month", sources: [] };

type Offer = { id: string; kind: string; subject: string; text: string; segment: object; reason: string };

/** A deployment whose build wrote this list; without one, the site as before its first build. */
function deployed(list: FactList | null) {
  const ASSETS = {
    fetch: async () => (list ? Response.json(list) : new Response("<!doctype html>", { status: 404 })),
  } as unknown as Fetcher;
  const bindings = { ASSETS };
  return {
    sweep: () => rememberFacts({ ...env, ...bindings }, openDatabase(env.DB)),
    offers: async (): Promise<Offer[]> =>
      (await askAnnouncements<{ offers: Offer[] }>("/offers", undefined, { bindings })).offers,
    dismiss: async (offerId: string): Promise<Offer[]> =>
      (await askAnnouncements<{ offers: Offer[] }>("/offers/dismiss", { offerId }, { bindings })).offers,
    bindings,
  };
}

const kinds = (offers: readonly Offer[]) => offers.map(({ kind }) => kind);

test("what a deployment changed about a country is offered to those who asked about it, with its sources", async () => {
  await deployed({ ghana: [FEE, RENT], kenya: [RENT] }).sweep();
  const next = deployed({ ghana: [{ ...FEE, text: "$200 single entry" }, RENT], kenya: [RENT] });
  await next.sweep();
  const [offer, ...others] = await next.offers();
  expect(kinds(others)).toEqual(["launch"]);
  expect(offer).toMatchObject({
    kind: "facts",
    reason: "A fact about Ghana changed on the site. Who asked about Ghana may want to know.",
    segment: { sources: [], countries: ["Ghana"], tags: [] },
  });
  expect(offer!.text).toContain("**Visa, cost:** $200 single entry");
  expect(offer!.text).toContain(`[${OFFICE.name}](${OFFICE.url})`);
  expect(offer!.text).toContain("not yet confirmed with the office");
  expect(offer!.text).not.toContain("average rent");
});

test("a fact that its office confirmed is a change; the first look at a site, and a country that is new to it, are none", async () => {
  const first = deployed({ ghana: [FEE] });
  expect(kinds(await first.offers())).toEqual(["launch"]);
  await first.sweep();
  expect(kinds(await first.offers())).toEqual(["launch"]);
  const confirmed = { ...FEE, status: "confirmed 2026-12-01" };
  expect(kinds(await deployed({ ghana: [confirmed] }).offers())).toEqual(["facts", "launch"]);
  expect(kinds(await deployed({ ghana: [FEE], kenya: [RENT] }).offers())).toEqual(["launch"]);
  expect(kinds(await deployed(null).offers())).toEqual(["launch"]);
});

test("an offer goes when it is dismissed or used, and comes back when more changes", async () => {
  await deployed({ ghana: [FEE, RENT] }).sweep();
  const dearer = { ...FEE, text: "$200" };
  const next = deployed({ ghana: [dearer, RENT] });
  const [offer] = await next.offers();
  expect(kinds(await next.dismiss(offer!.id))).toEqual(["launch"]);
  expect(kinds(await next.dismiss("launch"))).toEqual([]);
  expect(kinds(await next.dismiss("facts:ghana:unknown"))).toEqual([]);
  const later = deployed({ ghana: [dearer, { ...RENT, text: "$500" }] });
  const [other] = await later.offers();
  expect(other!.id).not.toBe(offer!.id);
  const { subject, text, id: offerId } = other!;
  await askAnnouncements("", { entryId: uuidv7(), subject, text, segment: EVERYBODY, offerId }, later);
  expect(await later.offers()).toEqual([]);
});

test("the sweep remembers the facts once and reads one row after that", async () => {
  const list = Object.fromEntries(COUNTRIES.map(({ id }) => [id, Array.from({ length: 80 }, () => FEE)]));
  const site = deployed(list);
  await site.sweep();
  const [stored] = await rows<{ bytes: number }>("SELECT length(announcement_offers) AS bytes FROM settings");
  expect(stored!.bytes).toBeLessThan(20_000);
  const { DB, takeRowsRead, takeRowsWritten } = meterRows(env.DB);
  await rememberFacts({ ...env, ...site.bindings }, openDatabase(DB));
  expect([takeRowsRead(), takeRowsWritten()]).toEqual([1, 0]);
});
