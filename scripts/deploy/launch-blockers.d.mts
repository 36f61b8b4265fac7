export function listLaunchBlockers(variables?: Record<string, string>, folder?: string): string[];
