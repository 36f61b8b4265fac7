import { decode } from "html-entities";

const HIDDEN = "script, style, noscript, template, svg, iframe";
const BLOCKS =
  "address, article, aside, blockquote, button, caption, dd, details, div, dl, dt, figcaption, figure, footer, form, h1, h2, h3, " +
  "h4, h5, h6, header, label, legend, li, main, nav, ol, option, p, pre, section, summary, table, td, th, title, tr, ul";
const BREAKS = "br, hr, img, input";

/** The encoding that a page names in its header or, in its first kilobyte, itself; UTF-8 where it names none that is known. */
function decoderFor(bytes: Uint8Array, contentType: string): TextDecoder {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 1024));
  const named = /charset\s*=\s*["']?([\w-]+)/i;
  const label = (named.exec(contentType) ?? named.exec(head))?.[1] ?? "utf-8";
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}

/**
 * What a reader sees of a page, block by block on lines of their own, so that "R2,500" and "2." beside it don't become one number.
 * @param contentType its header
 */
export async function textOfPage(bytes: Uint8Array, contentType: string): Promise<string> {
  const source = decoderFor(bytes, contentType).decode(bytes);
  return tidy(contentType.includes("text/plain") ? source : decode(await textOfHtml(source)));
}

async function textOfHtml(html: string): Promise<string> {
  const parts: string[] = [];
  let hidden = 0;
  await new HTMLRewriter()
    .on(HIDDEN, {
      element(element) {
        if (onEnd(element, () => void hidden--)) hidden++;
      },
    })
    .on(BLOCKS, {
      element(element) {
        parts.push("\n");
        onEnd(element, () => void parts.push("\n"));
      },
    })
    .on(BREAKS, { element: () => void parts.push("\n") })
    .onDocument({
      text({ text }) {
        if (hidden === 0) parts.push(text);
      },
    })
    .transform(new Response(html))
    .arrayBuffer();
  return parts.join("");
}

/** Calls back at the end of an element. @returns false for one that has no end: `<svg/>`, or `<title/>` inside of one */
function onEnd(element: Element, callback: () => void): boolean {
  try {
    element.onEndTag(callback);
    return true;
  } catch {
    return false;
  }
}

function tidy(text: string): string {
  return text
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n[\n ]*/g, "\n")
    .trim();
}
