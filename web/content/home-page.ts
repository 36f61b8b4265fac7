import { COUNTRIES } from "#domain/countries.ts";
import { PROGRAM_LENGTH, PROGRAM_MODULES } from "#domain/program.ts";
import { site } from "#domain/site.ts";
import type { PageMeta } from "#web/lib/meta.ts";

export const homeMeta: PageMeta = {
  path: "/",
  title: "Move to Africa with a plan",
  description:
    "Country guides, visa guidance, cost comparisons and a roadmap of seven modules for the diaspora, expats and investors who are moving to Africa.",
};

export const hero = {
  eyebrow: "For the diaspora, expats and investors",
  heading: "Your move to Africa, from a dream to an address",
  intro: `${site.name} helps you choose the country that fits your life, get the papers right, and arrive with a home, a budget and people who expect you.`,
  button: { label: "Find Your Ideal Country", to: "#countries" },
  figures: [
    { value: String(COUNTRIES.length), label: "countries to choose from" },
    { value: String(PROGRAM_MODULES.length), label: "modules in order" },
    { value: PROGRAM_LENGTH.replace(" months", ""), label: "months to an address" },
  ],
  /** True of whatever picture the owner puts there. */
  picture: "Africa, where the journey leads",
} as const;
