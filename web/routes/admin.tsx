import { ADMIN } from "#web/content/pages/admin.ts";
import { OwnerPage } from "#web/features/owner-session/owner-page.tsx";
import { pageMeta } from "#web/lib/meta.ts";

export function meta() {
  return pageMeta(ADMIN.meta);
}

/** /admin (product §2), for the owner only. */
export default function AdminPage() {
  return <OwnerPage content={ADMIN} />;
}
