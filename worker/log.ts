/** What a log line may name besides the fault itself: ids of ours, and names from our own code. */
type LogContext = Record<string, string | number | undefined>;

/**
 * Writes one structured line about a failure: its label, its code and the ids that lead to it. Neither messages of
 * errors nor parameters are logged, because both can hold what a visitor typed.
 * @param label what failed, in words that stay the same, so that logs can be searched for it
 */
export function logFailure(label: string, error: unknown, context: LogContext = {}): void {
  console.error({ failure: label, code: failureCode(error), ...context, at: stackFrames(error) });
}

/** Logs what an operation that nobody waits for rejects with. For `waitUntil`. */
export function logRejection(label: string, work: Promise<unknown>, context: LogContext = {}): Promise<unknown> {
  return work.catch((error: unknown) => logFailure(label, error, context));
}

/**
 * Names a failure without what was typed: the code of the error or of its causes, else what D1 says of the schema,
 * else the class of the error.
 */
export function failureCode(error: unknown): string {
  const chain = causes(error);
  for (const one of chain) {
    const code = "code" in one ? one.code : undefined;
    if (typeof code === "number" || (typeof code === "string" && /^\w{1,60}$/.test(code))) return String(code);
  }
  for (const { message } of chain) {
    if (!message.startsWith("D1_")) continue;
    const schema = /(?:no such (?:table|column)|constraint failed): [\w.]+/.exec(message)?.[0];
    const code = /SQLITE_[A-Z_]+/.exec(message)?.[0] ?? "D1_ERROR";
    return schema ? `${code} (${schema})` : code;
  }
  return chain.at(-1)?.name ?? typeof error;
}

/** An error and what caused it, outermost first. */
function causes(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let one = error; one instanceof Error && chain.length < 5; one = one.cause) chain.push(one);
  return chain;
}

/** The calls that led to an error, the innermost eight, without the message that the stack begins with. */
function stackFrames(error: unknown): string[] {
  if (!(error instanceof Error) || !error.stack) return [];
  const start = error.stack.indexOf(error.message);
  if (start === -1) return [];
  const frames = error.stack.slice(start + error.message.length).matchAll(/^\s+at (.+)$/gm);
  return Array.from(frames, ([, frame]) => frame!).slice(0, 8);
}
