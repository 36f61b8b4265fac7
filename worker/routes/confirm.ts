import { Hono } from "hono";
import type { AppEnv } from "../http/context.ts";
import { admitLink, linkSchema, renderLinkPage, requireValidLink } from "../http/link-page.ts";
import { limitBody, requireSameOrigin } from "../http/request-guards.ts";
import { validate } from "../http/validate.ts";
import { confirmPerson } from "../people/confirm.ts";

const CONFIRMED =
  "Your email is confirmed. If an email waited for this, we send it now, or tomorrow if you have had three from us today.";

/** Where a visitor says that it was they who used their email (decision: confirmed-addresses). */
export const confirm = new Hono<AppEnv>()
  .get("/", validate("query", linkSchema), (c) => {
    requireValidLink(c, "confirm", c.req.valid("query"));
    return renderLinkPage(
      c,
      "Was that you?",
      [
        "Your email was entered on our site. Press the button if that was you. After that we may send you what you ask us for.",
      ],
      "Yes, that was me",
    );
  })
  .post("/", limitBody, validate("query", linkSchema), async (c) => {
    requireSameOrigin(c);
    const link = c.req.valid("query");
    await admitLink(c, "confirm", link);
    await confirmPerson(c.env, c.var.db, link.person, Date.now());
    return renderLinkPage(c, "Thank you", [CONFIRMED], null);
  });
