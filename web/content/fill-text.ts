import { content } from "#content";
import { COUNTRIES, type CountryId } from "#domain/countries.ts";
import type { Fact } from "#domain/facts.ts";
import { OPT_IN_ANSWERS } from "#domain/lead.ts";
import { QUARANTINE_DAYS } from "#domain/owner-lists.ts";
import * as retention from "#domain/retention.ts";
import { type Site, site } from "#domain/site.ts";
import { joinWords } from "#domain/join-words.ts";
import { listNames } from "#web/lib/list-names.ts";
import { sampleLabel } from "#web/lib/sample.ts";
import type { RawBlock } from "#content-model/schema/text-blocks.ts";
import { chooseSides, placeholdersIn } from "#content-model/rules/placeholders.ts";
import { fillPlaceholders } from "#content-model/resolve/fill-placeholders.ts";
import type { Condition, Word } from "#content-model/rules/words.ts";
import { EVERY_PER_DOLLAR } from "#content-model/resolve/exchange-rates.ts";
import { chapterPath, guidePath, type PagePath } from "./page-paths.ts";
import { OFFER_SUMS } from "./offer-sums.ts";
import { factNamed } from "./shared-facts.ts";
import type { TextBlock } from "./text-block.ts";
import { findOffice } from "#content-model/resolve/offices.ts";

/** What texts name that is no record, for a deployment. */
function wordsOf(deployment: Site): Readonly<Record<Word, string | (() => string)>> {
  const { texts } = content.offers;
  return {
    "site.name": deployment.name,
    "site.email.hello": deployment.email.hello,
    "site.email.support": deployment.email.support,
    "site.email.privacy": deployment.email.privacy,
    "site.email.legal": deployment.email.legal,
    "site.postalAddress": deployment.postalAddress,
    "legal.name": deployment.legalName,
    "legal.registration": deployment.registration,
    "legal.governingLaw": deployment.governingLaw,
    "legal.dataRepresentatives": deployment.dataRepresentatives,
    "legal.formService": deployment.formServiceName,
    "contact.offices": () => content.contact.offices.map((office) => officeLine(office, deployment)).join("\n"),
    "countries.count": String(COUNTRIES.length),
    "countries.guides": linkNames(guidePath),
    "countries.entry": linkNames((id) => chapterPath(id, "entry")),
    "countries.permits": linkNames((id) => chapterPath(id, "permits")),
    "program.length": content.program.length,
    "offers.oneTime": OFFER_SUMS.oneTime,
    "offers.monthly": OFFER_SUMS.monthly,
    "offers.monthlyModules": OFFER_SUMS.monthlyModules,
    "offers.monthlyTotal": OFFER_SUMS.monthlyTotal,
    "offers.module7OneTime": OFFER_SUMS.module7OneTime,
    "offers.module7Monthly": OFFER_SUMS.module7Monthly,
    "offers.payments": OFFER_SUMS.payments,
    "offers.saved": OFFER_SUMS.saved,
    "offers.texts.community": () => fillText(texts.community),
    "offers.texts.difference": () => fillText(texts.difference),
    "offers.texts.module7Alone": () => fillText(texts.module7Alone),
    "offers.texts.prices": () => fillText(texts.prices),
    "offers.texts.refunds": () => fillText(texts.refunds),
    "offers.texts.whoGetsModule7": () => fillText(texts.whoGetsModule7),
    "forms.optInAnswers": joinWords(["your name", ...Object.values(OPT_IN_ANSWERS).map(({ inPolicy }) => inPolicy)]),
    "days.activities": String(retention.ACTIVITY_DAYS),
    "days.databaseHistory": String(retention.DATABASE_HISTORY_DAYS),
    "days.deliveryRecords": String(retention.DELIVERY_RECORD_DAYS),
    "days.mailLedger": String(retention.MAIL_LEDGER_DAYS),
    "days.officeLetter": String(retention.OFFICE_LETTER_DAYS),
    "days.queue": String(retention.QUEUE_DAYS),
    "days.quarantine": String(QUARANTINE_DAYS),
    "days.report": String(retention.REPORT_DAYS),
    "days.reportEmail": String(retention.REPORT_EMAIL_DAYS),
    "days.unconfirmedPause": String(retention.UNCONFIRMED_PAUSE_DAYS),
    "days.visits": String(retention.VISIT_DAYS),
    "hours.ownerSession": String(retention.OWNER_SESSION_HOURS),
  };
}

