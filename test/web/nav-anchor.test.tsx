import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CurrentPath } from "#web/lib/use-current-path.ts";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";

/** What a link says of the page that is open. */
function readMark(link: { to: string; marksSection?: boolean }, path: string): string | undefined {
  const html = renderToStaticMarkup(
    <CurrentPath value={path}>
      <NavAnchor {...link} />
    </CurrentPath>,
  );
  return /aria-current="(\w+)"/.exec(html)?.[1];
}

test("a link marks the page that is open, and in a navigation the section of a page below its own", () => {
  const section = { to: "/country-guides", marksSection: true };
  expect(readMark(section, "/country-guides")).toBe("page");
  expect(readMark(section, "/country-guides/ghana")).toBe("true");
  expect(readMark(section, "/country-guides-and-more")).toBeUndefined();
  expect(readMark({ to: "/country-guides" }, "/country-guides/ghana")).toBeUndefined();
  expect(readMark({ to: "/", marksSection: true }, "/country-guides/ghana")).toBeUndefined();
  expect(readMark({ to: "/", marksSection: true }, "/")).toBe("page");
});
