export function listLaunchBlockers(
  variables?: Record<string, string>,
  folder?: string,
  workerVariables?: Record<string, string>,
): string[];
