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
  heading: "Plan your move to Africa, step by step",
  intro: `${site.name} helps you choose a country, prepare your papers, and plan your budget, your home and your first weeks before you go.`,
  button: { label: "Find Your Ideal Country", to: "#countries" },
  figures: [
    { value: String(COUNTRIES.length), label: "countries to choose from" },
    { value: String(PROGRAM_MODULES.length), label: "modules in order" },
    { value: PROGRAM_LENGTH.replace(" months", ""), label: "months of program" },
  ],
  /** True of whatever picture the owner puts there. */
  picture: "A view of Africa",
} as const;
