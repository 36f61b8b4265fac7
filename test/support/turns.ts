/**
 * Runs actors one step at a time: all wait at their next turn, and `choose` says which of them goes on.
 * @param actors each waits for `turn` before every step that others may come between
 * @param choose a number of any size, for each step
 */
export async function takeTurns(
  actors: readonly ((turn: () => Promise<void>) => Promise<unknown>)[],
  choose: () => number,
): Promise<void> {
  const waiting = new Map<number, () => void>();
  const running = new Set(actors.keys());
  const ended = Promise.all(
    actors.map(async (act, index) => {
      const turn = () => new Promise<void>((resolve) => void waiting.set(index, resolve));
      try {
        await turn();
        await act(turn);
      } finally {
        running.delete(index);
      }
    }),
  );
  while (running.size > 0) {
    if (waiting.size < running.size) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      continue;
    }
    const chosen = [...waiting.keys()].toSorted()[choose() % waiting.size]!;
    const proceed = waiting.get(chosen)!;
    waiting.delete(chosen);
    proceed();
  }
  await ended;
}
