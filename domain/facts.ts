/**
 * The facts ledger (decision: facts-ledger). Every visa rule, fee, duration, price range and country figure that the
 * product states is one record of type `Fact`: its value, where it comes from, the official office to confirm it at,
 * the day it was entered and the day it falls due for review. Pages, finder, calculators, search and mails read these
 * records and nothing else. Besides domain/site.ts and domain/outside-links.ts this is the only file that may name an
 * outside host, because the offices are the sources.
 */

/**
 * What stands behind a value. `brief`: the client's brief gives it. `official`: the named office publishes it (a census count,
 * a currency, an official language). `estimate`: ours, from general knowledge. None of them says that somebody has
 * checked the value with the office since; that is what the dates are for.
 */
export type Basis = "brief" | "official" | "estimate";

/** What a reader sees for each basis, beside the value. */
export const BASIS_LABELS: Readonly<Record<Basis, string>> = {
  brief: "Planning figure",
  official: "Published by the office",
  estimate: "Our estimate",
};

/** A calendar day without a time zone, `YYYY-MM-DD`. Two of them compare as text. */
export type IsoDate = string;

export type Fact<T = unknown> = {
  value: T;
  basis: Basis;
  /** The office to confirm the value at; its name and address stand in `OFFICES`. */
  office: OfficeId;
  enteredOn: IsoDate;
  /** Twelve months after `enteredOn`; from this day on the fact is overdue. */
  reviewOn: IsoDate;
  /** Visa facts only: the passports for which the value holds. */
  passports?: string;
  /** What a reader must know before relying on the value; shown with it. */
  note?: string;
};

/** Prose, or a sentence that states a figure or a rule and is therefore a record of the ledger. */
export type Text = string | Fact<string>;

/** The day on which the first edition of the ledger was written. */
export const LEDGER_ENTERED_ON: IsoDate = "2026-11-21";

/** Passports that a visa fact covers unless it says otherwise (decision: facts-ledger). */
export const VISA_PASSPORTS = "US, Canadian and British";

type FactDetails = Partial<Pick<Fact, "enteredOn" | "passports" | "note">>;

/** Makes a ledger record; the review date is always twelve months after the entry. */
export function fact<const T>(value: T, basis: Basis, office: OfficeId, details: FactDetails = {}): Fact<T> {
  const enteredOn = details.enteredOn ?? LEDGER_ENTERED_ON;
  return {
    value,
    basis,
    office,
    enteredOn,
    reviewOn: reviewDate(enteredOn),
    ...(details.passports === undefined ? {} : { passports: details.passports }),
    ...(details.note === undefined ? {} : { note: details.note }),
  };
}

/** A ledger record about entry or residence: it always says for which passports it holds. */
export function visaFact<const T>(value: T, basis: Basis, office: OfficeId, details: FactDetails = {}): Fact<T> {
  return fact(value, basis, office, { passports: VISA_PASSPORTS, ...details });
}

/** The same day of the next year; February 29 becomes February 28. */
export function reviewDate(enteredOn: IsoDate): IsoDate {
  const year = Number(enteredOn.slice(0, 4)) + 1;
  const day = enteredOn.slice(4);
  return `${year}${day === "-02-29" ? "-02-28" : day}`;
}

/**
 * Whether a fact is due for review on the reader's day (decision: facts-ledger: overdue facts turn amber).
 * @param today the reader's calendar day, `YYYY-MM-DD`
 */
export function isOverdue(record: Pick<Fact, "reviewOn">, today: IsoDate): boolean {
  return today >= record.reviewOn;
}

/** Whether a value is a ledger record. A record that lacks its office or a date still is one, so a test can find it. */
export function isFact(value: unknown): value is Fact {
  return typeof value === "object" && value !== null && "value" in value && "basis" in value;
}

/** Every ledger record inside a piece of content, each once, in reading order. */
export function factsIn(content: unknown): Fact[] {
  const found = new Set<Fact>();
  collectFacts(content, found);
  return [...found];
}

function collectFacts(content: unknown, found: Set<Fact>): void {
  if (isFact(content)) found.add(content);
  else if (typeof content === "object" && content !== null) {
    for (const part of Object.values(content)) collectFacts(part, found);
  }
}

