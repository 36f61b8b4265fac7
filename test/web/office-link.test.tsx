import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { findOffice } from "#content-model/resolve/offices.ts";
import { OfficeLink } from "#web/features/facts/fact.tsx";

test("an office whose site we could not open says so beside its link, and no other does", () => {
  const sentence = "site not checked";
  expect(renderToStaticMarkup(<OfficeLink office={findOffice("tanzania-tiseza")} />)).toContain(sentence);
  expect(renderToStaticMarkup(<OfficeLink office={findOffice("ghana-gipc")} />)).not.toContain(sentence);
});
