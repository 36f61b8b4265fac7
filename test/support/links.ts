import { env } from "cloudflare:workers";
import { readConfiguration } from "../../worker/env.ts";
import { hashEmail } from "../../worker/hash.ts";
import { createLink, type LinkPurpose } from "../../worker/mail/links.ts";
import { ORIGIN } from "./worker.ts";

/** The path of a link in the mails to somebody; one that confirms is about one of their leads. */
export function mailLink(purpose: LinkPurpose, email: string, about = "lead_1"): string {
  const person = hashEmail(env, email);
  const subject = purpose === "confirm" || purpose === "office-confirmation" ? { person, about } : { person };
  return createLink(readConfiguration(env), purpose, subject).slice(ORIGIN.length);
}
