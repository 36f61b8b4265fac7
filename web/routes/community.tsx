import { COMMUNITY } from "#web/content/pages/community.ts";
import { pageMeta } from "#web/lib/meta.ts";
import { ContentPage } from "#web/sections/content-page.tsx";

export function meta() {
  return pageMeta(COMMUNITY.meta);
}

/** /community (product §2). */
export default function CommunityPage() {
  return <ContentPage content={COMMUNITY} />;
}
