export function listLaunchBlockers(
  variables?: Record<string, string>,
  workerVariables?: Record<string, string>,
): string[];