/** Every country's name, leading to its guide or to a chapter of it (inline-links.ts). */
function linkNames(pathOf: (country: CountryId) => PagePath): string {
  return listNames(COUNTRIES.map(({ id, name }) => ({ name: `[${name}](${pathOf(id)})` })));
}

/** What a deployment has, by the names that texts ask for. */
const HOLDS: Readonly<Record<Condition, (deployment: Site) => boolean>> = {
  analytics: ({ analytics }) => analytics !== null,
  chat: ({ chatUrl }) => chatUrl !== "",
  dataRepresentatives: ({ dataRepresentatives }) => dataRepresentatives !== "",
  contactOffices: () => content.contact.offices.length > 0,
  formService: ({ formServiceName }) => formServiceName !== "",
  turnstile: ({ turnstile }) => turnstile !== null,
  video: ({ videoUrl }) => videoUrl !== "",
};

type VirtualOffice = (typeof content.contact.offices)[number];

function officeLine({ country, address, sample }: VirtualOffice, deployment: Site): string {
  const mark = sample ? ` (${sampleLabel("location").toLowerCase()})` : "";
  return `${country}: ${fillText(address, { deployment })}${mark}`;
}

type Filling = {
  deployment?: Site;
  /** Records that belong to the text itself. */
  own?: ReadonlyMap<string, Fact>;
};

/** A text of the content with the words of what it names, for a deployment. */
export function fillText(text: string, { deployment = site, own }: Filling = {}): string {
  const words: Words = wordsOf(deployment);
  return fillPlaceholders(chooseFor(deployment, text), EVERY_PER_DOLLAR, (id) => {
    const word = words[id];
    if (word !== undefined) return typeof word === "string" ? word : word();
    return own?.get(id) ?? factNamed(id);
  });
}

/** The records that a text names, each once, in reading order. */
export function factsNamedIn(text: string, { deployment = site, own }: Filling = {}): Fact[] {
  const words: Words = wordsOf(deployment);
  const ids = new Set(placeholdersIn(chooseFor(deployment, text)).map(({ id }) => id));
  return [...ids].filter((id) => !(id in words)).flatMap((id) => own?.get(id) ?? recordNamed(id));
}

function recordNamed(id: string): Fact[] {
  const found = factNamed(id);
  return typeof found === "string" ? [] : [found];
}

type Words = Readonly<Record<string, string | (() => string)>>;

function chooseFor(deployment: Site, text: string): string {
  return chooseSides(text, (condition) => HOLDS[condition as Condition](deployment));
}

/** A part of a text as a page shows it, with the records that it names; none where a condition of it does not hold. */
export function fillBlock(block: RawBlock, filling: Filling = {}): TextBlock[] {
  const fill = (text: string) => fillText(text, filling);
  const factsOf = (text: string) => {
    const facts = factsNamedIn(text, filling);
    return facts.length > 0 && { facts };
  };
  switch (block.kind) {
    case "heading":
      return [{ kind: "heading", text: fill(block.text) }];
    case "paragraph": {
      const text = fill(block.text);
      return text ? [{ kind: "paragraph", text, ...factsOf(block.text) }] : [];
    }
    case "list": {
      // One name can be several items.
      const items = block.items.flatMap((item) => fill(item).split("\n")).filter(Boolean);
      return items.length === 0 ? [] : [{ ...block, items, ...factsOf(block.items.join("\n\n")) }];
    }
    case "link": {
      const { when, label, to, note } = block;
      if (when && !HOLDS[when as Condition](filling.deployment ?? site)) return [];
      return [{ kind: "link", label: fill(label), to: addressOf(fill(to)), ...(note && { note: fill(note) }) }];
    }
  }
}

function addressOf(to: string): string {
  const [, office] = /^office:(.*)$/.exec(to) ?? [];
  return office ? findOffice(office).url : to;
}
