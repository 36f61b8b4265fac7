import type { ReactNode } from "react";

/** The same object each time, or React would write the HTML again. */
const UNCHANGED = { __html: "" };

/**
 * A part of a page that needs no script: its HTML stays as the build wrote it, and neither its component nor its text
 * is sent to the browser a second time (decision: late-hydration). Give it its content only where HTML is rendered,
 * `{(import.meta.env.SSR || import.meta.env.DEV) && <Part />}`, so that the bundler leaves the rest out.
 */
export function Prerendered({ children }: { children: ReactNode }) {
  if (children) return <div className="contents">{children}</div>;
  return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={UNCHANGED} />;
}
