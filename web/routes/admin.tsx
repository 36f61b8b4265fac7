import { lazy } from "react";
import { hero, homeMeta } from "#web/content/home-sections.ts";
import { ADMIN } from "#web/content/pages/admin.ts";
import { OwnerPage } from "#web/features/owner-session/owner-page.tsx";
import type { PreviewTexts } from "#web/features/uploads/picture-card.tsx";
import { pageMeta } from "#web/lib/meta.ts";
import type { Route } from "./+types/admin.ts";

const Admin = lazy(async () => ({ default: (await import("#web/features/uploads/admin.tsx")).Admin }));

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

/** /admin (product §2), for the owner only. */
export default function AdminPage({ loaderData }: Route.ComponentProps) {
  return (
    <OwnerPage content={ADMIN}>
      <Admin texts={loaderData} />
    </OwnerPage>
  );
}
