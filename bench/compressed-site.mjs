// The built pages as the platform sends them: compressed with Brotli of level 4, over HTTP/2, with the headers of the
// build's `_headers`. The Worker is not run: its built-in pictures are files of the build, and the one number that a
// public page asks for is answered here.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { fail } from "../scripts/setup.mjs";

const TYPES = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".vtt": "text/vtt",
  ".webm": "video/webm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
const COMPRESSED = /^text\/|javascript|json|svg/;

/** A certificate for localhost that nobody trusts: the browser of the bench is told to take it. */
function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), "homeward-certificate-"));
  try {
    const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
    const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"];
    const { status } = spawnSync("openssl", [...request, "-keyout", key, "-out", cert], { stdio: "ignore" });
    if (status !== 0) fail("The bench needs openssl, for a certificate: browsers speak HTTP/2 over TLS only.");
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The headers of `_headers` for the two patterns that it has: every path, and files with a hash in their name. */
function readHeaders(client) {
  const [everywhere, assets] = readFileSync(join(client, "_headers"), "utf8").split("\n/assets/*\n");
  const set = (lines) =>
    Object.fromEntries([...lines.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, value]) => [name, value]));
  const page = { ...set(everywhere), "Cache-Control": "public, max-age=0, must-revalidate" };
  return { page, asset: { "X-Content-Type-Options": "nosniff", ...set(assets) } };
}

function findFile(client, pathname) {
  const [, size = "1920.webp"] = /^\/media\/hero(?:\/([\w./]+))?$/.exec(pathname) ?? [];
  const path = pathname.startsWith("/media/hero") ? `/pictures/hero-${size.replace("/", "-")}` : pathname;
  for (const file of [join(client, path), join(client, path, "index.html")])
    if (statSync(file, { throwIfNoEntry: false })?.isFile()) return file;
  return null;
}

/**
 * Serves a built site on a free port. @param change what becomes of each page's HTML
 * @returns its origin, and a way to stop it
 */
export async function serveCompressed(client, certificate, change = (html) => html) {
  const headers = readHeaders(client);
  const answers = new Map();

  function answer(pathname) {
    if (pathname === "/api/waitlist/count") return { type: "application/json", body: Buffer.from('{"count":127}') };
    const file = findFile(client, pathname);
    if (!file) return null;
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    const content = readFileSync(file);
    const text = type.startsWith("text/html") ? Buffer.from(change(content.toString())) : content;
    if (!COMPRESSED.test(type)) return { type, body: text };
    return {
      type,
      body: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
      isBrotli: true,
    };
  }

  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    const { pathname } = new URL(request.url, "https://localhost");
    if (!answers.has(pathname)) answers.set(pathname, answer(pathname));
    const found = answers.get(pathname);
    if (!found) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      ...(pathname.startsWith("/assets/") ? headers.asset : headers.page),
      "Content-Type": found.type,
      "Content-Length": found.body.length,
      ...(found.isBrotli && { "Content-Encoding": "br" }),
    });
    response.end(found.body);
  });
  await new Promise((resolve) => {
    server.listen(0, "localhost", resolve);
  });
  return { origin: `https://localhost:${server.address().port}`, stop: () => server.close() };
}

export { makeCertificate };
