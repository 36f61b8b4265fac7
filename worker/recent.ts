/**
 * Keeps an answer in the memory of this isolate for a while, so that a URL that anybody may call often costs few reads. It knows
 * nothing of a person, and another isolate may have another one.
 * @param milliseconds how long an answer is good
 */
export function keepRecent<Value>(milliseconds: number) {
  const kept = new WeakMap<Env, { until: number; value: Value }>();
  return {
    /** The answer of a moment ago, else a new one. One that fails is not kept. */
    async read(env: Env, ask: () => Promise<Value>): Promise<Value> {
      const recent = kept.get(env);
      if (recent && Date.now() < recent.until) return recent.value;
      const value = await ask();
      kept.set(env, { until: Date.now() + milliseconds, value });
      return value;
    },
    forget(env: Env): void {
      kept.delete(env);
    },
  };
}
