import { Lexer, type Token, type Tokens } from "marked";
import type * as z from "zod";
import type { RawBlock } from "#content-model/schema/text-blocks.ts";
import { readFile, type Source } from "./read-file.ts";
import { type Problem, unknown } from "#content-model/rules/problem.ts";

/** Reports what is wrong with the token that is being read, or with a part of it. */
type Report = (problem: string, part?: string) => void;

type MarkdownFile<Block> = {
  /** As it is named in messages. */
  file: string;
  markdown: string;
  /** How many lines the file has above the text. */
  linesAbove: number;
  /** How many # a heading may have at most; the first rank is the title's. */
  deepest: 2 | 3;
  /** The offices that a link may lead to, by their ids. */
  offices: object;
  /** What a block between three backticks is, by its name and its text; with the number of lines above the text. */
  readFence?: (name: string, text: string, linesAbove: number, report: Report) => Block | undefined;
};

/** What a page can't show, and what to write instead. */
const REFUSED: Readonly<Record<string, string>> = {
  html: "HTML is not shown.",
  strong: "Bold text is not shown: take the ** away.",
  em: "Italic text is not shown: take the * or _ away.",
  del: "Struck text is not shown: take the ~ away.",
  codespan: "Code is not shown: take the ` away.",
  code: "Code is not shown.",
  image: "Pictures are not shown.",
  table: "Tables are not shown: write a list.",
  blockquote: "Quotations are not shown: take the > away.",
  hr: "Lines are not shown: begin a chapter with ## and its title.",
  link: "Give a link a paragraph of its own: [its words](its address), then a colon and a note if you like.",
};

/** The two parts of a Markdown file: the YAML between its lines of ---, and the text below; null where it has no front matter. */
export function splitFrontMatter(text: string): { head: string; body: string } | null {
  const [all, head] = /^---\n([\s\S]*?\n)---\n/.exec(text) ?? [];
  return all === undefined || head === undefined ? null : { head, body: text.slice(all.length) };
}

/** Reads a file's front matter. @returns its values, the text below, and how many lines are above that */
export function readFrontMatter<Schema extends z.ZodType>(
  file: string,
  source: Source,
  schema: Schema,
  problems: Problem[],
): { values: z.infer<Schema>; body: string; linesAbove: number } {
  if (typeof source === "object") {
    const { body, ...head } = source as { body?: unknown };
    const { values } = readFile(file, head, schema, problems);
    if (typeof body !== "string")
      problems.push({ file, line: 1, column: 1, path: ["body"], text: "Write the text of the page." });
    return { values: values as z.infer<Schema>, body: typeof body === "string" ? body : "", linesAbove: 0 };
  }
  const parts = splitFrontMatter(source);
  if (!parts) {
    problems.push({
      file,
      line: 1,
      column: 1,
      text: "Begin the file with a line of ---, its title and the like, and another line of ---.",
    });
    return { values: {} as z.infer<Schema>, body: source, linesAbove: 0 };
  }
  // An empty line replaces the first, so that lines are counted from the top of the file.
  const { values } = readFile(file, `\n${parts.head}`, schema, problems);
  return { values: values as z.infer<Schema>, body: parts.body, linesAbove: parts.head.split("\n").length + 1 };
}

/**
 * Takes a Markdown text apart into what pages can show: paragraphs, headings, lists, links and fenced blocks.
 * @param problems gets everything that a page can't show, with its place
 */
export function readMarkdown<Block = never>(source: MarkdownFile<Block>, problems: Problem[]): (RawBlock | Block)[] {
  const { file, linesAbove } = source;
  const blocks: (RawBlock | Block)[] = [];
  let start = { line: linesAbove + 1, column: 1 };
  for (const token of tokensOf(source, problems)) {
    const from = start;
    const report: Report = (text, part = "") =>
      problems.push({ file, ...placeAfter(from, token.raw.slice(0, Math.max(0, token.raw.indexOf(part)))), text });
    const block = token.type === "space" ? undefined : toBlock(token, start.line, source, report);
    if (block) blocks.push(block);
    start = placeAfter(start, token.raw);
  }
  return blocks;
}

/** Where a text ends that begins at a place. */
function placeAfter({ line, column }: { line: number; column: number }, text: string) {
  const lines = text.split("\n");
  const last = lines.at(-1)!.length;
  return { line: line + lines.length - 1, column: lines.length > 1 ? last + 1 : column + last };
}

