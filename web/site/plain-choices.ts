import { addPageParams } from "#web/lib/page-url.ts";

/** What people and other sites call a passport or a reason, by the word of our URLs. */
const ALIASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  passport: {
    us: "usa united-states america american",
    uk: "gb gbr united-kingdom great-britain england british",
    canada: "ca can canadian",
  },
  reason: {
    job: "jobs work working employment",
    skills: "skill",
    business: "invest investor investment entrepreneur",
    remote: "remote-work nomad digital-nomad",
    retirement: "retire retired retiree retiring pension",
    study: "student studies school university",
    family: "marriage spouse partner",
    return: "returning descent ancestry diaspora",
    volunteer: "volunteering",
  },
  country: {},
};

/** A choice as our URLs write it: "us" for "USA", "retirement" for "Retire", "NG" for "ng". */
export function plainChoice(name: string, value: string): string {
  const word = value
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, "-");
  const known = Object.entries(ALIASES[name]!).find(([plain, aliases]) =>
    `${plain} ${aliases}`.split(" ").includes(word),
  );
  if (known) return known[0];
  return name === "passport" && word.length === 2 ? word.toUpperCase() : word;
}

/** Rewrites the choices in the page's URL as our own links write them, before anything reads them. */
export function writePlainChoices() {
  const given = [...new URLSearchParams(location.search)].filter(
    ([name, value]) => Object.hasOwn(ALIASES, name) && value !== "",
  );
  const plain = given.map(([name, value]) => [name, plainChoice(name, value)] as const);
  if (plain.some(([, value], index) => value !== given[index]![1])) addPageParams(Object.fromEntries(plain));
}
