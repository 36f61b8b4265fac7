import * as z from "zod";
import { PUBLISHER_KINDS } from "#domain/facts.ts";
import { pastDay, text, time } from "./values.ts";

/** Tracking, pages for phones, redirects, interfaces of programs, and hosts with a port. */
const ODD_ADDRESS =
  /[?&](utm_\w+|fbclid|gclid|(no|hs_)?amp|format=amp|random-post|redirect\w*|rest_route)\b|\?.*https?:|wp-json|^https?:\/\/[^/]*(\.|:\d+)(\/|$)/;

export const sourcesFile = z.record(
  z.string(),
  z.strictObject({
    title: text,
    publisher: text.meta({ description: "A name of content/publishers.yaml." }),
    date: time.optional().meta({ description: "The page's own day; absent where it carries none." }),
    read: pastDay.meta({ description: "The day on which it was read last." }),
    url: z
      .url({ protocol: /^https?$/ })
      .refine((url) => !ODD_ADDRESS.test(url), "An address that a reader can open, without tracking or redirects"),
  }),
);

/** An office, or with {country} one of each country. */
const OFFICE_ID = /^[a-z0-9]+(-([a-z0-9]+|\{country\}))*$/;

export const officesFile = z.record(
  z.string().regex(OFFICE_ID, "Lower-case words with hyphens"),
  z.strictObject({
    name: text,
    url: z.url({ protocol: /^https$/ }),
    unopened: z.literal(true).optional().meta({ description: "We found neither the site nor a stored copy of it." }),
  }),
);

/** Publishers by name: of which kind one is, or the offices whose own site it is. */
export const publishersFile = z.record(
  text,
  z.union([z.enum(PUBLISHER_KINDS), z.array(z.string().regex(OFFICE_ID)).min(1)]),
);

const hosts = z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "A site without www: copies.example"));

/** Sites whose pages can't be the only source of anything, by what is wrong with them. */
export const weakSitesFile = z.strictObject({
  lookAlikes: hosts.meta({ description: "They look like an office's own site." }),
  spam: hosts.meta({ description: "They are about something else, or somebody took the domain over." }),
  massProduced: hosts.meta({ description: "Texts made by the hundred, by nobody who was there." }),
  staging: hosts.meta({ description: "Hosts on which a site is tried out." }),
  copies: hosts.meta({ description: "Copies of what somebody else published." }),
});

export type RawSource = z.infer<typeof sourcesFile>[string];
