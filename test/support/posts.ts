import type { Page } from "@playwright/test";

/** The bodies of the posts that a page sends from now on. @param path the end of their URLs; all posts without it */
export function recordPosts(page: Page, path = ""): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith(path)) bodies.push(request.postDataJSON());
  });
  return bodies;
}
