import { hero, homeMeta } from "#web/content/home-page.ts";
import type { OwnerPageContent } from "#web/features/owner-session/copy.ts";
import { OwnerPage } from "#web/features/owner-session/owner-page.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import type { PreviewTexts } from "./picture-card.tsx";
import type { Route } from "./+types/page.ts";

const ADMIN: OwnerPageContent = {
  meta: {
    path: "/admin",
    title: "Website admin panel",
    description: "Change the pictures of the site: the hero image of the home page and the thumbnail of shared links.",
    noindex: true,
  },
  heading: "Website Admin Panel",
  intro: "The pictures that visitors see first: the hero image of the home page and the thumbnail of a shared link.",
};

/** Runs at build time only: of the home page's texts, those that the previews show. */
export function loader(): PreviewTexts {
  return {
    hero: { eyebrow: hero.eyebrow, heading: hero.heading, button: hero.button.label },
    social: { title: homeMeta.title, description: homeMeta.description },
  };
}

export function meta() {
  return pageMeta(ADMIN.meta);
}

/** /admin, for the owner only. */
export default function AdminPage({ loaderData }: Route.ComponentProps) {
  async function load() {
    const { Admin } = await import("./admin.tsx");
    return <Admin texts={loaderData} />;
  }
  return <OwnerPage content={ADMIN} load={load} />;
}
