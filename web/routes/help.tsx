import { HELP } from "#web/content/pages/help.ts";
import { pageMeta } from "#web/lib/meta.ts";
import { ContentPage } from "#web/sections/content-page.tsx";

export function meta() {
  return pageMeta(HELP.meta);
}

/** /help (product §2). */
export default function HelpPage() {
  return <ContentPage content={HELP} />;
}
