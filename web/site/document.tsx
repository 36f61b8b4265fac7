import type { ReactNode } from "react";
import { site } from "#domain/site.ts";
import { ConsentBanner } from "#web/features/measuring/measuring-question.island.tsx";
import { Island } from "#web/lib/island.tsx";
import { CurrentPath } from "#web/lib/use-current-path.ts";
import serifFont from "#web/styles/fonts/fraunces.woff2?url";
import sansFont from "#web/styles/fonts/instrument-sans.woff2?url";
import printStyle from "#web/styles/print.css?url";

/** What a page loads: URLs, and the text of the inline loader; a development server has a URL of that, too. */
export type PageAssets = {
  style: string;
  /** A public page: its loader as text, or as a URL, and the script that it starts. */
  loader?: { text: string } | { url: string };
  /** Loaded by `loader` on public pages; at once in the back office. */
  start: string;
  /** What renders previews of the pages, in the back office. */
  preview?: string;
  /** What the back office's `start` needs, to be fetched beside it. */
  preload?: readonly string[];
};

type DocumentProps = { path: string; assets: PageAssets; children: ReactNode };

/** The document around every page. Title and social tags come from the page itself (web/layout/page-head.tsx). */
export function Document({ path, assets: { style, loader, start, preview, preload }, children }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf6ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14140f" media="(prefers-color-scheme: dark)" />
        {/* Before the style sheets: an inline script after them waits for them, and the parser with it. */}
        {loader && "text" in loader && <script data-start={start} dangerouslySetInnerHTML={{ __html: loader.text }} />}
        {loader && "url" in loader && <script type="module" data-start={start} src={loader.url} />}
        <link rel="stylesheet" href={style} />
        <link rel="stylesheet" href={printStyle} media="print" />
        <link rel="preload" href={serifFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={sansFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" type="application/rss+xml" title="Articles and changes of facts" href="/feed.xml" />
        {preload?.map((script) => (
          <link key={script} rel="modulepreload" href={script} />
        ))}
        {!loader && <script type="module" src={start} data-preview={preview} />}
      </head>
      <body>
        <CurrentPath value={path}>
          {children}
          {loader && site.analytics && <Island of={ConsentBanner} props={{}} isOptional />}
        </CurrentPath>
      </body>
    </html>
  );
}
