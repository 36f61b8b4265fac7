export function runCron(origin: string, everyMs?: number): NodeJS.Timeout;
export function freePort(from: number): Promise<number>;
export function waitForServer(url: string): Promise<void>;
export function readServerOptions(
  known: string[],
  usualPort: number,
  args?: string[],
): Promise<Record<string, unknown> & { port: number }>;
