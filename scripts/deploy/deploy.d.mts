/** What a deployment works with; tests pass others. */
export type DeployTools = {
  folder: string;
  env: Record<string, string | undefined>;
  /** Runs wrangler; `outputFile` gets its report as lines of JSON (WRANGLER_OUTPUT_FILE_PATH). */
  wrangler: (args: string[], options?: { accountId?: string; outputFile?: string }) => string;
  fetch: typeof fetch;
  git: (args: string[]) => { status: number | null; stdout: string };
  build: (environmentName: string) => unknown;
  check: () => unknown;
  listLaunchBlockers: (
    variables: Record<string, string>,
    workerVariables: Record<string, string>,
  ) => string[] | Promise<string[]>;
  say: (text: string) => void;
  /** Asks at a terminal; null where there is none. */
  ask: ((question: string) => Promise<string>) | null;
  /** Milliseconds that a new deployment may take to be reachable. */
  patience?: number;
};
export function deploy(
  options: { target: string; expectCommit?: string; [option: string]: unknown },
  tools: DeployTools,
): Promise<void>;
