import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OFFICES } from "#domain/offices.ts";
import { OfficeLink } from "#web/features/facts/fact.tsx";

test("an office whose site we could not open says so beside its link, and no other does", () => {
  const sentence = "we could not open this site ourselves";
  expect(renderToStaticMarkup(<OfficeLink office={OFFICES["tanzania-tiseza"]} />)).toContain(sentence);
  expect(renderToStaticMarkup(<OfficeLink office={OFFICES["ghana-gipc"]} />)).not.toContain(sentence);
});
