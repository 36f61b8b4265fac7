import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts a stand-in for an outside service on a free port of this machine. */
export function startServer(answer: RequestListener): Promise<{ origin: string; stop: () => void }> {
  const server = createServer(answer);
  // By default an idle connection is closed after 5 seconds, sometimes just as the Worker sends its next request over it.
  server.keepAliveTimeout = 0;
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      resolve({
        origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        stop() {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
}