/** The words of a text, whether or not it is a ledger record. */
export function resolveText(text: Text): string {
  return typeof text === "string" ? text : text.value;
}

export type Office = { name: string; url: string };

/** The official offices that facts are confirmed at, by id. */
export const OFFICES = {
  // Ghana
  "ghana-immigration-service": { name: "Ghana Immigration Service", url: "https://gis.gov.gh/" },
  "ghana-interior-ministry": { name: "Ministry of the Interior, Ghana", url: "https://www.mint.gov.gh/" },
  "ghana-statistical-service": { name: "Ghana Statistical Service", url: "https://statsghana.gov.gh/" },
  "bank-of-ghana": { name: "Bank of Ghana", url: "https://www.bog.gov.gh/" },
  "ghana-gipc": { name: "Ghana Investment Promotion Centre (GIPC)", url: "https://www.gipc.gov.gh/" },
  "ghana-lands-commission": { name: "Lands Commission, Ghana", url: "https://www.lc.gov.gh/" },
  "ghana-nhia": { name: "National Health Insurance Authority, Ghana", url: "https://www.nhis.gov.gh/" },
  "ghana-education-ministry": { name: "Ministry of Education, Ghana", url: "https://moe.gov.gh/" },
  // Kenya
  "kenya-eta": { name: "Kenya Electronic Travel Authorization (eTA)", url: "https://www.etakenya.go.ke/" },
  "kenya-immigration": { name: "Directorate of Immigration Services, Kenya", url: "https://immigration.go.ke/" },
  "kenya-knbs": { name: "Kenya National Bureau of Statistics", url: "https://www.knbs.or.ke/" },
  "central-bank-of-kenya": { name: "Central Bank of Kenya", url: "https://www.centralbank.go.ke/" },
  "kenya-keninvest": { name: "Kenya Investment Authority (KenInvest)", url: "https://www.invest.go.ke/" },
  "kenya-lands-ministry": { name: "Ministry of Lands, Kenya", url: "https://lands.go.ke/" },
  "kenya-sha": { name: "Social Health Authority, Kenya", url: "https://sha.go.ke/" },
  "kenya-education-ministry": { name: "Ministry of Education, Kenya", url: "https://www.education.go.ke/" },
  // Rwanda
  "rwanda-dgie": {
    name: "Directorate General of Immigration and Emigration, Rwanda",
    url: "https://www.migration.gov.rw/",
  },
  "rwanda-nisr": { name: "National Institute of Statistics of Rwanda", url: "https://www.statistics.gov.rw/" },
  "national-bank-of-rwanda": { name: "National Bank of Rwanda", url: "https://www.bnr.rw/" },
  "rwanda-rdb": { name: "Rwanda Development Board (RDB)", url: "https://rdb.rw/" },
  "rwanda-land-authority": { name: "National Land Authority, Rwanda", url: "https://www.lands.rw/" },
  "rwanda-rssb": { name: "Rwanda Social Security Board", url: "https://www.rssb.rw/" },
  "rwanda-mineduc": { name: "Ministry of Education, Rwanda", url: "https://www.mineduc.gov.rw/" },
  // South Africa
  "south-africa-home-affairs": { name: "Department of Home Affairs, South Africa", url: "https://www.dha.gov.za/" },
  "south-africa-stats": { name: "Statistics South Africa", url: "https://www.statssa.gov.za/" },
  "south-african-reserve-bank": { name: "South African Reserve Bank", url: "https://www.resbank.co.za/" },
  "south-africa-dtic": {
    name: "Department of Trade, Industry and Competition, South Africa",
    url: "https://www.thedtic.gov.za/",
  },
  "south-africa-deeds": { name: "Deeds Registration, South Africa", url: "https://www.deeds.gov.za/" },
  "south-africa-health": { name: "National Department of Health, South Africa", url: "https://www.health.gov.za/" },
  "south-africa-education": {
    name: "Department of Basic Education, South Africa",
    url: "https://www.education.gov.za/",
  },
  // Nigeria
  "nigeria-immigration-service": { name: "Nigeria Immigration Service", url: "https://immigration.gov.ng/" },
  "nigeria-population-commission": {
    name: "National Population Commission, Nigeria",
    url: "https://nationalpopulation.gov.ng/",
  },
  "nigeria-nbs": { name: "National Bureau of Statistics, Nigeria", url: "https://www.nigerianstat.gov.ng/" },
  "central-bank-of-nigeria": { name: "Central Bank of Nigeria", url: "https://www.cbn.gov.ng/" },
  "nigeria-nipc": { name: "Nigerian Investment Promotion Commission", url: "https://www.nipc.gov.ng/" },
  "nigeria-cac": { name: "Corporate Affairs Commission, Nigeria", url: "https://www.cac.gov.ng/" },
  "nigeria-housing-ministry": {
    name: "Federal Ministry of Housing and Urban Development, Nigeria",
    url: "https://fmhud.gov.ng/",
  },
  "nigeria-nhia": { name: "National Health Insurance Authority, Nigeria", url: "https://www.nhia.gov.ng/" },
  "nigeria-education-ministry": { name: "Federal Ministry of Education, Nigeria", url: "https://education.gov.ng/" },
  // Morocco
  "morocco-consular-service": {
    name: "Ministry of Foreign Affairs, Morocco: consular service",
    url: "https://www.consulat.ma/",
  },
  "morocco-dgsn": { name: "General Directorate of National Security, Morocco", url: "https://www.dgsn.gov.ma/" },
  "morocco-hcp": { name: "High Commission for Planning, Morocco", url: "https://www.hcp.ma/" },
  "bank-al-maghrib": { name: "Bank Al-Maghrib", url: "https://www.bkam.ma/" },
  "morocco-amdie": {
    name: "Moroccan Investment and Export Development Agency (AMDIE)",
    url: "https://www.amdie.gov.ma/",
  },
  "morocco-ancfcc": { name: "Land Registry and Cadastre Agency, Morocco", url: "https://www.ancfcc.gov.ma/" },
  "morocco-cnss": { name: "National Social Security Fund, Morocco", url: "https://www.cnss.ma/" },
  "morocco-education-ministry": { name: "Ministry of National Education, Morocco", url: "https://www.men.gov.ma/" },
  // Senegal
  "senegal-foreign-ministry": { name: "Ministry of Foreign Affairs, Senegal", url: "https://www.diplomatie.gouv.sn/" },
  "senegal-interior-ministry": { name: "Ministry of the Interior, Senegal", url: "https://www.interieur.gouv.sn/" },
  "senegal-ansd": { name: "National Agency of Statistics and Demography, Senegal", url: "https://www.ansd.sn/" },
  bceao: { name: "Central Bank of West African States (BCEAO)", url: "https://www.bceao.int/" },
  "senegal-apix": { name: "APIX, investment promotion agency of Senegal", url: "https://investinsenegal.com/" },
  "senegal-dgid": { name: "Tax and Lands Directorate, Senegal", url: "https://www.impotsetdomaines.gouv.sn/" },
  "senegal-health-ministry": { name: "Ministry of Health, Senegal", url: "https://www.sante.gouv.sn/" },
  "senegal-education-ministry": {
    name: "Ministry of National Education, Senegal",
    url: "https://www.education.gouv.sn/",
  },
  // Mauritius
  "mauritius-passport-office": {
    name: "Passport and Immigration Office, Mauritius",
    url: "https://passport.govmu.org/",
  },
  "mauritius-edb": { name: "Economic Development Board, Mauritius", url: "https://www.edbmauritius.org/" },
  "mauritius-residency": { name: "Residency Mauritius (Economic Development Board)", url: "https://residency.mu/" },
  "mauritius-statistics": { name: "Statistics Mauritius", url: "https://statsmauritius.govmu.org/" },
  "bank-of-mauritius": { name: "Bank of Mauritius", url: "https://www.bom.mu/" },
  "mauritius-health-ministry": { name: "Ministry of Health, Mauritius", url: "https://health.govmu.org/" },
  "mauritius-education-ministry": { name: "Ministry of Education, Mauritius", url: "https://education.govmu.org/" },
  // Egypt
  "egypt-evisa": { name: "Egypt e-Visa portal", url: "https://visa2egypt.gov.eg/" },
  "egypt-interior-ministry": { name: "Ministry of Interior, Egypt", url: "https://moi.gov.eg/" },
  "egypt-capmas": {
    name: "Central Agency for Public Mobilization and Statistics (CAPMAS), Egypt",
    url: "https://www.capmas.gov.eg/",
  },
  "central-bank-of-egypt": { name: "Central Bank of Egypt", url: "https://www.cbe.org.eg/" },
  "egypt-gafi": { name: "General Authority for Investment (GAFI), Egypt", url: "https://www.gafi.gov.eg/" },
  "egypt-nuca": { name: "New Urban Communities Authority, Egypt", url: "https://www.newcities.gov.eg/" },
  "egypt-health-ministry": { name: "Ministry of Health and Population, Egypt", url: "https://www.mohp.gov.eg/" },
  "egypt-education-ministry": { name: "Ministry of Education, Egypt", url: "https://moe.gov.eg/" },
  // Tanzania, Sierra Leone, Ethiopia, Botswana
  "tanzania-nbs": { name: "National Bureau of Statistics, Tanzania", url: "https://www.nbs.go.tz/" },
  "bank-of-tanzania": { name: "Bank of Tanzania", url: "https://www.bot.go.tz/" },
  "tanzania-investment-centre": { name: "Tanzania Investment Centre", url: "https://www.tic.go.tz/" },
  "sierra-leone-statistics": { name: "Statistics Sierra Leone", url: "https://www.statistics.sl/" },
  "bank-of-sierra-leone": { name: "Bank of Sierra Leone", url: "https://www.bsl.gov.sl/" },
  "sierra-leone-nib": { name: "National Investment Board, Sierra Leone", url: "https://nib.gov.sl/" },
  "ethiopia-statistics": { name: "Ethiopian Statistical Service", url: "https://ess.gov.et/" },
  "national-bank-of-ethiopia": { name: "National Bank of Ethiopia", url: "https://nbe.gov.et/" },
  "botswana-statistics": { name: "Statistics Botswana", url: "https://www.statsbots.org.bw/" },
  "bank-of-botswana": { name: "Bank of Botswana", url: "https://www.bankofbotswana.bw/" },
  // Where readers live now, and the continent
  "us-bls": { name: "US Bureau of Labor Statistics", url: "https://www.bls.gov/" },
  "uk-ons": { name: "Office for National Statistics, UK", url: "https://www.ons.gov.uk/" },
  "canada-statcan": { name: "Statistics Canada", url: "https://www.statcan.gc.ca/" },
  "bank-of-canada": {
    name: "Bank of Canada: daily exchange rates",
    url: "https://www.bankofcanada.ca/rates/exchange/daily-exchange-rates/",
  },
  "bank-of-england": {
    name: "Bank of England: daily spot exchange rates",
    url: "https://www.bankofengland.co.uk/boeapps/database/Rates.asp",
  },
  "african-development-bank": { name: "African Development Bank", url: "https://www.afdb.org/" },
  "unesco-statistics": { name: "UNESCO Institute for Statistics", url: "https://uis.unesco.org/" },
  // Directories of embassies, and embassies
  "us-state-department": {
    name: "US Department of State: foreign embassies and consulates, by country",
    url: "https://travel.state.gov/content/travel/en/consularnotification/ConsularNotificationandAccess.html",
  },
  "global-affairs-canada": {
    name: "Global Affairs Canada: foreign representatives in Canada",
    url: "https://www.international.gc.ca/protocol-protocole/reps.aspx?lang=eng",
  },
  "uk-fcdo": {
    name: "Foreign, Commonwealth & Development Office: foreign embassies in the UK (London Diplomatic List)",
    url: "https://www.gov.uk/government/publications/foreign-embassies-in-the-uk",
  },
  "ghana-high-commission-london": {
    name: "Ghana High Commission, London",
    url: "https://www.ghanahighcommissionuk.com/",
  },
  "kenya-embassy-washington": { name: "Embassy of Kenya, Washington, DC", url: "https://kenyaembassydc.org/" },
  "rwanda-embassy-washington": { name: "Embassy of Rwanda, Washington, DC", url: "https://www.rwandainusa.gov.rw/" },
  "rwanda-high-commission-london": { name: "High Commission of Rwanda, London", url: "https://www.rwandainuk.gov.rw/" },
} as const satisfies Readonly<Record<string, Office>>;

export type OfficeId = keyof typeof OFFICES;
