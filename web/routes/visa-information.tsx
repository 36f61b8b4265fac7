import { VISA_INFORMATION } from "#web/content/pages/visa-information.ts";
import { pageMeta } from "#web/lib/meta.ts";
import { ContentPage } from "#web/sections/content-page.tsx";

export function meta() {
  return pageMeta(VISA_INFORMATION.meta);
}

/** /visa-information (product §2). */
export default function VisaInformationPage() {
  return <ContentPage content={VISA_INFORMATION} />;
}
