import { UNEXPECTED } from "#web/content/pages/unexpected.ts";
import { PageLayout } from "#web/layout/page-layout.tsx";
import { buttonVariants } from "#web/ui/button.tsx";

/** A page that broke. The way on is a plain link: it loads the site afresh, whatever state the scripts are in. */
export function ErrorScreen() {
  return (
    <PageLayout>
      <div className="wrap-page py-24">
        <h1 className="text-display">{UNEXPECTED.heading}</h1>
        <p className="mt-6 mb-8 measure text-lead text-muted">{UNEXPECTED.text}</p>
        <a href="/" className={buttonVariants({ size: "large" })}>
          {UNEXPECTED.home}
        </a>
      </div>
    </PageLayout>
  );
}
