/** Serves the built site for the tests; https is with a certificate of its own. */
export function builtSite(port: string, protocol: "http" | "https" = "http") {
  return {
    command: "node support/built-site.mjs",
    url: `${protocol}://localhost:${port}/api/session`,
    ignoreHTTPSErrors: true,
    env: { SITE_PORT: port, SITE_PROTOCOL: protocol },
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5000 },
  };
}
