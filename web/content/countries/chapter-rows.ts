import { COUNTRY_FILES } from "#content-model/schema/country-files.ts";
import { belongingFile, program } from "#content-model/schema/belonging.ts";
import { entry } from "#content-model/schema/entry.ts";
import { familyFile } from "#content-model/schema/family.ts";
import { metaOf, rowsAround, rowsOf, rowsOfChapter, titlesIn } from "#content-model/schema/fields.ts";
import { goodsFile } from "#content-model/schema/goods.ts";
import { guideFile } from "#content-model/schema/guide.ts";
import { healthFile } from "#content-model/schema/health.ts";
import { homesFile } from "#content-model/schema/homes.ts";
import { moneyFile } from "#content-model/schema/money.ts";
import { permit } from "#content-model/schema/permits.ts";
import { rulesFile } from "#content-model/schema/rules.ts";
import { safeguardsFile } from "#content-model/schema/safeguards.ts";
import { schoolsFile } from "#content-model/schema/schools.ts";
import { workFile } from "#content-model/schema/work.ts";

const { agents, registrySearch } = safeguardsFile.shape;
const { business, culture, education, healthcare, housing } = guideFile.shape.detailedGuide.shape;

const aroundTreaties = rowsAround(moneyFile, "treaties");
const treaties = rowsOf(moneyFile.shape.treaties);

export const DOCUMENTS_TITLE = metaOf(permit.shape.documents).title!;

/** The rows of the guides' chapters and of their parts: names by keys, as the schema has them, in the order of the page. */
export const CHAPTER_ROWS = {
  entry: rowsOf(entry),
  permits: rowsOf(permit),
  belonging: rowsOf(belongingFile),
  program: rowsOf(program),
  money: { ...aroundTreaties.before, ...treaties, ...aroundTreaties.after },
  aroundTreaties,
  treaties,
  homes: rowsOf(homesFile),
  goods: rowsOfChapter(goodsFile, undefined),
  driving: rowsOfChapter(goodsFile, "driving"),
  pets: rowsOfChapter(goodsFile, "pets"),
  work: rowsOf(workFile),
  health: rowsOf(healthFile),
  schools: rowsOf(schoolsFile),
  family: rowsOf(familyFile),
  rules: rowsOf(rulesFile),
  aroundAgents: rowsAround(safeguardsFile, "agents"),
  registrySearch: rowsOf(registrySearch),
  agents: rowsOf(agents),
  /** Of the card of the guide. */
  housing: rowsOf(housing),
  healthcare: rowsOf(healthcare),
  business: { opportunities: metaOf(business.shape.opportunities).title!, ...rowsOf(business) },
  education: rowsOf(education),
  culture: rowsOf(culture),
} as const;

/** What everything in the files of a country is called, by file and key. */
export const COUNTRY_TITLES: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(COUNTRY_FILES).map(([name, schema]) => [name, titlesIn(schema)]),
);
