import { PREVIEW_TEXTS } from "./copy.ts";
import { type Changed, findChanges } from "./find-changes.ts";

/** What search engines and shared links show of a page. */
type HeadChange = { what: keyof typeof PREVIEW_TEXTS.head; before: string; after: string };

/** Both pages as HTML with the changed places marked; null where there is no such page. */
export type Comparison = {
  before: string | null;
  after: string | null;
  /** What each marked place says then, in reading order. */
  places: string[];
  head: HeadChange[];
  /** Nothing is marked, but what the page knows has changed: for what it works out for a visitor. */
  isHiddenChange: boolean;
};

const HEAD = { title: "title", description: 'meta[name="description"]' } as const;

/** The elements that begin a line of their own, and so can be marked. */
const BLOCKS =
  "address, article, aside, blockquote, body, caption, dd, details, dialog, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, label, legend, li, main, nav, ol, p, pre, section, summary, table, td, th, ul";

/** What a page never shows. */
const UNSEEN = "script, style, template, noscript, title, link";

/** The look of a changed place, and of a page in which nothing can be pressed. */
const STYLE = `
  [data-changed] { outline: 3px solid #b8492a !important; outline-offset: 3px; border-radius: 2px; background-color: #e0a32e40 !important; }
  [data-preview-hidden]::before { content: "${PREVIEW_TEXTS.shownLater}"; display: block; font-size: 0.75rem; font-style: italic; }
  [data-preview-note] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  a, button, input, select, textarea { pointer-events: none !important; }
  html { scroll-behavior: auto !important; }
`;

/** Compares a page with what it will be, and marks the changed places in both. */
export function comparePages(before: string | null, after: string | null): Comparison {
  const pages = [before, after].map((html) => (html === null ? null : parse(html)));
  const [now, then] = pages.map((page) => (page ? blocksOf(page) : []));
  const { places, ...changes } =
    before !== null && after !== null
      ? findChanges(textsOf(now!), textsOf(then!))
      : { places: 0, before: [], after: [] };
  mark(now!, changes.before);
  mark(then!, changes.after);
  const head = pages[0] && pages[1] ? compareHeads(pages[0], pages[1]) : [];
  return {
    before: pages[0] ? write(pages[0]) : null,
    after: pages[1] ? write(pages[1]) : null,
    places: Array.from({ length: places }, (_, index) => textOfPlace(then!, changes.after, index + 1)),
    head,
    isHiddenChange: places === 0 && head.length === 0 && knownTo(pages[0]) !== knownTo(pages[1]),
  };
}

/** A page as visitors with scripts see it: in a frame without them, it would show what is there for that. */
function parse(html: string): Document {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const element of page.querySelectorAll(".without-scripts")) element.remove();
  for (const element of page.querySelectorAll(".with-scripts")) element.classList.remove("with-scripts");
  return page;
}

type Block = { element: Element; text: string };

/** The lines of a page, each with what it shows: words, pictures and where its links lead. */
function blocksOf(page: Document): Block[] {
  const parts = new Map<Element, string[]>();
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node instanceof Element ? node : node.parentElement!;
    const part = partOf(node);
    if (part.trim() === "" || element.closest(UNSEEN)) continue;
    const block = element.closest(BLOCKS)!;
    parts.set(block, [...(parts.get(block) ?? []), part]);
  }
  return [...parts].map(([element, texts]) => ({ element, text: texts.join("").replaceAll(/\s+/g, " ").trim() }));
}

function partOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (node instanceof HTMLImageElement) return ` ${node.alt} ${node.getAttribute("src")} `;
  if (node instanceof HTMLAnchorElement) return ` ${node.getAttribute("href")} `;
  return "";
}

function textsOf(blocks: readonly Block[]): string[] {
  return blocks.map(({ text }) => text);
}

function textOfPlace(blocks: readonly Block[], changed: readonly Changed[], place: number): string {
  return changed.flatMap((one) => (one.place === place ? blocks[one.index]!.text : [])).join(" ");
}

function mark(blocks: readonly Block[], changed: readonly Changed[]) {
  for (const { index, place } of changed) {
    const { element } = blocks[index]!;
    element.setAttribute("data-changed", String(place));
    const note = element.ownerDocument.createElement("span");
    note.setAttribute("data-preview-note", "");
    note.textContent = ` ${PREVIEW_TEXTS.changed}`;
    element.appendChild(note);
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (around instanceof HTMLDetailsElement) around.open = true;
      if (!around.hasAttribute("hidden")) continue;
      around.removeAttribute("hidden");
      around.setAttribute("data-preview-hidden", "");
    }
  }
}

function compareHeads(before: Document, after: Document): HeadChange[] {
  return (Object.keys(HEAD) as (keyof typeof HEAD)[]).flatMap((what) => {
    const [old, next] = [before, after].map((page) => {
      const element = page.querySelector(HEAD[what]);
      return element?.getAttribute("content") ?? element?.textContent ?? "";
    }) as [string, string];
    return old === next ? [] : [{ what, before: old, after: next }];
  });
}

/** What the page's scripts and search engines are given. */
function knownTo(page: Document | null | undefined): string {
  const known = page?.querySelectorAll<HTMLElement>('[data-props], script[type="application/ld+json"]') ?? [];
  return [...known].map((element) => element.dataset.props ?? element.textContent).join("\n");
}

/** The page for a frame in which nothing runs and nothing can be pressed. */
function write(page: Document): string {
  for (const element of page.querySelectorAll("script, noscript, link:not([rel=stylesheet])")) element.remove();
  for (const element of page.querySelectorAll("a, button, input, select, textarea"))
    element.setAttribute("tabindex", "-1");
  const style = page.createElement("style");
  style.textContent = STYLE;
  page.head.appendChild(style);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
