import fc from "fast-check";
import { expect, test } from "vitest";
import { EMAIL_MAX_LENGTH, hasPlainLocalPart, isEmail, normalizeEmail, canonicalMailbox } from "../../domain/email.ts";
import { violationsIn } from "../support/violations.ts";

const padding = fc.stringMatching(/^[ \t\n]{0,3}$/);

test("normalizing an email twice gives the same as normalizing it once, for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(normalizeEmail(normalizeEmail(text))).toBe(normalizeEmail(text));
    }),
  );
});

test("white space around an email and the case of its letters make no difference", () => {
  fc.assert(
    fc.property(fc.emailAddress(), padding, padding, (email, before, after) => {
      const written = `${before}${email.toUpperCase()}${after}`;
      expect(normalizeEmail(written)).toBe(normalizeEmail(email));
    }),
  );
});

test("composed and decomposed letters give the same email", () => {
  expect(normalizeEmail("Zo\u0065\u0308@example.com")).toBe(normalizeEmail("zo\u00eb@example.com"));
});

test("letters of other kinds that mean the same give the same email, and it is mailed in one way", () => {
  expect(normalizeEmail("\u212Aofi@\uFF45xample.com")).toBe("kofi@example.com");
  expect(normalizeEmail("ama@Exämple.example")).toBe("ama@xn--exmple-cua.example");
});

test("letters that only look the same are refused by a reason of their own", () => {
  // The first letter is Cyrillic.
  expect([isEmail("\u0430ma@example.com"), hasPlainLocalPart("\u0430ma@example.com")]).toEqual([false, false]);
  expect([isEmail("ama@example.com"), hasPlainLocalPart("ama@example.com")]).toEqual([true, true]);
});

test("different emails stay different", () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.emailAddress(), (one, other) => {
      fc.pre(one.toLowerCase() !== other.toLowerCase());
      expect(normalizeEmail(one)).not.toBe(normalizeEmail(other));
    }),
  );
});

test.each([
  ["ama+news@example.com", "ama@example.com"],
  ["Ama.Mensah+a+b@GoogleMail.com", "amamensah@gmail.com"],
  ["ama.mensah@example.com", "ama.mensah@example.com"],
  ["+ama@example.com", "+ama@example.com"],
  ["ama@exämple.example", "ama@xn--exmple-cua.example"],
])("%s reaches the mailbox %s", (email, mailbox) => {
  expect(canonicalMailbox(email)).toBe(mailbox);
});

test("the mailbox of a mailbox is itself, for any email", () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(canonicalMailbox(canonicalMailbox(email))).toBe(canonicalMailbox(email));
    }),
  );
});

test("white space around an email never decides whether it is valid", () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string()), padding, (text, around) => {
      expect(isEmail(`${around}${text}${around}`)).toBe(isEmail(text.trim()));
    }),
  );
});

test("whatever is accepted has one @, a dotted domain, and no white space or control character", () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string(), fc.string({ unit: "binary" })), (text) => {
      fc.pre(isEmail(text));
      const email = normalizeEmail(text);
      expect(email).toMatch(/^[^\s\p{Cc}@]+@[^\s\p{Cc}@.]+(\.[^\s\p{Cc}@.]+)+$/u);
      expect(email.length).toBeLessThanOrEqual(EMAIL_MAX_LENGTH);
    }),
    { numRuns: 2000 },
  );
});

test("ordinary, long and international addresses are valid", () => {
  expect(
    violationsIn(
      [
        "ama@example.com",
        "ama.mensah+homeward@mail.example.co.uk",
        "o'brien@example.ie",
        "zoe@exämple.example",
        "1@2.example",
        `${"x".repeat(64)}@example.com`,
      ],
      (email) => {
        expect(isEmail(email)).toBe(true);
      },
    ),
  ).toEqual([]);
});

test("text that is no single address in plain letters is not a valid email", () => {
  expect(
    violationsIn(
      [
        "",
        "ama",
        "ama@",
        "@example.com",
        "ama@example",
        "ama@@example.com",
        "ama@exa mple.com",
        "a ma@example.com",
        "ama.@example.com",
        ".ama@example.com",
        "a..ma@example.com",
        "ama@-example.com",
        "ama@example-.com",
        "ama@example..com",
        "ama@127.0.0.1",
        "ama@[127.0.0.1]",
        '"ama mensah"@example.com',
        "zoë@example.com",
        "Ama <ama@example.com>",
        "ama@example.com, kofi@example.com",
        "ama@example.com\r\nBcc: all@example.com",
        "ama@example.com\u0000",
        `${"x".repeat(65)}@example.com`,
        `ama@${"x".repeat(250)}.com`,
      ],
      (text) => {
        expect(isEmail(text)).toBe(false);
      },
    ),
  ).toEqual([]);
});
