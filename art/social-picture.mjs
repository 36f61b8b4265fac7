// `node art/social-picture.mjs`: draws web/public/pictures/social.jpg, what a shared link shows, from the home page's
// picture and the site's fonts. Run it after `npm run build` when either has changed.
import { mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { chromium } from "@playwright/test";
import { findOrInstallChromium } from "../scripts/chromium.mjs";
import { homeward } from "./posters/homeward.mjs";
import { root } from "../scripts/setup.mjs";

const client = join(root, "build", "client");
const types = { ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2" };
const server = createServer((request, response) => {
  const path = new URL(request.url, "http://x").pathname;
  const file = extname(path) ? path : join(path, "index.html");
  response.setHeader("Content-Type", types[extname(file)] ?? "text/html");
  response.end(readFileSync(join(client, file)));
}).listen(0);

const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, javaScriptEnabled: true });
await page.route("**/*.js", (route) => route.abort());
await page.goto(`http://localhost:${server.address().port}/waitlist`);
await page.evaluate((drawing) => {
  const landscape = new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement;
  landscape.lastElementChild.remove(); // The birds, the uppermost layer, and
  landscape.querySelector('[stroke="#fdf6e6"]').remove(); // the clouds would overlap the title.
  landscape.setAttribute("preserveAspectRatio", "xMidYMax slice");
  landscape.style.cssText = "position:fixed;inset:0;width:1200px;height:630px";
  const title = document.createElement("div");
  title.innerHTML = `<p style="font:600 122px/1 Fraunces,serif;letter-spacing:-.01em;margin:0">Homeward</p>
    <p style="font:500 36px/1.3 'Instrument Sans',sans-serif;margin:18px 0 0 6px">Your guide to moving to Africa</p>`;
  title.style.cssText = "position:fixed;left:64px;top:72px;color:#1d1b16";
  document.body.replaceChildren(landscape, title);
}, homeward().day);
await page.evaluate(() => document.fonts.ready);
mkdirSync(join(root, "web", "public", "pictures"), { recursive: true });
await page.screenshot({ path: join(root, "web", "public", "pictures", "social.jpg"), type: "jpeg", quality: 86 });
await browser.close();
server.close();
