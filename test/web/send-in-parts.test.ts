import { expect, test } from "vitest";
import { SELECTION_LIMIT } from "#domain/person.ts";
import { sendInParts } from "#web/pages/contacts/people/send-in-parts.ts";

const people = (count: number) => Array.from({ length: count }, (_, index) => `person-${index}`);

/** Sends people in parts; `act` is called with the number of the request, from 1 on, before it is answered. */
async function sendAll(count: number, act: (request: number, stop: () => void) => void = () => {}) {
  const stopper = new AbortController();
  const sent: string[][] = [];
  const reports: number[] = [];
  let running = 0;
  const outcome = await sendInParts(
    people(count),
    async (part) => {
      running += 1;
      expect(running).toBe(1);
      act(sent.length + 1, () => stopper.abort());
      await Promise.resolve();
      sent.push(part);
      running -= 1;
    },
    { signal: stopper.signal, onProgress: (done) => reports.push(done) },
  );
  return { sent, reports, outcome };
}

test("everybody is sent once, in order, one request after another", async () => {
  const { sent, reports, outcome } = await sendAll(45);
  expect(sent.map(({ length }) => length)).toEqual([SELECTION_LIMIT, SELECTION_LIMIT, 5]);
  expect(sent.flat()).toEqual(people(45));
  expect(reports).toEqual([20, 40, 45]);
  expect(outcome).toEqual({ done: 45, rest: [] });
});

test("a stop lets the running request end: its people are done, and the others are left", async () => {
  const { sent, outcome } = await sendAll(100, (request, stop) => {
    if (request === 2) stop();
  });
  expect(sent).toHaveLength(2);
  expect(outcome).toEqual({ done: 40, rest: people(100).slice(40) });
});

test("a request that fails ends it: its people and those after them are left", async () => {
  const failure = new Error("The database is away.");
  const { sent, outcome } = await sendAll(100, (request) => {
    if (request === 3) throw failure;
  });
  expect(sent).toHaveLength(2);
  expect(outcome).toEqual({ done: 40, rest: people(100).slice(40), error: failure });
});

test("of 200,000 people the progress is reported a hundred times", async () => {
  const { sent, reports, outcome } = await sendAll(200_000);
  expect(sent).toHaveLength(10_000);
  expect(reports).toHaveLength(100);
  expect(reports[0]).toBe(2000);
  expect(reports.at(-1)).toBe(200_000);
  expect(outcome.done).toBe(200_000);
});
