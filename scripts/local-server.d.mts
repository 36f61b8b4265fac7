export function runCron(origin: string, everyMs?: number): NodeJS.Timeout;
