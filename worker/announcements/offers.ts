import type { AnnouncementOffer } from "../../domain/announcement.ts";
import { COUNTRIES, type CountryId } from "../../domain/countries.ts";
import { FACT_LIST_PATH, type FactList, type ListedFact } from "../../domain/fact-list.ts";
import { site } from "../../domain/site.ts";
import { readBuiltJson } from "../built-files.ts";
import { sha256 } from "../hash.ts";
import type { Database } from "../db/database.ts";
import type { AnnouncementOffers } from "../db/schema.ts";
import { changeSettings, readSetting } from "../owner/settings-store.ts";

// Drafts that the site proposes: what a deployment changed in the facts about a country, to who asked about it, and the
// launch that the waitlist waits for (decision: announcements-by-the-outbox).

/** So many changes stand in a draft; the page has all of them. */
const CHANGES_IN_DRAFT = 12;

/** Remembers what the site says about each country when nothing is remembered yet. Reads one row after that. */
export async function rememberFacts(env: Env, db: Database): Promise<void> {
  if (await readSetting(db, "announcementOffers")) return;
  const list = await readFactList(env);
  if (list) await changeSettings(db, { announcementOffers: { facts: fingerprintAll(list), dismissed: [] } });
}

/** The drafts that the site proposes now. */
export async function findOffers(env: Env, db: Database): Promise<AnnouncementOffer[]> {
  const offered = await readSetting(db, "announcementOffers");
  const list = await readFactList(env);
  const changes = offered && list ? findChanges(list, offered).map(({ offer }) => offer) : [];
  return [...changes, LAUNCH].filter(({ id }) => !offered?.dismissed.includes(id));
}

/** Takes an offer away; what changes later is offered again. Harmless for one that is gone. */
export async function dismissOffer(env: Env, db: Database, offerId: string): Promise<void> {
  const list = await readFactList(env);
  const stored = await readSetting(db, "announcementOffers");
  const offered = stored ?? { facts: list ? fingerprintAll(list) : {}, dismissed: [] };
  const change = list && findChanges(list, offered).find(({ offer }) => offer.id === offerId);
  if (change) {
    const facts = { ...offered.facts, [change.country]: change.fingerprints };
    await changeSettings(db, { announcementOffers: { ...offered, facts } });
  } else if (offerId === LAUNCH.id && !offered.dismissed.includes(offerId)) {
    await changeSettings(db, { announcementOffers: { ...offered, dismissed: [...offered.dismissed, offerId] } });
  }
}

/** What the build wrote about each country; null where there is none, as before the first build. */
function readFactList(env: Env): Promise<FactList | null> {
  return readBuiltJson(env, FACT_LIST_PATH);
}

function fingerprintAll(list: FactList): Record<string, string[]> {
  return Object.fromEntries(Object.entries(list).map(([country, facts]) => [country, facts.map(fingerprint)]));
}

/** Another one for each change of what readers are told. */
function fingerprint({ label, text, status, sources }: ListedFact): string {
  return sha256(JSON.stringify([label, text, status, sources])).slice(0, 10);
}

type Change = { country: CountryId; fingerprints: string[]; offer: AnnouncementOffer };

/** The countries about which the site says something that it did not say when that was last offered. */
function findChanges(list: FactList, offered: AnnouncementOffers): Change[] {
  return COUNTRIES.flatMap(({ id, name }) => {
    const facts = list[id] ?? [];
    const fingerprints = facts.map(fingerprint);
    const known = offered.facts[id];
    // A country that is new to the list changed nothing that anybody was told.
    if (known === undefined) return [];
    const changed = facts.filter((_, index) => !known.includes(fingerprints[index]!));
    if (changed.length === 0) return [];
    const offerId = `facts:${id}:${sha256(changed.map(fingerprint).join()).slice(0, 16)}`;
    return [{ country: id, fingerprints, offer: factsOffer(offerId, name, changed) }];
  });
}

function factsOffer(id: string, country: string, changed: readonly ListedFact[]): AnnouncementOffer {
  const count = changed.length === 1 ? "A fact" : `${changed.length} facts`;
  const left = changed.length - CHANGES_IN_DRAFT;
  return {
    id,
    kind: "facts",
    reason: `${count} about ${country} changed on the site. Who asked about ${country} may want to know.`,
    subject: `What changed about moving to ${country}`,
    text: [
      `You told us that ${country} interests you. This changed in what we publish about it:`,
      ...changed.slice(0, CHANGES_IN_DRAFT).map(factText),
      ...(left > 0 ? [`${left} more changes are on these pages.`] : []),
      "Confirm each fact with the office named beside it before you rely on it.",
    ].join("\n\n"),
    segment: { sources: [], countries: [country], tags: [] },
  };
}

function factText({ label, text, status, sources, url }: ListedFact): string {
  const named = sources.map(({ name, url: source }) => (source ? `[${escapeLabel(name)}](${source})` : name));
  const from = named.length > 0 ? ` Source: ${named.join("; ")}.` : "";
  return `**${label}:** ${text}\n*Status: ${status}.*${from} [The page](${url})`;
}

/** Brackets would end the words of a link. */
function escapeLabel(text: string): string {
  return text.replaceAll(/[[\]\\]/g, "\\$&");
}

/** What the waitlist was promised. */
const LAUNCH: AnnouncementOffer = {
  id: "launch",
  kind: "launch",
  reason: "The waitlist was promised to be the first to know when something new is launched.",
  subject: `New from ${site.name}`,
  text: [
    `You joined the ${site.name} waitlist, and we promised to write when we launch something new.`,
    "## What is new",
    "Write here what it is, for whom, and from when.",
    `[Read more](${site.origin}/)`,
  ].join("\n\n"),
  segment: { sources: ["waitlist_page"], countries: [], tags: [] },
};
