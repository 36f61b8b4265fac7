import { Component, type ComponentType, type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { Page } from "./late-start/built-router.ts";
import { SKIP_LINK_TEXT } from "./layout/skip-link.tsx";
import type { PageData, ScriptExport } from "./late-start/page-data.ts";
import { prefetchPages } from "./late-start/prefetch-pages.ts";

type RootModule = {
  default: ComponentType;
  ErrorBoundary: ComponentType<{ error: unknown }>;
  Layout: ComponentType<{ children: ReactNode }>;
};

async function importExport(of: ScriptExport) {
  const [script, name] = of.split("#");
  return (await import(/* @vite-ignore */ `/assets/${script}.js`))[name!];
}

type DocumentProps = { root: RootModule; children: ReactNode };

/** The document with its page, or with the root's word for an error that a page throws. */
class PageDocument extends Component<DocumentProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { root, children } = this.props;
    const content =
      "error" in this.state ? (
        <root.ErrorBoundary error={this.state.error} />
      ) : (
        <Page value={children}>
          <root.default />
        </Page>
      );
    return <root.Layout>{content}</root.Layout>;
  }
}

/**
 * The document as React Router's server renders it: twice as the first of two children, which React counts into the ids
 * that it makes.
 */
function AsRendered({ children }: { children: ReactNode }) {
  return (
    <>
      <>
        {children}
        {null}
      </>
      {null}
    </>
  );
}

/**
 * Whether the page's text is as it was built. In a translated page React would find other words than its own and render
 * everything once more, without what only the HTML has; such a page stays as it is and works as without scripts.
 */
function isTranslated() {
  const [skipLink] = document.links;
  return document.documentElement.lang !== "en" || skipLink?.textContent !== SKIP_LINK_TEXT;
}

/** Keys that an element answers only with scripts; typing and pressing work without, or wait as clicks. */
const ANSWERED_KEYS = /^(Arrow|Home|End|Escape)/;

/** Gives the last key to the element that it was pressed on, as soon as React has taken over what is around it. */
function repeatKey([event]: readonly KeyboardEvent[]) {
  const target = event?.target;
  if (!event || !ANSWERED_KEYS.test(event.key) || !(target instanceof Element)) return;
  if (target !== document.activeElement || target.matches("input, select, textarea")) return;
  const isTakenOver = () =>
    Object.keys(target.closest("main, header") ?? target).some((key) => key.startsWith("__react"));
  const wait = setInterval(() => {
    if (!isTakenOver()) return;
    clearInterval(wait);
    target.dispatchEvent(new KeyboardEvent("keydown", { key: event.key, bubbles: true, cancelable: true }));
  }, 30);
}

/**
 * Takes over a prerendered page; its loader calls this when it is time (web/late-start/start-late.ts).
 * @param keys the last key that was pressed before
 * @throws Error where the page has been translated, before anything is changed
 */
export async function start({ root, route, loaderData }: PageData, keys: readonly KeyboardEvent[]) {
  if (isTranslated()) throw new Error("Translated");
  const exports = [root.default, root.ErrorBoundary, root.Layout, route];
  const [Root, ErrorBoundary, Layout, RoutePage] = await Promise.all(exports.map(importExport));
  startTransition(() => {
    hydrateRoot(
      document,
      <AsRendered>
        <PageDocument root={{ default: Root, ErrorBoundary, Layout }}>
          <RoutePage loaderData={loaderData} />
        </PageDocument>
      </AsRendered>,
    );
  });
  repeatKey(keys);
  prefetchPages();
}

// The development server changes modules in place, which only React Router's own router can follow.
if (import.meta.env.DEV) {
  const { HydratedRouter } = await import("react-router/dom");
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
}
