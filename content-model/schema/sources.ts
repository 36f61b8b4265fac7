import * as z from "zod";
import { PUBLISHER_KINDS } from "#domain/facts.ts";
import { pastDay, text, time } from "./values.ts";

/** Tracking, pages for phones, redirects, interfaces of programs, and hosts with a port. */
const ODD_ADDRESS =
  /[?&](utm_\w+|fbclid|gclid|(no|hs_)?amp|format=amp|random-post|redirect\w*|rest_route)\b|\?.*https?:|wp-json|^https?:\/\/[^/]*(\.|:\d+)(\/|$)/;

export const sourcesFile = z
  .record(
    z.string(),
    z
      .strictObject({
        title: text.meta({ title: "Title" }),
        publisher: text.meta({ title: "Publisher", control: "publisher" }),
        date: time
          .optional()
          .meta({ title: "Day of the page", description: "The page’s own: 2026-02-22, 2025-11 or 2024." }),
        read: pastDay.meta({ title: "Read on" }),
        url: z
          .url({ protocol: /^https?$/ })
          .refine((url) => !ODD_ADDRESS.test(url), "An address that a reader can open, without tracking or redirects")
          .meta({ title: "Address", description: "On the publisher’s own site." }),
      })
      .meta({ form: "Source" }),
  )
  .meta({ title: "Sources" });

/** An office, or with {country} one of each country. */
const OFFICE_ID = /^[a-z0-9]+(-([a-z0-9]+|\{country\}))*$/;

export const officesFile = z
  .record(
    z.string().regex(OFFICE_ID, "Lower-case words with hyphens"),
    z
      .strictObject({
        name: text.meta({ title: "Name" }),
        url: z.url({ protocol: /^https$/ }).meta({ title: "Address of its site" }),
        unopened: z.literal(true).optional().meta({
          title: "Its site could not be opened",
          description: "We found neither the site nor a stored copy of it.",
        }),
        language: z
          .enum(["en", "fr"])
          .optional()
          .meta({ title: "Language it works in", options: { en: "English", fr: "French" } }),
        email: z.email().optional().meta({ title: "Email", description: "The one that the office itself publishes." }),
      })
      .meta({ form: "Public office" }),
  )
  .meta({ title: "Public offices" });

export const publisherKind = z.enum(PUBLISHER_KINDS).meta({
  title: "What kind of publisher it is",
  options: {
    office: "Authority",
    law: "Text of laws",
    press: "Press",
    "law firm": "Law firm",
    agent: "Agent",
    other: "Other",
  },
});

/** Publishers by name: of which kind one is, or the offices whose own site it is. */
export const publishersFile = z
  .record(
    text,
    z
      .union([
        publisherKind,
        z.array(z.string().regex(OFFICE_ID)).min(1).meta({ title: "Offices whose own site it is, one a line" }),
      ])
      .meta({ form: "Publisher" }),
  )
  .meta({ title: "Publishers" });

const form = "Search words";

const hosts = z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "A site without www: copies.example"));

/** Sites whose pages can't be the only source of anything, by what is wrong with them. */
export const weakSitesFile = z
  .strictObject({
    lookAlikes: hosts.meta({ title: "Look-alikes", form, description: "They look like an office's own site." }),
    spam: hosts.meta({
      title: "Spam",
      form,
      description: "They are about something else, or somebody took the domain over.",
    }),
    massProduced: hosts.meta({
      title: "Mass-produced",
      form,
      description: "Texts made by the hundred, by nobody who was there.",
    }),
    staging: hosts.meta({ title: "Hosts for trying out", form, description: "Hosts on which a site is tried out." }),
    copies: hosts.meta({ title: "Copies", form, description: "Copies of what somebody else published." }),
  })
  .meta({ title: "Weak sources" });

export type RawSource = z.infer<typeof sourcesFile>[string];
