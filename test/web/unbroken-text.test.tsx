import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LinkedText } from "#web/ui/linked-text.tsx";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";

test("ranges, days and compounds with a part of three letters or fewer stay in one line; others may break", () => {
  const html = renderToStaticMarkup(
    <UnbrokenText text="A pre-move list, step-by-step: e-visas, self-employed people, $800-$2,000 in 3-5 days by Mar 25, 2027." />,
  );
  const kept = [...html.matchAll(/<span class="[^"]*whitespace-nowrap">(.*?)<\/span>/g)].map(([, word]) => word);
  expect(kept).toEqual(["pre-move", "step-by-step", "e-visas", "$800-$2,000", "3-5", "Mar 25, 2027"]);
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe(
    "A pre-move list, step-by-step: e-visas, self-employed people, $800-$2,000 in 3-5 days by Mar 25, 2027.",
  );
});

test("an email address in a text keeps its hyphens and its link", () => {
  const html = renderToStaticMarkup(<LinkedText text="The one-time plan: write to co-op@example.com." />);
  expect(html).toContain(':whitespace-nowrap">one-time</span> plan');
  expect(html).toContain('href="mailto:co-op@example.com"');
});

test("only a page of the site is a link in a text", () => {
  const text = "[a](//evil.example) [b](/\\evil.example) [c](javascript:x) [d](/faq)";
  const html = renderToStaticMarkup(<LinkedText text={text} />);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(["/faq"]);
});
