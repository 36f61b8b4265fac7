import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { previewAnnouncement } from "../../worker/mail/sender.ts";
import { calculate, deliverTo, mailService, signUp } from "../support/worker.ts";
import { site } from "#domain/site.ts";

// What mail programs get to draw a mail with, read from the mail itself.

const MARKDOWN = "## Heading\n\n### Smaller\n\nText with a [link](https://homeward.example/waitlist).\n\n> Quoted";

/** A mail with a table, one with a request, and one of Markdown. */
async function mails(): Promise<string[]> {
  const { sent, bindings } = mailService();
  await signUp("ama@example.com");
  await deliverTo("ama@example.com", "lead_mail", bindings);
  await calculate("kofi@example.com");
  await deliverTo("kofi@example.com", "lead_mail", bindings);
  const { html } = await previewAnnouncement(env, { subject: "A <b> & c", text: MARKDOWN });
  return [...sent.map((mail) => mail.html!), html];
}

test("every mail has a head: charset, title, language and both color schemes", async () => {
  const all = await mails();
  const [waitlist, , announcement] = all;
  for (const html of all) {
    expect(html).toMatch(/^<!doctype html>\s*<html lang="en">\s*<head>\s*<meta charset="utf-8" \/>/);
    for (const name of ["color-scheme", "supported-color-schemes"]) {
      expect(html).toContain(`<meta name="${name}" content="light dark" />`);
    }
    expect(html).toContain("@media (prefers-color-scheme: dark)");
  }
  expect(waitlist).toContain(`<title>You&#39;re on the ${site.name} waitlist</title>`);
  expect(announcement).toContain("<title>A &lt;b&gt; &amp; c</title>");
});

type Colors = { color?: string | undefined; background?: string | undefined };

function readColors(declarations: string): Colors {
  const find = (property: string) =>
    new RegExp(`(?:^|[;{\\s])${property}:\\s*(#[0-9A-Fa-f]{6})`).exec(declarations)?.[1];
  return { color: find("color"), background: find("background") };
}

/** Relative luminance of `#rrggbb`, as WCAG defines it. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

function definedOf(colors: Colors): Colors {
  return Object.fromEntries(Object.entries(colors).filter(([, value]) => value !== undefined));
}

/** The colors of each element that sets any, by its name and class, and what the dark rules make of them. */
function readElements(html: string) {
  const rules = [...html.matchAll(/^\s*([\w.,\s]+?) \{ ([^}]+) \}$/gm)].map(([, selectors, declarations]) => ({
    selectors: selectors!.split(",").map((selector) => selector.trim()),
    colors: readColors(declarations!),
  }));
  return [...html.matchAll(/<(\w+)(?: class="(\w+)")?[^>]* style="([^"]*)"/g)].map(([, name, className, style]) => {
    const matching = rules.filter(({ selectors }) => selectors.includes(name!) || selectors.includes(`.${className}`));
    const dark: Colors = Object.assign({}, ...matching.map(({ colors }) => definedOf(colors)));
    return { name: name!, light: readColors(style!), dark };
  });
}

test("the text of every mail has a contrast of at least 4.5, by day and in the dark", async () => {
  const weak: string[] = [];
  for (const html of await mails()) {
    const elements = readElements(html);
    const body = elements.find(({ name }) => name === "body")!;
    for (const scheme of ["light", "dark"] as const) {
      const paper = body[scheme].background!;
      const colored = elements.filter(({ light }) => light.color);
      expect(colored.length).toBeGreaterThan(2);
      for (const { name, ...colors } of colored) {
        // What the dark has no rule for keeps its color of the day.
        const color = colors[scheme].color ?? colors.light.color!;
        if (contrast(color, paper) < 4.5) weak.push(`${scheme} ${name}: ${color} on ${paper}`);
      }
    }
  }
  expect(weak).toEqual([]);
});

test("the sentence that announces pages is followed by them, and the request to confirm comes last", async () => {
  const { sent, bindings } = mailService();
  await signUp("ama@example.com");
  await deliverTo("ama@example.com", "lead_mail", bindings);
  const blocks = sent[0]!.text!.split("\n\n");
  const leading = blocks.findIndex((block) => block.endsWith("These pages are free to read:"));
  expect(blocks[leading + 1]).toMatch(/^Country guides: https:/);
  const confirm = blocks.findIndex((block) => block.startsWith("Yes, that was me: "));
  expect(confirm).toBe(blocks.indexOf("--") - 1);
  const { html } = sent[0]!;
  expect(html!.indexOf("Country guides")).toBeGreaterThan(html!.indexOf("These pages are free to read:"));
  expect(html!.indexOf("Please confirm once")).toBeGreaterThan(html!.indexOf("Compare your cost of living"));
});
