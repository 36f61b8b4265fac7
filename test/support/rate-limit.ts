/** A rate limit without windows: one of the runtime's own may end in the middle of a test. */
export function makeEndlessLimit(most: number): RateLimit {
  const counts = new Map<string, number>();
  return {
    async limit({ key = "" }) {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return { success: count <= most };
    },
  };
}
