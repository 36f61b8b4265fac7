import fc from "fast-check";
import { expect, test } from "vitest";
import { suggestEmail } from "../../web/features/forms/email-suggestion.ts";
import { violationsIn } from "../support/violations.ts";

test("a slip in a large service's domain gets its correction", () => {
  expect(
    violationsIn(
      [
        ["ama@gmial.com", "ama@gmail.com"],
        ["ama@gmal.com", "ama@gmail.com"],
        ["ama@gmail.con", "ama@gmail.com"],
        ["ama@gmail.co", "ama@gmail.com"],
        ["ama@gmaill.com", "ama@gmail.com"],
        ["ama@hotmial.com", "ama@hotmail.com"],
        ["ama@hotmai.com", "ama@hotmail.com"],
        ["ama@yaho.com", "ama@yahoo.com"],
        ["ama@outlok.com", "ama@outlook.com"],
        ["ama@iclod.com", "ama@icloud.com"],
        ["ama@protonmial.com", "ama@protonmail.com"],
        [" Ama.Mensah+home@GMIAL.com ", "Ama.Mensah+home@gmail.com"],
      ],
      ([typed, meant]) => {
        expect(suggestEmail(typed)).toBe(meant);
      },
    ),
  ).toEqual([]);
});

/** Valid domains: the big services, similar names, national ones, companies, schools. */
const RIGHT = `
  gmail.com googlemail.com yahoo.co.uk yahoo.fr yahoo.ca yahoo.com.gh ymail.com rocketmail.com hotmail.fr
  live.com live.co.uk msn.com outlook.fr outlook.com icloud.com me.com mac.com mail.com email.com gmx.com
  gmx.de aol.com zoho.com hey.com fastmail.com proton.me pm.me rogers.com bell.net sky.com web.de orange.fr
  qq.com example.com homeward.example company.gh st.ug.edu.gh mtn.com.gh safaricom.co.ke kra.go.ke
  rra.gov.rw uct.ac.za gov.ng mweb.co.za vodamail.co.za orange.sn menara.ma intnet.mu link.net udsm.ac.tz
  gm.com
`;

test("a valid domain gets no correction", () => {
  expect(
    violationsIn(RIGHT.trim().split(/\s+/), (domain) => {
      expect(suggestEmail(`ama@${domain}`)).toBeNull();
    }),
  ).toEqual([]);
});

/** Two letters that are a country's. */
const letters = [..."abcdefghijklmnopqrstuvwxyz"];
const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const COUNTRIES = letters
  .flatMap((first) => letters.map((second) => first + second))
  // Rather a slip in "com".
  .filter((code) => code !== "co" && code !== "cm" && (code === "uk" || regions.of(code.toUpperCase())));

test("a large service's domain in any country gets no correction", () => {
  expect(COUNTRIES.length).toBeGreaterThan(200);
  const corrected = ["gmail", "yahoo", "hotmail", "outlook", "live", "ymail", "gmx", "icloud", "protonmail"].flatMap(
    (name) =>
      COUNTRIES.flatMap((code) => [`${name}.${code}`, `${name}.co.${code}`, `${name}.com.${code}`]).filter((domain) =>
        suggestEmail(`ama@${domain}`),
      ),
  );
  expect(corrected).toEqual([]);
});

test("nothing is suggested for an invalid email, and a suggestion gets no further suggestion", () => {
  for (const text of ["", "ama", "ama@", "@gmial.com", "ama@gmial", "a ma@gmial.com"]) {
    expect(suggestEmail(text)).toBeNull();
  }
  const domain = fc.stringMatching(/^[gyhoi][a-z]{2,8}\.(com|net|co\.uk|fr)$/);
  fc.assert(
    fc.property(domain, (typed) => {
      const meant = suggestEmail(`ama@${typed}`);
      if (meant !== null) expect(suggestEmail(meant)).toBeNull();
    }),
  );
});
