import { html } from "hono/html";
import { expect, test } from "vitest";
import { renderMarkdownHtml, renderMarkdownText } from "../../worker/mail/markdown.ts";

async function toHtml(markdown: string): Promise<string> {
  const rendered = String(await html`${renderMarkdownHtml(markdown)}`);
  return rendered.replaceAll(/ style="[^"]*"|\n\s*/g, "");
}

const toText = (markdown: string) => renderMarkdownText(markdown).join("\n\n");

test.each([
  ["one\ntwo\n\nthree", "<p>one<br />two</p><p>three</p>", "one\ntwo\n\nthree"],
  ["## Heading\n\ntext", "<h2>Heading</h2><p>text</p>", "Heading\n\ntext"],
  ["### Smaller", "<h3>Smaller</h3>", "Smaller"],
  ["**bold** and *italic*", "<p><strong>bold</strong> and <em>italic</em></p>", "bold and italic"],
  ["- one\n- two", "<ul><li>one</li><li>two</li></ul>", "- one\n- two"],
  ["3. three\n4. four", '<ol start="3"><li>three</li><li>four</li></ol>', "3. three\n4. four"],
  ["- one\n  - inner", "<ul><li>one<ul><li>inner</li></ul></li></ul>", "- one\n  - inner"],
  ["> quoted\n> twice", "<blockquote><p>quoted<br />twice</p></blockquote>", "> quoted\n> twice"],
  ["one\n\n---\n\ntwo", "<p>one</p><hr /><p>two</p>", "one\n\n---\n\ntwo"],
  [
    "[the guide](https://homeward.example/a?b=1&c=2)",
    '<p><a href="https://homeward.example/a?b=1&amp;c=2">the guide</a></p>',
    "the guide (https://homeward.example/a?b=1&c=2)",
  ],
  [
    "https://homeward.example/a",
    '<p><a href="https://homeward.example/a">https://homeward.example/a</a></p>',
    "https://homeward.example/a",
  ],
  [
    "[write](mailto:hello@homeward.example)",
    '<p><a href="mailto:hello@homeward.example">write</a></p>',
    "write (mailto:hello@homeward.example)",
  ],
  ["5 < 6 & \\*not italic\\*", "<p>5 &lt; 6 &amp; *not italic*</p>", "5 < 6 & *not italic*"],
])("%j is formatted in HTML and readable as text", async (markdown, asHtml, asText) => {
  expect(await toHtml(markdown)).toBe(asHtml);
  expect(toText(markdown)).toBe(asText);
});

test.each([
  "<script>alert(1)</script>",
  'before <img src=x onerror="alert(1)"> after',
  "[x](javascript:alert(1))",
  "[x](data:text/html,hello)",
  "[x](/relative)",
  "![picture](https://pixel.example/p.png)",
  "| a | b |\n|---|---|\n| 1 | 2 |",
  "```\ncode\n```",
  "~~struck~~ `code`",
  "[x]: https://elsewhere.example 'title'",
  '<a href="https://elsewhere.example">x</a>',
])("%j makes no element but those of the formatting", async (markdown) => {
  const rendered = await toHtml(markdown);
  expect(rendered.replaceAll(/<\/?(p|br|h2|h3|ul|ol|li|blockquote|strong|em|hr)( \/)?>/g, "")).not.toMatch(/[<>]/);
});
