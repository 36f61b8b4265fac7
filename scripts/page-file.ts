import { join } from "node:path";

/** File of a prerendered page below the client build. @param path beginning with a slash */
export function pageFile(path: string): string {
  return path === "/404" ? "404.html" : join(path.slice(1), "index.html");
}