function tokensOf({ file, markdown, linesAbove }: MarkdownFile<unknown>, problems: Problem[]): readonly Token[] {
  try {
    return Lexer.lex(markdown);
  } catch (error) {
    // Quotations in quotations, thousands deep.
    if (!(error instanceof RangeError)) throw error;
    problems.push({ file, line: linesAbove + 1, column: 1, path: ["body"], text: "This text is nested too deep." });
    return [];
  }
}

function toBlock<Block>(
  token: Token,
  line: number,
  { deepest, offices, readFence }: MarkdownFile<Block>,
  report: Report,
) {
  switch (token.type) {
    case "heading": {
      const { depth, tokens } = token as Tokens.Heading;
      if (depth < 2 || depth > deepest) report(`A heading begins with ${deepest === 2 ? "##" : "## or ###"}.`);
      const [, text = "", id] = /^(.*?)(?: \{#([a-z0-9-]+)\})?$/.exec(toText(tokens, report))!;
      return { kind: "heading", text, depth, ...(id && { id }) } as const;
    }
    case "paragraph":
      return toLink(token as Tokens.Paragraph, offices, report) ?? toParagraph(token as Tokens.Paragraph, report);
    case "list": {
      const { ordered, items } = token as Tokens.List;
      return {
        kind: "list",
        ...(ordered && { ordered }),
        items: items.map((item) => toItem(item, report)),
      } as const;
    }
    case "code": {
      const { lang, text } = token as Tokens.Code;
      return lang && readFence ? readFence(lang, text, line, report) : refuse(token, report);
    }
    default:
      return refuse(token, report);
  }
}

function toParagraph({ tokens }: Tokens.Paragraph, report: Report): RawBlock {
  return { kind: "paragraph", text: toText(tokens, report) };
}

function toItem({ tokens }: Tokens.ListItem, report: Report): string {
  return tokens
    .map((token) => {
      const isText = token.type === "text" || token.type === "paragraph";
      return isText ? toText((token as Tokens.Text).tokens ?? [token], report) : refuse(token, report);
    })
    .join("");
}

/** A paragraph that begins with a link, on a condition or not: its words, its address, and after a colon its note. */
function toLink({ tokens }: Tokens.Paragraph, offices: object, report: Report): RawBlock | undefined {
  const [, when] = /^\{\{if ([^{}]+)\}\}$/.exec(tokens[0]!.raw) ?? [];
  const [link, ...rest] = (when ? tokens.slice(1) : tokens) as [Tokens.Link, ...Token[]];
  if (link?.type !== "link" || link.raw === link.text) return undefined;
  checkAddress(link, offices, report);
  const after = toText(rest, report).replace(when ? /\{\{end\}\}$/ : "", "");
  if (after && !after.startsWith(": ")) report(REFUSED.link!, link.raw);
  const note = after.replace(/^: /, "");
  const label = toText(link.tokens, report);
  return { kind: "link", label, to: link.href, ...(note && { note }), ...(when && { when }) };
}

function checkAddress({ href, raw }: Tokens.Link, offices: object, report: Report) {
  const [, id] = /^office:(.*)$/.exec(href) ?? [];
  if (id !== undefined) {
    if (!Object.hasOwn(offices, id)) report(unknown("office", id, offices), raw);
  } else if (!/^(\/(?![/\\])|#|https:\/\/|mailto:)/.test(href))
    report(`"${href}" is no address: a page is /blog, another site https://…, an office office:kenya-eta.`, raw);
}

/** The words of a line; a line break is a space, as everywhere in Markdown. */
function toText(tokens: readonly Token[], report: Report): string {
  return tokens
    .map((token) => {
      if (token.type === "text" || token.type === "escape") return (token as Tokens.Text).text.replaceAll("\n", " ");
      if (token.type === "br") return " ";
      // Pages make a link of an email address in a text.
      const isMailbox = token.type === "link" && token.raw === (token as Tokens.Link).text && token.raw.includes("@");
      return isMailbox ? token.raw : (refuse(token, report) ?? "");
    })
    .join("");
}

function refuse({ type, raw }: Token, report: Report): undefined {
  report(REFUSED[type] ?? `Pages do not show this (${type}).`, raw);
}
