import { exportJWK, generateKeyPair, type JWK } from "jose";
import type { TestProject } from "vitest/node";
import { startServer } from "./local-server.ts";

const CERTS_PATH = "/cdn-cgi/access/certs";

/**
 * A stand-in for a team of Cloudflare Access: publishes its keys where Access does, and gives the tests the private half
 * of one to sign tokens with.
 */
export default async function startAccessTeam(project: TestProject) {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const retired = await generateKeyPair("RS256", { extractable: true });
  const keys = [
    { ...(await exportJWK(retired.publicKey)), kid: "retired", alg: "RS256", use: "sig" },
    { ...(await exportJWK(publicKey)), kid: "current", alg: "RS256", use: "sig" },
  ];
  const { origin, stop } = await startServer((request, response) => {
    if (request.url !== CERTS_PATH) response.statusCode = 404;
    response.setHeader("Content-Type", "application/json");
    response.end(request.url === CERTS_PATH ? JSON.stringify({ keys }) : "{}");
  });
  project.provide("accessTeam", { origin, keyId: "current", privateKey: await exportJWK(privateKey) });
  return stop;
}

declare module "vitest" {
  export interface ProvidedContext {
    accessTeam: { origin: string; keyId: string; privateKey: JWK };
  }
}
