export function runCron(origin: string, everyMs?: number): NodeJS.Timeout;
export function freePort(from: number): Promise<number>;
export function waitForServer(url: string): Promise<void>;
