import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { z } from "zod";
import { type LinkPurpose, type SignedLink, verifyLink } from "./links.ts";
import type { AppEnv } from "../http/context.ts";
import { AppError } from "../http/errors.ts";
import { type LinkPage, renderPage } from "../http/page.ts";
import { countAttempt, limitBody, requireSameOrigin } from "../http/request-guards.ts";
import { validate } from "../http/validate.ts";

// The pages that links in our mails lead to. Mail scanners open every link, so only the button on the page changes
// anything (decision: get-never-writes).

export const linkSchema = z.object({ person: z.string().max(64), signature: z.string().max(64) });

type LinkRoute<Link extends SignedLink> = {
  purpose: LinkPurpose;
  schema: z.ZodType<Link>;
  /**
   * Mail providers send the POST on a reader's behalf (RFC 8058), from anywhere and in any shape: the signature alone
   * authorizes it, and nothing of its body is read.
   */
  isOneClick?: boolean;
  /** The page that the link opens. */
  ask: (c: Context<AppEnv>, link: Link) => LinkPage | Promise<LinkPage>;
  /** What its button does, and the page that follows. */
  act: (c: Context<AppEnv>, link: Link, action: LinkPage["action"]) => Promise<LinkPage>;
};

/** Marks the request of a person, whom a failure is told by a page, apart from that of a mail program. */
const answerWithPages = createMiddleware<AppEnv>(async (c, next) => {
  c.set("isPage", c.req.method !== "POST" || (c.req.header("accept") ?? "").includes("text/html"));
  await next();
});

/** The routes of a link in our mails. The link must be ours, and its button be pressed by one network only now and then. */
export function linkRoute<Link extends SignedLink>({ purpose, schema, isOneClick, ask, act }: LinkRoute<Link>) {
  const press = async (c: Context<AppEnv>, link: Link) => {
    requireValidLink(c, purpose, link);
    await countAttempt(c, "link", `${purpose}:${link.person ?? link.about}`);
    return renderPage(c, await act(c, link, c.req.query("action") === "resume" ? "resume" : undefined));
  };
  const page = new Hono<AppEnv>().use(answerWithPages).get("/", validate("query", schema), async (c) => {
    const link = c.req.valid("query");
    requireValidLink(c, purpose, link);
    return renderPage(c, await ask(c, link));
  });
  return page.post("/", limitBody, validate("query", schema), (c) => {
    if (!isOneClick) requireSameOrigin(c);
    return press(c, c.req.valid("query"));
  });
}

/** @throws AppError 403 where we did not sign the link for this purpose */
function requireValidLink(c: Context<AppEnv>, purpose: LinkPurpose, link: SignedLink) {
  if (!verifyLink(c.env, purpose, link)) {
    throw new AppError(403, "bad_link", "This link is not complete. Please open it again from our email.");
  }
}
