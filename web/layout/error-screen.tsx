import { buttonVariants } from "#web/ui/button.tsx";
import { PageLayout } from "./page-layout.tsx";

/** Shown where a page broke. */
const UNEXPECTED = {
  heading: "Something went wrong",
  text: "This page did not load correctly. Please load it again. What you sent before is not lost.",
  home: "Go to the home page",
} as const;

/** Shown after an unexpected error. Its link is a plain one: it reloads the site, whatever state the scripts are in. */
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
