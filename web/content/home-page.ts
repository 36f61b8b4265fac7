import { site } from "#domain/site.ts";
import type { PageMeta } from "#web/lib/page-meta.ts";

export const homeMeta: PageMeta = {
  path: "/",
  title: "Move to Africa with a plan",
  description:
    "Country guides, visa guidance, cost comparisons and a roadmap of seven modules for the diaspora, expats and investors who are moving to Africa.",
};

export const hero = {
  eyebrow: "For the diaspora, expats and investors",
  heading: "Plan your move to Africa, step by step",
  intro: `${site.name} helps you choose a country, prepare your papers, and plan your budget, your home and your first weeks.`,
  button: { label: "Find Your Ideal Country", to: "#countries" },
  /** True of whatever picture the owner puts there. */
  picture: "A view of Africa",
} as const;
